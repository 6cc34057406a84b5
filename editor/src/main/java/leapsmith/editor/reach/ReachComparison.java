package leapsmith.editor.reach;

import java.util.Objects;
import leapsmith.editor.document.MovementVariant;
import leapsmith.levels.reach.ReachMap;

/**
 * What the player reaches with another movement.
 *
 * @param gained the number of tiles that it reaches in addition
 * @param lost the number of tiles that it doesn't reach any more
 */
record ReachComparison(MovementVariant variant, ReachMap map, int gained, int lost) {
    public ReachComparison {
        Objects.requireNonNull(variant);
        Objects.requireNonNull(map);
    }
}

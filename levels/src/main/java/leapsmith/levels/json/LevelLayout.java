package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonStreamContext;
import java.util.Set;

/**
 * The layout of a level file: each row of tiles and each object has a line, so that a change of one of them is a change
 * of one line. A single zone may be inline.
 */
final class LevelLayout extends DocumentLayout {
    private static final Set<String> LISTS = Set.of("tiles", "characters", "zones", "platforms", "emitters");

    private final boolean zonesInline;

    LevelLayout(boolean zonesInline) {
        this.zonesInline = zonesInline;
    }

    @Override
    boolean isLong(JsonStreamContext holder) {
        String key = holder.getCurrentName();
        return isDocument(holder) && LISTS.contains(key) && !(zonesInline && key.equals("zones"));
    }
}

package leapsmith.levels.scene;

import java.util.List;
import leapsmith.levels.whatif.JumpArc;

/**
 * The paths that a picture shows: trails of runs and arcs of possible jumps.
 *
 * @param trails the last is on top
 * @param fan the jumps from one place; empty for none
 */
public record Paths(List<ShownTrail> trails, List<JumpArc> fan) {
    /** No paths. */
    public static final Paths NONE = new Paths(List.of(), List.of());

    /** Checks the values. */
    public Paths {
        trails = List.copyOf(trails);
        fan = List.copyOf(fan);
    }
}

package leapsmith.levels.scene;

import java.util.List;
import leapsmith.levels.whatif.JumpArc;

/**
 * The ways that a picture shows: those that runs took, and those that jumps would take.
 *
 * @param trails the last is on top
 * @param fan the jumps from one place; empty for none
 */
public record Paths(List<ShownTrail> trails, List<JumpArc> fan) {
    /** None at all. */
    public static final Paths NONE = new Paths(List.of(), List.of());

    public Paths {
        trails = List.copyOf(trails);
        fan = List.copyOf(fan);
    }
}

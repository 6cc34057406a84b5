package leapsmith.editor.reach;

import java.util.Objects;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;

/**
 * The run that a search has found to what is under the pointer.
 *
 * @param recording its inputs, in the searched level
 * @param trail its trail as far as it is computed
 */
public record ReachRun(Target target, PlayRecording recording, Trail trail) {
    /** Where a run ends. */
    public sealed interface Target {}

    /** A tile that the player stands on, or the closed bottom in the row below the last one. */
    public record OfTile(int column, int row, int jumps) implements Target {}

    /** A goal that the player touches. */
    public record OfGoal(String id) implements Target {}

    /** A moving platform that the player stands on. */
    public record OfPlatform(String id, int jumps) implements Target {}

    public ReachRun {
        Objects.requireNonNull(target);
        Objects.requireNonNull(recording);
        Objects.requireNonNull(trail);
    }

    ReachRun withTrail(Trail newTrail) {
        return new ReachRun(target, recording, newTrail);
    }
}

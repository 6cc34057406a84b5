package leapsmith.editor.reach;

import java.util.List;
import java.util.Objects;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.reach.GoalProof;

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

    /**
     * A goal that the player touches.
     *
     * @param way the ids of the objects that the run needs on its way
     */
    public record OfGoal(String id, List<String> way) implements Target {
        public OfGoal {
            way = List.copyOf(way);
        }
    }

    /** A moving platform that the player stands on. */
    public record OfPlatform(String id, int jumps) implements Target {}

    public ReachRun {
        Objects.requireNonNull(target);
        Objects.requireNonNull(recording);
        Objects.requireNonNull(trail);
    }

    /** The run of a proof, without a trail. */
    static ReachRun of(GoalProof proof) {
        return new ReachRun(new OfGoal(proof.goal(), proof.way()), proof.run(), Trail.EMPTY);
    }

    ReachRun withTrail(Trail newTrail) {
        return new ReachRun(target, recording, newTrail);
    }
}

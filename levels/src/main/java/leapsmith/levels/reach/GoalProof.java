package leapsmith.levels.reach;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import leapsmith.levels.play.PlayRecording;

/**
 * A run that reaches a goal, in legs: one to each object that it needs on its way, such as a key or a lever, and the last one to the
 * goal.
 *
 * @param goal the id of the goal
 * @param run the run, whose last tick reaches the goal
 * @param legs at least one, in their order; together they are the whole run
 */
public record GoalProof(String goal, PlayRecording run, List<Leg> legs) {
    /**
     * A part of the run.
     *
     * @param id the id of the object at its end
     * @param from the tick in which it begins, which is that in which the leg before ends, or 0
     * @param to the tick in which the player gets to the object
     */
    public record Leg(String id, long from, long to) {}

    public GoalProof {
        Objects.requireNonNull(goal);
        Objects.requireNonNull(run);
        legs = List.copyOf(legs);
    }

    /** {@return the proofs of a search, in the order of the goals} It plays their runs, if the level has signals. */
    public static List<GoalProof> of(ReachMap map) {
        return map.goals().stream()
                .flatMap(goal -> goal.run().stream().map(run -> of(goal.id(), run)))
                .toList();
    }

    /** {@return the legs of a run to a goal} It plays the run, if the level has signals. */
    public static GoalProof of(String goal, PlayRecording run) {
        List<Leg> legs = new ArrayList<>();
        long from = 0;
        for (RunStage stage : RunStage.of(run)) {
            legs.add(new Leg(stage.id(), from, stage.tick()));
            from = stage.tick();
        }
        legs.add(new Leg(goal, from, run.run().length()));
        return new GoalProof(goal, run, legs);
    }

    /** The ids of the objects that the run needs on its way. */
    public List<String> way() {
        return legs.subList(0, legs.size() - 1).stream().map(Leg::id).toList();
    }
}

package leapsmith.levels.reach;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.play.PlayEvent;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.replay.ReplayRun;

/**
 * An object that a run needs on its way, such as a key or a lever, and when it gets there.
 *
 * @param id the id of the object
 * @param tick the tick in which the player takes it or turns it on
 */
public record RunStage(String id, long tick) {
    /**
     * {@return the stages of a run, in their order} They are the setters of signals that something in the level needs. It plays the
     * run.
     *
     * @param run a recorded run
     */
    public static List<RunStage> of(PlayRecording run) {
        Level level = run.level();
        Set<String> needed = ObjectSignals.neededIn(level);
        if (needed.isEmpty()) {
            return List.of();
        }
        Set<String> setters = new HashSet<>();
        level.objects().stream()
                .filter(object ->
                        ObjectSignals.signalOf(object).filter(needed::contains).isPresent())
                .forEach(object -> setters.add(object.id()));
        List<RunStage> stages = new ArrayList<>();
        PlaySession.Listener listener = (tick, event, object, other) -> {
            if (event == PlayEvent.PICKED_UP && setters.contains(other)) {
                stages.add(new RunStage(other, tick));
            } else if (event == PlayEvent.SIGNAL_ON && needed.contains(other)) {
                boolean isKnown =
                        !stages.isEmpty() && stages.get(stages.size() - 1).id().equals(object);
                if (!isKnown) {
                    stages.add(new RunStage(object, tick));
                }
            }
        };
        new ReplayRun(run, listener).finish();
        return stages;
    }
}

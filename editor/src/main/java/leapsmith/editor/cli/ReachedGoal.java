package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayEvent;
import leapsmith.levels.reach.GoalReach;
import leapsmith.levels.reach.Verdict;
import leapsmith.levels.replay.ReplayRun;

/**
 * A goal of a level and whether the player can reach it.
 *
 * @param id the id of the goal
 * @param witness the run that reaches the goal in its last tick, at its end; empty unless the goal is proven
 */
record ReachedGoal(String id, Verdict verdict, Optional<ReplayRun> witness) {
    /** Runs what a search found again, in the whole level. A run that doesn't reach the goal proves nothing. */
    static ReachedGoal of(GoalReach found) {
        Optional<ReplayRun> witness = found.run().map(recording -> {
            boolean[] reaches = new boolean[1];
            ReplayRun run = new ReplayRun(
                    recording,
                    (tick, event, object, other) ->
                            reaches[0] |= event == PlayEvent.GOAL_REACHED && other.equals(found.id()));
            run.finish();
            return reaches[0] ? run : null;
        });
        boolean isUnproven = found.verdict() == Verdict.PROVEN && witness.isEmpty();
        return new ReachedGoal(found.id(), isUnproven ? Verdict.NOT_FOUND : found.verdict(), witness);
    }

    boolean isProven() {
        return verdict == Verdict.PROVEN;
    }

    /** The length of the witness. */
    long ticks() {
        return witness.orElseThrow().tick();
    }

    /** The verdict as one line of text. */
    String line(Level level) {
        return FailureText.oneLine(id) + " "
                + switch (verdict) {
                    case PROVEN ->
                        "proven in " + ticks() + (ticks() == 1 ? " tick, " : " ticks, ") + seconds(level) + " s";
                    case IMPOSSIBLE -> "impossible";
                    case NOT_FOUND -> "not found";
                };
    }

    private String seconds(Level level) {
        return JsonText.plain(Math.round(10.0 * ticks() / level.physics().ticksPerSecond()) / 10.0);
    }

    /** Adds the goal to a JSON object. */
    void addTo(ObjectNode json) {
        json.put("id", id).put("verdict", verdict.text());
        if (isProven()) {
            json.put("ticks", ticks());
        } else {
            json.putNull("ticks");
        }
    }
}

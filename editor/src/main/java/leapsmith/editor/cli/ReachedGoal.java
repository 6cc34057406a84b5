package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayEvent;
import leapsmith.levels.reach.GoalReach;
import leapsmith.levels.reach.JumpOdds;
import leapsmith.levels.reach.RunOdds;
import leapsmith.levels.reach.Verdict;
import leapsmith.levels.replay.ReplayRun;
import leapsmith.physics.fixed.SubPixels;

/**
 * A goal of a level and whether the player can reach it.
 *
 * @param id the id of the goal
 * @param witness the run that reaches the goal in its last tick, at its end; empty unless the goal is proven
 * @param odds how hard that run is; empty if it was not asked for
 */
record ReachedGoal(String id, Verdict verdict, Optional<ReplayRun> witness, Optional<RunOdds> odds) {
    /**
     * Runs what a search found again, in the whole level. A run that doesn't reach the goal proves nothing.
     *
     * @param withOdds whether to try its jumps with human timing
     */
    static ReachedGoal of(GoalReach found, boolean withOdds) {
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
        Optional<RunOdds> odds = withOdds && witness.isPresent()
                ? found.run()
                        .map(run -> RunOdds.of(
                                run,
                                RunOdds.TRIES,
                                RunOdds.SPREAD_TICKS
                                        * run.level().physics().ticksPerSecond()
                                        / SubPixels.REFERENCE_RATE))
                : Optional.empty();
        return new ReachedGoal(found.id(), isUnproven ? Verdict.NOT_FOUND : found.verdict(), witness, odds);
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

    /** The odds of each jump, a line for each; none if they were not asked for. */
    List<String> oddsLines() {
        return odds.map(RunOdds::jumps).orElse(List.of()).stream()
                .map(jump -> FailureText.oneLine(id) + " jump at tick " + jump.startTick() + ": "
                        + Math.round(100 * jump.rate()) + " %, up to " + ticks(jump.earlyTicks()) + " early and "
                        + ticks(jump.lateTicks()) + " late")
                .toList();
    }

    private static String ticks(int ticks) {
        return ticks + (ticks == 1 ? " tick" : " ticks");
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
        odds.ifPresent(run -> {
            ArrayNode jumps = json.putArray("jumps");
            for (JumpOdds jump : run.jumps()) {
                jumps.addObject()
                        .put("tick", jump.startTick())
                        .put("end", jump.endTick())
                        .put("rate", jump.rate())
                        .put("earlyTicks", jump.earlyTicks())
                        .put("lateTicks", jump.lateTicks())
                        .put("slackPx", jump.slackPx());
            }
        });
    }
}

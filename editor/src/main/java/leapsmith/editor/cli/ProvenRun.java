package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.play.PlayEvent;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlayTime;
import leapsmith.levels.reach.RunStage;
import leapsmith.levels.reach.odds.JumpOdds;
import leapsmith.levels.reach.odds.RunOdds;
import leapsmith.levels.replay.ReplayRun;

/**
 * A run that reaches a goal in its last tick.
 *
 * @param replay the run, at its end
 * @param odds how hard it is; empty if it was not asked for
 */
record ProvenRun(ReplayRun replay, Optional<RunOdds> odds) {
    /** Plays a recording in its whole level; empty if it doesn't reach the goal, as it proves nothing then. */
    static Optional<ReplayRun> replay(PlayRecording recording, String goal) {
        boolean[] reaches = new boolean[1];
        ReplayRun run = new ReplayRun(
                recording,
                (tick, event, object, other) -> reaches[0] |= event == PlayEvent.GOAL_REACHED && other.equals(goal));
        run.finish();
        return reaches[0] ? Optional.of(run) : Optional.empty();
    }

    long ticks() {
        return replay.tick();
    }

    String duration() {
        return counted(ticks()) + ", " + PlayTime.of(replay.recording()).seconds() + " s";
    }

    /** The keys and switches on its way as text, before its end; empty if it needs none. */
    String stages(String goal) {
        List<RunStage> stages = RunStage.of(replay.recording());
        return stages.isEmpty()
                ? ""
                : ": "
                        + stages.stream()
                                .map(RunStage::id)
                                .map(FailureText::oneLine)
                                .collect(Collectors.joining(", ")) + ", " + FailureText.oneLine(goal);
    }

    /** The rate of its hardest jump or fall as text, if it has one whose odds are known. */
    Optional<String> hardestRate() {
        return odds.flatMap(RunOdds::hardest).map(ProvenRun::percent);
    }

    static String hardest(RunOdds odds) {
        return odds.hardest()
                .map(jump -> (jump.isFall() ? "hardest fall " : "hardest jump ") + percent(jump))
                .orElse("no jump");
    }

    /** The odds of each jump, a line for each; none if they were not asked for. */
    List<String> oddsLines() {
        return odds.map(RunOdds::jumps).orElse(List.of()).stream()
                .map(jump -> name(jump.takeOff()) + " at tick " + jump.startTick() + ": " + percent(jump) + ", up to "
                        + slack(jump.slack().earlyTicks(), jump.slack().isEarlyCapped()) + " early and "
                        + slack(jump.slack().lateTicks(), jump.slack().isLateCapped()) + " late")
                .toList();
    }

    private static String name(JumpOdds.TakeOff takeOff) {
        return switch (takeOff) {
            case JUMP -> "jump";
            case STEP -> "step off an edge";
            case DROP -> "drop";
        };
    }

    private static String percent(JumpOdds jump) {
        return Math.round(100 * jump.rate()) + " %";
    }

    private static String slack(int ticks, boolean isCapped) {
        return isCapped ? ticks + " or more ticks" : counted(ticks);
    }

    private static String counted(long ticks) {
        return ticks + (ticks == 1 ? " tick" : " ticks");
    }

    /** Adds its length, and its jumps if the odds are known, to a JSON object. */
    void addTo(ObjectNode json) {
        json.put("ticks", ticks());
        List<RunStage> stages = RunStage.of(replay.recording());
        if (!stages.isEmpty()) {
            ArrayNode array = json.putArray("stages");
            stages.forEach(stage -> array.addObject().put("id", stage.id()).put("tick", stage.tick()));
        }
        odds.ifPresent(run -> {
            ArrayNode jumps = json.putArray("jumps");
            for (JumpOdds jump : run.jumps()) {
                jumps.addObject()
                        .put("kind", KebabNames.nameOf(jump.takeOff()))
                        .put("tick", jump.startTick())
                        .put("end", jump.endTick())
                        .put("rate", jump.rate())
                        .put("earlyTicks", jump.slack().earlyTicks())
                        .put("lateTicks", jump.slack().lateTicks())
                        .put("earlyCapped", jump.slack().isEarlyCapped())
                        .put("lateCapped", jump.slack().isLateCapped())
                        .put("slackPx", jump.slack().px());
            }
        });
    }
}

package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.replay.ReplayRun;
import leapsmith.levels.replay.ReplayVerdict;
import leapsmith.levels.replay.RunEnd;

/** Whether a replay still ends as it was recorded, in words and for programs. */
final class ReplayCheck {
    /** What options that make it stricter say. */
    static final String STRICT = "Also when the level has changed, it must go the same way to the bit.";

    private final ReplayVerdict verdict;
    private final boolean strict;

    private ReplayCheck(ReplayVerdict verdict, boolean strict) {
        this.verdict = verdict;
        this.strict = strict;
    }

    /** Compares a run that is over with the replay that it was made from. */
    static ReplayCheck of(ReplayDocument replay, Level level, ReplayRun finished, boolean strict) {
        return new ReplayCheck(ReplayVerdict.of(replay, LevelFormat.hash(level), finished), strict);
    }

    boolean passes() {
        return strict ? verdict.isSameRun() : verdict.passes();
    }

    /** One line that says what came of it. */
    String line() {
        String now = words(verdict.now());
        if (verdict.isSameRun()) {
            return (verdict.levelChanged() ? "the level has changed since the recording, but it goes " : "")
                    + "as recorded: " + now;
        }
        if (verdict.levelChanged()) {
            String still = verdict.isSameOutcome() ? "still " : "";
            return "the level has changed since the recording: " + still + missed() + now + recorded();
        }
        return "goes another way than recorded" + since() + ": " + missed() + now + recorded();
    }

    /** What does not happen any more. */
    private String missed() {
        RunEnd recorded = verdict.recorded();
        boolean missed = recorded.outcome() == PlayState.GOAL_REACHED && !verdict.isSameOutcome();
        return missed ? "goal " + FailureText.oneLine(recorded.goal()) + " not reached but " : "";
    }

    private String recorded() {
        if (!verdict.isSameOutcome()) {
            return ", recorded was " + words(verdict.recorded());
        }
        return verdict.now().tick() == verdict.recorded().tick()
                ? ""
                : ", recorded was tick " + verdict.recorded().tick();
    }

    private String since() {
        if (verdict.firstDivergence().isEmpty()) {
            return verdict.lastEqual() < 0 ? "" : " after tick " + verdict.lastEqual();
        }
        long tick = verdict.firstDivergence().getAsLong();
        return verdict.lastEqual() < 0
                ? " from tick " + tick + " on or before"
                : " between the ticks " + verdict.lastEqual() + " and " + tick;
    }

    private static String words(RunEnd end) {
        return switch (end.outcome()) {
            case GOAL_REACHED -> "goal " + FailureText.oneLine(end.goal()) + " reached at tick " + end.tick();
            case NO_PLAYER -> "no player since tick " + end.tick();
            default -> end.outcome().text() + " since tick " + end.tick();
        };
    }

    /** Adds what a program wants to know. */
    void addTo(ObjectNode json) {
        json.put("passed", passes());
        json.put("asRecorded", verdict.isSameRun());
        json.put("sameOutcome", verdict.isSameOutcome());
        json.put("levelChanged", verdict.levelChanged());
        add(json.putObject("recorded"), verdict.recorded());
        add(json.putObject("now"), verdict.now());
        if (verdict.firstDivergence().isPresent()) {
            json.put("firstDivergence", verdict.firstDivergence().getAsLong());
        } else {
            json.putNull("firstDivergence");
        }
        if (verdict.lastEqual() >= 0) {
            json.put("lastEqual", verdict.lastEqual());
        } else {
            json.putNull("lastEqual");
        }
        json.put("message", line());
    }

    private static void add(ObjectNode json, RunEnd end) {
        json.put("outcome", end.outcome().text())
                .put("goal", end.goal().isEmpty() ? null : end.goal())
                .put("tick", end.tick())
                .put("hash", Playthrough.hex(end.hash()));
    }
}

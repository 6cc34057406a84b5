package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.OptionalLong;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.play.PlayState;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.replay.ReplayRun;
import leapsmith.levels.replay.ReplayVerdict;
import leapsmith.physics.world.World;

/** The result of running a replay again, as a line of text and as JSON. */
final class ReplayCheck {
    static final String STRICT = "The run must match the recording exactly even if the level has changed.";

    private static final String CHANGED = "the level has changed since the recording";
    private static final String UNKNOWN = "whether the level has changed since the recording is unknown";

    private final ReplayVerdict verdict;
    private final boolean strict;

    private ReplayCheck(ReplayVerdict verdict, boolean strict) {
        this.verdict = verdict;
        this.strict = strict;
    }

    static ReplayCheck of(ReplayDocument replay, ReplayRun finished, boolean strict) {
        return new ReplayCheck(ReplayFormat.verdict(replay, finished), strict);
    }

    static ReplayCheck of(ReplayVerdict verdict) {
        return new ReplayCheck(verdict, false);
    }

    boolean passes() {
        return strict ? verdict.isSameRun() : verdict.passes();
    }

    String line(String replay) {
        return (passes() ? "ok     " : "FAILED ") + replay + ": " + message();
    }

    String message() {
        String now = words(verdict.now());
        if (verdict.isSameRun()) {
            return switch (verdict.level()) {
                        case SAME -> "as recorded: ";
                        case CHANGED -> CHANGED + ", but the run is as recorded: ";
                        case UNKNOWN -> UNKNOWN + ", but the run is as recorded: ";
                    }
                    + now;
        }
        if (verdict.isByOutcome()) {
            String still = verdict.isSameOutcome() ? "still " : "";
            return whyOutcome() + player() + ": " + still + missed() + now + recorded();
        }
        return "differs from the recording" + since() + ": " + missed() + now + recorded();
    }

    private String whyOutcome() {
        String simulation = verdict.isOtherSimulation()
                ? "recorded by version " + verdict.simulation() + " of the simulation, this is version "
                        + World.SIMULATION_VERSION + ", so only the outcome is compared"
                : "";
        String level = switch (verdict.level()) {
            case SAME -> "";
            case CHANGED -> CHANGED;
            case UNKNOWN -> UNKNOWN + (simulation.isEmpty() ? ", so only the outcome is compared" : "");
        };
        return simulation + (simulation.isEmpty() || level.isEmpty() ? "" : "; ") + level;
    }

    /** Whether the player moves as recorded; empty if that is not known. */
    private String player() {
        if (verdict.player().isSame()) {
            return ", but the player moves as recorded";
        }
        OptionalLong tick = verdict.player().firstDivergence();
        return tick.isEmpty() ? "" : ", and the player moves differently by tick " + tick.getAsLong();
    }

    /** The goal that is no longer reached. */
    private String missed() {
        ReplayRun.End recorded = verdict.recorded();
        boolean missed = recorded.outcome() == PlayState.GOAL_REACHED && !verdict.isSameOutcome();
        return missed ? "goal " + FailureText.oneLine(recorded.goal()) + " not reached, now " : "";
    }

    private String recorded() {
        if (!verdict.isSameOutcome()) {
            return " (recorded: " + words(verdict.recorded()) + ")";
        }
        return verdict.now().tick() == verdict.recorded().tick()
                ? ""
                : " (recorded: tick " + verdict.recorded().tick() + ")";
    }

    private String since() {
        long lastEqual = verdict.states().lastEqual();
        if (verdict.states().firstDivergence().isEmpty()) {
            return lastEqual < 0 ? "" : " after tick " + lastEqual;
        }
        long tick = verdict.states().firstDivergence().getAsLong();
        return lastEqual < 0 ? " at or before tick " + tick : " between tick " + lastEqual + " and tick " + tick;
    }

    private static String words(ReplayRun.End end) {
        return switch (end.outcome()) {
            case GOAL_REACHED -> "goal " + FailureText.oneLine(end.goal()) + " reached at tick " + end.tick();
            case NO_PLAYER -> "no player since tick " + end.tick();
            default -> end.outcome().text() + " since tick " + end.tick();
        };
    }

    void addTo(ObjectNode json) {
        json.put("passed", passes());
        json.put("asRecorded", verdict.isSameRun());
        json.put("sameOutcome", verdict.isSameOutcome());
        json.put(
                "levelChanged",
                verdict.level() == ReplayVerdict.LevelMatch.UNKNOWN
                        ? null
                        : verdict.level() == ReplayVerdict.LevelMatch.CHANGED);
        json.put("simulationChanged", verdict.isOtherSimulation());
        add(json.putObject("recorded"), verdict.recorded());
        add(json.putObject("now"), verdict.now());
        add(json, "firstDivergence", verdict.states().firstDivergence());
        add(json, "lastEqual", lastEqual(verdict.states()));
        add(json, "playerDivergence", verdict.player().firstDivergence());
        add(json, "playerLastEqual", lastEqual(verdict.player()));
        json.put("message", message());
    }

    private static OptionalLong lastEqual(ReplayVerdict.HashMatch match) {
        return match.lastEqual() < 0 ? OptionalLong.empty() : OptionalLong.of(match.lastEqual());
    }

    private static void add(ObjectNode json, String key, OptionalLong tick) {
        json.put(key, tick.isEmpty() ? null : (Long) tick.getAsLong());
    }

    private static void add(ObjectNode json, ReplayRun.End end) {
        json.put("outcome", end.outcome().text())
                .put("goal", end.goal().isEmpty() ? null : end.goal())
                .put("tick", end.tick())
                .put("hash", Playthrough.hex(end.hash()));
    }
}

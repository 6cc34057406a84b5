package leapsmith.editor.runs;

import java.util.Comparator;
import java.util.List;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Message;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlayTime;
import leapsmith.levels.play.Trail;
import leapsmith.levels.reach.odds.EasiestRun;
import leapsmith.levels.reach.odds.JumpOdds;
import leapsmith.levels.reach.odds.RunOdds;
import leapsmith.levels.scene.VisibleTrail;

/** How hard jumps and runs are, in words. */
public final class OddsText {
    private OddsText() {}

    /**
     * A rate such as {@code 41 %}.
     *
     * @param rate 0 to 1
     */
    static String rate(Texts texts, double rate) {
        if (rate > 0 && rate < 0.005) {
            return texts.get("odds.rate.least");
        }
        return texts.get("odds.rate", texts.numbers().format(100 * rate, 0));
    }

    /** By how much a jump may come too early or too late. */
    static String slack(Texts texts, JumpOdds jump) {
        return slack(texts, "odds.slack", jump);
    }

    /** The same in few characters. */
    static String shortSlack(Texts texts, JumpOdds jump) {
        return jump.isDeadly() ? texts.get("odds.slack.deadly") : slack(texts, "odds.slack.short", jump);
    }

    private static String slack(Texts texts, String key, JumpOdds jump) {
        return texts.get(
                key,
                jump.slack().earlyTicks(),
                jump.slack().lateTicks(),
                texts.numbers().format(jump.slack().px(), 1),
                jump.slack().isEarlyCapped() ? 1 : 0,
                jump.slack().isLateCapped() ? 1 : 0);
    }

    /** What the player does: a jump, a step off an edge, or a drop. */
    static String takeOff(Texts texts, JumpOdds jump) {
        return texts.get("odds.takeOff." + KebabNames.nameOf(jump.takeOff()));
    }

    /** The jump with its take-off, rate and slack, in one line. */
    public static String line(Texts texts, JumpOdds jump) {
        String name = takeOff(texts, jump);
        return jump.isDeadly()
                ? texts.get("odds.line.deadly", name, jump.startTick())
                : texts.get("odds.line", name, jump.startTick(), rate(texts, jump.rate()), slack(texts, jump));
    }

    /** What the slack of a jump means. */
    static String slackHelp(Texts texts, int ticksPerSecond) {
        return texts.get("odds.slack.help", ticksPerSecond);
    }

    /** The jumps of the run in a few words; empty if there is nothing to say. */
    static String summary(Texts texts, OddsState state) {
        if (state.run().isEmpty()) {
            return "";
        }
        RunOdds odds = state.odds();
        if (state.isWorking() && odds.jumps().isEmpty()) {
            return texts.get("odds.working");
        }
        if (state.phase() == OddsState.Phase.FAILED) {
            return texts.get("odds.failed");
        }
        if (odds.jumps().isEmpty()) {
            return texts.get("odds.summary.none");
        }
        long falls = odds.jumps().stream().filter(JumpOdds::isFall).count();
        long jumps = odds.jumps().size() - falls;
        // That all jumps succeed is worth nothing then.
        return state.kept()
                .flatMap(KeptRun::lostGoal)
                .map(goal -> texts.get("odds.summary.lost", jumps, falls, goal))
                .orElseGet(() -> texts.get("odds.summary", jumps, falls, rate(texts, odds.rate())));
    }

    /** The shortest and the easiest run to a goal, with their times and hardest jumps. */
    public static Message compared(Texts texts, String goal, EasiestRun found) {
        String shortest = run(texts, found.shortest(), found.shortestOdds());
        return found.isEasier()
                ? Message.of("odds.easiest", goal, run(texts, found.run(), found.odds()), shortest)
                : Message.of("odds.easiest.none", goal, shortest);
    }

    /** The easiest run to a goal that a search has found before its end, with its time and hardest jump. */
    public static Message easiestSoFar(Texts texts, String goal, EasiestRun found) {
        return Message.of("odds.easiest.soFar", goal, run(texts, found.run(), found.odds()));
    }

    private static String run(Texts texts, PlayRecording run, RunOdds odds) {
        String time = texts.numbers().seconds(PlayTime.of(run));
        return odds.hardest()
                .map(jump -> texts.get(jump.isFall() ? "odds.run.fall" : "odds.run", time, rate(texts, jump.rate())))
                .orElseGet(() -> texts.get("odds.run.noJump", time));
    }

    /** The rate of each jump at its take-off, from one tick to before another: the hardest first, as they matter most. */
    public static List<VisibleTrail.Note> notes(Texts texts, RunOdds odds, Trail trail, long from, long to) {
        return odds.jumps().stream()
                .filter(jump -> jump.startTick() >= from && jump.startTick() < Math.min(to, trail.length()))
                .sorted(Comparator.comparingDouble(JumpOdds::rate))
                .map(jump -> new VisibleTrail.Note(jump.startTick(), rate(texts, jump.rate()), mark(jump.difficulty())))
                .toList();
    }

    private static VisibleTrail.Mark mark(JumpOdds.Difficulty difficulty) {
        return switch (difficulty) {
            case EASY -> VisibleTrail.Mark.RING;
            case MODERATE -> VisibleTrail.Mark.DIAMOND;
            case HARD -> VisibleTrail.Mark.TRIANGLE;
        };
    }
}

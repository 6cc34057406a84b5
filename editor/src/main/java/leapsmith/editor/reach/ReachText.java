package leapsmith.editor.reach;

import java.util.ArrayList;
import java.util.List;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlayTime;
import leapsmith.levels.reach.GoalProof;
import leapsmith.levels.reach.GoalReach;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.Verdict;
import leapsmith.levels.reach.ground.LevelGround;

/** What is known of the tiles and goals that the player can reach, in words. */
public final class ReachText {
    private ReachText() {}

    /** The result of the search in a few words; empty if it is off. */
    public static String summary(Texts texts, ReachState reach) {
        if (!reach.isOn()) {
            return "";
        }
        List<String> parts = new ArrayList<>();
        reach.map().ifPresent(map -> parts.add(texts.get("reach.tiles", map.tileCount())));
        if (reach.isSearching()) {
            parts.add(texts.get("reach.searching"));
        } else {
            reach.map()
                    .filter(map -> !map.goals().isEmpty())
                    .ifPresent(map -> parts.add(goals(texts, map, reach.proofs())));
            boolean isStopped = reach.phase() == ReachState.Phase.STOPPED;
            if (isStopped || reach.map().filter(map -> !map.isComplete()).isPresent()) {
                parts.add(texts.get(limit(reach.phase())));
            }
            int softLocks = reach.findings().softLocks().size();
            if (reach.comparison().isPresent()) {
                parts.add(of(texts, reach.comparison().get()));
            } else if (softLocks > 0) {
                parts.add(texts.get("reach.softLocks", softLocks));
            }
        }
        return texts.get(
                reach.start().isPresent() ? "reach.fromPointer" : "reach.fromPlayer", String.join(", ", parts));
    }

    /**
     * What an empty list of problems says.
     *
     * @param isPlaying whether the level is played, so that reach isn't searched
     */
    public static String noProblems(Texts texts, ReachState reach, boolean isWanted, boolean isPlaying) {
        if (!isWanted) {
            return texts.get("problems.none");
        }
        if (isPlaying) {
            return texts.get("problems.none.playing");
        }
        if (reach.isSearching()) {
            return texts.get("problems.none.searching");
        }
        if (reach.start().isPresent()) {
            return texts.get("problems.none.elsewhere");
        }
        boolean isComplete = reach.map().map(ReachMap::isComplete).orElse(true);
        return texts.get(
                switch (reach.phase()) {
                    case STOPPED -> "problems.none.stopped";
                    case AROUND_VIEW -> "problems.none.aroundView";
                    default -> isComplete ? "problems.none" : "problems.none.incomplete";
                });
    }

    /** Why not everything was searched. */
    private static String limit(ReachState.Phase phase) {
        return switch (phase) {
            case STOPPED -> "reach.stopped";
            case AROUND_VIEW -> "reach.aroundView";
            default -> "reach.incomplete";
        };
    }

    /** Where a run ends and how long it takes, in a few words. */
    static String of(Texts texts, ReachRun run) {
        String seconds = texts.numbers().seconds(PlayTime.of(run.recording()));
        if (run.target() instanceof ReachRun.OfGoal goal) {
            return proven(texts, goal.id(), seconds, goal.way());
        }
        int jumps = run.target() instanceof ReachRun.OfTile tile
                ? tile.jumps()
                : ((ReachRun.OfPlatform) run.target()).jumps();
        return texts.get("reach.run", seconds, jumps);
    }

    /** That a goal is reached, how soon, and by which objects. */
    static String of(Texts texts, GoalProof proof) {
        return proven(texts, proof.goal(), texts.numbers().seconds(PlayTime.of(proof.run())), proof.way());
    }

    private static String proven(Texts texts, String goal, String seconds, List<String> way) {
        return way.isEmpty()
                ? texts.get("reach.proven", goal, seconds)
                : texts.get("reach.provenByStages", goal, seconds, String.join(", ", way));
    }

    /** A name for a run that is kept; it says where the run starts, if not at the player's place. */
    static String name(Texts texts, ReachRun run) {
        return withStart(texts, target(texts, run), run.recording());
    }

    /** A name for an easy run to a goal that is kept. */
    static String easiest(Texts texts, String goalId, PlayRecording run) {
        return withStart(texts, texts.get("reach.name.easiest", goalId), run);
    }

    private static String withStart(Texts texts, String name, PlayRecording run) {
        Level level = run.level();
        // Feet on the lower edge of a tile are in that tile.
        return run.start()
                .map(start -> texts.get(
                        "reach.name.from",
                        name,
                        level.columnAt(start.x()),
                        (int) Math.ceil(start.y() / level.tileSize()) - 1))
                .orElse(name);
    }

    private static String target(Texts texts, ReachRun run) {
        if (run.target() instanceof ReachRun.OfTile tile) {
            int row = LevelGround.of(run.recording().level()).rowInLevel(tile.row());
            return texts.get("reach.name.tile", tile.column(), row);
        }
        String id =
                run.target() instanceof ReachRun.OfGoal goal ? goal.id() : ((ReachRun.OfPlatform) run.target()).id();
        return texts.get("reach.name.goal", id);
    }

    private static String of(Texts texts, ReachComparison comparison) {
        String tiles = texts.get(
                "reach.compared." + comparison.variant().text(),
                texts.get("reach.gainedAndLost", comparison.gained(), comparison.lost()));
        return comparison.map().goals().isEmpty() ? tiles : tiles + ", " + goals(texts, comparison.map(), List.of());
    }

    /** @param proofs of the goals; empty to leave out what is needed on the way to a goal */
    private static String goals(Texts texts, ReachMap map, List<GoalProof> proofs) {
        List<GoalReach> goals = map.goals();
        if (goals.size() == 1) {
            return proofs.isEmpty() ? goal(texts, goals.get(0)) : of(texts, proofs.get(0));
        }
        long proven =
                goals.stream().filter(goal -> goal.verdict() == Verdict.PROVEN).count();
        return texts.get("reach.goals", proven, goals.size());
    }

    private static String goal(Texts texts, GoalReach goal) {
        return switch (goal.verdict()) {
            case PROVEN ->
                texts.get(
                        "reach.proven",
                        goal.id(),
                        texts.numbers().seconds(PlayTime.of(goal.run().orElseThrow())));
            case IMPOSSIBLE -> texts.get("reach.impossible", goal.id());
            case NOT_FOUND -> texts.get("reach.notFound", goal.id());
        };
    }
}

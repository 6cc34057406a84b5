package leapsmith.editor.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta.ObjectChange;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.GoalReach;
import leapsmith.levels.reach.LockedDoor;
import leapsmith.levels.reach.LostItem;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.ReachSearch;
import leapsmith.levels.reach.SoftLock;
import leapsmith.levels.reach.Verdict;
import leapsmith.levels.reach.odds.RunOdds;
import leapsmith.levels.reach.repair.ReachRepair;
import leapsmith.levels.reach.repair.Repair;
import leapsmith.levels.reach.repair.RepairChange;

/**
 * What the player of a level can reach, as text and as JSON.
 *
 * @param name the name of the level if its file has several; else empty
 * @param repairs for each goal that needs a change what makes it reachable; none if they were not asked for
 * @param softLocks ground from which no goal is reached any more; none if it was not asked for
 * @param lostItems what can be left behind for good; none if soft locks were not asked for
 * @param lockedDoors doors whose keys are behind them; none if soft locks were not asked for
 * @param problems why nothing can be proven, as text
 * @param steps the steps of the simulation that the search took
 */
record SearchedLevel(
        String name,
        Level level,
        ReachMap map,
        List<ReachedGoal> goals,
        Map<String, FoundRepairs> repairs,
        List<FoundSoftLock> softLocks,
        List<LostItem> lostItems,
        List<LockedDoor> lockedDoors,
        List<String> problems,
        long steps,
        long millis) {
    /**
     * Searches a level.
     *
     * @param start where the player starts, if not at its place in the level
     * @param progress receives the steps of the search so far
     */
    static SearchedLevel of(
            String name, Level level, Optional<StartPoint> start, ReachQuestion question, LongConsumer progress) {
        long begin = System.nanoTime();
        ReachSearch search = new ReachSearch(level, start);
        ReachMap map = search.runThoroughly(question.mostSteps(), () -> {
            progress.accept(search.steps());
            return true;
        });
        List<ReachedGoal> goals =
                map.goals().stream().map(goal -> ReachedGoal.of(goal, question)).toList();
        Map<String, FoundRepairs> repairs = new LinkedHashMap<>();
        if (question.repairs() && (level.player().isPresent() || start.isPresent())) {
            map.goals().stream()
                    .filter(GoalReach::needsChange)
                    .forEach(goal -> repairs.put(goal.id(), FoundRepairs.of(map, start, goal.id())));
        }
        ReachFindings findings = question.softLocks()
                ? ReachFindings.checked(map, question.mostSteps(), () -> true)
                : ReachFindings.NONE;
        List<FoundSoftLock> softLocks = FoundSoftLock.of(map, findings, question.repairs());
        List<LostItem> lostItems = findings.lostItems().stream()
                .filter(lost -> !level.checks().isOff(LostItem.RULE))
                .toList();
        List<LockedDoor> lockedDoors = level.checks().isOff(LockedDoor.RULE) ? List.of() : findings.lockedDoors();
        List<String> problems = new ArrayList<>();
        if (level.player().isEmpty() && start.isEmpty()) {
            problems.add("the level has no player");
        }
        if (goals.isEmpty()) {
            problems.add("the level has no goal");
        }
        long millis = (System.nanoTime() - begin) / 1_000_000;
        return new SearchedLevel(
                name, level, map, goals, repairs, softLocks, lostItems, lockedDoors, problems, search.steps(), millis);
    }

    /** The verdicts of the goals and how many tiles are reached, or the problems. */
    List<String> lines() {
        if (!problems.isEmpty()) {
            return problems.stream().map(this::prefixed).toList();
        }
        List<String> lines = new ArrayList<>();
        for (ReachedGoal goal : goals) {
            lines.add(prefixed(goal.line()));
            goal.oddsLines().forEach(line -> lines.add(prefixed(line)));
            repairsOf(goal)
                    .map(FoundRepairs::lines)
                    .orElse(List.of())
                    .forEach(line -> lines.add(prefixed(FailureText.oneLine(goal.id()) + " " + line)));
        }
        for (FoundSoftLock lock : softLocks) {
            lines.add(prefixed(lock.line()));
            lock.repairLines().forEach(line -> lines.add(prefixed(line)));
        }
        lostItems.forEach(lost -> lines.add(prefixed(line(lost))));
        lockedDoors.forEach(locked -> lines.add(prefixed(line(locked))));
        int tiles = map.tileCount();
        lines.add(prefixed(tiles + (tiles == 1 ? " tile" : " tiles") + " reached"
                + (map.isComplete() ? "" : "; the search ended after " + steps + " steps")));
        return lines;
    }

    /** What makes a goal reachable, if that was searched. */
    Optional<FoundRepairs> repairsOf(ReachedGoal goal) {
        return Optional.ofNullable(repairs.get(goal.id()));
    }

    /** Each goal, and then the level itself if it has problems or soft locks. */
    List<FileChecks.Part> parts() {
        List<FileChecks.Part> parts = new ArrayList<>();
        if (problems.isEmpty()) {
            for (ReachedGoal goal : goals) {
                List<String> failures = goal.isProven() ? List.of() : List.of(prefixed(goal.line()));
                parts.add(new FileChecks.Part(prefixed(goal.id()), failures));
            }
        }
        Stream<String> ofLevel = problems.isEmpty()
                ? Stream.of(
                                softLocks.stream().map(FoundSoftLock::line),
                                lostItems.stream().map(SearchedLevel::line),
                                lockedDoors.stream().map(SearchedLevel::line))
                        .flatMap(lines -> lines)
                : problems.stream();
        List<String> failures = ofLevel.map(this::prefixed).toList();
        if (!failures.isEmpty()) {
            parts.add(new FileChecks.Part(name, failures));
        }
        return parts;
    }

    private static String line(LockedDoor locked) {
        return LockedDoor.RULE + ": " + FailureText.oneLine(locked.door()) + " can never be opened, as what sets "
                + FailureText.oneLine(locked.signal()) + " is behind the doors that need it";
    }

    private static String line(LostItem lost) {
        return LostItem.RULE + " at " + lost.column() + "," + lost.row() + ": no way to "
                + FailureText.oneLine(lost.goal()) + " was found any more without " + FailureText.oneLine(lost.id());
    }

    private String prefixed(String line) {
        return (name.isEmpty() ? "" : FailureText.oneLine(name) + ": ") + line;
    }

    /** Adds what was found to a JSON object, without the goals. */
    void addTo(ObjectNode json) {
        if (!name.isEmpty()) {
            json.put("level", name);
        }
        json.put("reachableTiles", map.tileCount())
                .put("complete", map.isComplete())
                .put("steps", steps)
                .put("millis", millis);
        problems.forEach(json.putArray("problems")::add);
        ArrayNode locks = json.putArray("softLocks");
        softLocks.forEach(lock -> lock.addTo(locks.addObject()));
        ArrayNode locked = json.putArray("lockedDoors");
        lockedDoors.forEach(door -> locked.addObject().put("door", door.door()).put("signal", door.signal()));
        ArrayNode lost = json.putArray("lostItems");
        lostItems.forEach(item -> lost.addObject()
                .put("id", item.id())
                .put("goal", item.goal())
                .put("column", item.column())
                .put("row", item.row()));
    }

    /**
     * Ground from which the player reaches no goal any more, as text and as JSON.
     *
     * @param repairs what makes a goal reachable from there; empty if it was not asked for
     */
    private record FoundSoftLock(SoftLock lock, Optional<FoundRepairs> repairs) {
        /** The soft locks that a search has found, apart from those that the level ignores. */
        static List<FoundSoftLock> of(ReachMap map, ReachFindings findings, boolean withRepairs) {
            List<FoundSoftLock> found = new ArrayList<>();
            for (SoftLock lock : findings.softLocks()) {
                if (!map.level().checks().isOff(lock.rule())) {
                    found.add(new FoundSoftLock(
                            lock, withRepairs ? Optional.of(FoundRepairs.outOf(map, lock)) : Optional.empty()));
                }
            }
            return found;
        }

        String line() {
            long tiles = lock.tiles().size();
            String reason =
                    lock.verdict() == Verdict.IMPOSSIBLE ? "no goal can be reached" : "no way to a goal was found";
            return at() + ": " + reason + " any more from " + (tiles == 1 ? "this tile" : "these " + tiles + " tiles");
        }

        /** A line for each repair; none if they were not asked for. */
        List<String> repairLines() {
            return repairs.map(FoundRepairs::lines).orElse(List.of()).stream()
                    .map(line -> at() + " " + line)
                    .toList();
        }

        private String at() {
            return lock.rule() + " at " + lock.column() + "," + lock.row();
        }

        void addTo(ObjectNode json) {
            json.put("rule", lock.rule())
                    .put("column", lock.column())
                    .put("row", lock.row())
                    .put("tiles", lock.tiles().size());
            repairs.ifPresent(found -> found.addTo(json));
        }
    }

    /**
     * Changes of a level that make a goal reachable, from the start or from a soft lock, as text and as JSON.
     *
     * @param repairs the best first
     */
    record FoundRepairs(List<Repair> repairs) {
        private static final int MOST = 6;

        /** Searches repairs for a goal that the player doesn't reach. */
        static FoundRepairs of(ReachMap map, Optional<StartPoint> start, String goalId) {
            Level level = map.level();
            return of(level.object(goalId).map(goal -> new ReachRepair(level, start, goal, map.goals())));
        }

        static FoundRepairs outOf(ReachMap map, SoftLock lock) {
            return of(ReachRepair.outOf(map, lock));
        }

        private static FoundRepairs of(Optional<ReachRepair> repair) {
            return new FoundRepairs(repair.stream()
                    .flatMap(it -> it.propose(MOST, ReachRepair.STEPS, ReachRepair.Listener.NONE).stream())
                    .map(FoundRepairs::withOdds)
                    .sorted(Repair.BEST_FIRST)
                    .toList());
        }

        /** The repair with the odds that {@code --odds} prints after it was made. */
        private static Repair withOdds(Repair repair) {
            RunOdds odds =
                    RunOdds.of(repair.run(), RunOdds.TRIES, RunOdds.spreadIn(repair.level(), RunOdds.SPREAD_TICKS));
            return repair.withOdds(odds);
        }

        /** A line for each repair; one that says so if there is none. */
        List<String> lines() {
            return repairs.isEmpty()
                    ? List.of("no repair found")
                    : repairs.stream()
                            .map(repair -> "repair: " + text(repair.change()) + "; " + ProvenRun.hardest(repair.odds()))
                            .toList();
        }

        private static String text(RepairChange change) {
            if (change.kind().isOfTiles()) {
                String mirrored = change.regions().size() > 1
                        ? ", and its mirror image at " + place(change.regions().get(1))
                        : "";
                return tiles(change) + " at " + place(change.regions().get(0)) + mirrored;
            }
            ObjectChange object = change.object().orElseThrow();
            String id = FailureText.oneLine(object.id());
            return change.kind()
                    .number()
                    .map(number -> "set " + number.key() + " of " + id + " to "
                            + JsonText.plain(object.after().orElseThrow().get(number)) + " instead of "
                            + JsonText.plain(object.before().orElseThrow().get(number)))
                    .orElseGet(() -> "move " + id + " by " + JsonText.plain(change.dx()) + ","
                            + JsonText.plain(change.dy()) + " px");
        }

        private static String tiles(RepairChange change) {
            long tiles = change.delta().tiles().cellCount();
            String count = tiles + (tiles == 1 ? " tile" : " tiles");
            return switch (change.kind()) {
                case EXTEND_GROUND -> "continue the ground by " + count;
                case ADD_STEP -> "make a step of " + count;
                case ADD_SPRING ->
                    "make "
                            + change.delta()
                                    .after()
                                    .legend()
                                    .kindOf(change.tile())
                                    .name() + " of " + count;
                case ADD_LADDER -> "add a ladder of " + count;
                case REMOVE_TILES -> "remove " + count;
                default -> "add " + count + " in the air";
            };
        }

        private static String place(TileRegion region) {
            return region.column() + "," + region.row();
        }

        /** Adds the repairs to the JSON object of the goal or soft lock. */
        void addTo(ObjectNode json) {
            ArrayNode list = json.putArray("repairs");
            for (Repair repair : repairs) {
                ObjectNode node = list.addObject().put("kind", repair.kind().text());
                addTo(node, repair.change());
                node.put("hardestRate", repair.hardestRate())
                        .put("ticks", repair.run().run().length());
            }
        }

        private static void addTo(ObjectNode node, RepairChange change) {
            if (change.kind().isOfTiles()) {
                ArrayNode regions = node.putArray("regions");
                for (TileRegion region : change.regions()) {
                    regions.addObject()
                            .put("column", region.column())
                            .put("row", region.row())
                            .put("columns", region.columns())
                            .put("rows", region.rows());
                }
                node.put("tile", change.tile());
                return;
            }
            LevelObject object = change.object().orElseThrow().after().orElseThrow();
            node.put("id", object.id());
            change.kind()
                    .number()
                    .ifPresentOrElse(
                            number -> node.put("property", number.key()).put("value", object.get(number)),
                            () -> node.put("dx", change.dx()).put("dy", change.dy()));
        }
    }

    /**
     * What to find out about a level.
     *
     * @param odds whether to try the jumps of runs to goals with human timing
     * @param easiest whether to look for easier runs, which includes the odds
     * @param repairs whether to propose changes that make goals reachable
     * @param softLocks whether to look for ground from which no goal is reached any more
     * @param mostSteps the limit of a search, see {@link ReachSearch#MAX_STEPS}
     */
    record ReachQuestion(boolean odds, boolean easiest, boolean repairs, boolean softLocks, long mostSteps) {}
}

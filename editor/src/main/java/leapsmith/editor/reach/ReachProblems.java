package leapsmith.editor.reach;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import leapsmith.levels.check.Problem;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.reach.GoalReach;
import leapsmith.levels.reach.LockedDoor;
import leapsmith.levels.reach.LostItem;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.SoftLock;
import leapsmith.levels.reach.ground.LevelGround;

/** What a search of the places that the player reaches has found, as problems of the level. */
public final class ReachProblems {
    /** A large level has any number of these. */
    private static final int MAX_PER_RULE = 100;

    private static final Set<String> RULES_OF_SOFT_LOCKS = Set.of(SoftLock.RULE, SoftLock.POSSIBLE_RULE);

    private ReachProblems() {}

    /**
     * The problems that a search has found. There are none while it runs, if it was stopped, if it started elsewhere than
     * at the player or searched only what is around the view, or if the level has no player.
     */
    public static List<Problem> of(ReachState reach) {
        if (reach.phase() != ReachState.Phase.ENDED || reach.start().isPresent()) {
            return List.of();
        }
        return reach.map()
                .filter(map -> map.level().player().isPresent())
                .map(map -> of(map, reach.findings()))
                .orElse(List.of());
    }

    /** Whether a problem is that of a goal to which no run was found. */
    public static boolean isOfGoal(Problem problem) {
        return isOfImpossibleGoal(problem) || problem.rule().equals("goal-not-reached");
    }

    /** Whether a problem is that of a goal that can't be reached, whatever the player does. */
    public static boolean isOfImpossibleGoal(Problem problem) {
        return problem.rule().equals("goal-impossible");
    }

    /** Whether a problem is that of ground from which no goal is reached any more. */
    public static boolean isOfSoftLock(Problem problem) {
        return RULES_OF_SOFT_LOCKS.contains(problem.rule());
    }

    private static List<Problem> of(ReachMap map, ReachFindings findings) {
        Level level = map.level();
        Stream<Problem> goals = map.goals().stream().flatMap(goal -> ofGoal(goal, level).stream());
        LevelGround places = LevelGround.of(level);
        Stream<Problem> softLocks =
                findings.softLocks().stream().map(ReachProblems::ofSoftLock).limit(MAX_PER_RULE);
        Stream<Problem> lost =
                findings.lostItems().stream().map(ReachProblems::ofLostItem).limit(MAX_PER_RULE);
        Stream<Problem> ground = findings.unreachedGround().stream()
                .map(tiles -> ofGround(tiles, places))
                .limit(MAX_PER_RULE);
        Stream<Problem> zones = findings.untouchableZones().stream()
                .map(zone -> ofZone(zone, level))
                .limit(MAX_PER_RULE);
        Stream<Problem> locked = findings.lockedDoors().stream()
                .map(door -> ofLockedDoor(door, level))
                .limit(MAX_PER_RULE);
        return Stream.of(goals, locked, softLocks, lost, ground, zones)
                .flatMap(problems -> problems)
                .filter(problem -> !level.checks().isOff(problem.rule()))
                .toList();
    }

    private static Optional<Problem> ofGoal(GoalReach goal, Level level) {
        return finding(goal).map(finding -> at(finding, goal.goal(), level));
    }

    private static Problem at(Finding finding, LevelObject zone, Level level) {
        return new Problem(finding, level.columnAt(zone.middleX()), level.rowAt(zone.middleY()), zone.id());
    }

    private static Optional<Finding> finding(GoalReach goal) {
        return switch (goal.verdict()) {
            case PROVEN -> Optional.empty();
            case IMPOSSIBLE ->
                Optional.of(finding(Severity.ERROR, "goal-impossible", "reach.impossible.because", goal));
            case NOT_FOUND ->
                Optional.of(finding(Severity.WARNING, "goal-not-reached", "reach.notFound.because", goal));
        };
    }

    private static Finding finding(Severity severity, String rule, String withReason, GoalReach goal) {
        Finding finding = Finding.of(severity, rule, goal.id());
        return goal.reason()
                .map(reason -> finding.withText(Message.of(withReason, goal.id(), reason)))
                .orElse(finding);
    }

    private static Problem ofSoftLock(SoftLock lock) {
        Finding finding = Finding.of(Severity.WARNING, lock.rule(), lock.column(), lock.row());
        return new Problem(finding, lock.column(), lock.row(), null);
    }

    private static Problem ofLostItem(LostItem lost) {
        Finding finding =
                Finding.of(Severity.WARNING, LostItem.RULE, lost.column(), lost.row(), lost.id(), lost.goal());
        return new Problem(finding, lost.column(), lost.row(), lost.id());
    }

    private static Problem ofLockedDoor(LockedDoor locked, Level level) {
        Finding finding = Finding.of(Severity.WARNING, LockedDoor.RULE, locked.door(), locked.signal());
        return level.object(locked.door())
                .map(door -> at(finding, door, level))
                .orElseGet(() -> new Problem(finding, 0, 0, null));
    }

    private static Problem ofGround(TileSet tiles, LevelGround places) {
        int[] first = new int[1];
        int row = tiles.bounds().row();
        tiles.forEachRun(
                new TileRegion(tiles.bounds().column(), row, tiles.bounds().columns(), 1),
                (at, from, to) -> first[0] = from);
        int rowInLevel = places.rowInLevel(row);
        Finding finding = Finding.of(Severity.HINT, "ground-not-reached", tiles.size(), first[0], rowInLevel);
        return new Problem(finding, first[0], rowInLevel, null);
    }

    private static Problem ofZone(LevelObject zone, Level level) {
        return at(Finding.of(Severity.HINT, "zone-impossible", zone.id()), zone, level);
    }
}

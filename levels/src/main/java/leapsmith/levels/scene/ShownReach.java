package leapsmith.levels.scene;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.reach.PlatformReach;
import leapsmith.levels.reach.ReachFindings;
import leapsmith.levels.reach.ReachMap;
import leapsmith.levels.reach.Verdict;

/**
 * What a search for reachable tiles found, prepared for drawing: the ground that the player reaches, shaded by the
 * number of jumps or by time, the other ground on which it has room to stand, ground from which it reaches no goal, and
 * the verdicts of the goals, and the platforms on the ways to them. Immutable.
 */
public final class ShownReach {
    /** Nothing. */
    public static final ShownReach NONE = new ShownReach(MarkedGround.NONE, List.of(), List.of(), ReachShading.JUMPS);

    private final MarkedGround ground;
    private final List<Goal> goals;
    private final List<PlatformReach> platforms;
    private final ReachShading shading;

    /**
     * A goal with its verdict.
     *
     * @param zone as it was when the level was searched
     */
    record Goal(LevelObject zone, Verdict verdict) {}

    private ShownReach(MarkedGround ground, List<Goal> goals, List<PlatformReach> platforms, ReachShading shading) {
        this.ground = ground;
        this.goals = goals;
        this.platforms = platforms;
        this.shading = Objects.requireNonNull(shading);
    }

    /**
     * Prepares the result of a search. Ground that is not reached is marked only if the search has found all tiles. The
     * cost is that of the whole level, so it should not run on the thread of a window.
     *
     * @param map what a search found
     * @param findings what is remarkable about it
     * @return what is drawn of it, shaded by jumps
     */
    public static ShownReach of(ReachMap map, ReachFindings findings) {
        return of(map, findings, Optional.empty(), Set.of(Verdict.values()));
    }

    /**
     * As {@link #of(ReachMap, ReachFindings)}, with marks where another search of the same level differs.
     *
     * @param map what a search found
     * @param findings what is remarkable about it
     * @param other what is reached with another movement
     * @return what is drawn of it, shaded by jumps
     */
    public static ShownReach compared(ReachMap map, ReachFindings findings, ReachMap other) {
        return of(map, findings, Optional.of(other), Set.of(Verdict.values()));
    }

    /**
     * As {@link #of(ReachMap, ReachFindings)}, for a search that continues: goals that are not proven yet have no badge.
     *
     * @param map what a search has found so far
     * @return what is drawn of it
     */
    public static ShownReach partOf(ReachMap map) {
        return of(map, ReachFindings.NONE, Optional.empty(), Set.of(Verdict.PROVEN));
    }

    private static ShownReach of(
            ReachMap map, ReachFindings findings, Optional<ReachMap> other, Set<Verdict> verdicts) {
        List<Goal> goals = map.goals().stream()
                .filter(goal -> verdicts.contains(goal.verdict()))
                .flatMap(goal -> map.level().object(goal.id()).map(zone -> new Goal(zone, goal.verdict())).stream())
                .toList();
        return new ShownReach(MarkedGround.of(map, findings, other), goals, PlatformReach.of(map), ReachShading.JUMPS);
    }

    /**
     * {@return the same with other shades; takes no time}
     *
     * @param newShading what makes ground darker
     */
    public ShownReach by(ReachShading newShading) {
        return newShading == shading ? this : new ShownReach(ground, goals, platforms, newShading);
    }

    /** {@return what makes ground darker} */
    public ReachShading shading() {
        return shading;
    }

    /** {@return the kinds of its marks} */
    public Set<GroundMark> kinds() {
        return ground.kinds();
    }

    /**
     * {@return how many tiles have a mark}
     *
     * @param mark a kind of marks
     */
    public int count(GroundMark mark) {
        return ground.count(mark);
    }

    /** {@return the moving platforms on the ways to goals} */
    public List<PlatformReach> platforms() {
        return platforms;
    }

    /**
     * {@return the id of the goal with a badge at a point that says that no run to it was found; empty if there is none}
     *
     * @param camera the camera, with points of the screen as pixels
     * @param x points from the left edge of the picture
     * @param y points from its top edge
     */
    public Optional<String> openGoalAt(Camera camera, double x, double y) {
        return goals.stream()
                .filter(goal -> goal.verdict != Verdict.PROVEN && VerdictLayer.covers(goal.zone, camera, x, y))
                .map(goal -> goal.zone.id())
                .findFirst();
    }

    MarkedGround ground() {
        return ground;
    }

    List<Goal> goals() {
        return goals;
    }
}

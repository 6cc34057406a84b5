package leapsmith.levels.check;

import java.util.List;
import leapsmith.levels.model.Level;

/**
 * Finds what is odd in a readable level. It looks at objects and the tiles near them, so that its cost goes by the
 * objects and not by the size of the level.
 *
 * <table>
 * <caption>The rules</caption>
 * <tr><td>{@code no-player}</td><td>error</td><td>nobody to play with</td></tr>
 * <tr><td>{@code circle-not-square}</td><td>error</td><td>a circle whose box isn't a square runs as a box</td></tr>
 * <tr><td>{@code several-players}</td><td>warning</td><td>the same keys move them all</td></tr>
 * <tr><td>{@code character-in-wall}</td><td>warning</td><td>a character starts in a block</td></tr>
 * <tr><td>{@code character-outside}</td><td>warning</td><td>a character isn't wholly in the level</td></tr>
 * <tr><td>{@code zone-outside}</td><td>warning</td><td>no part of a zone is in the level</td></tr>
 * <tr><td>{@code platform-outside}</td><td>warning</td><td>a platform isn't wholly in the level</td></tr>
 * <tr><td>{@code path-outside}</td><td>warning</td><td>it isn't at one of its later stops</td></tr>
 * <tr><td>{@code emitter-outside}</td><td>warning</td><td>its bullets are gone at once</td></tr>
 * <tr><td>{@code emitter-in-wall}</td><td>warning</td><td>its bullets are gone at once</td></tr>
 * <tr><td>{@code player-in-platform}</td><td>warning</td><td>a player starts in a solid platform</td></tr>
 * <tr><td>{@code zero-size}</td><td>warning</td><td>no width or height: touches nobody</td></tr>
 * <tr><td>{@code duplicate-id}</td><td>warning</td><td>two objects of one id</td></tr>
 * <tr><td>{@code empty-id}</td><td>warning</td><td>an id without a character</td></tr>
 * <tr><td>{@code unknown-kind}</td><td>warning</td><td>a character of a kind that isn't known is idle</td></tr>
 * <tr><td>{@code unknown-platform-kind}</td><td>warning</td><td>such a platform is solid</td></tr>
 * <tr><td>{@code unknown-emitter-kind}</td><td>warning</td><td>such an emitter is harmless</td></tr>
 * <tr><td>{@code unknown-zone-kind}</td><td>hint</td><td>a zone of a kind that isn't known does nothing</td></tr>
 * <tr><td>{@code no-goal}</td><td>hint</td><td>the level can't be finished</td></tr>
 * <tr><td>{@code player-in-goal}</td><td>hint</td><td>the level is finished as it starts</td></tr>
 * <tr><td>{@code player-falls-out}</td><td>hint</td><td>nothing but an open bottom below the player</td></tr>
 * <tr><td>{@code characters-overlap}</td><td>hint</td><td>two characters start in one another</td></tr>
 * <tr><td>{@code platform-in-wall}</td><td>hint</td><td>a platform is in a block at one of its stops</td></tr>
 * <tr><td>{@code equal-stops}</td><td>hint</td><td>a stop is where the one before it is</td></tr>
 * <tr><td>{@code platform-without-speed}</td><td>hint</td><td>it has stops and stays at the first</td></tr>
 * <tr><td>{@code many-bullets}</td><td>hint</td><td>more than 100,000 may be in the air at once</td></tr>
 * <tr><td>{@code tick-rate}</td><td>hint</td><td>not 30, 60 or 120 ticks a second</td></tr>
 * </table>
 */
public final class LevelCheck {
    private LevelCheck() {}

    /** The problems, the worst first; of one rule at most a thousand. */
    public static List<Problem> check(Level level) {
        Report report = new Report(level);
        new LevelRules(level, report).check();
        new ObjectRules(level, report).check();
        new OverlapRule(level, report).check();
        return report.sorted();
    }
}

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
 * <tr><td>{@code several-players}</td><td>warning</td><td>the same keys move them all</td></tr>
 * <tr><td>{@code character-in-wall}</td><td>warning</td><td>a character starts in a block</td></tr>
 * <tr><td>{@code character-outside}</td><td>warning</td><td>a character isn't wholly in the level</td></tr>
 * <tr><td>{@code zone-outside}</td><td>warning</td><td>no part of a zone is in the level</td></tr>
 * <tr><td>{@code zero-size}</td><td>warning</td><td>no width or height: touches nobody</td></tr>
 * <tr><td>{@code duplicate-id}</td><td>warning</td><td>two objects of one id</td></tr>
 * <tr><td>{@code empty-id}</td><td>warning</td><td>an id without a character</td></tr>
 * <tr><td>{@code unknown-kind}</td><td>warning</td><td>a character of a kind that isn't known is idle</td></tr>
 * <tr><td>{@code unknown-zone-kind}</td><td>hint</td><td>a zone of a kind that isn't known does nothing</td></tr>
 * <tr><td>{@code no-goal}</td><td>hint</td><td>the level can't be finished</td></tr>
 * <tr><td>{@code player-in-goal}</td><td>hint</td><td>the level is finished as it starts</td></tr>
 * <tr><td>{@code player-falls-out}</td><td>hint</td><td>nothing but an open bottom below the player</td></tr>
 * <tr><td>{@code characters-overlap}</td><td>hint</td><td>two characters start in one another</td></tr>
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

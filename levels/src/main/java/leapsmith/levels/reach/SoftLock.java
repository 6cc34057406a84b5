package leapsmith.levels.reach;

import java.util.Objects;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.ground.LevelGround;

/**
 * Connected ground that the player reaches, but from which it reaches no goal any more without dying.
 *
 * @param tiles the ground; that of the closed bottom is in the row below the last one of the level
 * @param column the column of one of its tiles
 * @param row the row of this tile; for the closed bottom the last one of the level
 * @param place a place of the player on this tile
 * @param verdict whether that is sure for this place: {@link Verdict#IMPOSSIBLE} if no run from there can reach a goal,
 *     {@link Verdict#NOT_FOUND} if there may be one
 */
public record SoftLock(TileSet tiles, int column, int row, StartPoint place, Verdict verdict) {
    /** The rule of ground from which no goal can be reached, whatever the player does. */
    public static final String RULE = "soft-lock";

    /** The rule of ground from which no way to a goal was found. */
    public static final String POSSIBLE_RULE = "possible-soft-lock";

    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if the verdict is that a goal is reached
     */
    public SoftLock {
        if (Objects.requireNonNull(verdict) == Verdict.PROVEN) {
            throw new IllegalArgumentException("a goal is reached from " + column + ", " + row);
        }
    }

    /** The rule of the problem that it is: {@link #RULE}, or {@link #POSSIBLE_RULE} if it isn't sure. */
    public String rule() {
        return verdict == Verdict.IMPOSSIBLE ? RULE : POSSIBLE_RULE;
    }

    /** Whether a tile of the level is one of its tiles, or shows one: the closed bottom is shown in the last row. */
    public boolean isShownAt(Level level, int atColumn, int atRow) {
        return tiles.contains(atColumn, atRow)
                || LevelGround.of(level).isBottom(atRow + 1) && tiles.contains(atColumn, atRow + 1);
    }

    SoftLock with(Verdict newVerdict) {
        return new SoftLock(tiles, column, row, place, newVerdict);
    }
}

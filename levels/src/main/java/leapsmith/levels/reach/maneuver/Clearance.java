package leapsmith.levels.reach.maneuver;

import java.util.BitSet;
import java.util.Set;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.TileView;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;

/**
 * Where nothing is near the player, as described at {@link World#setMotion}, among the tiles and among bodies that
 * never move. One-ways without a material count only where the player's feet touch or pass their tops, as they stop it nowhere
 * else; that more than halves the steps near one-ways that are simulated. It looks at the tiles in the same way as the simulation,
 * so that {@link ReadTiles.Collector} collects them.
 */
final class Clearance {
    private final TileView tiles;
    private final int columns;
    private final int tileSub;
    private final int width;
    private final int height;
    /** The tiles where other bodies are, by row times columns plus column. */
    private final BitSet occupied = new BitSet();

    // A rectangle in which all is open but the tops of one-ways, in tiles and in sub-pixels; the ends are exclusive.
    private int firstColumn;
    private int firstRow;
    private int endColumn;
    private int endRow;
    private long left;
    private long right;
    private long top;
    private long bottom;
    /** The rows of the rectangle that may have one-ways; row {@code r} is bit {@code r % 64}. */
    private long oneWayRows;

    /**
     * The open air of a level.
     *
     * @param moving the bodies that move
     */
    Clearance(SearchPlay play, Set<Body> moving) {
        tiles = play.world().tiles();
        columns = tiles.columns();
        tileSub = tiles.tileSize() << SubPixels.SHIFT;
        width = play.player().subWidth();
        height = play.player().subHeight();
        for (Body body : play.bodies()) {
            if (!body.equals(play.player()) && !moving.contains(body)) {
                occupy(body);
            }
        }
    }

    private void occupy(Body body) {
        int first = Math.max(0, tileOf(body.subX() - 1));
        int last = Math.min(columns - 1, tileOf(body.subX() + body.subWidth()));
        int endRow = Math.min(tiles.rows() - 1, tileOf(body.subY() + body.subHeight()));
        for (int row = Math.max(0, tileOf(body.subY() - 1)); row <= endRow && first <= last; row++) {
            occupied.set(row * columns + first, row * columns + last + 1);
        }
    }

    void clear() {
        endColumn = firstColumn;
        right = left;
    }

    /** Whether a step of the player from some place meets nothing. */
    boolean isOpen(int x, int y, int dx, int dy) {
        // A slope at the very edge is looked at too.
        long reach = 1 + (tiles.hasSlopes() ? World.slopeReach(dx) : 0);
        long fromX = Math.min(x, (long) x + dx) - 1;
        long fromY = Math.min(y, (long) y + dy) - reach;
        long toX = Math.max(x, (long) x + dx) + width + 1;
        long toY = Math.max(y, (long) y + dy) + height + reach;
        // The rows whose tops the feet touch or pass; mostly none.
        int firstPassed = tileOf(Math.min(y, (long) y + dy) + height - 2) + 1;
        int lastPassed = tileOf(Math.max(y, (long) y + dy) + height + 1);
        boolean isInside = fromX >= left && toX <= right && fromY >= top && toY <= bottom;
        if (isInside && !mayHaveOneWays(firstPassed, lastPassed)) {
            return true;
        }
        int column = tileOf(fromX);
        int row = tileOf(fromY);
        int lastColumn = tileOf(toX - 1);
        int lastRow = tileOf(toY - 1);
        long rows = 0;
        for (int r = row; r <= lastRow; r++) {
            boolean isPassed = r >= firstPassed && r <= lastPassed;
            boolean looksAgain = isPassed && mayHaveOneWays(r, r);
            for (int c = column; c <= lastColumn; c++) {
                if (!looksAgain && isKnown(c, r)) {
                    rows |= oneWayRows & 1L << r;
                    continue;
                }
                if (!tiles.isEmpty(c, r)) {
                    if (isPassed || !tiles.isOneWay(c, r) || tiles.materialAt(c, r) != 0) {
                        return false;
                    }
                    rows |= 1L << r;
                }
                if (occupied.get(r * columns + c)) {
                    return false;
                }
            }
        }
        firstColumn = column;
        firstRow = row;
        endColumn = lastColumn + 1;
        endRow = lastRow + 1;
        left = (long) column * tileSub;
        right = (long) endColumn * tileSub;
        top = (long) row * tileSub;
        bottom = (long) endRow * tileSub;
        oneWayRows = rows;
        return true;
    }

    /** Whether the rectangle may have one-ways in some rows. */
    private boolean mayHaveOneWays(int first, int last) {
        for (int r = first; r <= last && oneWayRows != 0; r++) {
            if ((oneWayRows >>> r & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    private boolean isKnown(int column, int row) {
        return column >= firstColumn && column < endColumn && row >= firstRow && row < endRow;
    }

    private int tileOf(long sub) {
        return (int) Math.floorDiv(sub, tileSub);
    }
}

package leapsmith.physics.laws.oracle;

import java.util.ArrayDeque;
import java.util.Deque;
import leapsmith.physics.laws.scene.Tiles;
import leapsmith.physics.tile.TileType;

/**
 * Whether a box can get from one place to another near it through free space, among Blocks and slopes in a closed
 * level. It searches a lattice of places around both, joined by free moves along the axes. If the box just fits, the
 * lattice may miss the passage; therefore a finer one is searched for a box that is smaller by {@link #TOLERANCE} on
 * each side.
 */
public final class Passages {
    private static final int SUB_PIXELS = 4096;
    private static final long TOLERANCE = SUB_PIXELS / 8;
    private static final int NEAR = 4;
    private static final int[] MOVE_X = {1, -1, 0, 0};
    private static final int[] MOVE_Y = {0, 0, 1, -1};

    private final Tiles tiles;
    private final long tileSub;

    public Passages(Tiles tiles, int tileSizePx) {
        this.tiles = tiles;
        tileSub = (long) tileSizePx * SUB_PIXELS;
    }

    /** Whether a box overlaps nothing solid. */
    public boolean isFree(Box box) {
        return isFree(box.x(), box.y(), box.right(), box.bottom());
    }

    private boolean isFree(long left, long top, long right, long bottom) {
        if (left < 0 || top < 0 || right > tiles.columns() * tileSub || bottom > tiles.rows() * tileSub) {
            return false;
        }
        for (int row = (int) (top / tileSub); row * tileSub < bottom; row++) {
            for (int column = (int) (left / tileSub); column * tileSub < right; column++) {
                TileType type = tiles.at(column, row);
                if (type == TileType.BLOCK || type.isSlope() && isIn(type, column, row, left, top, right, bottom)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether a box that overlaps a slope's tile overlaps its solid part: its deepest corner is beyond the surface. */
    private boolean isIn(TileType type, int column, int row, long left, long top, long right, long bottom) {
        String name = type.name();
        if (name.startsWith("ONE_WAY")) {
            return false;
        }
        int run = name.endsWith("HIGH") || name.endsWith("LOW") ? 2 : 1;
        long thin = name.endsWith("HIGH") ? tileSub / 2 : 0;
        long start = column * tileSub;
        long depth =
                name.contains("RIGHT") ? Math.min(right - start, tileSub) : Math.min(start + tileSub - left, tileSub);
        long beyond = name.startsWith("CEILING") ? row * tileSub + thin - top : bottom - (row + 1) * tileSub + thin;
        return beyond * run + depth > 0;
    }

    /**
     * Whether free moves join two free places, with no detour.
     *
     * @param detour how far beyond the smallest box around both places the path may lead
     */
    public boolean areJoined(Box from, Box to, long detour) {
        return isFree(from.union(to))
                || search(from, to, detour, SUB_PIXELS)
                || search(from.grown(-TOLERANCE), to.grown(-TOLERANCE), detour, TOLERANCE);
    }

    private boolean search(Box from, Box to, long detour, long step) {
        Box around = from.union(to).grown(detour);
        int firstX = (int) ((around.x() - from.x()) / step);
        int firstY = (int) ((around.y() - from.y()) / step);
        int columns = (int) ((around.right() - from.right()) / step) - firstX + 1;
        int rows = (int) ((around.bottom() - from.bottom()) / step) - firstY + 1;
        boolean[] seen = new boolean[columns * rows];
        Deque<Integer> open = new ArrayDeque<>();
        open.add(-firstY * columns - firstX);
        seen[open.peek()] = true;
        while (!open.isEmpty()) {
            int place = open.pop();
            int column = place % columns;
            int row = place / columns;
            Box box = from.at(from.x() + (column + firstX) * step, from.y() + (row + firstY) * step);
            // In a wedge the next place of the lattice may be several steps away.
            boolean near = Math.max(Math.abs(box.x() - to.x()), Math.abs(box.y() - to.y())) <= NEAR * step;
            if (near && turns(box, to)) {
                return true;
            }
            for (int move = 0; move < MOVE_X.length; move++) {
                int nextColumn = column + MOVE_X[move];
                int nextRow = row + MOVE_Y[move];
                boolean within = nextColumn >= 0 && nextColumn < columns && nextRow >= 0 && nextRow < rows;
                int next = nextRow * columns + nextColumn;
                Box moved = box.at(box.x() + MOVE_X[move] * step, box.y() + MOVE_Y[move] * step);
                if (within && !seen[next] && isFree(box.union(moved))) {
                    seen[next] = true;
                    open.push(next);
                }
            }
        }
        return false;
    }

    /** Whether a free path with one turn joins two places. */
    private boolean turns(Box from, Box to) {
        Box alongX = from.at(to.x(), from.y());
        Box alongY = from.at(from.x(), to.y());
        return isFree(from.union(alongX)) && isFree(alongX.union(to))
                || isFree(from.union(alongY)) && isFree(alongY.union(to));
    }
}

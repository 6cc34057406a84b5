package leapsmith.physics.bullet;

import leapsmith.physics.body.OnBody;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.pairs.BodyQuery;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.Depenetration;
import leapsmith.physics.sweep.LevelEdge;
import leapsmith.physics.sweep.TileSweep;
import leapsmith.physics.tile.TileMap;

/**
 * Moves every bullet by its velocity, and finds which tiles and bodies it hits.
 *
 * <p>Most bullets are near no target and no tile that could stop them. One byte of the {@link ObstacleMap} says so, and
 * such a bullet just moves. So does one that can't reach its only possible target, which {@link TargetMarks} know. Any
 * other bullet is moved exactly, with the same result for all: its path is swept against tiles (see {@link TileSweep}),
 * and tested against nearby bodies.
 *
 * <p>Bodies are at the end of their own moves in this tick.
 */
public final class BulletMover {
    private final BulletStore store;
    private final BodyStore bodies;
    private final TileMap map;
    private final LevelEdge edge;
    private final ObstacleMap obstacles;
    private final TargetMarks marks;
    private final FreeFlight flight;
    private final BodyQuery query;
    private final Depenetration depenetration;
    private final BulletPath path;
    private final QuickBounce quick;
    private BulletHits hits = new BulletHits();
    private BulletHits before = new BulletHits();
    private long tilesSeen;

    // The current bullet.
    private int row;
    private long id;
    private BulletKind kind;

    public BulletMover(BulletStore store, BodyStore bodies, TileMap map, LevelEdge edge, BodyQuery query) {
        this.store = store;
        this.bodies = bodies;
        this.map = map;
        this.edge = edge;
        this.query = query;
        obstacles = new ObstacleMap(map);
        marks = new TargetMarks(bodies, map, obstacles);
        flight = new FreeFlight(store, obstacles);
        depenetration = new Depenetration(map);
        path = new BulletPath(map);
        quick = new QuickBounce(map);
        tilesSeen = map.hash();
    }

    /** The hits of the last tick. It is a different object after each tick. */
    public BulletHits hits() {
        return hits;
    }

    /** Restores the hits of the tick of a snapshot, and resets the obstacle map if the tiles differ. */
    public void restore(BulletHits restored) {
        hits.copyFrom(restored);
        if (map.hash() != tilesSeen) {
            obstacles.reset();
            tilesSeen = map.hash();
        }
    }

    /** Resets what depends on a tile that was changed. */
    public void tileChanged(int column, int row) {
        obstacles.tileChanged(column, row);
        tilesSeen = map.hash();
    }

    /** Resets the obstacle map, so that each tile is read again before a result depends on it. */
    public void resetTiles() {
        obstacles.reset();
    }

    /** Moves all bullets, and removes those that vanish, leave the level, or whose last tick this is. */
    public void moveAll(long tick) {
        BulletHits swap = before;
        before = hits;
        hits = swap;
        hits.clear();
        if (store.count() == 0) {
            return;
        }
        obstacles.prepare();
        marks.mark(store.kinds);
        flight.begin();
        int count = store.count();
        // Ascending rows: ids ascend with rows, and hits are in the order of ids.
        for (int from = 0; from < count; from += FreeFlight.BLOCK) {
            moveBlock(from, Math.min(count, from + FreeFlight.BLOCK));
        }
        marks.clear();
        hits.continueFrom(before);
        store.expire(tick);
        store.compact();
    }

    private void moveBlock(int from, int to) {
        if (marks.everywhere()) {
            flight.moveAndListAll(from, to);
        } else {
            flight.move(from, to);
        }
        boolean hasSlopes = map.hasSlopes();
        for (int n = 0; n < flight.nearCount(); n++) {
            row = flight.near(n);
            id = flight.nearId(n);
            kind = store.kinds.get(flight.nearKind(n));
            int lookup = flight.nearLookup(n);
            int at = ObstacleMap.at(lookup);
            if (obstacles.isKnown(at)) {
                moveInTiles(at, obstacles.isClearAt(at, lookup), hasSlopes);
            } else {
                moveAnywhere();
            }
        }
    }

    /**
     * As {@link #moveAnywhere}, for a bullet that sweeps at most two by two tiles of the level.
     *
     * @param at index of the byte of the first tile
     * @param isClear whether nothing in the tiles stops it
     * @param hasSlopes whether any tile of the level is a slope
     */
    private void moveInTiles(int at, boolean isClear, boolean hasSlopes) {
        int dx = store.vx[row];
        int dy = store.vy[row];
        int x = store.x[row] - dx;
        int y = store.y[row] - dy;
        int left = x + Math.min(0, dx);
        int top = y + Math.min(0, dy);
        int target =
                marks.target(at, left, top, left + Math.abs(dx) + kind.width(), top + Math.abs(dy) + kind.height());
        if (target == TargetMarks.NONE) {
            if (isClear) {
                // It stays where it was moved, which is inside the level.
                return;
            }
            if (!hasSlopes
                    && kind.bouncesOffBlocks()
                    && quick.isStopped(map.tileOf(left), map.tileOf(top), x, y, kind.width(), kind.height(), dx, dy)) {
                store.x[row] = quick.endX();
                store.y[row] = quick.endY();
                store.vx[row] = quick.stoppedX() ? -dx : dx;
                store.vy[row] = quick.stoppedY() ? -dy : dy;
                hitTile();
                finish(false);
                return;
            }
        }
        store.x[row] = x;
        store.y[row] = y;
        finish(moveAlongPath(isClear, target));
    }

    /** Moves the current bullet exactly, which was moved as if nothing could stop it. */
    private void moveAnywhere() {
        int dx = store.vx[row];
        int dy = store.vy[row];
        int x = store.x[row] - dx;
        int y = store.y[row] - dy;
        // The area that it sweeps.
        long left = Math.min(x, (long) x + dx);
        long top = Math.min(y, (long) y + dy);
        long right = Math.max(x, (long) x + dx) + kind.width();
        long bottom = Math.max(y, (long) y + dy) + kind.height();
        int firstColumn = map.tileOf(left);
        int firstRow = map.tileOf(top);
        int lastColumn = map.tileOf(right - 1);
        int lastRow = map.tileOf(bottom - 1);
        int target = obstacles.isMarkable(firstColumn, firstRow, lastColumn, lastRow)
                ? marks.target(obstacles.indexOf(firstColumn, firstRow), left, top, right, bottom)
                : marks.anyTarget();
        boolean isClear = obstacles.isClear(firstColumn, firstRow, lastColumn, lastRow);
        if (isClear && target == TargetMarks.NONE) {
            // It stays where it was moved, which is inside the level.
            return;
        }
        store.x[row] = x;
        store.y[row] = y;
        finish(moveAlongPath(isClear, target));
    }

    private void finish(boolean gone) {
        if (gone || edge.isOpen() && edge.isBeyond(store.x[row], store.y[row], kind.width(), kind.height())) {
            store.markGone(row);
        }
    }

    /**
     * Moves the current bullet along its path.
     *
     * @param target as {@link TargetMarks#target} returns it
     * @return whether it is gone
     */
    private boolean moveAlongPath(boolean isClear, int target) {
        int x = store.x[row];
        int y = store.y[row];
        path.begin(x, y, kind.width(), kind.height(), store.vx[row], store.vy[row]);
        if (!isClear) {
            if (depenetration.overlapsSolid(x, y, kind.width(), kind.height())) {
                hitTile();
                return true;
            }
            path.meetTiles(kind.oneWays(), kind.onTile() == OnTile.BOUNCE);
        }
        place(path.endX(), path.endY());
        boolean gone = target != TargetMarks.NONE && hitTargets(target);
        if (path.isStopped() && !(gone && !path.touchOnSecond())) {
            hitTile();
            gone |= applyRule(kind.onTile());
        }
        return gone;
    }

    /** Sets the velocity after a stop; returns whether the bullet is gone. */
    private boolean applyRule(OnTile rule) {
        if (rule == OnTile.BOUNCE) {
            store.vx[row] = path.bouncedVx();
            store.vy[row] = path.bouncedVy();
        } else {
            store.vx[row] = 0;
            store.vy[row] = 0;
        }
        return rule == OnTile.VANISH;
    }

    /** Adds hits with the bodies on the path. Returns whether the bullet vanishes at one; if so it is moved there. */
    private boolean hitTargets(int target) {
        if (target >= 0 && kind.onBody() == OnBody.PIERCE) {
            if (isTouched(target)) {
                hitBody(target);
            }
            return false;
        }
        query.find(path.left(), path.top(), path.right(), path.bottom());
        if (query.count() == 0) {
            return false;
        }
        if (kind.onBody() == OnBody.VANISH) {
            return vanishAtFirst();
        }
        // Ascending body index: hits of a bullet come in this order.
        for (int q = 0; q < query.count(); q++) {
            int body = query.body(q);
            if (isTouched(body)) {
                hitBody(body);
            }
        }
        return false;
    }

    private boolean vanishAtFirst() {
        int first = -1;
        boolean onSecond = false;
        long numerator = 0;
        long denominator = 1;
        // Ascending body index: of bodies touched at the same time the lowest counts.
        for (int q = 0; q < query.count(); q++) {
            int body = query.body(q);
            if (!isTouched(body)) {
                continue;
            }
            boolean earlier = path.touchOnSecond() != onSecond
                    ? onSecond
                    : path.touchNumerator() * denominator < numerator * path.touchDenominator();
            if (first < 0 || earlier) {
                first = body;
                onSecond = path.touchOnSecond();
                numerator = path.touchNumerator();
                denominator = path.touchDenominator();
            }
        }
        if (first < 0) {
            return false;
        }
        isTouched(first);
        place(path.touchX(), path.touchY());
        hitBody(first);
        return true;
    }

    private boolean isTouched(int body) {
        if ((bodies.flags[body] & BodyFlags.SENSOR) != 0 || !kind.meets(bodies, body)) {
            return false;
        }
        long left = bodies.x[body];
        long top = bodies.y[body];
        return path.touches(left, top, left + bodies.width[body], top + bodies.height[body]);
    }

    private void place(long x, long y) {
        store.x[row] = edge.clampX(x, kind.width());
        store.y[row] = edge.clampY(y, kind.height());
    }

    private void hitTile() {
        int hit = hits.add(id, BulletHits.TILE, 0);
        hits.setTag(hit, store.tag(row));
        hits.setPlace(hit, store.x[row], store.y[row], kind.width(), kind.height());
    }

    private void hitBody(int body) {
        int x = store.x[row];
        int y = store.y[row];
        int width = kind.width();
        int height = kind.height();
        int hit = hits.add(id, body, bodies.generation(body));
        hits.setTag(hit, store.tag(row));
        hits.setPlace(hit, x, y, width, height);
        int left = bodies.x[body];
        int top = bodies.y[body];
        int right = left + bodies.width[body];
        int bottom = top + bodies.height[body];
        if (x <= right && left <= x + width && y <= bottom && top <= y + height) {
            hits.setOverlap(hit, overlap(x, width, left, right), overlap(y, height, top, bottom));
        }
    }

    /**
     * As for two bodies: how far the bullet moves to end the overlap, away from the other's center. If the centers are
     * level it moves to the positive side.
     */
    private static int overlap(int start, int size, int otherStart, int otherEnd) {
        boolean toPositive = 2L * start + size >= (long) otherStart + otherEnd;
        return toPositive ? otherEnd - start : otherStart - start - size;
    }

    /**
     * A fast path for the bounce of a bullet that sweeps at most two by two tiles, if what stops it doesn't depend on which
     * border it crosses first. That covers nearly every bounce. It needs no long division, and ends where {@link
     * BulletPath} does.
     *
     * <p>Tiles are bits: 1 2 above 4 8. Along an axis a bullet starts in one of the two lines of tiles, or in both; a line
     * in which it is only at the end is <em>entered</em>. It is always in a line in which it both starts and ends. So
     *
     * <ul>
     *   <li>a Block in a line that it enters stops it, if on the other axis the bullet is always in the Block's line;
     *   <li>once it is stopped along one axis, it is always in that axis's first line.
     * </ul>
     */
    static final class QuickBounce {
        private static final int SIGN = Integer.SIZE - 1;

        private static final int LEFT = 1 | 4;
        private static final int RIGHT = 2 | 8;
        private static final int UPPER = 1 | 2;
        private static final int LOWER = 4 | 8;

        private final TileMap map;
        private int endX;
        private int endY;
        private boolean stoppedX;
        private boolean stoppedY;

        QuickBounce(TileMap map) {
            this.map = map;
        }

        int endX() {
            return endX;
        }

        int endY() {
            return endY;
        }

        boolean stoppedX() {
            return stoppedX;
        }

        boolean stoppedY() {
            return stoppedY;
        }

        /**
         * Moves a bullet that one-ways don't stop through tiles without slopes.
         *
         * @param column the first that it sweeps, of at most two
         * @param row likewise
         * @return whether it is certainly stopped; false means unknown
         */
        boolean isStopped(int column, int row, int x, int y, int width, int height, int dx, int dy) {
            int borderX = (column + 1) * map.tileSub();
            int borderY = (row + 1) * map.tileSub();
            int startColumns = lines(x, width, borderX, LEFT, RIGHT);
            int startRows = lines(y, height, borderY, UPPER, LOWER);
            int endColumns = lines(x + dx, width, borderX, LEFT, RIGHT);
            int endRows = lines(y + dy, height, borderY, UPPER, LOWER);
            int blocks = map.solidBits(column, row);
            int ahead = blocks & endColumns & ~startColumns;
            int along = blocks & endRows & ~startRows;
            boolean surelyX = (ahead & startRows & endRows) != 0;
            boolean surelyY = (along & startColumns & endColumns) != 0;
            stoppedX = surelyX || surelyY && (ahead & startRows) != 0;
            stoppedY = surelyY || surelyX && (along & startColumns) != 0;
            endX = !stoppedX ? x + dx : dx < 0 ? borderX : borderX - width;
            endY = !stoppedY ? y + dy : dy < 0 ? borderY : borderY - height;
            boolean caught = (blocks & startColumns & startRows) != 0;
            return (surelyX || surelyY) && !caught;
        }

        /** The lines of tiles, before and behind a border, that a bullet is in. */
        private static int lines(int start, int side, int border, int before, int behind) {
            // Signs instead of branches, because these would be unpredictable.
            return start - border >> SIGN & before | border - start - side >> SIGN & behind;
        }
    }
}

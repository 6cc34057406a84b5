package leapsmith.physics.world;

import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.pairs.CellCounts;
import leapsmith.physics.pairs.Detection;
import leapsmith.physics.pairs.PairBuffer;
import leapsmith.physics.pairs.PairFinder;
import leapsmith.physics.pairs.Partition;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.store.Materials;
import leapsmith.physics.sweep.TouchedTiles;
import leapsmith.physics.tile.TileMap;

/** Copies what is in a rectangle of a world into a frame. */
final class FrameCapture {
    private final BodyStore store;
    private final TileMap map;
    private final CellCounts counts;
    private final PairFinder finder;
    private final PairHistory history;
    private final Bullets bullets;
    private final Materials materials;
    private final TileEffects effects;
    private final TouchedTiles touched;
    private final int ticksPerSecond;

    // The rectangle, in sub-pixels.
    private long left;
    private long top;
    private long right;
    private long bottom;

    FrameCapture(
            BodyStore store,
            TileMap map,
            PairFinder finder,
            CellCounts counts,
            PairHistory history,
            Bullets bullets,
            Materials materials,
            TileEffects effects,
            int ticksPerSecond) {
        this.store = store;
        this.map = map;
        this.counts = counts;
        this.finder = finder;
        this.history = history;
        this.bullets = bullets;
        this.materials = materials;
        this.effects = effects;
        touched = new TouchedTiles(map);
        this.ticksPerSecond = ticksPerSecond;
    }

    /** Sets the rectangle to copy. */
    void setRectangle(double xPx, double yPx, double widthPx, double heightPx) {
        if (!Double.isFinite(xPx + widthPx) || !Double.isFinite(yPx + heightPx) || widthPx < 0 || heightPx < 0) {
            throw new IllegalArgumentException("a rectangle of " + widthPx + " x " + heightPx + " px at " + xPx + ", "
                    + yPx + ", not finite or with a size less than 0");
        }
        // The cast limits numbers that are too large.
        left = (long) Math.floor(xPx * SubPixels.PER_PIXEL);
        top = (long) Math.floor(yPx * SubPixels.PER_PIXEL);
        right = (long) Math.ceil((xPx + widthPx) * SubPixels.PER_PIXEL);
        bottom = (long) Math.ceil((yPx + heightPx) * SubPixels.PER_PIXEL);
    }

    /** Copies what is in the rectangle. */
    void capture(Frame into) {
        into.setPairsFound(finder.pairs().count());
        addBodies(into);
        effects.addGone(into.gone);
        addPairs(into);
        into.setCellSize(counts.columnsPerCell() * map.tileSize(), counts.rowsPerCell() * map.tileSize());
        if (into.includesCells()) {
            addCells(into);
        }
        bullets.capture(into.bullets(), left, top, right, bottom);
    }

    private void addBodies(Frame into) {
        int limit = store.limit();
        for (int i = 0; i < limit; i++) {
            if (!store.has(i, BodyFlags.ALIVE) || !isInView(store.x[i], store.y[i], store.width[i], store.height[i])) {
                continue;
            }
            addBody(into.bodies, i);
            if (store.contacts[i] != 0) {
                addContacts(into.contacts, i);
            }
        }
    }

    private void addBody(FrameRows rows, int i) {
        int row = rows.add();
        rows.setFraction(row, 0, SubPixels.toPx(store.x[i]));
        rows.setFraction(row, 1, SubPixels.toPx(store.y[i]));
        rows.setFraction(row, 2, SubPixels.toPx(store.width[i]));
        rows.setFraction(row, 3, SubPixels.toPx(store.height[i]));
        rows.setFraction(row, 4, SubPixels.toPxPerSecond(store.vx[i], ticksPerSecond));
        rows.setFraction(row, 5, SubPixels.toPxPerSecond(store.vy[i], ticksPerSecond));
        rows.setFraction(row, 6, SubPixels.toPx(store.oldX[i]));
        rows.setFraction(row, 7, SubPixels.toPx(store.oldY[i]));
        rows.setInteger(row, 0, i);
        rows.setInteger(row, 1, store.control[i]);
        boolean swims = materials.medium(store.materials[i]).swims;
        rows.setInteger(row, 2, Frame.flagsOf(store.flags[i], finder.detection().isInPair(i), swims));
        rows.setInteger(row, 3, store.contacts[i]);
        rows.setInteger(row, 4, store.state[i]);
        rows.setInteger(row, 5, store.generation(i));
        rows.setInteger(row, 6, store.shape[i]);
        rows.setInteger(row, 7, (int) (store.tag(i) >>> Integer.SIZE));
        rows.setInteger(row, 8, (int) store.tag(i));
    }

    private void addContacts(FrameRows into, int i) {
        touched.find(store.x[i], store.y[i], store.width[i], store.height[i], store.contacts[i]);
        for (int t = 0; t < touched.count(); t++) {
            int at = into.add();
            into.setInteger(at, 0, i);
            into.setInteger(at, 1, touched.column(t));
            into.setInteger(at, 2, touched.row(t));
            into.setInteger(at, 3, touched.side(t));
        }
    }

    private void addPairs(Frame into) {
        PairBuffer pairs = finder.pairs();
        Detection seen = finder.detection();
        for (int i = 0; i < pairs.count(); i++) {
            int a = pairs.lower(i);
            int b = pairs.higher(i);
            if (wasInView(seen, a) || wasInView(seen, b)) {
                int row = into.pairs.add();
                into.pairs.setInteger(row, 0, a);
                into.pairs.setInteger(row, 1, b);
                into.pairs.setFraction(row, 0, center(seen, Detection.X, Detection.RIGHT, a));
                into.pairs.setFraction(row, 1, center(seen, Detection.Y, Detection.BOTTOM, a));
                into.pairs.setFraction(row, 2, center(seen, Detection.X, Detection.RIGHT, b));
                into.pairs.setFraction(row, 3, center(seen, Detection.Y, Detection.BOTTOM, b));
                into.pairs.setFraction(row, 4, SubPixels.toPx(seen.overlapX(a, b)));
                into.pairs.setFraction(row, 5, SubPixels.toPx(seen.overlapY(a, b)));
                into.pairs.setFraction(row, 6, history.since(a, b));
            }
        }
    }

    private void addCells(Frame into) {
        into.setPairsTested(counts.tests());
        Partition partition = counts.partition();
        long cellWidth = (long) counts.columnsPerCell() * map.tileSub();
        long cellHeight = (long) counts.rowsPerCell() * map.tileSub();
        for (int slot = 0; slot < partition.cellCount(); slot++) {
            int column = partition.column(slot);
            int row = partition.row(slot);
            if (isInView(column * cellWidth, row * cellHeight, cellWidth, cellHeight)) {
                int at = into.cells.add();
                into.cells.setInteger(at, 0, column);
                into.cells.setInteger(at, 1, row);
                into.cells.setInteger(at, 2, partition.memberCount(slot));
                into.cells.setInteger(at, 3, counts.tests(slot));
                into.cells.setInteger(at, 4, counts.pairs(slot));
            }
        }
    }

    private boolean isInView(long x, long y, long width, long height) {
        return x <= right && left <= x + width && y <= bottom && top <= y + height;
    }

    private boolean wasInView(Detection seen, int body) {
        int x = seen.get(Detection.X, body);
        int y = seen.get(Detection.Y, body);
        return isInView(x, y, seen.get(Detection.RIGHT, body) - x, seen.get(Detection.BOTTOM, body) - y);
    }

    private static double center(Detection seen, int start, int end, int body) {
        return (SubPixels.toPx(seen.get(start, body)) + SubPixels.toPx(seen.get(end, body))) / 2;
    }
}

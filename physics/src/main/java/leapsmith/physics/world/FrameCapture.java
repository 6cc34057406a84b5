package leapsmith.physics.world;

import leapsmith.physics.body.Contacts;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.pairs.Detection;
import leapsmith.physics.pairs.PairBuffer;
import leapsmith.physics.pairs.PairFinder;
import leapsmith.physics.pairs.Partition;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.tile.TileMap;

/** Copies what lies in a rectangle of a world into a frame. */
final class FrameCapture {
    private final BodyStore store;
    private final TileMap map;
    private final Partition partition;
    private final PairFinder finder;
    private final int ticksPerSecond;

    // The rectangle, in sub-pixels.
    private long left;
    private long top;
    private long right;
    private long bottom;

    FrameCapture(BodyStore store, TileMap map, Partition partition, PairFinder finder, int ticksPerSecond) {
        this.store = store;
        this.map = map;
        this.partition = partition;
        this.finder = finder;
        this.ticksPerSecond = ticksPerSecond;
    }

    void capture(Frame into, double xPx, double yPx, double widthPx, double heightPx) {
        // A cast of what is too large, or of no number, gives the nearest there is, or 0.
        left = (long) Math.floor(xPx * SubPixels.PER_PIXEL);
        top = (long) Math.floor(yPx * SubPixels.PER_PIXEL);
        right = (long) Math.ceil((xPx + widthPx) * SubPixels.PER_PIXEL);
        bottom = (long) Math.ceil((yPx + heightPx) * SubPixels.PER_PIXEL);
        into.setPairTotals(finder.pairs().count(), finder.tested());
        addBodies(into);
        addPairs(into);
        addCells(into);
    }

    private void addBodies(Frame into) {
        int limit = store.limit();
        for (int i = 0; i < limit; i++) {
            if (!store.has(i, BodyFlags.ALIVE) || !isInView(store.x[i], store.y[i], store.width[i], store.height[i])) {
                continue;
            }
            into.addBody(
                    i,
                    SubPixels.toPx(store.x[i]),
                    SubPixels.toPx(store.y[i]),
                    SubPixels.toPx(store.width[i]),
                    SubPixels.toPx(store.height[i]),
                    SubPixels.toPxPerSecond(store.vx[i], ticksPerSecond),
                    SubPixels.toPxPerSecond(store.vy[i], ticksPerSecond),
                    store.control[i],
                    Frame.flagsOf(
                            store.has(i, BodyFlags.FACING_LEFT),
                            store.has(i, BodyFlags.SENSOR),
                            finder.detection().isInPair(i)),
                    store.contacts[i],
                    store.state[i],
                    store.generation(i));
            if (store.contacts[i] != 0) {
                addContacts(into, i);
            }
        }
    }

    /** Adds the tiles that a body touches. They follow from its place, as its contacts do. */
    private void addContacts(Frame into, int i) {
        int contacts = store.contacts[i];
        int firstColumn = map.tileOf(store.x[i]);
        int lastColumn = map.tileOf(store.x[i] + store.width[i] - 1);
        int firstRow = map.tileOf(store.y[i]);
        int lastRow = map.tileOf(store.y[i] + store.height[i] - 1);
        for (int column = firstColumn; column <= lastColumn; column++) {
            boolean carries = map.isSolidOrOneWay(column, lastRow + 1);
            if ((contacts & Contacts.GROUND) != 0 && carries) {
                into.addContact(i, column, lastRow + 1, Contacts.GROUND);
            }
            if ((contacts & Contacts.CEILING) != 0 && map.isSolid(column, firstRow - 1)) {
                into.addContact(i, column, firstRow - 1, Contacts.CEILING);
            }
        }
        for (int row = firstRow; row <= lastRow; row++) {
            if ((contacts & Contacts.LEFT_WALL) != 0 && map.isSolid(firstColumn - 1, row)) {
                into.addContact(i, firstColumn - 1, row, Contacts.LEFT_WALL);
            }
            if ((contacts & Contacts.RIGHT_WALL) != 0 && map.isSolid(lastColumn + 1, row)) {
                into.addContact(i, lastColumn + 1, row, Contacts.RIGHT_WALL);
            }
        }
    }

    private void addPairs(Frame into) {
        PairBuffer pairs = finder.pairs();
        Detection seen = finder.detection();
        for (int i = 0; i < pairs.count(); i++) {
            int a = pairs.lower(i);
            int b = pairs.higher(i);
            if (wasInView(seen, a) || wasInView(seen, b)) {
                into.addPair(
                        a,
                        b,
                        centre(seen, Detection.X, Detection.WIDTH, a),
                        centre(seen, Detection.Y, Detection.HEIGHT, a),
                        centre(seen, Detection.X, Detection.WIDTH, b),
                        centre(seen, Detection.Y, Detection.HEIGHT, b),
                        SubPixels.toPx(seen.overlapX(a, b)),
                        SubPixels.toPx(seen.overlapY(a, b)));
            }
        }
    }

    private void addCells(Frame into) {
        int width = partition.columnsPerCell() * map.tileSize();
        int height = partition.rowsPerCell() * map.tileSize();
        into.setCellSize(width, height);
        long cellWidth = (long) width << SubPixels.SHIFT;
        long cellHeight = (long) height << SubPixels.SHIFT;
        for (int slot = 0; slot < partition.cellCount(); slot++) {
            int column = partition.column(slot);
            int row = partition.row(slot);
            if (isInView(column * cellWidth, row * cellHeight, cellWidth, cellHeight)) {
                int bodies = partition.memberCount(slot);
                into.addCell(column, row, bodies, finder.cellTests(slot), finder.cellPairs(slot));
            }
        }
    }

    private boolean isInView(long x, long y, long width, long height) {
        return x <= right && left <= x + width && y <= bottom && top <= y + height;
    }

    private boolean wasInView(Detection seen, int body) {
        return isInView(
                seen.get(Detection.X, body),
                seen.get(Detection.Y, body),
                seen.get(Detection.WIDTH, body),
                seen.get(Detection.HEIGHT, body));
    }

    private static double centre(Detection seen, int start, int size, int body) {
        return SubPixels.toPx(seen.get(start, body)) + SubPixels.toPx(seen.get(size, body)) / 2;
    }
}

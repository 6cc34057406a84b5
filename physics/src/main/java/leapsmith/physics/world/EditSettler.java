package leapsmith.physics.world;

import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.response.ContactUpdate;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.LevelEdge;
import leapsmith.physics.sweep.PushOut;
import leapsmith.physics.tile.TileMap;

/**
 * Makes good what was done to the world between two steps. A body that is caught in a wall, as a tile was painted into it or it was placed
 * there, is moved to the nearest free place or else crushed. All bodies near an edit look at their contacts again, so
 * that nobody walks on a tile that is gone.
 */
final class EditSettler {
    private static final int NOTHING_FIRST = Integer.MAX_VALUE;
    private static final int NOTHING_LAST = Integer.MIN_VALUE;

    private final BodyStore store;
    private final TileMap map;
    private final LevelEdge edge;
    private final PushOut pushOut;
    private final ContactUpdate contacts;

    /** The smallest rectangle around all tiles edited since the last step. */
    private Edited edited = Edited.NOTHING;

    private boolean anyPlaced;

    /** Tiles from the first to the last column and row; part of a world's state between two steps. */
    record Edited(int firstColumn, int firstRow, int lastColumn, int lastRow) {
        static final Edited NOTHING = new Edited(NOTHING_FIRST, NOTHING_FIRST, NOTHING_LAST, NOTHING_LAST);

        Edited with(int column, int row) {
            if (column >= firstColumn && column <= lastColumn && row >= firstRow && row <= lastRow) {
                return this;
            }
            return new Edited(
                    Math.min(firstColumn, column),
                    Math.min(firstRow, row),
                    Math.max(lastColumn, column),
                    Math.max(lastRow, row));
        }
    }

    EditSettler(BodyStore store, TileMap map, LevelEdge edge, ContactUpdate contacts) {
        this.store = store;
        this.map = map;
        this.edge = edge;
        this.contacts = contacts;
        pushOut = new PushOut(map);
    }

    /** Whether a body would have a part in a wall, if it meets tiles, in a box of its own. */
    boolean wouldBeCaught(int index, int x, int y, int width, int height) {
        return store.has(index, BodyFlags.TILES) && pushOut.isCaught(x, y, width, height);
    }

    /** Notes that a tile was changed. */
    void tileChanged(int column, int row) {
        edited = edited.with(column, row);
    }

    /** Notes that a body was placed or changed its size by hand. */
    void bodyPlaced(int index) {
        store.flags[index] |= BodyFlags.UNSETTLED;
        store.setFirmSides(index, 0);
        anyPlaced = true;
    }

    Edited edited() {
        return edited;
    }

    void restore(Edited restored) {
        edited = restored;
        // The flags of the bodies say which; looking for none costs one loop.
        anyPlaced = true;
    }

    void addTo(StateHash hash) {
        hash.add(edited.firstColumn).add(edited.firstRow).add(edited.lastColumn).add(edited.lastRow);
    }

    void settleAll(EventList events) {
        if (edited == Edited.NOTHING && !anyPlaced) {
            return;
        }
        int limit = store.limit();
        for (int i = 0; i < limit; i++) {
            int flags = store.flags[i];
            boolean concerned = (flags & BodyFlags.UNSETTLED) != 0 || isNearEdit(i);
            if (concerned && (flags & BodyFlags.TILES) != 0) {
                settle(i, events);
            } else if (concerned && store.contacts[i] != 0) {
                contacts.update(i);
            }
            store.flags[i] &= ~BodyFlags.UNSETTLED;
        }
        edited = Edited.NOTHING;
        anyPlaced = false;
    }

    private void settle(int i, EventList events) {
        int x = store.x[i];
        int y = store.y[i];
        int width = store.width[i];
        int height = store.height[i];
        if (pushOut.isCaught(x, y, width, height)) {
            if (pushOut.find(x, y, width, height, store.has(i, BodyFlags.FACING_LEFT))) {
                moveOut(i);
                events.add(EventType.PUSHED_OUT, i, EventList.NONE);
            } else {
                store.vx[i] = 0;
                store.vy[i] = 0;
                store.flags[i] |= BodyFlags.CRUSHED;
                events.add(EventType.CRUSHED, i, EventList.NONE);
            }
        }
        contacts.update(i);
    }

    /** Moves a body as found; what of its velocity points the other way is gone. */
    private void moveOut(int i) {
        int moveX = pushOut.moveX();
        int moveY = pushOut.moveY();
        store.x[i] = edge.heldX((long) store.x[i] + moveX, store.width[i]);
        store.y[i] = edge.heldY((long) store.y[i] + moveY, store.height[i]);
        if ((long) moveX * store.vx[i] < 0) {
            store.vx[i] = 0;
        }
        if ((long) moveY * store.vy[i] < 0) {
            store.vy[i] = 0;
        }
    }

    /** Whether a body is in an edited tile or touches one. */
    private boolean isNearEdit(int i) {
        return map.tileOf(store.x[i]) <= edited.lastColumn() + 1L
                && map.tileOf(store.x[i] + store.width[i]) >= edited.firstColumn() - 1L
                && map.tileOf(store.y[i]) <= edited.lastRow() + 1L
                && map.tileOf(store.y[i] + store.height[i]) >= edited.firstRow() - 1L;
    }
}

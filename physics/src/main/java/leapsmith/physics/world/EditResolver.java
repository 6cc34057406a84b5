package leapsmith.physics.world;

import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.response.ContactUpdate;
import leapsmith.physics.response.FreePlace;
import leapsmith.physics.response.Supports;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.LevelEdge;
import leapsmith.physics.tile.TileMap;

/**
 * Resolves edits made between steps. A body that overlaps a wall or a solid platform, because one was put there or
 * because the body was, is moved to the nearest free place or crushed. All bodies that touch an edited tile or
 * platform update their contacts, so that no body stands on a removed one; for all others nothing changes.
 */
final class EditResolver {
    private final BodyStore store;
    private final TileMap map;
    private final LevelEdge edge;
    private final Supports supports;
    private final FreePlace places;
    private final ContactUpdate contacts;

    /** The tiles edited since the last step. */
    private final TileBounds edited;

    /** The tiles replaced since the last step as if they had always been so. */
    private final TileBounds replaced;

    private boolean anyPlaced;

    /** The tiles that the next step resolves: part of a world's state between two steps. */
    record Edited(TileBounds.Saved edited, TileBounds.Saved replaced) {
        private static final Edited NOTHING = new Edited(TileBounds.NOTHING, TileBounds.NOTHING);
    }

    EditResolver(BodyStore store, TileMap map, LevelEdge edge, Supports supports, ContactUpdate contacts) {
        this.store = store;
        this.map = map;
        this.edge = edge;
        this.contacts = contacts;
        this.supports = supports;
        places = new FreePlace(store, map, supports);
        edited = new TileBounds(map);
        replaced = new TileBounds(map);
    }

    /** Whether a body that collides with tiles would overlap a wall or a solid platform in another box. */
    boolean wouldOverlapSolid(int index, int x, int y, int width, int height) {
        if (!store.has(index, BodyFlags.TILES)) {
            return false;
        }
        // Bodies may have been added or moved since the last step.
        supports.refresh();
        return places.overlapsSolid(index, x, y, width, height);
    }

    /** Records that a tile was changed. */
    void tileChanged(int column, int row) {
        edited.add(column, row);
    }

    /** Records that a tile was changed as if it had always been so. Only a body inside it is affected. */
    void tileReplaced(int column, int row) {
        replaced.add(column, row);
    }

    /** Records that a body is about to be moved, resized or removed. */
    void bodyChanges(int index) {
        if (isPlatform(index)) {
            addAround(index);
        }
    }

    /** Records that a body is about to be given another filter: other platforms may stop it then. */
    void filterChanges(int index) {
        if (isPlatform(index) || store.has(index, BodyFlags.TILES) && store.hasPlatforms()) {
            addAround(index);
        }
    }

    private boolean isPlatform(int index) {
        return store.has(index, BodyFlags.SOLID | BodyFlags.TOP);
    }

    /** Treats the tiles around a body as edited, so that the bodies that touch it are resolved. */
    private void addAround(int index) {
        tileChanged(map.tileOf(store.x[index]) - 1, map.tileOf(store.y[index]) - 1);
        tileChanged(
                map.tileOf((long) store.x[index] + store.width[index]),
                map.tileOf((long) store.y[index] + store.height[index]));
    }

    private void addPlacedPlatforms() {
        int limit = store.limit();
        for (int i = 0; i < limit; i++) {
            if (store.has(i, BodyFlags.UNRESOLVED) && isPlatform(i)) {
                addAround(i);
            }
        }
    }

    /** Records that an edit placed or resized a body. */
    void bodyPlaced(int index) {
        store.flags[index] |= BodyFlags.UNRESOLVED;
        store.setBodySides(index, 0);
        anyPlaced = true;
    }

    /** Records whether bodies with {@link BodyFlags#UNRESOLVED} are inside something solid. */
    void bodiesStuck(boolean any) {
        anyPlaced |= any;
    }

    Edited save() {
        boolean isNothing = edited.isEmpty() && replaced.isEmpty();
        return isNothing ? Edited.NOTHING : new Edited(edited.save(), replaced.save());
    }

    void restore(Edited saved) {
        edited.restore(saved.edited);
        replaced.restore(saved.replaced);
        // The flags of the bodies say which ones. If there are none, that costs one loop.
        anyPlaced = true;
    }

    /** Leaves out replaced tiles: the state equals that of a world that always had them. */
    void addTo(StateHash hash) {
        edited.addTo(hash);
    }

    /** Resolves all, and finds the materials again of what is near an edit. */
    void resolveAll(EventList events, TileEffects effects) {
        if (edited.isEmpty() && replaced.isEmpty() && !anyPlaced) {
            return;
        }
        if (anyPlaced && store.hasPlatforms()) {
            addPlacedPlatforms();
        }
        boolean anyEdited = !edited.isEmpty();
        boolean anyReplaced = !replaced.isEmpty();
        int limit = store.limit();
        for (int i = 0; i < limit; i++) {
            int flags = store.flags[i];
            if ((flags & BodyFlags.UNRESOLVED) != 0) {
                resolvePlaced(i, flags, events);
                effects.refresh(i);
            } else if (anyEdited && (flags & BodyFlags.TILES) != 0 && edited.touches(store, i)) {
                resolveNearEdit(i, events);
                effects.refresh(i);
            } else if (anyReplaced
                    && (flags & BodyFlags.TILES) != 0
                    && replaced.touches(store, i)
                    && freeFromWalls(i, events)) {
                contacts.update(i);
                effects.refresh(i);
            }
            store.flags[i] &= ~BodyFlags.UNRESOLVED;
        }
        edited.clear();
        replaced.clear();
        anyPlaced = false;
    }

    private void resolvePlaced(int i, int flags, EventList events) {
        if ((flags & BodyFlags.TILES) != 0) {
            freeFromWalls(i, events);
            contacts.update(i);
        } else if (store.contacts[i] != 0) {
            contacts.update(i);
        }
    }

    private void resolveNearEdit(int i, EventList events) {
        if (freeFromWalls(i, events)) {
            contacts.update(i);
        } else {
            contacts.refresh(i);
        }
    }

    /** Moves a body out of the walls that it overlaps, or crushes it. Returns whether it overlapped any. */
    private boolean freeFromWalls(int i, EventList events) {
        if (!places.overlapsSolid(i, store.x[i], store.y[i], store.width[i], store.height[i])) {
            return false;
        }
        if (places.find(i)) {
            moveOut(i);
            events.add(EventType.PUSHED_OUT, i, EventList.NONE);
        } else {
            store.vx[i] = 0;
            store.vy[i] = 0;
            store.flags[i] |= BodyFlags.CRUSHED;
            events.add(EventType.CRUSHED, i, EventList.NONE);
        }
        return true;
    }

    /** Moves a body to the place found and removes the part of its velocity in the opposite direction. */
    private void moveOut(int i) {
        int moveX = places.moveX();
        int moveY = places.moveY();
        store.x[i] = edge.clampX((long) store.x[i] + moveX, store.width[i]);
        store.y[i] = edge.clampY((long) store.y[i] + moveY, store.height[i]);
        if ((long) moveX * store.vx[i] < 0) {
            store.vx[i] = 0;
        }
        if ((long) moveY * store.vy[i] < 0) {
            store.vy[i] = 0;
        }
    }

    /** The bounding rectangle of the tiles added to it, if any. */
    private static final class TileBounds {
        static final Saved NOTHING =
                new Saved(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE);

        private final TileMap map;
        private int firstColumn;
        private int firstRow;
        private int lastColumn;
        private int lastRow;

        /** From the first to the last column and row. */
        record Saved(int firstColumn, int firstRow, int lastColumn, int lastRow) {}

        TileBounds(TileMap map) {
            this.map = map;
            clear();
        }

        boolean isEmpty() {
            return lastColumn == NOTHING.lastColumn;
        }

        void clear() {
            restore(NOTHING);
        }

        void add(int column, int row) {
            firstColumn = Math.min(firstColumn, column);
            firstRow = Math.min(firstRow, row);
            lastColumn = Math.max(lastColumn, column);
            lastRow = Math.max(lastRow, row);
        }

        /** Whether a body overlaps or touches it. It is not empty. */
        boolean touches(BodyStore store, int i) {
            long side = map.tileSub();
            return store.x[i] <= (lastColumn + 1) * side
                    && store.x[i] + store.width[i] >= firstColumn * side
                    && store.y[i] <= (lastRow + 1) * side
                    && store.y[i] + store.height[i] >= firstRow * side;
        }

        Saved save() {
            return new Saved(firstColumn, firstRow, lastColumn, lastRow);
        }

        void restore(Saved saved) {
            firstColumn = saved.firstColumn;
            firstRow = saved.firstRow;
            lastColumn = saved.lastColumn;
            lastRow = saved.lastRow;
        }

        void addTo(StateHash hash) {
            hash.add(firstColumn).add(firstRow).add(lastColumn).add(lastRow);
        }
    }
}

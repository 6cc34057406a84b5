package leapsmith.physics.world;

import java.util.BitSet;
import java.util.List;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.response.MaterialCandidates;
import leapsmith.physics.response.MaterialContacts;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.store.Materials;
import leapsmith.physics.store.QuantizedMaterial;
import leapsmith.physics.sweep.TouchedTiles;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileSide;
import leapsmith.physics.tile.TileType;

/**
 * What materials do at the end of a step: finds those of each body, launches bodies, publishes which players touch deadly tiles,
 * and lets tiles crumble, break and return. What it changes of tiles is resolved at the beginning of the next step, as an edit is,
 * but not published as one, since it follows from the rest of the state.
 */
final class TileEffects {
    private static final int PLAYER = Control.PLAYER.ordinal();
    /** Parts of a tile: how far a deadly one is smaller at each side, and how high spikes are. */
    private static final int INSET_DIVISOR = 8;

    private static final int SPIKE_EIGHTHS = 3;
    private static final TileSide[] SIDES = TileSide.values();

    private final BodyStore store;
    private final TileMap map;
    private final Materials materials;
    private final MaterialContacts contacts;
    private final MaterialCandidates candidates;
    private final Edits edits;
    private final TouchedTiles touched;
    private final TileTimers timers = new TileTimers();
    private boolean anyDeadly;
    private boolean anyCrumbles;
    private boolean anyBreaks;
    private boolean anyLaunches;
    /** Whether a body may have a material: there are some, or were at the last step. */
    private boolean mayAct;

    TileEffects(World world, Materials materials, MaterialContacts contacts, Edits edits) {
        store = world.store;
        map = world.map;
        this.materials = materials;
        this.contacts = contacts;
        this.edits = edits;
        candidates = new MaterialCandidates(store, map);
        touched = new TouchedTiles(map);
        findEffects();
    }

    /**
     * Adds a material to the table, in place of one that nothing has any more if it is full.
     *
     * @return its index
     * @throws IllegalArgumentException if all that it may have are in use
     */
    int addMaterial(Material material) {
        int index = materials.count();
        if (index > Materials.MAX) {
            BitSet used = new BitSet();
            map.addUsedMaterials(used);
            for (int i = 0; i < store.limit(); i++) {
                used.set(Materials.groundIndex(store.materials[i]));
                used.set(Materials.mediumIndex(store.materials[i]));
            }
            for (int at = 0; at < timers.count(); at++) {
                used.set(timers.material(at));
            }
            index = used.nextClearBit(1);
            if (index > Materials.MAX) {
                throw new IllegalArgumentException("there are " + Materials.MAX + " materials, the most, in use");
            }
        }
        materials.set(index, material);
        findEffects(index);
        return index;
    }

    private void findEffects() {
        for (int i = 1; i < materials.count(); i++) {
            findEffects(i);
        }
    }

    private void findEffects(int index) {
        Material material = materials.get(index).material;
        store.useMaterials(materials.get(index).belt != 0);
        map.setMaterial(index, materials.get(index).hash, material.climb() > 0);
        anyDeadly |= material.hasDeadlySide();
        anyCrumbles |= material.crumbleSeconds() > 0;
        anyBreaks |= material.breaking() != Material.Breaking.NEVER;
        anyLaunches |= material.launch() > 0;
        if (anyCrumbles || anyLaunches) {
            contacts.listTiles();
        }
        if (anyDeadly) {
            candidates.watchWays();
        }
    }

    /** Runs for all tiles and bodies at the end of a step. */
    void runAll(EventList events) {
        if (!mayAct && !map.hasMaterials() && timers.count() == 0) {
            return;
        }
        mayAct = map.hasMaterials();
        if (timers.count() > 0) {
            runTimers(events);
        }
        boolean any = candidates.find();
        store.setAmongMaterials(any);
        if (!any) {
            return;
        }
        // Ascending body index: of two bodies that break a tile the first one is published. Replays depend on it.
        for (int i = candidates.next(0); i < store.limit(); i = candidates.next(i + 1)) {
            if (contacts.actsOn(i)) {
                run(i, events);
            } else {
                store.materials[i] = 0;
            }
        }
    }

    /** Finds the materials of a body again, after an edit near it. */
    void refresh(int i) {
        if (mayAct || map.hasMaterials()) {
            if (contacts.actsOn(i)) {
                contacts.update(i);
            } else {
                store.materials[i] = 0;
            }
        }
    }

    private void run(int i, EventList events) {
        int before = store.materials[i];
        contacts.update(i);
        int now = store.materials[i];
        if ((before | now) != 0) {
            enter(i, before, now, events);
        }
        if (anyLaunches && (store.contacts[i] & Contacts.GROUND) != 0 && contacts.count() > 0) {
            launch(i, events);
        }
        if (store.control[i] != PLAYER) {
            return;
        }
        if (anyDeadly) {
            findDeadly(i, events);
        }
        if (anyCrumbles) {
            crumble(i, events);
        }
        if (anyBreaks) {
            breakTiles(i, events);
        }
    }

    private void enter(int i, int before, int now, EventList events) {
        int left = Materials.mediumIndex(before);
        int entered = Materials.mediumIndex(now);
        if (left != entered) {
            int column = map.tileOf(store.x[i] + store.width[i] / 2L);
            int row = map.tileOf(store.y[i] + store.height[i] / 2L);
            if (left != 0) {
                events.addOfTile(EventType.MEDIUM_LEFT, i, left, column, row);
            }
            if (entered != 0) {
                events.addOfTile(EventType.MEDIUM_ENTERED, i, entered, column, row);
            }
            if (materials.get(entered).isFluid() && !materials.get(left).isFluid() && store.vy[i] > 0) {
                store.vy[i] /= 2;
            }
        }
        boolean climbs = Materials.climbs(now);
        if (climbs != Materials.climbs(before)) {
            EventType type = climbs ? EventType.CLIMB_BEGAN : EventType.CLIMB_ENDED;
            int column = map.tileOf(store.x[i] + store.width[i] / 2L);
            int row = map.tileOf((long) store.y[i] + store.height[i] - 1);
            events.addOfTile(type, i, map.materialAt(column, row), column, row);
        }
    }

    private void launch(int i, EventList events) {
        if (!store.has(i, BodyFlags.GRAVITY) || store.vy[i] < 0) {
            return;
        }
        int fastest = -1;
        int speed = 0;
        for (int t = 0; t < contacts.count(); t++) {
            int launch = materials.get(map.materialAt(contacts.column(t), contacts.row(t))).launch;
            if (launch > speed) {
                fastest = t;
                speed = launch;
            }
        }
        if (fastest >= 0) {
            int column = contacts.column(fastest);
            int row = contacts.row(fastest);
            int material = map.materialAt(column, row);
            edits.launchUp(i, materials.get(material));
            events.addOfTile(EventType.LAUNCHED, i, material, column, row);
        }
    }

    /** Publishes the deadly tiles that a player touched in this step, row by row. */
    private void findDeadly(int i, EventList events) {
        int dx = store.x[i] - store.oldX[i];
        int dy = store.y[i] - store.oldY[i];
        // One more sub-pixel at each side: solid tiles are deadly when they are touched.
        int firstColumn = map.tileOf(Math.min(store.x[i], store.oldX[i]) - 1L);
        int lastColumn = map.tileOf((long) Math.max(store.x[i], store.oldX[i]) + store.width[i]);
        int firstRow = map.tileOf(Math.min(store.y[i], store.oldY[i]) - 1L);
        int lastRow = map.tileOf((long) Math.max(store.y[i], store.oldY[i]) + store.height[i]);
        boolean anySolid = false;
        for (int row = firstRow; row <= lastRow; row++) {
            for (int column = firstColumn; column <= lastColumn; column++) {
                int index = map.materialAt(column, row);
                if (index == 0 || !materials.get(index).material.hasDeadlySide()) {
                    continue;
                }
                Material material = materials.get(index).material;
                if (map.tileAt(column, row) != TileType.EMPTY) {
                    anySolid = true;
                } else if (touchesSpikes(i, material, column, row, dx, dy)) {
                    events.addOfTile(EventType.TILE_TOUCHED, i, index, column, row);
                }
            }
        }
        if (anySolid) {
            findDeadlySolid(i, events);
        }
    }

    private boolean touchesSpikes(int i, Material material, int column, int row, int dx, int dy) {
        long side = map.tileSub();
        long left = column * side;
        long top = row * side;
        if (material.isDeadly()) {
            long inset = side / INSET_DIVISOR;
            return sweeps(i, dx, dy, left + inset, top + inset, left + side - inset, top + side - inset);
        }
        long high = side * SPIKE_EIGHTHS / INSET_DIVISOR;
        for (TileSide point : SIDES) {
            if (material.isDeadlyFrom(point) && !movesTo(i, point)) {
                boolean touches = switch (point) {
                    case TOP -> sweeps(i, dx, dy, left, top + side - high, left + side, top + side);
                    case BOTTOM -> sweeps(i, dx, dy, left, top, left + side, top + high);
                    case LEFT -> sweeps(i, dx, dy, left + side - high, top, left + side, top + side);
                    case RIGHT -> sweeps(i, dx, dy, left, top, left + high, top + side);
                };
                if (touches) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a body moves away from spikes that point to a side. */
    private boolean movesTo(int i, TileSide point) {
        return switch (point) {
            case TOP -> store.vy[i] < 0;
            case BOTTOM -> store.vy[i] > 0;
            case LEFT -> store.vx[i] < 0;
            case RIGHT -> store.vx[i] > 0;
        };
    }

    /** Whether the box of a body overlaps a rectangle anywhere on its straight path of this step. */
    private boolean sweeps(int i, int dx, int dy, long left, long top, long right, long bottom) {
        // The times at which it overlaps along an axis, as fractions of |dx| and |dy|; of the whole path if it doesn't
        // move along it.
        long x = store.oldX[i];
        long y = store.oldY[i];
        long width = store.width[i];
        long height = store.height[i];
        long lengthX = Math.max(1, Math.abs((long) dx));
        long lengthY = Math.max(1, Math.abs((long) dy));
        long enterX = dx == 0 ? (overlaps(x, width, left, right) ? -1 : 1) : dx > 0 ? left - x - width : x - right;
        long leaveX = dx == 0 ? 2 : dx > 0 ? right - x : x + width - left;
        long enterY = dy == 0 ? (overlaps(y, height, top, bottom) ? -1 : 1) : dy > 0 ? top - y - height : y - bottom;
        long leaveY = dy == 0 ? 2 : dy > 0 ? bottom - y : y + height - top;
        return enterX < lengthX
                && enterY < lengthY
                && leaveX > 0
                && leaveY > 0
                && enterX * lengthY < leaveY * lengthX
                && enterY * lengthX < leaveX * lengthY;
    }

    private static boolean overlaps(long from, long length, long low, long high) {
        return from < high && from + length > low;
    }

    private void findDeadlySolid(int i, EventList events) {
        touched.find(store.x[i], store.y[i], store.width[i], store.height[i], store.contacts[i]);
        for (int t = 0; t < touched.count(); t++) {
            int index = map.materialAt(touched.column(t), touched.row(t));
            // The side of the tile that the body touches.
            TileSide side = switch (touched.side(t)) {
                case Contacts.GROUND -> TileSide.TOP;
                case Contacts.CEILING -> TileSide.BOTTOM;
                case Contacts.LEFT_WALL -> TileSide.RIGHT;
                default -> TileSide.LEFT;
            };
            if (index != 0 && materials.get(index).material.isDeadlyFrom(side)) {
                events.addOfTile(EventType.TILE_TOUCHED, i, index, touched.column(t), touched.row(t));
            }
        }
    }

    private void crumble(int i, EventList events) {
        if ((store.contacts[i] & Contacts.GROUND) == 0) {
            return;
        }
        for (int t = 0; t < contacts.count(); t++) {
            int column = contacts.column(t);
            int row = contacts.row(t);
            int material = map.materialAt(column, row);
            int ticks = materials.get(material).crumbleTicks;
            int tile = row * map.columns() + column;
            if (ticks > 0 && !timers.has(tile)) {
                timers.add(tile, ticks, map.tileAt(column, row).code(), material);
                events.addOfTile(EventType.TILE_CRUMBLES, i, material, column, row);
            }
        }
    }

    private void breakTiles(int i, EventList events) {
        boolean hitsHead = (store.contacts[i] & ~store.previousContacts[i] & Contacts.CEILING) != 0;
        touched.find(store.x[i], store.y[i], store.width[i], store.height[i], store.contacts[i]);
        long middle = 2L * store.x[i] + store.width[i];
        long nearest = Long.MAX_VALUE;
        for (int t = 0; t < touched.count(); t++) {
            if (touched.side(t) == Contacts.CEILING) {
                nearest = Math.min(nearest, distanceTo(middle, touched.column(t)));
            }
        }
        for (int t = 0; t < touched.count(); t++) {
            int column = touched.column(t);
            int row = touched.row(t);
            Material.Breaking breaking =
                    materials.get(map.materialAt(column, row)).material.breaking();
            boolean byHead = breaking == Material.Breaking.HEAD
                    && hitsHead
                    && touched.side(t) == Contacts.CEILING
                    && distanceTo(middle, column) == nearest;
            if (byHead || breaking == Material.Breaking.TOUCH) {
                remove(i, column, row, events);
            }
        }
        int lastColumn = map.tileOf((long) store.x[i] + store.width[i] - 1);
        int lastRow = map.tileOf((long) store.y[i] + store.height[i] - 1);
        for (int row = map.tileOf(store.y[i]); row <= lastRow; row++) {
            for (int column = map.tileOf(store.x[i]); column <= lastColumn; column++) {
                int material = map.materialAt(column, row);
                if (material != 0 && materials.get(material).material.breaking() == Material.Breaking.TOUCH) {
                    remove(i, column, row, events);
                }
            }
        }
    }

    /** Twice the distance of a column from the middle of a body, which is given twice as large. */
    private long distanceTo(long middle, int column) {
        long from = 2L * column * map.tileSub();
        return Math.max(0, Math.max(from - middle, middle - from - 2L * map.tileSub()));
    }

    /** Removes a tile, which returns later if its material says so. */
    private void remove(int i, int column, int row, EventList events) {
        int material = map.materialAt(column, row);
        int tile = row * map.columns() + column;
        byte code = map.tileAt(column, row).code();
        timers.remove(tile);
        QuantizedMaterial numbers = materials.get(material);
        timers.add(tile, numbers.returnTicks > 0 ? -numbers.returnTicks : TileTimers.NEVER, code, material);
        set(column, row, TileType.EMPTY, 0);
        events.addOfTile(EventType.TILE_CHANGED, i, material, column, row);
    }

    private void runTimers(EventList events) {
        for (int at = timers.count() - 1; at >= 0; at--) {
            int ticks = timers.ticks(at);
            int column = timers.tile(at) % map.columns();
            int row = timers.tile(at) / map.columns();
            if (isEdited(at, column, row)) {
                timers.removeAt(at);
            } else if (ticks > 1) {
                timers.setTicks(at, ticks - 1);
            } else if (ticks == 1) {
                // Later timers stay where they are: the one of this tile is removed, or added again in its place.
                remove(EventList.NONE, column, row, events);
            } else if (ticks < 0 && ticks != TileTimers.NEVER) {
                timers.setTicks(at, ticks + 1);
            } else if (ticks == 0 && isFree(column, row)) {
                int material = timers.material(at);
                set(column, row, TileType.ofCode(timers.code(at)), material);
                timers.removeAt(at);
                events.addOfTile(EventType.TILE_CHANGED, EventList.NONE, material, column, row);
            }
        }
    }

    /** Whether the tile of a timer was edited: it isn't what it was when that began, or not gone any more. */
    private boolean isEdited(int at, int column, int row) {
        TileType type = map.tileAt(column, row);
        int material = map.materialAt(column, row);
        return timers.ticks(at) > 0
                ? type.code() != timers.code(at) || material != timers.material(at)
                : type != TileType.EMPTY || material != 0;
    }

    private boolean isFree(int column, int row) {
        long side = map.tileSub();
        int limit = store.limit();
        for (int i = 0; i < limit; i++) {
            if (contacts.actsOn(i)
                    && overlaps(store.x[i], store.width[i], column * side, (column + 1) * side)
                    && overlaps(store.y[i], store.height[i], row * side, (row + 1) * side)) {
                return false;
            }
        }
        return true;
    }

    private void set(int column, int row, TileType type, int material) {
        map.set(column, row, type, material);
        edits.tileChanged(column, row);
    }

    /** A hash of the tiles that crumble, or have crumbled or broken; 0 if there are none. */
    long timersKey() {
        if (timers.count() == 0) {
            return 0;
        }
        StateHash hash = new StateHash();
        timers.addTo(hash, materials);
        return hash.value();
    }

    /** Adds the columns and rows of the tiles that are gone. */
    void addGone(FrameRows into) {
        for (int at = 0; at < timers.count(); at++) {
            int column = timers.tile(at) % map.columns();
            int row = timers.tile(at) / map.columns();
            if (timers.ticks(at) <= 0 && !isEdited(at, column, row)) {
                int added = into.add();
                into.setInteger(added, 0, column);
                into.setInteger(added, 1, row);
            }
        }
    }

    /** Saves the timers, replacing those that an object has. */
    void save(TileTimers into) {
        into.copyFrom(timers);
    }

    /** Replaces the table by that of a state of which everything is restored then. */
    void restoreMaterials(List<Material> saved) {
        if (saved != materials.list()) {
            materials.replaceAll(saved);
            findEffects();
        }
    }

    void restore(TileTimers saved) {
        timers.copyFrom(saved);
        mayAct = materials.count() > 1;
    }

    /**
     * Restores the timers and what they changed of tiles, in a world whose other tiles may be different now.
     *
     * @param table the materials of the saved state
     */
    void restoreExceptTiles(TileTimers saved, List<Material> table) {
        for (int at = 0; at < timers.count(); at++) {
            int column = timers.tile(at) % map.columns();
            int row = timers.tile(at) / map.columns();
            if (timers.ticks(at) <= 0 && !isEdited(at, column, row)) {
                edits.replaceTile(column, row, TileType.ofCode(timers.code(at)), timers.material(at));
            }
        }
        restore(saved);
        if (table != materials.list()) {
            timers.renumber(indicesOf(table));
        }
        for (int at = 0; at < timers.count(); at++) {
            if (timers.ticks(at) <= 0) {
                edits.replaceTile(timers.tile(at) % map.columns(), timers.tile(at) / map.columns(), TileType.EMPTY, 0);
            }
        }
    }

    /** Gives restored bodies the indices of their materials in the table of today. */
    void renumber(List<Material> table) {
        if (table == materials.list()) {
            return;
        }
        int[] indices = indicesOf(table);
        for (int i = 0; i < store.limit(); i++) {
            store.materials[i] = Materials.renumbered(store.materials[i], indices);
        }
    }

    /** The indices of saved materials in the table of today. */
    private int[] indicesOf(List<Material> table) {
        int[] indices = new int[1 + table.size()];
        for (int i = 1; i < indices.length; i++) {
            Material material = table.get(i - 1);
            int known = materials.indexOf(material);
            indices[i] = known < 0 ? addMaterial(material) : known;
        }
        return indices;
    }

    void addTo(StateHash hash) {
        timers.addTo(hash, materials);
    }
}

package leapsmith.physics.response;

import java.util.Arrays;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.store.Materials;
import leapsmith.physics.store.QuantizedMaterial;
import leapsmith.physics.sweep.SlopeTiles;
import leapsmith.physics.tile.Slope;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileType;

/**
 * Finds the materials on which a body stands and in which it is, exactly. Its ground is what supports the middle of its feet, or
 * else what supports it nearest to that; of equally near ones the calmer counts ({@link Materials#calmer}), so that mirrored
 * levels give mirrored results.
 */
public final class MaterialContacts {
    private static final int CLIMBS = ControllerState.CLIMB.ordinal();

    private final BodyStore store;
    private final TileMap map;
    private final Supports supports;
    private final Materials materials;
    private final SlopeTiles slopes;

    // The tiles on which the body stands, and the nearest of them.
    private int[] columns = new int[4];
    private int[] rows = new int[4];
    private int count;
    private boolean listsTiles;
    private int ground;
    private int groundSlope;
    /** Twice the distance of the nearest support from the middle of the feet; -1 before there is one. */
    private long nearest;

    public MaterialContacts(BodyStore store, TileMap map, Supports supports, Materials materials) {
        this.store = store;
        this.map = map;
        this.supports = supports;
        this.materials = materials;
        slopes = new SlopeTiles(map);
    }

    /** Whether materials act on a body: it collides with tiles and has an area. */
    public boolean actsOn(int i) {
        return (store.flags[i] & (BodyFlags.ALIVE | BodyFlags.TILES | BodyFlags.CRUSHED))
                        == (BodyFlags.ALIVE | BodyFlags.TILES)
                && store.width[i] > 0
                && store.height[i] > 0;
    }

    /** Finds the materials of a body from where it is and what it touches, and stores them. */
    public void update(int i) {
        store.setAmongMaterials(true);
        count = 0;
        ground = 0;
        groundSlope = 0;
        nearest = -1;
        if ((store.contacts[i] & Contacts.GROUND) != 0) {
            findGround(i);
        }
        long middleX = 2L * store.x[i] + store.width[i];
        long middleY = 2L * store.y[i] + store.height[i];
        int medium = mediumAt(middleX, middleY);
        boolean headIn = materials.get(medium).swims && materials.get(mediumAt(middleX, 2L * store.y[i])).swims;
        boolean slides = materials.get(ground).grip < QuantizedMaterial.ONE;
        boolean climbs = store.state[i] == CLIMBS;
        store.materials[i] = Materials.packed(ground, medium, headIn, slides ? groundSlope : 0, climbs);
    }

    /** Makes updates list all tiles on which a body stands. */
    public void listTiles() {
        listsTiles = true;
    }

    /** The number of tiles on which the body of the last update stands, from left to right; 0 if none has a material, or if they aren't listed. */
    public int count() {
        return count;
    }

    public int column(int tile) {
        return columns[tile];
    }

    public int row(int tile) {
        return rows[tile];
    }

    private void findGround(int i) {
        int left = store.x[i];
        int right = left + store.width[i];
        int bottom = store.y[i] + store.height[i];
        boolean oneWays = supports.collidesWithTops(i) && store.vy[i] >= 0;
        long middle = (long) left + right;
        int first = map.tileOf(left);
        int last = map.tileOf(right - 1);
        int below = map.tileOf(bottom);
        boolean flat = map.isBorder(bottom);
        boolean hasSlopes = map.hasSlopes();
        if (!listsTiles && flat && !hasSlopes && supports.isEmpty() && !map.isBorder((int) (middle >> 1))) {
            int column = map.tileOf(middle >> 1);
            // The tile under the middle is nearer than all others.
            if (oneWays ? map.isSolidOrOneWay(column, below) : map.isSolid(column, below)) {
                ground = map.materialAt(column, below);
                return;
            }
        }
        if (!map.mayHaveMaterialIn(first, hasSlopes ? map.tileOf(bottom - 1L) : below, last, below)) {
            // Of plain ground it makes no difference which part supports it.
            return;
        }
        for (int column = first; column <= last; column++) {
            long from = Math.max(left, (long) column * map.tileSub());
            long to = Math.min(right, (column + 1L) * map.tileSub());
            for (int row = flat || hasSlopes ? map.tileOf(bottom - 1L) : below + 1; row <= below; row++) {
                Slope slope = hasSlopes ? map.slopeAt(column, row) : null;
                if (slope != null) {
                    if ((oneWays || !slope.oneWay())
                            && slopes.floor(slope, column, row, left, right - left) == bottom) {
                        // The box touches it with its corner, or it touches the box with its end.
                        long corner = slope.thickRight() ? to : from;
                        boolean isLevel = slope.ceiling();
                        add(column, row, distance(middle, isLevel ? from : corner, isLevel ? to : corner), slope);
                    }
                } else if (flat
                        && row == below
                        && (oneWays ? map.isSolidOrOneWay(column, row) : map.isSolid(column, row))) {
                    add(column, row, distance(middle, from, to), null);
                }
            }
        }
        addSupport(i, middle, left, right);
    }

    /** Twice the distance of a range from the middle, which is given twice as large. */
    private static long distance(long middle, long from, long to) {
        return Math.max(0, Math.max(2 * from - middle, middle - 2 * to));
    }

    private void add(int column, int row, long distance, Slope slope) {
        if (count == columns.length) {
            columns = Arrays.copyOf(columns, 2 * count);
            rows = Arrays.copyOf(rows, 2 * count);
        }
        columns[count] = column;
        rows[count++] = row;
        int down = slope == null || slope.ceiling() ? 0 : slope.thickRight() ? -slope.run() : slope.run();
        consider(map.materialAt(column, row), distance, down);
    }

    /** A platform or another body under the feet has no material. */
    private void addSupport(int i, long middle, int left, int right) {
        int support = supports.isEmpty() ? -1 : supports.below(i);
        if (support >= 0) {
            long from = Math.max(left, store.x[support]);
            long to = Math.min(right, (long) store.x[support] + store.width[support]);
            consider(0, distance(middle, from, to), 0);
        }
    }

    private void consider(int material, long distance, int slope) {
        if (nearest < 0 || distance < nearest) {
            ground = material;
            groundSlope = slope;
            nearest = distance;
        } else if (distance == nearest) {
            ground = materials.calmer(ground, material);
            // A body in a valley or on a crest stays.
            groundSlope = groundSlope == slope ? slope : 0;
        }
    }

    /** The material inside which a place is, both coordinates twice as large; of two or four tiles at a border the calmest. */
    public int mediumAt(long twiceX, long twiceY) {
        long side = 2L * map.tileSub();
        int column = map.tileOf(twiceX >> 1);
        int row = map.tileOf(twiceY >> 1);
        boolean betweenColumns = column * side == twiceX;
        boolean betweenRows = row * side == twiceY;
        int found = mediumOf(column, row);
        if (betweenColumns) {
            found = materials.calmer(found, mediumOf(column - 1, row));
        }
        if (betweenRows) {
            int above = mediumOf(column, row - 1);
            found = materials.calmer(
                    found, betweenColumns ? materials.calmer(above, mediumOf(column - 1, row - 1)) : above);
        }
        return found;
    }

    /** The material of a tile for what is inside: that of an empty tile, or of a ladder. */
    private int mediumOf(int column, int row) {
        int material = map.materialAt(column, row);
        if (material == 0) {
            return 0;
        }
        TileType type = map.tileAt(column, row);
        boolean isInside = type == TileType.EMPTY || type == TileType.ONE_WAY && materials.get(material).climb > 0;
        return isInside ? material : 0;
    }
}

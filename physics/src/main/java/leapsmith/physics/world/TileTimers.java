package leapsmith.physics.world;

import java.util.Arrays;
import leapsmith.physics.bytes.ByteReader;
import leapsmith.physics.bytes.ByteWriter;
import leapsmith.physics.fixed.MemorySize;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.store.Materials;
import leapsmith.physics.tile.TileType;

/**
 * The tiles that crumble now and those that are gone and return later, by ascending index of the tile. Part of the state of a
 * world.
 *
 * <pre>
 *   ticks > 0    it stands for that many ticks more
 *   ticks < 0    it is gone for that many ticks more
 *   ticks = 0    it is gone, and returns once nothing is in its place
 *   NEVER        it is gone for good
 * </pre>
 */
final class TileTimers {
    static final int NEVER = Integer.MIN_VALUE;

    // Shared, as each snapshot has timers, and most worlds have none.
    private static final int[] NO_INTS = {};
    private static final byte[] NO_BYTES = {};

    private int count;
    /** Row by row. */
    private int[] tiles = NO_INTS;

    private int[] ticks = NO_INTS;
    // What the tile is or was.
    private byte[] codes = NO_BYTES;
    private byte[] materials = NO_BYTES;

    int count() {
        return count;
    }

    int tile(int at) {
        return tiles[at];
    }

    int ticks(int at) {
        return ticks[at];
    }

    void setTicks(int at, int newTicks) {
        ticks[at] = newTicks;
    }

    /** The {@link leapsmith.physics.tile.TileType#code} of what returns. */
    byte code(int at) {
        return codes[at];
    }

    /** The material of what returns. */
    int material(int at) {
        return materials[at] & 0xFF;
    }

    /** Gives the materials of what returns other indices. */
    void renumber(int[] indices) {
        for (int at = 0; at < count; at++) {
            materials[at] = (byte) indices[material(at)];
        }
    }

    boolean has(int tile) {
        return count > 0 && Arrays.binarySearch(tiles, 0, count, tile) >= 0;
    }

    /** Starts a timer of a tile that has none. */
    void add(int tile, int newTicks, byte code, int material) {
        if (count == tiles.length) {
            int capacity = Math.max(4, 2 * count);
            tiles = Arrays.copyOf(tiles, capacity);
            ticks = Arrays.copyOf(ticks, capacity);
            codes = Arrays.copyOf(codes, capacity);
            materials = Arrays.copyOf(materials, capacity);
        }
        int at = count++;
        while (at > 0 && tiles[at - 1] > tile) {
            move(at - 1, at);
            at--;
        }
        tiles[at] = tile;
        ticks[at] = newTicks;
        codes[at] = code;
        materials[at] = (byte) material;
    }

    /** Removes the timer of a tile, if it has one. */
    void remove(int tile) {
        int at = count == 0 ? -1 : Arrays.binarySearch(tiles, 0, count, tile);
        if (at >= 0) {
            removeAt(at);
        }
    }

    void removeAt(int at) {
        count--;
        for (int next = at; next < count; next++) {
            move(next + 1, next);
        }
    }

    private void move(int from, int to) {
        tiles[to] = tiles[from];
        ticks[to] = ticks[from];
        codes[to] = codes[from];
        materials[to] = materials[from];
    }

    /** Replaces all timers by those of another one. */
    void copyFrom(TileTimers other) {
        if ((count | other.count) == 0) {
            // As in most worlds, in each copy.
            return;
        }
        if (tiles.length < other.count) {
            tiles = new int[other.count];
            ticks = new int[other.count];
            codes = new byte[other.count];
            materials = new byte[other.count];
        }
        count = other.count;
        System.arraycopy(other.tiles, 0, tiles, 0, count);
        System.arraycopy(other.ticks, 0, ticks, 0, count);
        System.arraycopy(other.codes, 0, codes, 0, count);
        System.arraycopy(other.materials, 0, materials, 0, count);
    }

    void write(ByteWriter out) {
        out.putInt(count);
        for (int at = 0; at < count; at++) {
            out.putInt(tiles[at]);
            out.putInt(ticks[at]);
            out.putByte(codes[at]);
            out.putByte(materials[at]);
        }
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @throws IllegalArgumentException if it is wrong
     */
    void read(ByteReader in, int tileCount, int materialCount) {
        int most = ByteReader.between(in.getInt(), 0, tileCount, "number of timers");
        int last = -1;
        for (int i = 0; i < most; i++) {
            int tile = ByteReader.between(in.getInt(), last + 1, tileCount - 1, "tile of a timer");
            last = tile;
            int left = in.getInt();
            byte code = TileType.ofCode(in.getByte()).code();
            add(tile, left, code, ByteReader.between(in.getByte() & 0xFF, 0, materialCount, "material of a timer"));
        }
    }

    long sizeInBytes() {
        return MemorySize.of(tiles) + MemorySize.of(ticks) + MemorySize.of(codes) + MemorySize.of(materials);
    }

    void addTo(StateHash hash, Materials table) {
        for (int at = 0; at < count; at++) {
            hash.add(tiles[at]).add(ticks[at]).add(codes[at]).add(table.get(material(at)).hash);
        }
    }
}

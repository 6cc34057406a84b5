package leapsmith.physics.bullet;

import java.util.Arrays;
import java.util.stream.LongStream;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.bytes.ByteReader;
import leapsmith.physics.bytes.ByteWriter;
import leapsmith.physics.fixed.MemorySize;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.fixed.SubPixels;

/**
 * The state of all bullets, with a column for each property and a row for each bullet.
 *
 * <p>Rows are dense and in the order of firing: when a bullet is removed, those behind it move up. Ids are counted up
 * and never reused, so they ascend with the rows, and a bullet is found by binary search. Lengths are in sub-pixels,
 * velocities in sub-pixels per tick. Columns are replaced when they grow, so keep a reference to the store and not to a
 * column.
 */
public final class BulletStore {
    /** The maximum number of bullets. */
    public static final int MAX_BULLETS = 1 << 24;

    private static final long NEVER = Long.MAX_VALUE;
    private static final long NO_ID = -1;

    final BulletKinds kinds = new BulletKinds();

    int[] x = new int[16];
    int[] y = new int[16];
    int[] vx = new int[16];
    int[] vy = new int[16];
    /**
     * Numbers of {@link BulletKinds}; bitwise complements of them for bullets that are gone, until rows are compacted.
     */
    int[] kind = new int[16];
    /** The last tick of each bullet. */
    private long[] end = new long[16];

    /** {@link #NO_ID} in rows that are not in use. */
    private long[] id = LongStream.generate(() -> NO_ID).limit(16).toArray();

    /** The numbers that the game gave the bullets; null until one isn't 0. */
    private long[] tag;

    private int count;
    private long nextId;
    /** No bullet expires before this tick. */
    private long firstEnd = NEVER;

    private int firstGone = Integer.MAX_VALUE;

    /** A copy of all rows. Copying into it again allocates nothing, unless there are more rows than ever before. */
    public static final class Rows {
        private static final int[] NO_INTS = new int[0];
        private static final long[] NO_LONGS = new long[0];
        private static final int BYTES_EACH = 5 * Integer.BYTES + 2 * Long.BYTES;
        /** The largest place and speed, with the space beyond the level. */
        private static final int MOST = SubPixels.MAX_PX + 2 * BulletDef.MAX_SIDE_PX << SubPixels.SHIFT;

        /** x, y, vx, vy, kind. */
        private final int[][] columns = {NO_INTS, NO_INTS, NO_INTS, NO_INTS, NO_INTS};

        private long[] end = NO_LONGS;
        private long[] id = NO_LONGS;
        private long[] tag = NO_LONGS;
        private boolean hasTags;
        private BulletKind[] kinds;
        private long nextId;
        private int count;

        /** The number of bullets. */
        public int count() {
            return count;
        }

        private void require(int rows) {
            if (id.length < rows) {
                for (int c = 0; c < columns.length; c++) {
                    columns[c] = new int[rows];
                }
                end = new long[rows];
                id = new long[rows];
            }
        }

        /** Writes the rows. */
        public void write(ByteWriter out) {
            out.putLong(nextId);
            out.putInt(kinds.length);
            for (BulletKind one : kinds) {
                out.putValue(BulletKind.class, one);
            }
            out.putInt(count);
            for (int[] column : columns) {
                out.putInts(column, count);
            }
            out.putLongs(end, count);
            out.putLongs(id, count);
            out.putBoolean(hasTags);
            if (hasTags) {
                out.putLongs(tag, count);
            }
        }

        /**
         * Reads rows, replacing what this has.
         *
         * @throws IllegalArgumentException if they can't be those of bullets
         */
        public void read(ByteReader in) {
            nextId = in.getLong();
            kinds = new BulletKind[in.getCount(1)];
            for (int i = 0; i < kinds.length; i++) {
                kinds[i] = in.getValue(BulletKind.class);
            }
            boolean distinct = Arrays.stream(kinds).distinct().count() == kinds.length;
            count = ByteReader.between(in.getCount(BYTES_EACH), 0, MAX_BULLETS, "bullets");
            for (int c = 0; c < columns.length; c++) {
                columns[c] = in.getInts(count);
            }
            end = in.getLongs(count);
            id = in.getLongs(count);
            hasTags = in.getBoolean();
            tag = hasTags ? in.getLongs(count) : NO_LONGS;
            boolean ascending = nextId >= 0;
            for (int i = 0; i < count; i++) {
                ascending &= id[i] > (i == 0 ? NO_ID : id[i - 1]) && id[i] < nextId;
                for (int c = 0; c < columns.length - 1; c++) {
                    ByteReader.between(columns[c][i], -MOST, MOST, "place or speed of a bullet");
                }
                ByteReader.between(columns[columns.length - 1][i], 0, kinds.length - 1, "kind");
            }
            if (!distinct || !ascending) {
                throw new IllegalArgumentException("bullets with the same id, or kinds that are the same");
            }
        }

        /** The number of a kind, which some bullet or source has. */
        int numberOf(BulletKind kind) {
            int number = Arrays.asList(kinds).indexOf(kind);
            if (number < 0) {
                throw new IllegalArgumentException("a source of bullets of no kind");
            }
            return number;
        }

        /** The memory that the rows use, without the objects that kinds refer to. */
        public long sizeInBytes() {
            long bytes = MemorySize.array(columns.length, MemorySize.REFERENCE);
            for (int[] column : columns) {
                bytes += MemorySize.of(column);
            }
            return bytes
                    + MemorySize.of(end)
                    + MemorySize.of(id)
                    + (hasTags ? MemorySize.of(tag) : 0)
                    + MemorySize.array(kinds.length, MemorySize.REFERENCE);
        }
    }

    public int count() {
        return count;
    }

    /** Whether no bullet was ever fired. */
    public boolean isUnused() {
        return nextId == 0;
    }

    public int x(int row) {
        return x[row];
    }

    public int y(int row) {
        return y[row];
    }

    public int vx(int row) {
        return vx[row];
    }

    public int vy(int row) {
        return vy[row];
    }

    public int width(int row) {
        return kinds.widths[kind[row]];
    }

    public int height(int row) {
        return kinds.heights[kind[row]];
    }

    /** The categories of bodies that a bullet meets. */
    public int mask(int row) {
        return kinds.get(kind[row]).mask();
    }

    public long id(int row) {
        return id[row];
    }

    /** The last tick of a bullet. */
    public long end(int row) {
        return end[row];
    }

    /** The number that the game gave a bullet. */
    public long tag(int row) {
        return tag == null ? 0 : tag[row];
    }

    /** Whether the game ever gave a bullet a number other than 0. */
    boolean hasTags() {
        return tag != null;
    }

    /** Whether a bullet is in a row in which some bullet was at any time. */
    public boolean isAt(int row, long bulletId) {
        return id[row] == bulletId;
    }

    /**
     * The row of a bullet, or a negative number if it is gone.
     *
     * @param near its row at an earlier time: the search begins there, because few bullets are removed in a tick
     */
    public int rowOf(long bulletId, int near) {
        int high = Math.min(near + 1, count);
        int step = 1;
        while (high - step > 0 && id[high - step] > bulletId) {
            step *= 2;
        }
        int row = Arrays.binarySearch(id, Math.max(0, high - step), high, bulletId);
        // After a restore it may be further behind.
        return row >= 0 ? row : rowOf(bulletId);
    }

    /** The row of a bullet, or a negative number if it is gone. */
    public int rowOf(long bulletId) {
        return Arrays.binarySearch(id, 0, count, bulletId);
    }

    /**
     * Adds a bullet.
     *
     * @param tick steps made so far
     * @return its id
     * @throws IllegalArgumentException if a number is out of range
     * @throws IllegalStateException if there are {@link #MAX_BULLETS} already
     */
    public long add(BulletDef def, int ticksPerSecond, long tick) {
        int newX = SubPixels.fromPx(def.x(), "x");
        int newY = SubPixels.fromPx(def.y(), "y");
        int newVx = SubPixels.perTick(def.vx(), ticksPerSecond, "vx");
        int newVy = SubPixels.perTick(def.vy(), ticksPerSecond, "vy");
        if (count == MAX_BULLETS) {
            throw new IllegalStateException("there are " + count + " bullets already");
        }
        int newKind = kinds.numberOf(BulletKind.of(def));
        return add(newX, newY, newVx, newVy, newKind, endOf(def.life(), tick), def.tag());
    }

    static long endOf(int life, long tick) {
        return life == BulletDef.ENDLESS ? NEVER : tick + life;
    }

    long add(int newX, int newY, int newVx, int newVy, int newKind, long newEnd, long newTag) {
        growTo(count + 1);
        int row = count++;
        if (newTag != 0 && tag == null) {
            tag = new long[x.length];
        }
        if (tag != null) {
            tag[row] = newTag;
        }
        x[row] = newX;
        y[row] = newY;
        vx[row] = newVx;
        vy[row] = newVy;
        kind[row] = newKind;
        end[row] = newEnd;
        id[row] = nextId++;
        firstEnd = Math.min(firstEnd, newEnd);
        return id[row];
    }

    /** Removes a bullet and compacts the rows. */
    public void remove(int row) {
        markGone(row);
        compact();
    }

    /** Marks a bullet as gone until rows are compacted. */
    void markGone(int row) {
        kind[row] = ~kind[row];
        firstGone = Math.min(firstGone, row);
    }

    /** Marks the bullets whose last tick this was as gone. */
    void expire(long tick) {
        if (tick < firstEnd) {
            return;
        }
        long next = NEVER;
        for (int row = 0; row < count; row++) {
            if (end[row] > tick) {
                next = Math.min(next, end[row]);
            } else if (kind[row] >= 0) {
                markGone(row);
            }
        }
        firstEnd = next;
    }

    /** Compacts the rows: removes those of bullets that are gone. */
    void compact() {
        if (firstGone >= count) {
            return;
        }
        int to = firstGone;
        for (int row = firstGone; row < count; row++) {
            if (kind[row] >= 0) {
                x[to] = x[row];
                y[to] = y[row];
                vx[to] = vx[row];
                vy[to] = vy[row];
                kind[to] = kind[row];
                end[to] = end[row];
                id[to] = id[row];
                if (tag != null) {
                    tag[to] = tag[row];
                }
                to++;
            }
        }
        Arrays.fill(id, to, count, NO_ID);
        count = to;
        firstGone = Integer.MAX_VALUE;
    }

    /** A copy of all rows. */
    public Rows copyRows() {
        Rows rows = new Rows();
        copyRows(rows);
        return rows;
    }

    /** Copies all rows, replacing what a copy has. */
    public void copyRows(Rows into) {
        into.require(count);
        into.count = count;
        into.nextId = nextId;
        into.kinds = kinds.copy();
        if (count > 0) {
            System.arraycopy(x, 0, into.columns[0], 0, count);
            System.arraycopy(y, 0, into.columns[1], 0, count);
            System.arraycopy(vx, 0, into.columns[2], 0, count);
            System.arraycopy(vy, 0, into.columns[3], 0, count);
            System.arraycopy(kind, 0, into.columns[4], 0, count);
            System.arraycopy(end, 0, into.end, 0, count);
            System.arraycopy(id, 0, into.id, 0, count);
        }
        into.hasTags = tag != null;
        if (into.hasTags) {
            if (into.tag.length < count) {
                into.tag = new long[count];
            }
            System.arraycopy(tag, 0, into.tag, 0, count);
        }
    }

    /** Restores all rows from a copy. */
    public void restoreRows(Rows rows) {
        growTo(rows.count);
        if (rows.count < count) {
            Arrays.fill(id, rows.count, count, NO_ID);
        }
        count = rows.count;
        if (count > 0) {
            System.arraycopy(rows.columns[0], 0, x, 0, count);
            System.arraycopy(rows.columns[1], 0, y, 0, count);
            System.arraycopy(rows.columns[2], 0, vx, 0, count);
            System.arraycopy(rows.columns[3], 0, vy, 0, count);
            System.arraycopy(rows.columns[4], 0, kind, 0, count);
            System.arraycopy(rows.end, 0, end, 0, count);
            System.arraycopy(rows.id, 0, id, 0, count);
        }
        if (rows.hasTags) {
            tag = tag == null ? new long[x.length] : tag;
            System.arraycopy(rows.tag, 0, tag, 0, count);
        } else if (tag != null) {
            Arrays.fill(tag, 0, count, 0);
        }
        kinds.restore(rows.kinds);
        nextId = rows.nextId;
        firstEnd = count == 0 ? NEVER : 0;
    }

    /** Adds all state that affects the future to a hash. */
    public void addTo(StateHash hash) {
        hash.add(count).add(nextId);
        for (int row = 0; row < count; row++) {
            hash.add(both(x[row], y[row])).add(both(vx[row], vy[row]));
            hash.add(kinds.hash(kind[row])).add(end[row]).add(id[row]);
            if (tag(row) != 0) {
                hash.add(tag[row]);
            }
        }
    }

    private void growTo(int rows) {
        if (rows <= x.length) {
            return;
        }
        int capacity = Math.max(rows, 2 * x.length);
        x = Arrays.copyOf(x, capacity);
        y = Arrays.copyOf(y, capacity);
        vx = Arrays.copyOf(vx, capacity);
        vy = Arrays.copyOf(vy, capacity);
        kind = Arrays.copyOf(kind, capacity);
        end = Arrays.copyOf(end, capacity);
        id = Arrays.copyOf(id, capacity);
        tag = tag == null ? null : Arrays.copyOf(tag, capacity);
        Arrays.fill(id, count, capacity, NO_ID);
    }

    private static long both(int high, int low) {
        return (long) high << Integer.SIZE | low & 0xFFFF_FFFFL;
    }
}

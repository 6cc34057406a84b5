package leapsmith.physics.bullet;

import java.util.Arrays;
import leapsmith.physics.body.BulletDef;
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

    private long[] id = new long[16];

    private int count;
    private long nextId;
    /** No bullet expires before this tick. */
    private long firstEnd = NEVER;

    private int firstGone = Integer.MAX_VALUE;

    /** An immutable copy of all rows; its columns are x, y, vx, vy, kind. */
    public record Rows(int[][] columns, long[] end, long[] id, BulletKind[] kinds, long nextId) {
        /** The number of bullets. */
        public int count() {
            return id.length;
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
        int newX = SubPixels.fromPx(def.x());
        int newY = SubPixels.fromPx(def.y());
        int newVx = SubPixels.perTick(def.vx(), ticksPerSecond);
        int newVy = SubPixels.perTick(def.vy(), ticksPerSecond);
        if (count == MAX_BULLETS) {
            throw new IllegalStateException("there are " + count + " bullets already");
        }
        return add(newX, newY, newVx, newVy, kinds.numberOf(BulletKind.of(def)), endOf(def.life(), tick));
    }

    static long endOf(int life, long tick) {
        return life == BulletDef.ENDLESS ? NEVER : tick + life;
    }

    long add(int newX, int newY, int newVx, int newVy, int newKind, long newEnd) {
        growTo(count + 1);
        int row = count++;
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
                to++;
            }
        }
        count = to;
        firstGone = Integer.MAX_VALUE;
    }

    public Rows copyRows() {
        int[][] columns = {
            Arrays.copyOf(x, count),
            Arrays.copyOf(y, count),
            Arrays.copyOf(vx, count),
            Arrays.copyOf(vy, count),
            Arrays.copyOf(kind, count)
        };
        return new Rows(columns, Arrays.copyOf(end, count), Arrays.copyOf(id, count), kinds.copy(), nextId);
    }

    /** Restores all rows from a copy. */
    public void restoreRows(Rows rows) {
        growTo(rows.count());
        count = rows.count();
        int[][] into = {x, y, vx, vy, kind};
        for (int c = 0; c < into.length; c++) {
            System.arraycopy(rows.columns[c], 0, into[c], 0, count);
        }
        System.arraycopy(rows.end, 0, end, 0, count);
        System.arraycopy(rows.id, 0, id, 0, count);
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
    }

    private static long both(int high, int low) {
        return (long) high << Integer.SIZE | low & 0xFFFF_FFFFL;
    }
}

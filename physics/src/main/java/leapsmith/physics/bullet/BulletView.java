package leapsmith.physics.bullet;

/**
 * A copy of the bullets in a rectangle, in the order of firing, for drawing. Copying into it again allocates nothing,
 * unless there are more bullets or kinds than ever before. It doesn't refer to the store. Lengths are in sub-pixels,
 * velocities in sub-pixels per tick.
 */
public final class BulletView {
    private static final int FARTHEST = -1 << 28;

    private int[] x = new int[0];
    private int[] y = new int[0];
    private int[] vx = new int[0];
    private int[] vy = new int[0];
    private int[] kind = new int[0];
    /** Read only while {@link #hasTags}. */
    private long[] tags = new long[0];

    private boolean hasTags;
    private BulletKind[] kinds;
    private int count;

    public int count() {
        return count;
    }

    public int x(int i) {
        return x[checked(i)];
    }

    public int y(int i) {
        return y[checked(i)];
    }

    public int vx(int i) {
        return vx[checked(i)];
    }

    public int vy(int i) {
        return vy[checked(i)];
    }

    public int width(int i) {
        return kinds[kind[checked(i)]].width();
    }

    public int height(int i) {
        return kinds[kind[checked(i)]].height();
    }

    /** The categories of bodies that a bullet meets. */
    public int mask(int i) {
        return kinds[kind[checked(i)]].mask();
    }

    /** The number that the game gave a bullet. */
    public long tag(int i) {
        int row = checked(i);
        return hasTags ? tags[row] : 0;
    }

    /** Removes all bullets. */
    public void clear() {
        count = 0;
    }

    /** Copies the bullets that touch a rectangle, replacing what this has. */
    public void copy(BulletStore store, long left, long top, long right, long bottom) {
        int bullets = store.count();
        require(bullets);
        kinds = store.kinds.copy();
        if (areAllInside(store, left, top, right, bottom)) {
            count = bullets;
            System.arraycopy(store.x, 0, x, 0, count);
            System.arraycopy(store.y, 0, y, 0, count);
            System.arraycopy(store.vx, 0, vx, 0, count);
            System.arraycopy(store.vy, 0, vy, 0, count);
            System.arraycopy(store.kind, 0, kind, 0, count);
            copyTags(store, null);
            return;
        }
        count = findRows(store, left, top, right, bottom);
        int[] rows = kind;
        gather(store.x, rows, x);
        gather(store.y, rows, y);
        gather(store.vx, rows, vx);
        gather(store.vy, rows, vy);
        copyTags(store, rows);
        // Last, because it overwrites the rows.
        gather(store.kind, rows, kind);
    }

    /**
     * Whether the top left corners of all bullets are in a rectangle that begins before the level; true is certain. A
     * difference that is too large wraps around to a negative number, and its bullet counts as outside.
     */
    private static boolean areAllInside(BulletStore store, long left, long top, long right, long bottom) {
        if (left > 0 || top > 0 || right < 0 || bottom < 0) {
            return false;
        }
        int minX = (int) Math.max(left, FARTHEST);
        int minY = (int) Math.max(top, FARTHEST);
        int maxX = (int) Math.min(right, Integer.MAX_VALUE);
        int maxY = (int) Math.min(bottom, Integer.MAX_VALUE);
        int[] fromX = store.x;
        int[] fromY = store.y;
        int outside = 0;
        for (int row = 0; row < store.count(); row++) {
            int placeX = fromX[row];
            int placeY = fromY[row];
            outside += (placeX - minX | maxX - placeX | placeY - minY | maxY - placeY) >>> Integer.SIZE - 1;
        }
        return outside == 0;
    }

    /** Writes the rows of the bullets that touch a rectangle into {@link #kind}, and returns their number. */
    private int findRows(BulletStore store, long left, long top, long right, long bottom) {
        int bullets = store.count();
        int[] rows = kind;
        int[] widths = store.kinds.widths;
        int[] heights = store.kinds.heights;
        int[] fromX = store.x;
        int[] fromY = store.y;
        int[] fromKind = store.kind;
        int found = 0;
        for (int row = 0; row < bullets; row++) {
            int number = fromKind[row];
            long outside = right - fromX[row]
                    | fromX[row] + (long) widths[number] - left
                    | bottom - fromY[row]
                    | fromY[row] + (long) heights[number] - top;
            // There is no branch, because it would be unpredictable: the next row overwrites one that is not in view.
            rows[found] = row;
            found += (int) (~outside >>> Long.SIZE - 1);
        }
        return found;
    }

    /** Copies the tags of all bullets, or of those in some rows. */
    private void copyTags(BulletStore store, int[] rows) {
        hasTags = store.hasTags();
        if (!hasTags) {
            return;
        }
        if (tags.length < count) {
            tags = new long[x.length];
        }
        for (int i = 0; i < count; i++) {
            tags[i] = store.tag(rows == null ? i : rows[i]);
        }
    }

    private void gather(int[] from, int[] rows, int[] into) {
        for (int i = 0; i < count; i++) {
            into[i] = from[rows[i]];
        }
    }

    private void require(int bullets) {
        if (x.length < bullets) {
            int capacity = Math.max(bullets, 2 * x.length);
            x = new int[capacity];
            y = new int[capacity];
            vx = new int[capacity];
            vy = new int[capacity];
            kind = new int[capacity];
        }
    }

    private int checked(int i) {
        if (i < 0 || i >= count) {
            throw new IndexOutOfBoundsException(i + " of " + count);
        }
        return i;
    }
}

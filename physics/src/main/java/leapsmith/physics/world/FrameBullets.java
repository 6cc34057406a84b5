package leapsmith.physics.world;

import leapsmith.physics.body.Filter;

/** The bullets in a {@link Frame}, in the order of firing, and their hits in the last step. */
public final class FrameBullets {
    /** x, y, width, height, vx, vy; mask. */
    private final FrameRows rows = new FrameRows(6, 1);
    /** x, y, width, height; body, whether it began. */
    private final FrameRows hits = new FrameRows(4, 2);

    FrameBullets() {}

    /** {@return the number of bullets in view} */
    public int count() {
        return rows.count();
    }

    /**
     * {@return left edge of a bullet}
     * @param i 0 to {@link #count} - 1
     */
    public double x(int i) {
        return rows.fraction(i, 0);
    }

    /**
     * {@return top edge of a bullet}
     * @param i 0 to {@link #count} - 1
     */
    public double y(int i) {
        return rows.fraction(i, 1);
    }

    /**
     * {@return width of a bullet}
     * @param i 0 to {@link #count} - 1
     */
    public double width(int i) {
        return rows.fraction(i, 2);
    }

    /**
     * {@return height of a bullet}
     * @param i 0 to {@link #count} - 1
     */
    public double height(int i) {
        return rows.fraction(i, 3);
    }

    /**
     * {@return speed of a bullet to the right}
     * @param i 0 to {@link #count} - 1
     */
    public double vx(int i) {
        return rows.fraction(i, 4);
    }

    /**
     * {@return speed of a bullet downward}
     * @param i 0 to {@link #count} - 1
     */
    public double vy(int i) {
        return rows.fraction(i, 5);
    }

    /**
     * {@return the categories of bodies that a bullet meets, as {@link Filter#mask}}
     * @param i 0 to {@link #count} - 1
     */
    public int mask(int i) {
        return rows.integer(i, 0);
    }

    /** {@return the number of hits in view, as in {@link Bullets#hits}} */
    public int hitCount() {
        return hits.count();
    }

    /**
     * {@return left edge of the bullet of a hit, as {@link BulletHitList#x}}
     * @param i 0 to {@link #hitCount} - 1
     */
    public double hitX(int i) {
        return hits.fraction(i, 0);
    }

    /**
     * {@return its top edge, as {@link BulletHitList#y}}
     * @param i 0 to {@link #hitCount} - 1
     */
    public double hitY(int i) {
        return hits.fraction(i, 1);
    }

    /**
     * {@return width of the bullet of a hit}
     * @param i 0 to {@link #hitCount} - 1
     */
    public double hitWidth(int i) {
        return hits.fraction(i, 2);
    }

    /**
     * {@return height of the bullet of a hit}
     * @param i 0 to {@link #hitCount} - 1
     */
    public double hitHeight(int i) {
        return hits.fraction(i, 3);
    }

    /**
     * {@return the index in the world of the body that was hit, or {@link EventList#NONE} for a tile}
     * @param i 0 to {@link #hitCount} - 1
     */
    public int hitBody(int i) {
        return hits.integer(i, 0);
    }

    /**
     * {@return whether the bullet did not hit the same in the step before, as {@link BulletHitList#began}}
     * @param i 0 to {@link #hitCount} - 1
     */
    public boolean hitBegan(int i) {
        return hits.integer(i, 1) != 0;
    }

    void clear() {
        rows.clear();
        hits.clear();
    }

    void add(double x, double y, double width, double height, double vx, double vy, int mask) {
        int row = addBox(rows, x, y, width, height);
        rows.setFraction(row, 4, vx);
        rows.setFraction(row, 5, vy);
        rows.setInteger(row, 0, mask);
    }

    void addHit(double x, double y, double width, double height, int body, boolean began) {
        int row = addBox(hits, x, y, width, height);
        hits.setInteger(row, 0, body);
        hits.setInteger(row, 1, began ? 1 : 0);
    }

    private static int addBox(FrameRows into, double x, double y, double width, double height) {
        int row = into.add();
        into.setFraction(row, 0, x);
        into.setFraction(row, 1, y);
        into.setFraction(row, 2, width);
        into.setFraction(row, 3, height);
        return row;
    }
}

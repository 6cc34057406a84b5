package leapsmith.physics.world;

import leapsmith.physics.body.Filter;
import leapsmith.physics.bullet.BulletStore;
import leapsmith.physics.bullet.BulletView;
import leapsmith.physics.fixed.SubPixels;

/** The bullets in a {@link Frame}, in the order of firing, and their hits in the last step. */
public final class FrameBullets {
    private final BulletView view = new BulletView();
    private int ticksPerSecond;
    /** x, y, width, height; body, whether it began, tag. */
    private final FrameRows hits = new FrameRows(4, 4);

    FrameBullets() {}

    /** {@return the number of bullets in view} */
    public int count() {
        return view.count();
    }

    /**
     * {@return left edge of a bullet}
     * @param i 0 to {@link #count} - 1
     */
    public double x(int i) {
        return SubPixels.toPx(view.x(i));
    }

    /**
     * {@return top edge of a bullet}
     * @param i 0 to {@link #count} - 1
     */
    public double y(int i) {
        return SubPixels.toPx(view.y(i));
    }

    /**
     * {@return width of a bullet}
     * @param i 0 to {@link #count} - 1
     */
    public double width(int i) {
        return SubPixels.toPx(view.width(i));
    }

    /**
     * {@return height of a bullet}
     * @param i 0 to {@link #count} - 1
     */
    public double height(int i) {
        return SubPixels.toPx(view.height(i));
    }

    /**
     * {@return speed of a bullet to the right}
     * @param i 0 to {@link #count} - 1
     */
    public double vx(int i) {
        return SubPixels.toPxPerSecond(view.vx(i), ticksPerSecond);
    }

    /**
     * {@return speed of a bullet downward}
     * @param i 0 to {@link #count} - 1
     */
    public double vy(int i) {
        return SubPixels.toPxPerSecond(view.vy(i), ticksPerSecond);
    }

    /**
     * {@return the categories of bodies that a bullet meets, as {@link Filter#mask}}
     * @param i 0 to {@link #count} - 1
     */
    public int mask(int i) {
        return view.mask(i);
    }

    /**
     * {@return the number that the game gave a bullet, see {@link leapsmith.physics.body.BulletDef#tag(long)}}
     * @param i 0 to {@link #count} - 1
     */
    public long tag(int i) {
        return view.tag(i);
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

    /**
     * {@return the number that the game gave the bullet of a hit, as {@link BulletHitList#tag}}
     * @param i 0 to {@link #hitCount} - 1
     */
    public long hitTag(int i) {
        return (long) hits.integer(i, 2) << Integer.SIZE | hits.integer(i, 3) & 0xFFFF_FFFFL;
    }

    void clear() {
        view.clear();
        hits.clear();
    }

    /** Copies the bullets in a rectangle of sub-pixels. */
    void copy(BulletStore store, int newTicksPerSecond, long left, long top, long right, long bottom) {
        ticksPerSecond = newTicksPerSecond;
        view.copy(store, left, top, right, bottom);
    }

    void addHit(double x, double y, double width, double height, int body, boolean began, long tag) {
        int row = hits.add();
        hits.setFraction(row, 0, x);
        hits.setFraction(row, 1, y);
        hits.setFraction(row, 2, width);
        hits.setFraction(row, 3, height);
        hits.setInteger(row, 0, body);
        hits.setInteger(row, 1, began ? 1 : 0);
        hits.setInteger(row, 2, (int) (tag >>> Integer.SIZE));
        hits.setInteger(row, 3, (int) tag);
    }
}

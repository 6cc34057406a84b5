package leapsmith.physics.world;

import leapsmith.physics.bullet.BulletStore;
import leapsmith.physics.fixed.SubPixels;

/**
 * A bullet of a world: a light handle that reads the world's state. Places are in pixels, speeds in pixels per second.
 * Once the bullet is gone {@link #isAlive} is false and every other reading but the id throws IllegalStateException.
 */
public final class Bullet {
    private final BulletStore store;
    private final long id;
    private final int ticksPerSecond;

    Bullet(BulletStore store, long id, int ticksPerSecond) {
        this.store = store;
        this.id = id;
        this.ticksPerSecond = ticksPerSecond;
    }

    /** Its number in the order of firing; never used again. */
    public long id() {
        return id;
    }

    public boolean isAlive() {
        return store.rowOf(id) >= 0;
    }

    public double x() {
        return SubPixels.toPx(store.x(row()));
    }

    public double y() {
        return SubPixels.toPx(store.y(row()));
    }

    public double width() {
        return SubPixels.toPx(store.width(row()));
    }

    public double height() {
        return SubPixels.toPx(store.height(row()));
    }

    public double vx() {
        return SubPixels.toPxPerSecond(store.vx(row()), ticksPerSecond);
    }

    public double vy() {
        return SubPixels.toPxPerSecond(store.vy(row()), ticksPerSecond);
    }

    /** Left edge in sub-pixels. */
    public int subX() {
        return store.x(row());
    }

    /** Top edge in sub-pixels. */
    public int subY() {
        return store.y(row());
    }

    /** Speed to the right in sub-pixels per tick. */
    public int subVx() {
        return store.vx(row());
    }

    /** Speed downward in sub-pixels per tick. */
    public int subVy() {
        return store.vy(row());
    }

    /** Two handles of the same bullet are equal. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Bullet bullet && bullet.store == store && bullet.id == id;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(id);
    }

    @Override
    public String toString() {
        return "bullet " + id;
    }

    boolean isIn(BulletStore other) {
        return store == other;
    }

    private int row() {
        int row = store.rowOf(id);
        if (row < 0) {
            throw new IllegalStateException(this + " is gone");
        }
        return row;
    }
}

package leapsmith.physics.world;

import leapsmith.physics.bullet.BulletStore;
import leapsmith.physics.fixed.SubPixels;

/**
 * A bullet of a world: a light handle that reads the world's state. Places are in pixels, speeds in pixels per second.
 * Once the bullet is gone, {@link #isAlive} is false and every other getter except the id throws IllegalStateException.
 */
public final class Bullet {
    private final BulletStore store;
    private final long id;
    private final int ticksPerSecond;
    /** Its row when it was last looked up. */
    private int lastRow;

    Bullet(BulletStore store, long id, int row, int ticksPerSecond) {
        this.store = store;
        this.id = id;
        lastRow = row;
        this.ticksPerSecond = ticksPerSecond;
    }

    /** {@return its id, counted in the order of firing and never reused} */
    public long id() {
        return id;
    }

    /** {@return whether it is still in the world} */
    public boolean isAlive() {
        return store.isAt(lastRow, id) || store.rowOf(id, lastRow) >= 0;
    }

    /** {@return left edge in pixels} */
    public double x() {
        return SubPixels.toPx(store.x(row()));
    }

    /** {@return top edge in pixels} */
    public double y() {
        return SubPixels.toPx(store.y(row()));
    }

    /** {@return width in pixels} */
    public double width() {
        return SubPixels.toPx(store.width(row()));
    }

    /** {@return height in pixels} */
    public double height() {
        return SubPixels.toPx(store.height(row()));
    }

    /** {@return speed to the right in pixels per second} */
    public double vx() {
        return SubPixels.toPxPerSecond(store.vx(row()), ticksPerSecond);
    }

    /** {@return speed downward in pixels per second} */
    public double vy() {
        return SubPixels.toPxPerSecond(store.vy(row()), ticksPerSecond);
    }

    /** {@return the number that the game gave it, see {@link leapsmith.physics.body.BulletDef#tag(long)}} */
    public long tag() {
        return store.tag(row());
    }

    /** {@return left edge in sub-pixels} */
    public int subX() {
        return store.x(row());
    }

    /** {@return top edge in sub-pixels} */
    public int subY() {
        return store.y(row());
    }

    /** {@return speed to the right in sub-pixels per tick} */
    public int subVx() {
        return store.vx(row());
    }

    /** {@return speed downward in sub-pixels per tick} */
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
        return store.isAt(lastRow, id) ? lastRow : findRow();
    }

    private int findRow() {
        int row = store.rowOf(id, lastRow);
        if (row < 0) {
            throw new IllegalStateException(this + " is gone");
        }
        lastRow = row;
        return row;
    }
}

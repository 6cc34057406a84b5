package leapsmith.physics.world;

import leapsmith.physics.bullet.BulletHits;
import leapsmith.physics.bullet.BulletMover;
import leapsmith.physics.fixed.SubPixels;

/**
 * What bullets hit in the last step: each tile that stopped a bullet, and each body that a bullet touched on its path,
 * in each tick in which it does. By ascending bullet id; for one bullet first bodies by ascending index, then the tile.
 * Places and lengths are in pixels.
 */
public final class BulletHitList {
    private final BulletMover mover;

    BulletHitList(BulletMover mover) {
        this.mover = mover;
    }

    /** {@return the number of hits; the index of the methods below is 0 to one less} */
    public int count() {
        return mover.hits().count();
    }

    /**
     * {@return the id of the bullet, which may be gone}
     * @param i 0 to {@link #count} - 1
     */
    public long bullet(int i) {
        return hits(i).bullet(i);
    }

    /**
     * {@return the number that the game gave the bullet, see {@link leapsmith.physics.body.BulletDef#tag(long)}}
     * @param i 0 to {@link #count} - 1
     */
    public long tag(int i) {
        return hits(i).tag(i);
    }

    /**
     * {@return whether a tile was hit, or a closed side of the level}
     * @param i 0 to {@link #count} - 1
     */
    public boolean isTile(int i) {
        return hits(i).body(i) == BulletHits.TILE;
    }

    /**
     * {@return the index of the body that was hit, or {@link EventList#NONE}}
     * @param i 0 to {@link #count} - 1
     */
    public int body(int i) {
        return hits(i).body(i);
    }

    /**
     * {@return left edge of the bullet at the end of the step, or where it vanished}
     * @param i 0 to {@link #count} - 1
     */
    public double x(int i) {
        return SubPixels.toPx(hits(i).x(i));
    }

    /**
     * {@return top edge of the bullet, at the same moment as {@link #x}}
     * @param i 0 to {@link #count} - 1
     */
    public double y(int i) {
        return SubPixels.toPx(hits(i).y(i));
    }

    /**
     * {@return width of the bullet}
     * @param i 0 to {@link #count} - 1
     */
    public double width(int i) {
        return SubPixels.toPx(hits(i).width(i));
    }

    /**
     * {@return height of the bullet}
     * @param i 0 to {@link #count} - 1
     */
    public double height(int i) {
        return SubPixels.toPx(hits(i).height(i));
    }

    /**
     * {@return whether the bullet overlaps the body at x and y, touching included} If not, it passed through the body.
     *
     * @param i 0 to {@link #count} - 1
     */
    public boolean overlaps(int i) {
        return hits(i).touches(i);
    }

    /**
     * {@return how far to move the bullet along x to end its overlap with the body: negative if the body's center is to
     * the right, positive if the centers are level} 0 if there is no overlap.
     *
     * @param i 0 to {@link #count} - 1
     */
    public double overlapX(int i) {
        return SubPixels.toPx(hits(i).overlapX(i));
    }

    /**
     * {@return how far to move the bullet along y to end its overlap with the body, as {@link #overlapX} along x}
     * @param i 0 to {@link #count} - 1
     */
    public double overlapY(int i) {
        return SubPixels.toPx(hits(i).overlapY(i));
    }

    /**
     * {@return whether this bullet did not hit this body in the step before; always true for tiles}
     * @param i 0 to {@link #count} - 1
     */
    public boolean began(int i) {
        return hits(i).began(i);
    }

    private BulletHits hits(int i) {
        BulletHits hits = mover.hits();
        if (i < 0 || i >= hits.count()) {
            throw new IndexOutOfBoundsException("hit " + i + " of " + hits.count());
        }
        return hits;
    }
}

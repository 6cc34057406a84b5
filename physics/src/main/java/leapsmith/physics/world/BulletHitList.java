package leapsmith.physics.world;

import leapsmith.physics.bullet.BulletHits;
import leapsmith.physics.bullet.BulletMover;
import leapsmith.physics.fixed.SubPixels;

/**
 * What bullets hit in the last step: each tile that stopped one, and each body that one touched on its way, for as many
 * ticks as it does. By ascending bullet id; of one bullet first bodies by ascending index, then the tile. Places and
 * lengths are in pixels.
 */
public final class BulletHitList {
    private final BulletMover mover;

    BulletHitList(BulletMover mover) {
        this.mover = mover;
    }

    /** How many hits there are; the index of the methods below runs from 0 to one less. */
    public int count() {
        return mover.hits().count();
    }

    /** The id of the bullet; it may be gone. */
    public long bullet(int i) {
        return hits(i).bullet(i);
    }

    /** Whether it was a tile that was hit, or a closed side of the level. */
    public boolean isTile(int i) {
        return hits(i).body(i) == BulletHits.TILE;
    }

    /** The index of the body that was hit, or {@link EventList#NONE}. */
    public int body(int i) {
        return hits(i).body(i);
    }

    /** Left edge of the bullet at the end of the step, or where it vanished; of a tile's hit, where it was stopped. */
    public double x(int i) {
        return SubPixels.toPx(hits(i).x(i));
    }

    /** As {@link #x}, of its top edge. */
    public double y(int i) {
        return SubPixels.toPx(hits(i).y(i));
    }

    /** Width of the bullet. */
    public double width(int i) {
        return SubPixels.toPx(hits(i).width(i));
    }

    /** Height of the bullet. */
    public double height(int i) {
        return SubPixels.toPx(hits(i).height(i));
    }

    /** Whether the bullet overlaps the body there, touching included. If not, it was touched in passing. */
    public boolean overlaps(int i) {
        return hits(i).touches(i);
    }

    /**
     * How far to move the bullet along x to end its overlap with the body: negative if the body's centre is to the right;
     * to the positive side from the same centre. 0 if there is none.
     */
    public double overlapX(int i) {
        return SubPixels.toPx(hits(i).overlapX(i));
    }

    /** As {@link #overlapX}, along y. */
    public double overlapY(int i) {
        return SubPixels.toPx(hits(i).overlapY(i));
    }

    /** Whether this bullet did not hit this body in the step before; always so of tiles. */
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

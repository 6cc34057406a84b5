package leapsmith.physics.bullet;

import java.util.Arrays;
import leapsmith.physics.bytes.ByteReader;
import leapsmith.physics.bytes.ByteWriter;
import leapsmith.physics.fixed.MemorySize;
import leapsmith.physics.store.BodyStore;

/**
 * What bullets hit in a tick, by ascending bullet id; for one bullet first the bodies by ascending index, and then the
 * tile. Lengths are in sub-pixels.
 */
public final class BulletHits {
    /** In place of a body index: a tile. */
    public static final int TILE = -1;

    private static final int PARTS = 9;
    private static final int BODY = 0;
    private static final int GENERATION = 1;
    private static final int X = 2;
    private static final int Y = 3;
    private static final int WIDTH = 4;
    private static final int HEIGHT = 5;
    private static final int OVERLAP_X = 6;
    private static final int OVERLAP_Y = 7;
    private static final int FLAGS = 8;

    private static final int BEGAN = 1;
    private static final int TOUCHES = 2;

    private long[] bullets = new long[16];
    private long[] tags = new long[16];
    private int[] parts = new int[16 * PARTS];
    private int count;
    /** The rows of hits with bodies, ascending. */
    private int[] ofBodies = new int[16];

    private int bodyCount;

    public int count() {
        return count;
    }

    /** The id of the bullet. */
    public long bullet(int i) {
        return bullets[i];
    }

    /** The number that the game gave the bullet. */
    public long tag(int i) {
        return tags[i];
    }

    /** The index of the body, or {@link #TILE}. */
    public int body(int i) {
        return parts[i * PARTS + BODY];
    }

    /** The generation of the body. */
    public int generation(int i) {
        return parts[i * PARTS + GENERATION];
    }

    /** Left edge of the bullet at the end of the tick, or where it vanished. */
    public int x(int i) {
        return parts[i * PARTS + X];
    }

    /** Top edge of the bullet at the end of the tick, or where it vanished. */
    public int y(int i) {
        return parts[i * PARTS + Y];
    }

    public int width(int i) {
        return parts[i * PARTS + WIDTH];
    }

    public int height(int i) {
        return parts[i * PARTS + HEIGHT];
    }

    /** How far to move the bullet along x to end its overlap; 0 if it has passed the body, or hit a tile. */
    public int overlapX(int i) {
        return parts[i * PARTS + OVERLAP_X];
    }

    /** As {@link #overlapX}, along y. */
    public int overlapY(int i) {
        return parts[i * PARTS + OVERLAP_Y];
    }

    /** Whether the bullet did not hit the same body in the tick before. */
    public boolean began(int i) {
        return (parts[i * PARTS + FLAGS] & BEGAN) != 0;
    }

    /** Whether the bullet, at x and y, overlaps the body, and has not passed it. */
    public boolean touches(int i) {
        return (parts[i * PARTS + FLAGS] & TOUCHES) != 0;
    }

    void clear() {
        count = 0;
        bodyCount = 0;
    }

    /** Adds a hit as new; {@link #setOverlap} and {@link #continueFrom} add details. */
    int add(long bullet, int body, int generation) {
        int i = count++;
        if (count > bullets.length) {
            bullets = Arrays.copyOf(bullets, 2 * count);
            tags = Arrays.copyOf(tags, 2 * count);
            parts = Arrays.copyOf(parts, 2 * count * PARTS);
        }
        bullets[i] = bullet;
        tags[i] = 0;
        int at = i * PARTS;
        parts[at + BODY] = body;
        parts[at + GENERATION] = generation;
        parts[at + OVERLAP_X] = 0;
        parts[at + OVERLAP_Y] = 0;
        parts[at + FLAGS] = BEGAN;
        if (body != TILE) {
            addBody(i);
        }
        return i;
    }

    void setPlace(int i, int x, int y, int width, int height) {
        int at = i * PARTS;
        parts[at + X] = x;
        parts[at + Y] = y;
        parts[at + WIDTH] = width;
        parts[at + HEIGHT] = height;
    }

    void setTag(int i, long tag) {
        tags[i] = tag;
    }

    void setOverlap(int i, int overlapX, int overlapY) {
        int at = i * PARTS;
        parts[at + OVERLAP_X] = overlapX;
        parts[at + OVERLAP_Y] = overlapY;
        parts[at + FLAGS] |= TOUCHES;
    }

    private void addBody(int i) {
        if (bodyCount == ofBodies.length) {
            ofBodies = Arrays.copyOf(ofBodies, 2 * bodyCount);
        }
        ofBodies[bodyCount++] = i;
    }

    /** Clears {@link #began} of the hits with bodies that continue from the tick before. */
    void continueFrom(BulletHits before) {
        int then = 0;
        for (int now = 0; now < bodyCount; now++) {
            int i = ofBodies[now];
            while (then < before.bodyCount && before.order(before.ofBodies[then], this, i) < 0) {
                then++;
            }
            boolean continues = then < before.bodyCount
                    && before.order(before.ofBodies[then], this, i) == 0
                    && before.generation(before.ofBodies[then]) == generation(i);
            if (continues) {
                parts[i * PARTS + FLAGS] &= ~BEGAN;
            }
        }
    }

    /** Compares a hit with a body and one in another list, by bullet and body. */
    private int order(int i, BulletHits other, int o) {
        int order = Long.compare(bullet(i), other.bullet(o));
        return order != 0 ? order : Integer.compare(body(i), other.body(o));
    }

    /** Writes all hits. */
    public void write(ByteWriter out) {
        out.putInt(count);
        out.putLongs(bullets, count);
        out.putLongs(tags, count);
        out.putInts(parts, count * PARTS);
    }

    /** Reads hits, replacing what this has. */
    public void read(ByteReader in) {
        count = in.getCount(2 * Long.BYTES + PARTS * Integer.BYTES);
        bullets = in.getLongs(count);
        tags = in.getLongs(count);
        parts = in.getInts(count * PARTS);
        bodyCount = 0;
        for (int i = 0; i < count; i++) {
            ByteReader.between(body(i), TILE, BodyStore.MAX_BODIES - 1, "body of a hit");
            if (body(i) != TILE) {
                addBody(i);
            }
        }
    }

    /** The memory that this object uses. */
    public long sizeInBytes() {
        return MemorySize.of(bullets) + MemorySize.of(tags) + MemorySize.of(parts) + MemorySize.of(ofBodies);
    }

    /** A copy that is never changed. */
    public BulletHits copy() {
        BulletHits copy = new BulletHits();
        copy.copyFrom(this);
        return copy;
    }

    /** Copies the contents of another. */
    public void copyFrom(BulletHits from) {
        count = from.count;
        if (bullets.length < count) {
            bullets = new long[count];
            tags = new long[count];
            parts = new int[count * PARTS];
        }
        bodyCount = from.bodyCount;
        if (ofBodies.length < bodyCount) {
            ofBodies = new int[bodyCount];
        }
        if (count > 0) {
            System.arraycopy(from.bullets, 0, bullets, 0, count);
            System.arraycopy(from.tags, 0, tags, 0, count);
            System.arraycopy(from.parts, 0, parts, 0, count * PARTS);
            System.arraycopy(from.ofBodies, 0, ofBodies, 0, bodyCount);
        }
    }
}

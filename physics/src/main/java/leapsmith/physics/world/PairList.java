package leapsmith.physics.world;

import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.pairs.Detection;
import leapsmith.physics.pairs.PairBuffer;
import leapsmith.physics.pairs.PairFinder;

/**
 * The pairs of overlapping bodies that the last step found, each once, by ascending lower and then higher body index.
 * Touching is overlap; a body without area is in no pair. All numbers are those at the detection, even if the bodies
 * were changed since. The next step replaces the list.
 *
 * <p>Lengths are in pixels, speeds in pixels per second, places are those of top-left corners.
 */
public final class PairList {
    private final PairFinder finder;
    private final PairBuffer pairs;
    private final Detection seen;
    private final PairHistory history;
    private final int ticksPerSecond;

    PairList(PairFinder finder, PairHistory history, int ticksPerSecond) {
        this.finder = finder;
        this.history = history;
        pairs = finder.pairs();
        seen = finder.detection();
        this.ticksPerSecond = ticksPerSecond;
    }

    /** {@return the number of pairs; the index of the methods below is 0 to one less} */
    public int count() {
        finder.findNow();
        return pairs.count();
    }

    /**
     * {@return the lower body index}
     * @param i 0 to {@link #count} - 1
     */
    public int a(int i) {
        return pairs.lower(checked(i));
    }

    /**
     * {@return the higher body index}
     * @param i 0 to {@link #count} - 1
     */
    public int b(int i) {
        return pairs.higher(checked(i));
    }

    /**
     * {@return how far to move a along x to end the overlap: negative if b's center is to the right} For b it is the
     * negated number. If the centers are level, a moves to the positive side.
     *
     * @param i 0 to {@link #count} - 1
     */
    public double overlapX(int i) {
        checked(i);
        return SubPixels.toPx(seen.overlapX(pairs.lower(i), pairs.higher(i)));
    }

    /**
     * {@return how far to move a along y to end the overlap, as {@link #overlapX} along x}
     * @param i 0 to {@link #count} - 1
     */
    public double overlapY(int i) {
        checked(i);
        return SubPixels.toPx(seen.overlapY(pairs.lower(i), pairs.higher(i)));
    }

    /**
     * {@return left edge of a}
     * @param i 0 to {@link #count} - 1
     */
    public double aX(int i) {
        return SubPixels.toPx(seen.get(Detection.X, a(i)));
    }

    /**
     * {@return top edge of a}
     * @param i 0 to {@link #count} - 1
     */
    public double aY(int i) {
        return SubPixels.toPx(seen.get(Detection.Y, a(i)));
    }

    /**
     * {@return left edge of b}
     * @param i 0 to {@link #count} - 1
     */
    public double bX(int i) {
        return SubPixels.toPx(seen.get(Detection.X, b(i)));
    }

    /**
     * {@return top edge of b}
     * @param i 0 to {@link #count} - 1
     */
    public double bY(int i) {
        return SubPixels.toPx(seen.get(Detection.Y, b(i)));
    }

    /**
     * {@return left edge of a before the step}
     * @param i 0 to {@link #count} - 1
     */
    public double aOldX(int i) {
        return SubPixels.toPx(seen.get(Detection.OLD_X, a(i)));
    }

    /**
     * {@return top edge of a before the step}
     * @param i 0 to {@link #count} - 1
     */
    public double aOldY(int i) {
        return SubPixels.toPx(seen.get(Detection.OLD_Y, a(i)));
    }

    /**
     * {@return left edge of b before the step}
     * @param i 0 to {@link #count} - 1
     */
    public double bOldX(int i) {
        return SubPixels.toPx(seen.get(Detection.OLD_X, b(i)));
    }

    /**
     * {@return top edge of b before the step}
     * @param i 0 to {@link #count} - 1
     */
    public double bOldY(int i) {
        return SubPixels.toPx(seen.get(Detection.OLD_Y, b(i)));
    }

    /**
     * {@return speed of a to the right}
     * @param i 0 to {@link #count} - 1
     */
    public double aVx(int i) {
        return SubPixels.toPxPerSecond(seen.get(Detection.VX, a(i)), ticksPerSecond);
    }

    /**
     * {@return speed of a downward}
     * @param i 0 to {@link #count} - 1
     */
    public double aVy(int i) {
        return SubPixels.toPxPerSecond(seen.get(Detection.VY, a(i)), ticksPerSecond);
    }

    /**
     * {@return speed of b to the right}
     * @param i 0 to {@link #count} - 1
     */
    public double bVx(int i) {
        return SubPixels.toPxPerSecond(seen.get(Detection.VX, b(i)), ticksPerSecond);
    }

    /**
     * {@return speed of b downward}
     * @param i 0 to {@link #count} - 1
     */
    public double bVy(int i) {
        return SubPixels.toPxPerSecond(seen.get(Detection.VY, b(i)), ticksPerSecond);
    }

    /**
     * {@return the tick in which the two started to overlap, without a break since}
     * @param i 0 to {@link #count} - 1
     * @throws IllegalStateException if the world doesn't keep that, see {@link WorldDef#pairHistory}
     */
    public long since(int i) {
        if (!history.keepsSince()) {
            throw new IllegalStateException("this world keeps no history of pairs");
        }
        return history.since(a(i), b(i));
    }

    /**
     * {@return whether the two did not overlap in the step before}
     * @param i 0 to {@link #count} - 1
     */
    public boolean began(int i) {
        return history.began(a(i), b(i));
    }

    /**
     * {@return the number of pairs of the step before that don't overlap any more, or have lost one of the two bodies}
     */
    public int endedCount() {
        return history.endedCount();
    }

    /**
     * {@return the lower body index of a pair that ended} The body may be gone, and its index in use by another.
     *
     * @param i 0 to {@link #endedCount} - 1
     */
    public int endedA(int i) {
        return history.endedA(checkedEnd(i));
    }

    /**
     * {@return the higher body index of a pair that ended} The body may be gone, and its index in use by another.
     *
     * @param i 0 to {@link #endedCount} - 1
     */
    public int endedB(int i) {
        return history.endedB(checkedEnd(i));
    }

    /**
     * {@return whether two bodies are a pair}
     * @param body index of the one
     * @param other index of the other; the order doesn't matter
     */
    public boolean contains(int body, int other) {
        finder.findNow();
        return pairs.find(body, other) >= 0;
    }

    /**
     * {@return whether a body is in any pair}
     * @param body its index
     */
    public boolean involves(int body) {
        finder.findNow();
        return seen.isInPair(body);
    }

    private int checkedEnd(int i) {
        if (i < 0 || i >= endedCount()) {
            throw new IndexOutOfBoundsException("ended pair " + i + " of " + endedCount());
        }
        return i;
    }

    private int checked(int i) {
        finder.findNow();
        if (i < 0 || i >= pairs.count()) {
            throw new IndexOutOfBoundsException("pair " + i + " of " + pairs.count());
        }
        return i;
    }
}

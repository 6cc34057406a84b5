package leapsmith.physics.world;

import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.pairs.Detection;
import leapsmith.physics.pairs.PairBuffer;
import leapsmith.physics.pairs.PairFinder;

/**
 * The pairs of overlapping bodies that the last step found, each once, by ascending lower and then higher body index.
 * Touching is overlap; a body without area is in no pair. All numbers are those of the moment of detection, whatever
 * was done to the bodies since. The next step begins the list anew.
 *
 * <p>Lengths are in pixels, speeds in pixels per second, places those of top-left corners.
 */
public final class PairList {
    private final PairBuffer pairs;
    private final Detection seen;
    private final PairHistory history;
    private final int ticksPerSecond;

    PairList(PairFinder finder, PairHistory history, int ticksPerSecond) {
        this.history = history;
        pairs = finder.pairs();
        seen = finder.detection();
        this.ticksPerSecond = ticksPerSecond;
    }

    /** How many pairs there are; the index of the methods below runs from 0 to one less. */
    public int count() {
        return pairs.count();
    }

    /** The lower body index. */
    public int a(int i) {
        return pairs.lower(checked(i));
    }

    /** The higher body index. */
    public int b(int i) {
        return pairs.higher(checked(i));
    }

    /**
     * How far to move a along x to end the overlap: negative if b's centre is to the right. For b it is the negated
     * number. Of coincident centres a, the lower index, is the one to go to the positive side.
     */
    public double overlapX(int i) {
        checked(i);
        return SubPixels.toPx(seen.overlapX(pairs.lower(i), pairs.higher(i)));
    }

    /** As {@link #overlapX}, along y. */
    public double overlapY(int i) {
        checked(i);
        return SubPixels.toPx(seen.overlapY(pairs.lower(i), pairs.higher(i)));
    }

    public double aX(int i) {
        return SubPixels.toPx(seen.get(Detection.X, a(i)));
    }

    public double aY(int i) {
        return SubPixels.toPx(seen.get(Detection.Y, a(i)));
    }

    public double bX(int i) {
        return SubPixels.toPx(seen.get(Detection.X, b(i)));
    }

    public double bY(int i) {
        return SubPixels.toPx(seen.get(Detection.Y, b(i)));
    }

    /** Where a was before the step. */
    public double aOldX(int i) {
        return SubPixels.toPx(seen.get(Detection.OLD_X, a(i)));
    }

    /** Where a was before the step. */
    public double aOldY(int i) {
        return SubPixels.toPx(seen.get(Detection.OLD_Y, a(i)));
    }

    /** Where b was before the step. */
    public double bOldX(int i) {
        return SubPixels.toPx(seen.get(Detection.OLD_X, b(i)));
    }

    /** Where b was before the step. */
    public double bOldY(int i) {
        return SubPixels.toPx(seen.get(Detection.OLD_Y, b(i)));
    }

    public double aVx(int i) {
        return SubPixels.toPxPerSecond(seen.get(Detection.VX, a(i)), ticksPerSecond);
    }

    public double aVy(int i) {
        return SubPixels.toPxPerSecond(seen.get(Detection.VY, a(i)), ticksPerSecond);
    }

    public double bVx(int i) {
        return SubPixels.toPxPerSecond(seen.get(Detection.VX, b(i)), ticksPerSecond);
    }

    public double bVy(int i) {
        return SubPixels.toPxPerSecond(seen.get(Detection.VY, b(i)), ticksPerSecond);
    }

    /** The tick in which the two began to overlap; they have in every tick since. */
    public long since(int i) {
        return history.since(a(i), b(i));
    }

    /** Whether the two did not overlap in the step before. */
    public boolean began(int i) {
        return since(i) == history.tick();
    }

    /** How many pairs overlapped in the step before and don't any more, or have lost one of the two. */
    public int endedCount() {
        return history.endedCount();
    }

    /** The lower body index of a pair that ended, i from 0 to endedCount - 1; the body may be gone, its index in use. */
    public int endedA(int i) {
        return history.endedA(checkedEnd(i));
    }

    /** The higher body index of a pair that ended. */
    public int endedB(int i) {
        return history.endedB(checkedEnd(i));
    }

    /** Whether two bodies are a pair, given by index in either order. */
    public boolean contains(int body, int other) {
        return pairs.find(body, other) >= 0;
    }

    /** Whether a body, given by index, is in any pair. */
    public boolean involves(int body) {
        return seen.isInPair(body);
    }

    private int checkedEnd(int i) {
        if (i < 0 || i >= endedCount()) {
            throw new IndexOutOfBoundsException("ended pair " + i + " of " + endedCount());
        }
        return i;
    }

    private int checked(int i) {
        if (i < 0 || i >= pairs.count()) {
            throw new IndexOutOfBoundsException("pair " + i + " of " + pairs.count());
        }
        return i;
    }
}

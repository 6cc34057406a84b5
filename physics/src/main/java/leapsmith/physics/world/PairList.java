package leapsmith.physics.world;

/**
 * The pairs of overlapping bodies that the last step found, each once, by ascending lower and then higher body index.
 * Touching is overlap; a body without area is in no pair. All numbers are those of the moment of detection, whatever
 * was done to the bodies since. The next step begins the list anew.
 *
 * <p>Lengths are in pixels, speeds in pixels per second, places those of top-left corners.
 */
public final class PairList {
    PairList() {}

    /** How many pairs there are; the index of the methods below runs from 0 to one less. */
    public int count() {
        throw new UnsupportedOperationException();
    }

    /** The lower body index. */
    public int a(int i) {
        throw new UnsupportedOperationException();
    }

    /** The higher body index. */
    public int b(int i) {
        throw new UnsupportedOperationException();
    }

    /**
     * How far to move a along x to end the overlap: negative if b's centre is to the right. For b it is the negated
     * number. Of coincident centres a, the lower index, is the one to go to the positive side.
     */
    public double overlapX(int i) {
        throw new UnsupportedOperationException();
    }

    /** As {@link #overlapX}, along y. */
    public double overlapY(int i) {
        throw new UnsupportedOperationException();
    }

    public double aX(int i) {
        throw new UnsupportedOperationException();
    }

    public double aY(int i) {
        throw new UnsupportedOperationException();
    }

    public double bX(int i) {
        throw new UnsupportedOperationException();
    }

    public double bY(int i) {
        throw new UnsupportedOperationException();
    }

    /** Where a was before the step. */
    public double aOldX(int i) {
        throw new UnsupportedOperationException();
    }

    /** Where a was before the step. */
    public double aOldY(int i) {
        throw new UnsupportedOperationException();
    }

    /** Where b was before the step. */
    public double bOldX(int i) {
        throw new UnsupportedOperationException();
    }

    /** Where b was before the step. */
    public double bOldY(int i) {
        throw new UnsupportedOperationException();
    }

    public double aVx(int i) {
        throw new UnsupportedOperationException();
    }

    public double aVy(int i) {
        throw new UnsupportedOperationException();
    }

    public double bVx(int i) {
        throw new UnsupportedOperationException();
    }

    public double bVy(int i) {
        throw new UnsupportedOperationException();
    }

    /** Whether two bodies are a pair, given by index in either order. */
    public boolean contains(int body, int other) {
        throw new UnsupportedOperationException();
    }

    /** Whether a body, given by index, is in any pair. */
    public boolean involves(int body) {
        throw new UnsupportedOperationException();
    }
}

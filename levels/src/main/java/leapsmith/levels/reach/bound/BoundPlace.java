package leapsmith.levels.reach.bound;

import leapsmith.physics.fixed.SubPixels;

/**
 * A place from which the player can move on: a range of positions of its box. It has the place from which it was
 * reached first, so that the way back to the start can be followed.
 */
public final class BoundPlace {
    /** What the player does there. */
    public enum Kind {
        /** It is in the air, at the start of the level. */
        START,
        /** It stands on level ground. */
        GROUND,
        /** It is on ground where it dies at the end of the tick, unless it leaves it within the tick. */
        DEADLY_GROUND,
        /** It stands on a slope. */
        SLOPE,
        /** It hangs from a ledge. */
        LEDGE,
        /** A zone launches it. */
        ZONE,
        /** It is next to a place of a platform. */
        PLATFORM,
        /** It is in or at tiles in which it swims, climbs, falls or jumps otherwise. */
        AREA
    }

    private final Kind kind;
    private final int row;
    /** The left edges of the box, in sub-pixels, both included. */
    final int left;

    final int right;
    /** The top edges of the box, in sub-pixels, both included. */
    final int low;

    final int high;
    private BoundPlace from;

    BoundPlace(Kind kind, int row, int left, int right, int low, int high) {
        this.kind = kind;
        this.row = row;
        this.left = left;
        this.right = right;
        this.low = low;
        this.high = high;
    }

    void reached(BoundPlace newFrom) {
        from = newFrom;
    }

    public Kind kind() {
        return kind;
    }

    /** The row of the tiles on which it stands or from which it hangs; of others that of its top edge. */
    public int row() {
        return row;
    }

    /** The leftmost left edge of the player's box, in level pixels. */
    public double left() {
        return SubPixels.toPx(left);
    }

    /** The rightmost left edge of the player's box, in level pixels. */
    public double right() {
        return SubPixels.toPx(right);
    }

    /** The highest top edge of the player's box, in level pixels. */
    public double top() {
        return SubPixels.toPx(low);
    }

    /** The lowest top edge of the player's box, in level pixels. */
    public double bottom() {
        return SubPixels.toPx(high);
    }

    /** The place from which it was reached; null for the start. */
    public BoundPlace from() {
        return from;
    }

    @Override
    public String toString() {
        return kind + " in row " + row + " at " + left() + " to " + right() + " px";
    }
}

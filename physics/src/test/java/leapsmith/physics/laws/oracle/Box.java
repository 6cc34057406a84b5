package leapsmith.physics.laws.oracle;

/** A box in sub-pixels by its top-left corner. */
public record Box(long x, long y, long width, long height) {
    /** Right edge. */
    public long right() {
        return x + width;
    }

    /** Bottom edge. */
    public long bottom() {
        return y + height;
    }

    /** Whether the open interiors overlap; a box without width or height is a line or point that may lie inside. */
    public boolean isInside(Box other) {
        return overlapsX(other) && overlapsY(other);
    }

    /** Whether the extents along x overlap, touching not included. */
    public boolean overlapsX(Box other) {
        return x < other.right() && other.x < right();
    }

    /** Whether the extents along y overlap, touching not included. */
    public boolean overlapsY(Box other) {
        return y < other.bottom() && other.y < bottom();
    }

    /** The same box at another place. */
    public Box at(long newX, long newY) {
        return new Box(newX, newY, width, height);
    }

    /** The smallest box that holds both. */
    public Box union(Box other) {
        long left = Math.min(x, other.x);
        long top = Math.min(y, other.y);
        return new Box(left, top, Math.max(right(), other.right()) - left, Math.max(bottom(), other.bottom()) - top);
    }

    /** This box with a margin on all sides. */
    public Box grown(long margin) {
        return new Box(x - margin, y - margin, width + 2 * margin, height + 2 * margin);
    }
}

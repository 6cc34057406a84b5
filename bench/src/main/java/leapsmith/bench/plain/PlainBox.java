package leapsmith.bench.plain;

/** A box by its center and half its size, px. */
final class PlainBox {
    Vector2 center = new Vector2(0, 0);
    Vector2 halfSize;

    PlainBox(Vector2 halfSize) {
        this.halfSize = halfSize;
    }

    /** The signed overlap of this box with another, or null if they don't touch. */
    Vector2 overlap(PlainBox other) {
        if (halfSize.x() == 0 || halfSize.y() == 0 || other.halfSize.x() == 0 || other.halfSize.y() == 0) {
            return null;
        }
        if (Math.abs(center.x() - other.center.x()) > halfSize.x() + other.halfSize.x()
                || Math.abs(center.y() - other.center.y()) > halfSize.y() + other.halfSize.y()) {
            return null;
        }
        float signX = center.x() >= other.center.x() ? 1 : -1;
        float signY = center.y() >= other.center.y() ? 1 : -1;
        return new Vector2(
                signX * (halfSize.x() + other.halfSize.x() - Math.abs(center.x() - other.center.x())),
                signY * (halfSize.y() + other.halfSize.y() - Math.abs(center.y() - other.center.y())));
    }
}

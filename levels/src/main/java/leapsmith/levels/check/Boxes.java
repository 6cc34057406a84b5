package leapsmith.levels.check;

import leapsmith.levels.model.LevelObject;

/** Compares the boxes of two objects. */
final class Boxes {
    private Boxes() {}

    /** Whether two boxes share more than an edge. */
    static boolean overlap(LevelObject a, LevelObject b) {
        return a.x() < b.x() + b.width()
                && b.x() < a.x() + a.width()
                && a.y() < b.y() + b.height()
                && b.y() < a.y() + a.height()
                && hasArea(a)
                && hasArea(b);
    }

    static boolean hasArea(LevelObject object) {
        return object.width() > 0 && object.height() > 0;
    }
}

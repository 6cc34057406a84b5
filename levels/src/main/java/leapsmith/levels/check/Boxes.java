package leapsmith.levels.check;

import leapsmith.levels.model.LevelObject;

/** How the boxes of two objects lie. */
final class Boxes {
    private Boxes() {}

    /** Whether they have more than an edge in common. */
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

package leapsmith.levels.model;

/**
 * Something placed in a level that has an id, a kind and a box. Ids are meant to be unique over all sorts of
 * objects; a level whose ids aren't opens all the same and is reported by the checks.
 */
public sealed interface LevelObject permits PlacedCharacter, Zone, Platform, Emitter {
    /** What sort of object it is, which decides the list that it is in. */
    ObjectSort sort();

    String id();

    /** What it is; a kind that isn't known is kept. */
    String kind();

    /** Left edge in pixels. */
    double x();

    /** Top edge in pixels. */
    double y();

    double width();

    double height();

    Extras extras();

    LevelObject withId(String id);

    LevelObject withKind(String kind);

    LevelObject withPosition(double x, double y);

    LevelObject withBox(double x, double y, double width, double height);

    /** Whether a point lies in the box, its left and top edges included. */
    default boolean contains(double pointX, double pointY) {
        return pointX >= x() && pointX < x() + width() && pointY >= y() && pointY < y() + height();
    }
}

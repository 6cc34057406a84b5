package leapsmith.bench.plain;

/** The collision data of one object with another. */
record PlainCollision(
        PlainObject other,
        Vector2 overlap,
        Vector2 speed,
        Vector2 otherSpeed,
        Vector2 oldPosition,
        Vector2 otherOldPosition,
        Vector2 position,
        Vector2 otherPosition) {}

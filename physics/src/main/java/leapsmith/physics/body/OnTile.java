package leapsmith.physics.body;

/** What a bullet does when a tile stops it. */
public enum OnTile {
    /** It goes on with the velocity negated on each axis that was stopped. In the tick of the hit it slides, as bodies do. */
    BOUNCE,
    /** It stays where it hit, and lives on without velocity. */
    STOP,
    /** It is gone. */
    VANISH
}

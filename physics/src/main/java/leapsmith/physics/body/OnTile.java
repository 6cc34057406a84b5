package leapsmith.physics.body;

/** What a bullet does when a tile stops it. */
public enum OnTile {
    /**
     * It is reflected.
     *
     * <p>A Block, the flat sides of a slope and its tip negate the velocity on the axis that they stop. In the tick of
     * the hit the bullet goes on along the other axis only, as bodies slide.
     *
     * <p>The surface of a slope reflects it about the slope's normal n: {@code v' = v - 2 (v.n) n / |n|^2}. At 45
     * degrees that is exact: the two parts of the velocity change places, and falling becomes flying level. At 1:2,
     * where |n|^2 is 5, both are rounded to the nearest sub-pixel per tick, the same way in a mirror; other than by this
     * rounding the speed stays the same. Neither part becomes more than the greatest speed that can be given. The bullet
     * stays at the slope until the next tick. Where it meets surfaces of several directions at once, as at the bottom
     * of a valley, it turns straight back.
     */
    BOUNCE,
    /** It stays where it hit, and lives on without velocity. */
    STOP,
    /** It is gone. */
    VANISH
}

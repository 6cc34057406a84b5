package leapsmith.physics.body;

/** What a bullet does when it hits a tile. */
public enum OnTile {
    /**
     * It is reflected.
     *
     * <p>A Block, the flat sides of a slope and its tip negate the velocity on the axis that they stop. In the tick of
     * the hit the bullet continues along the other axis only, as bodies slide.
     *
     * <p>The surface of a slope reflects it about the slope's normal n: {@code v' = v - 2 (v.n) n / |n|^2}. At 45
     * degrees that is exact: the two components of the velocity are swapped, so a falling bullet flies level. At 1:2,
     * where |n|^2 is 5, both are rounded to the nearest sub-pixel per tick, symmetrically under mirroring; apart from
     * this rounding the speed is unchanged. Each component is limited to the greatest speed that a definition allows.
     * The bullet stays at the slope until the next tick. Where it meets surfaces of several directions at once, as at
     * the bottom of a valley, it reverses.
     */
    BOUNCE,
    /** It stays where it hit, with no velocity. */
    STOP,
    /** It is removed. */
    VANISH
}

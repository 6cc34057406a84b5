package leapsmith.physics.body;

/** How a body stops other bodies, of those that collide with tiles. */
public enum Solidity {
    /** Other bodies pass through it. */
    NONE,
    /** Other bodies land on its top from above; they pass through it from below and from the sides. */
    TOP,
    /** Other bodies stop at all its sides, and are pushed when it moves. Such a body moves only along its path. */
    ALL
}

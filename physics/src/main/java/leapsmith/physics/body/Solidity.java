package leapsmith.physics.body;

/** What a body is to other bodies that tiles stop. */
public enum Solidity {
    /** They pass through each other. */
    NONE,
    /** Others stand on its top, when they come from above; they pass from below and from the sides. */
    TOP,
    /** Others stop at all its sides, and are pushed when it moves. Only a body that nothing moves but its path. */
    ALL
}

/**
 * Broad and narrow phase: which bodies overlap, by a partition of the level into cells. Every overlapping pair is found
 * once, and pairs are sorted by lower id, then higher id, for any size of a cell. Entry class:
 * {@link leapsmith.physics.pairs.PairFinder}. Not exported; it changes no body, and must not import sweeps, response or
 * the world.
 */
package leapsmith.physics.pairs;

/**
 * Broad and narrow phase: finds the overlapping bodies, using a grid over the level. Every overlapping pair is found
 * once, and pairs are sorted by lower id, then higher id, for any size of cells. Entry class: {@link
 * leapsmith.physics.pairs.PairFinder}. Not exported; it changes no body, and must not import sweeps, response or the
 * world.
 */
package leapsmith.physics.pairs;

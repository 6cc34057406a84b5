/**
 * Broad and narrow phase: finds the overlapping bodies, by bands of the level in which they are sorted by left edge.
 * Every overlapping pair is found once, and pairs are sorted by lower id, then higher id. Entry class: {@link
 * leapsmith.physics.pairs.PairFinder}. A grid of cells serves queries and the counts of a frame. Not exported; it changes
 * no body, and must not import sweeps, response or the world.
 */
package leapsmith.physics.pairs;

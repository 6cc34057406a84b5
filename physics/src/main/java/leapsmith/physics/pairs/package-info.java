/**
 * Finding which bodies overlap, by a partition of the level into cells. Every overlapping pair is found once, and
 * pairs come out sorted by lower id, then higher id, whatever the size of a cell. Not exported; it must not import
 * the world.
 */
package leapsmith.physics.pairs;

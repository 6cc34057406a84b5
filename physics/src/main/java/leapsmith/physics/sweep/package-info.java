/**
 * One box among tiles: where a straight path ends, which tiles the box touches, and the nearest free place if it
 * overlaps a tile. A path never passes through a tile at any speed, touching is exact, and the result doesn't depend on
 * where in the level the box is. Entry class: {@link leapsmith.physics.sweep.TileSweep}. Not exported; it must not
 * import pairs, responses, controllers or the world.
 */
package leapsmith.physics.sweep;

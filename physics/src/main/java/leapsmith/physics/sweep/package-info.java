/**
 * Moving a box against tiles and against other boxes without passing through either at any speed. Touching is exact,
 * and the answer doesn't depend on where in the level the box is. Not exported; it must not import controllers, pairs
 * or the world.
 */
package leapsmith.physics.sweep;

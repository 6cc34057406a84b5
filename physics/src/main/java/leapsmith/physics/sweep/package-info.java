/**
 * Where tiles let a box go: moving it without passing through one at any speed, what it touches then, and the way out
 * when a tile appeared in it. Touching is exact, and the answer doesn't depend on where in the level the box is. Not
 * exported; it must not import controllers, pairs or the world.
 */
package leapsmith.physics.sweep;

/**
 * The running simulation, and what a game talks to: {@link leapsmith.physics.world.World}, its step, its events, its
 * snapshots, and frames for drawing. The same start and the same inputs give the same bits on every machine. It comes
 * last in the module, so it may import every other package of it.
 */
package leapsmith.physics.world;

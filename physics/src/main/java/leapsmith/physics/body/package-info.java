/**
 * Definitions of simulated bodies and bullets: box, shape, filter and movement numbers, as values that a caller builds
 * and the world copies. Entry classes: {@link leapsmith.physics.body.BodyDef} and {@link
 * leapsmith.physics.body.BulletDef}.
 *
 * <p>The values are immutable, so one may define many bodies, be a constant, and be read from any thread. They hold no
 * state of a simulation. A value that is wrong by itself is refused when it is made; one that is wrong only in a world,
 * such as a speed that is too large at its ticks per second, is refused when it is spawned or fired. The package must
 * not import the storage, nor any phase of the step.
 */
package leapsmith.physics.body;

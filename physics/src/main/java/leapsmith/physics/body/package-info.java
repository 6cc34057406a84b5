/**
 * What a simulated shape is: its box, kind, filters and movement numbers, as values that a caller writes and the world
 * copies. It begins at {@link leapsmith.physics.body.BodyDef#box} and {@link leapsmith.physics.body.BulletDef#box}.
 *
 * <p>The values never change, so that one may serve many bodies, be kept in a constant, and be read from any thread.
 * They hold no state of a simulation. What can be told to be wrong of a value alone is refused as it is made, and what
 * depends on the world, as a speed that is too large at its ticks per second, when it is spawned or fired. It must not
 * import the storage, nor any phase of the step.
 */
package leapsmith.physics.body;

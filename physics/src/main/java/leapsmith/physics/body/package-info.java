/**
 * What a simulated shape is: its box, kind, filters and movement numbers as values that a caller writes and the world
 * copies. The values don't change once made and hold no simulation state. It must not import the storage, nor any
 * phase of the step.
 */
package leapsmith.physics.body;

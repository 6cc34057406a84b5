/**
 * From the input of a tick to the velocity of each body: walking, jumping, patrols, ledges, and gravity. Controllers
 * read the contacts of the tick before. They change velocities; only {@code LedgeGrab} also moves a body, level with
 * its ledge. Not exported; it must not import pairs or the world.
 */
package leapsmith.physics.control;

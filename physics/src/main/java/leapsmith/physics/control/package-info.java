/**
 * From one tick's input to the velocity that a body wants: walking, jumping and the rest of how a character feels, and
 * what gravity makes of it. Controllers read the contacts of the tick before and never move a body themselves. Not
 * exported; it must not import pairs or the world.
 */
package leapsmith.physics.control;

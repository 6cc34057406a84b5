/**
 * Bullets: many small fast boxes that hit tiles and bodies exactly at any speed, and never each other. They have a
 * store of their own and are in no partition, so a bullet that is near nothing costs a few nanoseconds. Not exported;
 * it must not import the world.
 */
package leapsmith.physics.bullet;

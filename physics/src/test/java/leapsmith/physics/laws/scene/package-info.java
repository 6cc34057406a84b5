/**
 * Scenes for the laws: small worlds as values, drawn at random, transformed (mirrored, moved, divided into finer tiles),
 * and played tick by tick. All lengths are in sub-pixels, all speeds in sub-pixels per tick, so that building a world
 * rounds nothing.
 */
package leapsmith.physics.laws.scene;

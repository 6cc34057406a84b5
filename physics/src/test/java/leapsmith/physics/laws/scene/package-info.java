/**
 * Scenes for the laws: small worlds as values, drawn at random, transformed (mirrored, moved, cut into finer tiles),
 * and played tick by tick. All lengths are sub-pixels, all speeds sub-pixels per tick, so that nothing is rounded on
 * the way into the world.
 */
package leapsmith.physics.laws.scene;

/**
 * The tiles of a level as the simulation sees them: what a square does to a body that touches it, by column and row.
 * Asking about one square costs the same on a map of any size. It knows no bodies; of Leapsmith it imports only
 * {@code leapsmith.physics.fixed}.
 */
package leapsmith.physics.tile;

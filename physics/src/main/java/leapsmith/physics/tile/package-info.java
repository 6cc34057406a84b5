/**
 * The tiles of a level as the simulation sees them: what a square does to a body that touches it, by column and row. A
 * game names {@link leapsmith.physics.tile.TileType types} when it builds a world, and reads them through a
 * {@link leapsmith.physics.tile.TileView}; a {@link leapsmith.physics.tile.TileMap} is for tiles without a world.
 *
 * <p>Asking about one square costs the same on a map of any size, and may be done of squares outside it. Slopes,
 * rectangles and snapshots never change, and may be read from any thread. It knows no bodies; of Leapsmith it imports
 * only {@code leapsmith.physics.fixed}.
 */
package leapsmith.physics.tile;

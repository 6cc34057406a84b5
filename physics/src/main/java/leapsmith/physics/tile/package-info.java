/**
 * The tiles of a level in the simulation: what a square does to a body that touches it, by column and row. A game names
 * {@link leapsmith.physics.tile.TileType types} when it builds a world, and reads them through a {@link
 * leapsmith.physics.tile.TileView}; a {@link leapsmith.physics.tile.TileMap} is for tiles without a world.
 *
 * <p>The query of one square takes the same time on a map of any size, and squares outside the map are allowed. Slopes,
 * rectangles and snapshots are immutable, and may be read from any thread. The package knows no bodies; of Leapsmith it
 * imports only {@code leapsmith.physics.fixed}.
 */
package leapsmith.physics.tile;

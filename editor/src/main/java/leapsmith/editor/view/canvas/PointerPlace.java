package leapsmith.editor.view.canvas;

import java.util.Optional;
import leapsmith.physics.tile.TileType;

/**
 * Where the pointer is in the level, and what is there.
 *
 * @param x level pixels from the left edge
 * @param y level pixels from the top
 * @param column of the tile; may lie outside the level
 * @param row of the tile; may lie outside the level
 * @param tile what the level holds there, nothing outside of it
 * @param objectId the character or zone under the pointer
 */
public record PointerPlace(
        double x, double y, int column, int row, Optional<TileType> tile, Optional<String> objectId) {}

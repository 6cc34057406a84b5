package leapsmith.levels.external;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileRegion;

/**
 * A map of another editor: a stack of layers, and the tilesets that give their tiles a meaning. Positions are in pixels
 * of the map, x to the right and y down. Cell (0, 0) begins at (0, 0); an infinite map also has cells left of it and
 * above it.
 *
 * @param name its name in the project, or the name of its file without the extension
 * @param className the class or type that its author gave it; empty for none
 * @param tileWidth width of a cell in pixels, 1 or more
 * @param tileHeight height of a cell in pixels, 1 or more
 * @param bounds the cells of the map; of an infinite map, those that hold anything
 * @param layers from back to front; groups are dissolved
 * @param tilesets in ascending order of their first ids, which don't overlap
 * @param background the color behind all layers, {@code 0xRRGGBB}
 * @param properties of the map, each value as JSON text
 */
public record ExternalMap(
        String name,
        String className,
        int tileWidth,
        int tileHeight,
        TileRegion bounds,
        List<ExternalLayer> layers,
        List<ExternalTileset> tilesets,
        OptionalInt background,
        RawMembers properties) {
    public ExternalMap {
        if (tileWidth < 1 || tileHeight < 1) {
            throw new IllegalArgumentException("tiles of " + tileWidth + " x " + tileHeight + " pixels");
        }
        layers = List.copyOf(layers);
        tilesets = List.copyOf(tilesets);
    }

    /**
     * {@return this map with another name and other properties}
     *
     * @param newName its name in the project
     * @param newProperties each value as JSON text
     */
    public ExternalMap with(String newName, RawMembers newProperties) {
        return new ExternalMap(
                newName, className, tileWidth, tileHeight, bounds, layers, tilesets, background, newProperties);
    }

    /** {@return the tileset of a cell's tile; empty for an empty cell, or if no tileset has its id} */
    public Optional<ExternalTileset> tilesetOf(int cell) {
        int id = Cells.idOf(cell);
        ExternalTileset found = null;
        for (ExternalTileset tileset : tilesets) {
            if (tileset.firstId() > id) {
                break;
            }
            found = tileset;
        }
        return Optional.ofNullable(found).filter(tileset -> id != 0 && tileset.contains(id));
    }

    /** {@return what the tileset says of a cell's tile; empty if it says nothing} */
    public Optional<ExternalTile> tileOf(int cell) {
        return tilesetOf(cell).flatMap(tileset -> tileset.tile(Cells.idOf(cell)));
    }
}

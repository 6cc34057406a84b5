package leapsmith.levels.external;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import leapsmith.levels.model.Limits;
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
 * @param classes the classes of its project, each with the default values of its members; none in most formats
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
        RawMembers properties,
        Map<String, RawMembers> classes) {
    public ExternalMap {
        if (tileWidth < 1 || tileHeight < 1) {
            throw new IllegalArgumentException("tiles of " + tileWidth + " x " + tileHeight + " pixels");
        }
        layers = List.copyOf(layers);
        tilesets = List.copyOf(tilesets);
        classes = Map.copyOf(classes);
    }

    /**
     * {@return the smallest region with all cells that hold a tile or a part of an object; a point is stood on, so it is in
     * the cell above it}
     *
     * @param tileWidth of a cell in pixels
     * @param tileHeight of a cell in pixels
     */
    public static TileRegion usedCells(List<ExternalLayer> layers, int tileWidth, int tileHeight) {
        TileRegion used = ExternalLayer.usedCells(layers);
        for (ExternalLayer layer : layers) {
            List<ExternalObject> items = layer instanceof ExternalLayer.Items it ? it.items() : List.of();
            for (ExternalObject object : items) {
                double left = (object.x() + layer.info().offsetX()) / tileWidth;
                double top = (object.y() + layer.info().offsetY()) / tileHeight;
                int column = (int) Math.floor(left);
                int row = (int) (object.height() > 0 ? Math.floor(top) : Math.ceil(top) - 1);
                int endColumn = (int) Math.ceil(left + object.width() / tileWidth);
                int endRow = (int) Math.ceil(top + object.height() / tileHeight);
                TileRegion more = used.union(
                        TileRegion.between(column, row, Math.max(column, endColumn - 1), Math.max(row, endRow - 1)));
                used = more.area() <= Limits.MAX_TILES ? more : used;
            }
        }
        return used;
    }

    /**
     * {@return this map with all that is said elsewhere than where it counts} An object has the class and the properties of
     * its tile, unless it has its own, and everything with a class has the default values of its members.
     */
    public ExternalMap resolved() {
        return new ExternalMap(
                name,
                className,
                tileWidth,
                tileHeight,
                bounds,
                layers.stream().map(this::resolved).toList(),
                tilesets.stream().map(tileset -> tileset.resolved(this)).toList(),
                background,
                withDefaults(className, properties),
                classes);
    }

    private ExternalLayer resolved(ExternalLayer layer) {
        LayerInfo info = layer.info()
                .withProperties(
                        withDefaults(layer.info().className(), layer.info().properties()));
        if (layer instanceof ExternalLayer.Items items) {
            return new ExternalLayer.Items(
                    info, items.items().stream().map(this::resolved).toList(), items.cellSize());
        }
        return layer.with(info);
    }

    private ExternalObject resolved(ExternalObject object) {
        ExternalTile tile = tileOf(object.cell()).orElse(new ExternalTile("", RawMembers.EMPTY, List.of()));
        String itsClass = object.className().isEmpty() ? tile.className() : object.className();
        return object.with(itsClass, withDefaults(itsClass, tile.properties().withAll(object.properties())));
    }

    /** Properties of something with a class, and those of the class that it doesn't have. */
    RawMembers withDefaults(String itsClass, RawMembers own) {
        RawMembers defaults = classes.get(itsClass);
        return defaults == null ? own : defaults.withAll(own);
    }

    /**
     * {@return this map with another name and other properties}
     *
     * @param newName its name in the project
     * @param newProperties each value as JSON text
     */
    public ExternalMap with(String newName, RawMembers newProperties) {
        return new ExternalMap(
                newName,
                className,
                tileWidth,
                tileHeight,
                bounds,
                layers,
                tilesets,
                background,
                newProperties,
                classes);
    }

    /**
     * {@return this map with other layers and tilesets}
     *
     * @param newLayers from back to front
     * @param newTilesets in ascending order of their first ids
     * @param newBackground the color behind all layers
     */
    public ExternalMap with(
            List<ExternalLayer> newLayers, List<ExternalTileset> newTilesets, OptionalInt newBackground) {
        return new ExternalMap(
                name,
                className,
                tileWidth,
                tileHeight,
                bounds,
                newLayers,
                newTilesets,
                newBackground,
                properties,
                classes);
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

package leapsmith.levels.external;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.model.RawMembers;

/**
 * A tileset of a map.
 *
 * @param name given by its author
 * @param className the class that its author gave it; empty for none
 * @param firstId the id in cells of its first tile, 1 or more
 * @param size how many ids it has; 0 if its file is missing, then all ids up to the next tileset are its
 * @param tileWidth width of a tile's picture in pixels
 * @param tileHeight height of a tile's picture in pixels
 * @param tiles those that are more than a picture, by their number in the tileset, from 0
 * @param images where the pictures of the tiles are
 * @param properties each value as JSON text
 * @param terrains which tiles continue a form in which directions
 */
public record ExternalTileset(
        String name,
        String className,
        int firstId,
        int size,
        int tileWidth,
        int tileHeight,
        Map<Integer, ExternalTile> tiles,
        TileImages images,
        RawMembers properties,
        List<Terrain> terrains) {
    /** What the neighbors of a tile have to have in common with it. */
    public enum Joint {
        /** Their corners. */
        CORNER,
        /** Their edges. */
        EDGE,
        /** Both. */
        MIXED
    }

    /**
     * Tiles that continue a form: a Wang set of one color.
     *
     * @param name of the form
     * @param joint where tiles are joined
     * @param color {@code 0xRRGGBB}
     * @param masks by the number of a tile, the directions in which the form continues: bits clockwise from the top, 1 top, 2
     *     top right, and so on
     */
    public record Terrain(String name, Joint joint, int color, Map<Integer, Integer> masks) {
        public Terrain {
            masks = Map.copyOf(masks);
        }
    }

    /** A tileset without terrains. */
    public ExternalTileset(
            String name,
            String className,
            int firstId,
            int size,
            int tileWidth,
            int tileHeight,
            Map<Integer, ExternalTile> tiles,
            TileImages images,
            RawMembers properties) {
        this(name, className, firstId, size, tileWidth, tileHeight, tiles, images, properties, List.of());
    }

    /**
     * The size of a tile.
     *
     * @param width in pixels
     * @param height in pixels
     */
    public record Size(double width, double height) {}

    public ExternalTileset {
        if (firstId < 1 || firstId > Cells.MAX_ID || size < 0) {
            throw new IllegalArgumentException("ids from " + firstId + ", " + size + " of them");
        }
        tiles = Map.copyOf(tiles);
        terrains = List.copyOf(terrains);
    }

    /** The same with the default values of the classes of a map. */
    ExternalTileset resolved(ExternalMap map) {
        Map<Integer, ExternalTile> resolved = new HashMap<>();
        tiles.forEach((number, tile) -> resolved.put(
                number,
                new ExternalTile(
                        tile.className(), map.withDefaults(tile.className(), tile.properties()), tile.shapes())));
        return new ExternalTileset(
                name,
                className,
                firstId,
                size,
                tileWidth,
                tileHeight,
                resolved,
                images,
                map.withDefaults(className, properties),
                terrains);
    }

    /**
     * {@return this tileset with other ids}
     *
     * @param newFirstId the id in cells of its first tile, 1 or more
     * @param newSize how many ids it has
     */
    public ExternalTileset withIds(int newFirstId, int newSize) {
        return new ExternalTileset(
                name, className, newFirstId, newSize, tileWidth, tileHeight, tiles, images, properties, terrains);
    }

    /** Whether an id is one of its tiles, given that no other tileset begins between its first and this one. */
    boolean contains(int id) {
        return id >= firstId && (size == 0 || id - firstId < size);
    }

    /**
     * {@return the size of a tile: that of its own picture, or else that of all tiles}
     *
     * @param id in a cell
     */
    public Size sizeOf(int id) {
        TileImages.Area own = images.own().get(id - firstId);
        return own == null || own.width() == 0 ? new Size(tileWidth, tileHeight) : new Size(own.width(), own.height());
    }

    /** What it says of a tile, by the id in a cell; empty if it is only a picture. */
    Optional<ExternalTile> tile(int id) {
        return Optional.ofNullable(tiles.get(id - firstId));
    }
}

package leapsmith.levels.model;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import leapsmith.physics.tile.TileType;

/**
 * A level: everything its file holds, as one immutable value. Copies that differ in one part share the others.
 *
 * @param name shown in the editor; may be empty
 * @param tileSize side of a tile in pixels, 1 to 1024
 * @param legend what the values of the tiles mean
 * @param tiles values that the legend explains
 * @param physics the physics settings
 * @param partition the size of the cells of the partition
 * @param checks the rules that are not checked
 * @param looks how it looks in a game, which has no effect on play
 * @param place where it is in the world of its folder; empty for nowhere. It has no effect on play
 * @param objects in the order of the file, which is also the order of their bodies in the simulation
 * @param properties free keys of the level's author, as JSON text; see {@link FreeValue}
 * @param unknownKeys unknown keys of the file's outermost object
 */
public record Level(
        String name,
        int tileSize,
        Legend legend,
        TileGrid tiles,
        PhysicsNumbers physics,
        PartitionSize partition,
        CheckSettings checks,
        LevelLooks looks,
        Optional<WorldPlace> place,
        ObjectLists objects,
        RawMembers properties,
        RawMembers unknownKeys) {
    /** The default side of a tile, in pixels. */
    public static final int STANDARD_TILE_SIZE = 16;

    /** Checks the values. */
    public Level {
        Objects.requireNonNull(name);
        Limits.require(tileSize, 1, Limits.MAX_TILE_SIZE, "tileSize");
        Objects.requireNonNull(legend);
        Limits.require((double) tiles.columns() * tileSize, 1, Limits.MAX_SIDE_PX, "width in pixels");
        Limits.require((double) tiles.rows() * tileSize, 1, Limits.MAX_SIDE_PX, "height in pixels");
        Objects.requireNonNull(physics);
        Objects.requireNonNull(partition);
        Objects.requireNonNull(checks);
        Objects.requireNonNull(looks);
        Objects.requireNonNull(place);
        Objects.requireNonNull(objects);
        Objects.requireNonNull(properties);
        Objects.requireNonNull(unknownKeys);
    }

    /**
     * {@return a level of empty tiles with the standard legend and the classic numbers}
     *
     * @param name shown in the editor; may be empty
     * @param columns tiles in a row, at least 1
     * @param rows number of rows, at least 1
     * @param tileSize side of a tile in pixels, 1 to {@link Limits#MAX_TILE_SIZE}
     */
    public static Level empty(String name, int columns, int rows, int tileSize) {
        return new Level(
                name,
                tileSize,
                Legend.STANDARD,
                TileGrid.filled(columns, rows, Legend.STANDARD.indexOf(TileType.EMPTY)),
                PhysicsNumbers.CLASSIC,
                PartitionSize.STANDARD,
                CheckSettings.ALL,
                LevelLooks.FLAT,
                Optional.empty(),
                ObjectLists.NONE,
                RawMembers.EMPTY,
                RawMembers.EMPTY);
    }

    /** {@return the number of columns of tiles} */
    public int columns() {
        return tiles.columns();
    }

    /** {@return the number of rows of tiles} */
    public int rows() {
        return tiles.rows();
    }

    /** {@return the width in pixels} */
    public int widthPx() {
        return tiles.columns() * tileSize;
    }

    /** {@return the height in pixels} */
    public int heightPx() {
        return tiles.rows() * tileSize;
    }

    /**
     * {@return whether another level has the same size, legend, physics and objects} Its tiles may differ, and what has no
     * effect on a run.
     *
     * @param other a level
     */
    public boolean equalsExceptTiles(Level other) {
        return columns() == other.columns()
                && rows() == other.rows()
                && tileSize == other.tileSize
                && legend.equals(other.legend)
                && physics.equals(other.physics)
                && objects.equals(other.objects);
    }

    /**
     * {@return the shape of a tile; a block outside the level}
     *
     * @param column column of a tile, counted from 0
     * @param row row of a tile, counted from 0
     */
    public TileType typeAt(int column, int row) {
        return tiles.contains(column, row) ? legend.typeOf(tiles.at(column, row)) : TileType.BLOCK;
    }

    /**
     * {@return the column that contains an x; it may lie outside the level}
     *
     * @param x in level pixels
     */
    public int columnAt(double x) {
        return (int) Math.floor(x / tileSize);
    }

    /**
     * {@return the row that contains a y; it may lie outside the level}
     *
     * @param y in level pixels
     */
    public int rowAt(double y) {
        return (int) Math.floor(y / tileSize);
    }

    /**
     * {@return the tiles whose interior a box in level pixels overlaps; none if its width or height is 0}
     *
     * @param x left edge in level pixels
     * @param y top edge in level pixels
     * @param width in pixels
     * @param height in pixels
     */
    public TileRegion tilesUnder(double x, double y, double width, double height) {
        if (width <= 0 || height <= 0) {
            return TileRegion.EMPTY;
        }
        int column = columnAt(x);
        int row = rowAt(y);
        int endColumn = (int) Math.ceil((x + width) / tileSize);
        int endRow = (int) Math.ceil((y + height) / tileSize);
        return new TileRegion(column, row, endColumn - column, endRow - row);
    }

    /**
     * {@return the objects of a type}
     *
     * @param type a type of objects of this level
     */
    public List<LevelObject> objects(ObjectType type) {
        return objects.of(type);
    }

    /**
     * {@return the first object with this id, in the order of the types}
     *
     * @param id id of an object
     */
    public Optional<LevelObject> object(String id) {
        return objects.find(id);
    }

    /** {@return the first object that is a player} */
    public Optional<LevelObject> player() {
        return objects.find(ObjectKind.Role.PLAYER);
    }

    /**
     * {@return an unused id: the prefix and the lowest free number from 1, such as {@code patrol-3}}
     *
     * @param prefix the text before the number
     */
    public String freeId(String prefix) {
        // One pass, as a level can have thousands of objects with the prefix.
        Set<String> taken = new HashSet<>();
        objects.stream()
                .map(LevelObject::id)
                .filter(id -> id.startsWith(prefix))
                .forEach(taken::add);
        int number = 1;
        while (taken.contains(prefix + "-" + number)) {
            number++;
        }
        return prefix + "-" + number;
    }

    /**
     * {@return a copy with another name}
     *
     * @param newName shown in the editor; may be empty
     */
    public Level withName(String newName) {
        return new Level(
                newName,
                tileSize,
                legend,
                tiles,
                physics,
                partition,
                checks,
                looks,
                place,
                objects,
                properties,
                unknownKeys);
    }

    /**
     * {@return a copy with another tile size}
     *
     * @param newTileSize side of a tile in pixels, 1 to 1024
     */
    public Level withTileSize(int newTileSize) {
        return new Level(
                name,
                newTileSize,
                legend,
                tiles,
                physics,
                partition,
                checks,
                looks,
                place,
                objects,
                properties,
                unknownKeys);
    }

    /**
     * {@return a copy with another legend}
     *
     * @param newLegend has an entry for every value of the tiles
     */
    public Level withLegend(Legend newLegend) {
        return new Level(
                name,
                tileSize,
                newLegend,
                tiles,
                physics,
                partition,
                checks,
                looks,
                place,
                objects,
                properties,
                unknownKeys);
    }

    /**
     * {@return a copy with other tiles}
     *
     * @param newTiles the values of the tiles, each with an entry in the legend
     */
    public Level withTiles(TileGrid newTiles) {
        return new Level(
                name,
                tileSize,
                legend,
                newTiles,
                physics,
                partition,
                checks,
                looks,
                place,
                objects,
                properties,
                unknownKeys);
    }

    /**
     * {@return a copy with a change of tiles applied}
     *
     * @param change a change of a grid of this size
     */
    public Level withTiles(TileChange change) {
        return withTiles(tiles.with(change));
    }

    /**
     * {@return a copy with other physics settings}
     *
     * @param newPhysics the physics settings
     */
    public Level withPhysics(PhysicsNumbers newPhysics) {
        return new Level(
                name,
                tileSize,
                legend,
                tiles,
                newPhysics,
                partition,
                checks,
                looks,
                place,
                objects,
                properties,
                unknownKeys);
    }

    /**
     * {@return a copy with another partition}
     *
     * @param newPartition the size of the cells
     */
    public Level withPartition(PartitionSize newPartition) {
        return new Level(
                name,
                tileSize,
                legend,
                tiles,
                physics,
                newPartition,
                checks,
                looks,
                place,
                objects,
                properties,
                unknownKeys);
    }

    /**
     * {@return a copy with other checks}
     *
     * @param newChecks the rules that are not checked
     */
    public Level withChecks(CheckSettings newChecks) {
        return new Level(
                name,
                tileSize,
                legend,
                tiles,
                physics,
                partition,
                newChecks,
                looks,
                place,
                objects,
                properties,
                unknownKeys);
    }

    /**
     * {@return a copy that looks different and plays the same}
     *
     * @param newLooks its theme
     */
    public Level withLooks(LevelLooks newLooks) {
        return new Level(
                name,
                tileSize,
                legend,
                tiles,
                physics,
                partition,
                checks,
                newLooks,
                place,
                objects,
                properties,
                unknownKeys);
    }

    /**
     * {@return a copy that is elsewhere in the world of its folder}
     *
     * @param newPlace empty for nowhere
     */
    public Level withPlace(Optional<WorldPlace> newPlace) {
        return new Level(
                name,
                tileSize,
                legend,
                tiles,
                physics,
                partition,
                checks,
                looks,
                newPlace,
                objects,
                properties,
                unknownKeys);
    }

    /**
     * {@return a copy with other objects}
     *
     * @param newObjects the objects of all types
     */
    public Level withObjects(ObjectLists newObjects) {
        return new Level(
                name,
                tileSize,
                legend,
                tiles,
                physics,
                partition,
                checks,
                looks,
                place,
                newObjects,
                properties,
                unknownKeys);
    }

    /**
     * {@return a copy with other objects of a type}
     *
     * @param type a type of objects of this level
     * @param list all objects of the type, in their order
     * @throws IllegalArgumentException if one of them is of another type, or there are too many
     */
    public Level withObjects(ObjectType type, List<LevelObject> list) {
        return withObjects(objects.with(type, list));
    }

    /**
     * {@return a copy with other properties}
     *
     * @param newProperties free keys of the level's author, as JSON text; see {@link FreeValue}
     */
    public Level withProperties(RawMembers newProperties) {
        return new Level(
                name,
                tileSize,
                legend,
                tiles,
                physics,
                partition,
                checks,
                looks,
                place,
                objects,
                newProperties,
                unknownKeys);
    }

    /**
     * {@return a copy with other unknownKeys}
     *
     * @param newKeys unknown keys of the file's outermost object
     */
    public Level withUnknownKeys(RawMembers newKeys) {
        return new Level(
                name, tileSize, legend, tiles, physics, partition, checks, looks, place, objects, properties, newKeys);
    }

    /**
     * {@return a copy with the first object of this id replaced by another of its type, at the same place in its list}
     *
     * @param id id of an object
     * @param object replaces it
     * @throws IllegalArgumentException if no object of that type has the id
     */
    public Level withObject(String id, LevelObject object) {
        return withObjects(objects.replacing(id, object));
    }
}

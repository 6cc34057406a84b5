package leapsmith.levels.model;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import leapsmith.physics.tile.TileType;

/**
 * A level: everything its file holds, as one immutable value. Copies that differ in one part share the others.
 *
 * @param tileSize side of a tile in pixels, 1 to 1024
 * @param tiles values that the legend explains
 * @param objects in the order of the file, which is also the order of their bodies in the simulation
 * @param properties free keys of the level's author, as JSON text; see {@link FreeValue}
 * @param extras unknown keys of the file's outermost object
 */
public record Level(
        String name,
        int tileSize,
        Legend legend,
        TileGrid tiles,
        PhysicsNumbers physics,
        PartitionSize partition,
        CheckSettings checks,
        ObjectLists objects,
        Extras properties,
        Extras extras) {
    public static final int STANDARD_TILE_SIZE = 16;

    public Level {
        Objects.requireNonNull(name);
        Limits.require(tileSize, 1, Limits.MAX_TILE_SIZE, "tileSize");
        Objects.requireNonNull(legend);
        Limits.require((double) tiles.columns() * tileSize, 1, Limits.MAX_SIDE_PX, "width in pixels");
        Limits.require((double) tiles.rows() * tileSize, 1, Limits.MAX_SIDE_PX, "height in pixels");
        Objects.requireNonNull(physics);
        Objects.requireNonNull(partition);
        Objects.requireNonNull(checks);
        Objects.requireNonNull(objects);
        Objects.requireNonNull(properties);
        Objects.requireNonNull(extras);
    }

    /** A level of empty tiles with the standard legend and the classic numbers. */
    public static Level empty(String name, int columns, int rows, int tileSize) {
        return new Level(
                name,
                tileSize,
                Legend.STANDARD,
                TileGrid.filled(columns, rows, Legend.STANDARD.indexOf(TileType.EMPTY)),
                PhysicsNumbers.CLASSIC,
                PartitionSize.STANDARD,
                CheckSettings.ALL,
                ObjectLists.NONE,
                Extras.EMPTY,
                Extras.EMPTY);
    }

    public int columns() {
        return tiles.columns();
    }

    public int rows() {
        return tiles.rows();
    }

    public int widthPx() {
        return tiles.columns() * tileSize;
    }

    public int heightPx() {
        return tiles.rows() * tileSize;
    }

    /** The shape of a tile; a block outside the level. */
    public TileType typeAt(int column, int row) {
        return tiles.contains(column, row) ? legend.typeOf(tiles.at(column, row)) : TileType.BLOCK;
    }

    /** The column that contains an x; it may lie outside the level. */
    public int columnAt(double x) {
        return (int) Math.floor(x / tileSize);
    }

    /** The row that contains a y; it may lie outside the level. */
    public int rowAt(double y) {
        return (int) Math.floor(y / tileSize);
    }

    /** The tiles whose interior a box in level pixels overlaps; none if its width or height is 0. */
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

    /** The objects of a type. */
    public List<LevelObject> objects(ObjectType type) {
        return objects.of(type);
    }

    /** The first object with this id, in the order of the types. */
    public Optional<LevelObject> object(String id) {
        return objects.find(id);
    }

    /** The first object that is a player. */
    public Optional<LevelObject> player() {
        return objects.find(ObjectKind.Role.PLAYER);
    }

    /** An unused id: the prefix and the lowest free number from 1, such as {@code patrol-3}. */
    public String freeId(String prefix) {
        int number = 1;
        while (object(prefix + "-" + number).isPresent()) {
            number++;
        }
        return prefix + "-" + number;
    }

    public Level withName(String newName) {
        return new Level(newName, tileSize, legend, tiles, physics, partition, checks, objects, properties, extras);
    }

    public Level withTileSize(int newTileSize) {
        return new Level(name, newTileSize, legend, tiles, physics, partition, checks, objects, properties, extras);
    }

    public Level withLegend(Legend newLegend) {
        return new Level(name, tileSize, newLegend, tiles, physics, partition, checks, objects, properties, extras);
    }

    public Level withTiles(TileGrid newTiles) {
        return new Level(name, tileSize, legend, newTiles, physics, partition, checks, objects, properties, extras);
    }

    /** A copy with a change of tiles applied. */
    public Level withTiles(TileChange change) {
        return withTiles(tiles.with(change));
    }

    public Level withPhysics(PhysicsNumbers newPhysics) {
        return new Level(name, tileSize, legend, tiles, newPhysics, partition, checks, objects, properties, extras);
    }

    public Level withPartition(PartitionSize newPartition) {
        return new Level(name, tileSize, legend, tiles, physics, newPartition, checks, objects, properties, extras);
    }

    public Level withChecks(CheckSettings newChecks) {
        return new Level(name, tileSize, legend, tiles, physics, partition, newChecks, objects, properties, extras);
    }

    public Level withObjects(ObjectLists newObjects) {
        return new Level(name, tileSize, legend, tiles, physics, partition, checks, newObjects, properties, extras);
    }

    /**
     * A copy with other objects of a type.
     *
     * @throws IllegalArgumentException if one of them is of another type, or there are too many
     */
    public Level withObjects(ObjectType type, List<LevelObject> list) {
        return withObjects(objects.with(type, list));
    }

    public Level withProperties(Extras newProperties) {
        return new Level(name, tileSize, legend, tiles, physics, partition, checks, objects, newProperties, extras);
    }

    public Level withExtras(Extras newExtras) {
        return new Level(name, tileSize, legend, tiles, physics, partition, checks, objects, properties, newExtras);
    }

    /**
     * A copy with the first object of this id replaced by another of its type, at the same place in its list.
     *
     * @throws IllegalArgumentException if no object of that type has the id
     */
    public Level withObject(String id, LevelObject object) {
        return withObjects(objects.replacing(id, object));
    }
}

package leapsmith.physics.world;

import java.util.List;
import java.util.Objects;
import leapsmith.physics.store.Materials;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.MaterialSource;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileSource;
import leapsmith.physics.tile.TileType;

/** Builds a world; see {@link World#builder} for the defaults. */
public final class WorldDef {
    static final int DEFAULT_COLUMNS = 80;
    static final int DEFAULT_ROWS = 60;

    final int columns;
    final int rows;
    int tileSize = 16;
    Borders borders = Borders.CLOSED;
    int ticksPerSecond = 60;
    double gravity = 1030;
    double maxFallSpeed = 900;
    int cellColumns = 16;
    int cellRows = 16;
    boolean pairHistory;
    boolean timing;
    TileSource tiles = (column, row) -> TileType.EMPTY;
    List<Material> materials = List.of();
    MaterialSource materialTiles = (column, row) -> 0;

    WorldDef(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
    }

    /**
     * Sets the side of a tile in pixels.
     *
     * @param px 1 to {@link TileMap#MAX_TILE_SIZE}
     * @return this
     */
    public WorldDef tileSize(int px) {
        tileSize = px;
        return this;
    }

    /**
     * Sets which sides are open.
     *
     * @param newBorders {@link Borders#CLOSED} by default
     * @return this
     */
    public WorldDef borders(Borders newBorders) {
        borders = Objects.requireNonNull(newBorders);
        return this;
    }

    /**
     * Sets the number of steps per second.
     *
     * @param ticks at least 1
     * @return this
     * @throws IllegalArgumentException if it is less
     */
    public WorldDef ticksPerSecond(int ticks) {
        if (ticks < 1) {
            throw new IllegalArgumentException("ticksPerSecond is " + ticks + ", less than 1");
        }
        ticksPerSecond = ticks;
        return this;
    }

    /**
     * Sets gravity.
     *
     * @param pxPerSecondSquared downward; negative for upward
     * @return this
     */
    public WorldDef gravity(double pxPerSecondSquared) {
        gravity = pxPerSecondSquared;
        return this;
    }

    /**
     * Sets the maximum fall speed.
     *
     * @param pxPerSecond not negative
     * @return this
     */
    public WorldDef maxFallSpeed(double pxPerSecond) {
        maxFallSpeed = pxPerSecond;
        return this;
    }

    /**
     * Sets the size of the partition's cells in tiles, in which a {@link Frame} counts comparisons and pairs.
     *
     * @param widthTiles at least 1
     * @param heightTiles at least 1; {@link #build} refuses less
     * @return this
     */
    public WorldDef partitionCell(int widthTiles, int heightTiles) {
        cellColumns = widthTiles;
        cellRows = heightTiles;
        return this;
    }

    /**
     * Sets whether the tick at which each pair began is kept, for {@link PairList#since} and {@link Frame#pairSince}.
     * That takes time in every step, about as much for a pair as finding it. Which pairs began and ended is known in
     * any case.
     *
     * @param keep whether it is kept
     * @return this
     */
    public WorldDef pairHistory(boolean keep) {
        pairHistory = keep;
        return this;
    }

    /**
     * Sets whether the phases of each step are timed; see {@link World#setTiming}.
     *
     * @param timed false by default
     * @return this
     */
    public WorldDef timing(boolean timed) {
        timing = timed;
        return this;
    }

    /**
     * Sets the source of the tiles.
     *
     * @param source called once for each tile, when the world is built
     * @return this
     */
    public WorldDef tiles(TileSource source) {
        tiles = Objects.requireNonNull(source);
        return this;
    }

    /**
     * Sets the table of materials that tiles can have. A tile refers to one by its number: 1 is the first of the list, and 0 is
     * {@link Material#PLAIN}.
     *
     * @param table at most 255
     * @return this
     * @throws IllegalArgumentException if there are more
     */
    public WorldDef materials(List<Material> table) {
        if (table.size() > Materials.MAX) {
            throw new IllegalArgumentException("materials are " + table.size() + ", more than " + Materials.MAX);
        }
        materials = List.copyOf(table);
        return this;
    }

    /**
     * Sets the source of the tiles' materials.
     *
     * @param source called once for each tile, when the world is built; its results are within the table of {@link #materials}
     * @return this
     */
    public WorldDef materialTiles(MaterialSource source) {
        materialTiles = Objects.requireNonNull(source);
        return this;
    }

    /**
     * Builds the world, at tick 0.
     *
     * @return the world
     * @throws IllegalArgumentException if a number is out of range, see {@link TileMap} for the size
     */
    public World build() {
        return new World(this);
    }
}

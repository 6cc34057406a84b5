package leapsmith.physics.world;

import java.util.Objects;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileSource;
import leapsmith.physics.tile.TileType;

/** Collects what a new world needs; see {@link World#builder} for the defaults. */
public final class WorldSetup {
    final int columns;
    final int rows;
    int tileSize = 16;
    Borders borders = Borders.CLOSED;
    int ticksPerSecond = 60;
    double gravity = 1030;
    double maxFallSpeed = 900;
    int cellColumns = 16;
    int cellRows = 16;
    TileSource tiles = (column, row) -> TileType.EMPTY;

    WorldSetup(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
    }

    /** Side of a tile in pixels, 1 to {@link TileMap#MAX_TILE_SIZE}. */
    public WorldSetup tileSize(int px) {
        tileSize = px;
        return this;
    }

    /** Which sides are open. */
    public WorldSetup borders(Borders newBorders) {
        borders = Objects.requireNonNull(newBorders);
        return this;
    }

    /** Ticks per second, at least 1. */
    public WorldSetup ticksPerSecond(int ticks) {
        if (ticks < 1) {
            throw new IllegalArgumentException(ticks + " ticks per second");
        }
        ticksPerSecond = ticks;
        return this;
    }

    /** Pixels per second squared, downward. */
    public WorldSetup gravity(double pxPerSecondSquared) {
        gravity = pxPerSecondSquared;
        return this;
    }

    /** Pixels per second, not negative. */
    public WorldSetup maxFallSpeed(double pxPerSecond) {
        maxFallSpeed = pxPerSecond;
        return this;
    }

    /** Size of a cell of the partition in tiles, each side at least 1. */
    public WorldSetup partitionCell(int widthTiles, int heightTiles) {
        cellColumns = widthTiles;
        cellRows = heightTiles;
        return this;
    }

    /** What the tiles are; asked once for each. */
    public WorldSetup tiles(TileSource source) {
        tiles = Objects.requireNonNull(source);
        return this;
    }

    /**
     * Makes the world, at tick 0.
     *
     * @throws IllegalArgumentException if a number is out of range, see {@link TileMap} for the size
     */
    public World build() {
        return new World(this);
    }
}

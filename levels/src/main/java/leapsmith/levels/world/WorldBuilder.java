package leapsmith.levels.world;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.TileGrid;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileSource;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.World;

/**
 * Builds worlds from levels. Objects become bodies in the order of their types and lists, so the same level always
 * gives the same indices; emitters are numbered from 0. If an object overlaps a wall, the first tick moves it out or
 * reports it.
 */
public final class WorldBuilder {
    private WorldBuilder() {}

    /**
     * The world of a level before its first tick.
     *
     * @param level a level
     * @return the world before its first tick
     */
    public static LevelWorld build(Level level) {
        return build(level, ObjectSetup.NONE);
    }

    /**
     * The world of a level before its first tick, with objects as a game wants them.
     *
     * @param level a level
     * @param setup called for each object
     * @return the world before its first tick
     * @throws IllegalArgumentException if a number of what the setup returns is out of range
     */
    public static LevelWorld build(Level level, ObjectSetup setup) {
        Objects.requireNonNull(setup);
        PhysicsNumbers physics = level.physics();
        Rows tiles = new Rows(level);
        World world = World.builder(level.columns(), level.rows())
                .tileSize(level.tileSize())
                .borders(physics.borders())
                .ticksPerSecond(physics.ticksPerSecond())
                .gravity(physics.gravity())
                .maxFallSpeed(physics.maxFallSpeed())
                .partitionCell(level.partition().cellWidth(), level.partition().cellHeight())
                .pairHistory(true)
                .tiles(tiles)
                .materials(tiles.table)
                .materialTiles(tiles::materialAt)
                .build();
        return new LevelWorld(world, level, setup);
    }

    /**
     * As {@link #build(Level)}, with the first player's top-left corner at another place, in pixels. A level without a
     * player gets one with classic movement, as its last character.
     *
     * @param level a level
     * @param playerX left edge in level pixels
     * @param playerY top edge in level pixels
     * @return the world before its first tick
     */
    public static LevelWorld build(Level level, double playerX, double playerY) {
        return build(withPlayerAt(level, playerX, playerY));
    }

    private static Level withPlayerAt(Level level, double x, double y) {
        Optional<LevelObject> player = level.player();
        if (player.isPresent()) {
            return level.withObject(player.get().id(), player.get().withPosition(x, y));
        }
        String id = level.freeId(CharacterType.PLAYER);
        return level.withObjects(level.objects().plus(CharacterType.TYPE.create(id, CharacterType.PLAYER, x, y)));
    }

    /** The tile types and materials of a level; it fetches whole rows, so reading row by row is fast. */
    private static final class Rows implements TileSource {
        private final TileGrid tiles;
        private final TileType[] types = new TileType[256];
        private final int[] materials = new int[256];
        /** The materials of the tiles, each once. */
        private final List<Material> table = new ArrayList<>();

        private final byte[] line;
        private int lineRow = -1;

        Rows(Level level) {
            tiles = level.tiles();
            line = new byte[tiles.columns()];
            Legend legend = level.legend();
            long[] counts = tiles.counts();
            BitSet gone = ObjectSignals.goneValues(level, id -> false);
            for (int value = 0; value < legend.size(); value++) {
                types[value] = gone.get(value) ? TileType.EMPTY : legend.typeOf(value);
                Material material = legend.kindOf(value).activeMaterial();
                if (!material.isPlain() && counts[value] > 0) {
                    if (!table.contains(material)) {
                        table.add(material);
                    }
                    // So that the table doesn't change when they appear.
                    materials[value] = gone.get(value) ? 0 : 1 + table.indexOf(material);
                }
            }
        }

        @Override
        public TileType at(int column, int row) {
            return types[valueAt(column, row)];
        }

        int materialAt(int column, int row) {
            return table.isEmpty() ? 0 : materials[valueAt(column, row)];
        }

        private int valueAt(int column, int row) {
            if (row != lineRow) {
                tiles.copyRow(row, 0, line.length, line);
                lineRow = row;
            }
            return line[column] & 0xFF;
        }
    }
}

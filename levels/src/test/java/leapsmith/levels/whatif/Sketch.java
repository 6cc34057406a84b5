package leapsmith.levels.whatif;

import java.util.SplittableRandom;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileChangeBuilder;
import leapsmith.physics.tile.TileType;

/** Small levels for tests: drawn, or by chance. */
final class Sketch {
    private Sketch() {}

    /** Tiles of 16 px as drawn: {@code #} is a block, {@code =} a one-way, anything else empty. */
    static Level of(String... rows) {
        Level level = Level.empty("sketch", rows[0].length(), rows.length, 16);
        TileChangeBuilder change = TileChange.builder(level.tiles());
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                change.set(column, row, valueOf(level, rows[row].charAt(column)));
            }
        }
        return level.withTiles(change.build());
    }

    /** A level with a floor and tiles of all types strewn about. */
    static Level random(SplittableRandom random, int columns, int rows) {
        Level level = Level.empty("random", columns, rows, 16);
        TileChangeBuilder change = TileChange.builder(level.tiles());
        TileType[] types = TileType.values();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (row == rows - 1) {
                    change.set(column, row, level.legend().indexOf(TileType.BLOCK));
                } else if (random.nextInt(9) == 0) {
                    TileType type = random.nextInt(4) == 0 ? types[random.nextInt(types.length)] : TileType.BLOCK;
                    change.set(column, row, level.legend().indexOf(type));
                }
            }
        }
        return level.withTiles(change.build());
    }

    private static int valueOf(Level level, char drawn) {
        return level.legend().indexOf(drawn == '#' ? TileType.BLOCK : drawn == '=' ? TileType.ONE_WAY : TileType.EMPTY);
    }
}

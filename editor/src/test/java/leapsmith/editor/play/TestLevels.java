package leapsmith.editor.play;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileChangeBuilder;
import leapsmith.levels.model.TileGridBuilder;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.PlayCommand;
import leapsmith.physics.tile.TileType;

/** Small levels with the standard legend and tiles of 16 px, made from lines of text. */
final class TestLevels {
    static final String HERO = "hero";

    private TestLevels() {}

    /** A level of these rows of {@code .}, {@code #} and {@code =}. */
    static Level of(String... rows) {
        TileGridBuilder grid = new TileGridBuilder(rows[0].length());
        for (String row : rows) {
            byte[] values = new byte[row.length()];
            for (int i = 0; i < values.length; i++) {
                values[i] = (byte) ".#=".indexOf(row.charAt(i));
            }
            grid.addRow(values);
        }
        return Level.empty("test", rows[0].length(), rows.length, 16).withTiles(grid.build());
    }

    /** 20 x 10 tiles with a floor whose top is at 144 px, and the hero standing on it at 40 px. */
    static Level room() {
        return with(emptyRoom(), hero(40, 104));
    }

    /** The room without anybody in it. */
    static Level emptyRoom() {
        String[] rows = new String[10];
        for (int i = 0; i < 9; i++) {
            rows[i] = ".".repeat(20);
        }
        rows[9] = "#".repeat(20);
        return of(rows);
    }

    static PlacedCharacter hero(double x, double y) {
        return PlacedCharacter.of(HERO, PlacedCharacter.PLAYER, x, y);
    }

    static Level with(Level level, LevelObject... objects) {
        Level result = level;
        for (LevelObject object : objects) {
            List<LevelObject> list = new ArrayList<>(result.objects().of(object.sort()));
            list.add(object);
            result = result.withObjects(object.sort(), list);
        }
        return result;
    }

    /** The change of a level that fills a region with a type. */
    static TileChange fill(Level level, TileRegion region, TileType type) {
        return new TileChangeBuilder(level.tiles())
                .fill(region, level.legend().indexOf(type))
                .build();
    }

    /** The command that fills a region with a type. */
    static PlayCommand paint(Level level, int column, int row, int columns, int rows, TileType type) {
        TileChange change = fill(level, new TileRegion(column, row, columns, rows), type);
        return new PlayCommand.SetTiles(change, level.legend());
    }
}

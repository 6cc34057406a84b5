package leapsmith.editor;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileGrid;

/** Levels of 16 px tiles written as rows of the standard legend's symbols, and read back. */
public final class LevelText {
    private LevelText() {}

    public static Level level(String... rows) {
        TileGrid.Builder builder = new TileGrid.Builder(rows[0].length());
        for (String row : rows) {
            byte[] values = new byte[row.length()];
            for (int i = 0; i < values.length; i++) {
                values[i] = (byte) Legend.STANDARD.indexOfSymbol(row.charAt(i));
            }
            builder.addRow(values);
        }
        TileGrid tiles = builder.build();
        return Level.empty("test", tiles.columns(), tiles.rows(), 16).withTiles(tiles);
    }

    public static List<String> rows(Level level) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < level.rows(); row++) {
            StringBuilder text = new StringBuilder();
            for (int column = 0; column < level.columns(); column++) {
                text.append(level.legend()
                        .entries()
                        .get(level.tiles().at(column, row))
                        .text());
            }
            rows.add(text.toString());
        }
        return rows;
    }
}

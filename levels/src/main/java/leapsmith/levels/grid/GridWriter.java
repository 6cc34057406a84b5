package leapsmith.levels.grid;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.convert.LevelExport;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.Severity;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileTypeNames;

/** Writes the tiles of a level as a grid, with a header that explains its symbols or numbers. */
public final class GridWriter {
    private final GridSyntax syntax;
    private final Level level;
    private final int[] ids;

    private GridWriter(GridSyntax syntax, Level level) {
        this.syntax = syntax;
        this.level = level;
        ids = LevelExport.ids(level.legend());
    }

    /**
     * Writes the tiles of a level as UTF-8, and leaves the stream open.
     *
     * @throws IOException if the stream can't be written
     */
    public static void write(GridSyntax syntax, Level level, OutputStream out) throws IOException {
        Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), 1 << 16);
        new GridWriter(syntax, level).write(text);
        text.flush();
    }

    public static List<Finding> lost(Level level) {
        List<Finding> lost = new ArrayList<>();
        int objects = level.objects().count();
        if (objects > 0) {
            lost.add(Finding.of(Severity.WARNING, "lost-objects", objects));
        }
        boolean hasSettings = !level.physics().equals(PhysicsNumbers.CLASSIC)
                || !level.properties().equals(RawMembers.EMPTY)
                || !level.unknownKeys().equals(RawMembers.EMPTY);
        if (hasSettings) {
            lost.add(Finding.of(Severity.WARNING, "lost-settings"));
        }
        long kinds = level.legend().entries().stream()
                .map(LegendEntry::kind)
                .filter(kind -> !StandardKind.isStandard(kind))
                .filter(kind -> kind.color().isPresent()
                        || !kind.material().isPlain()
                        || !kind.properties().isEmpty()
                        || !kind.unknownKeys().isEmpty())
                .count();
        if (kinds > 0) {
            lost.add(Finding.of(Severity.WARNING, "lost-tile-kinds", kinds));
        }
        return lost;
    }

    private void write(Writer out) throws IOException {
        String sign = syntax == GridSyntax.NUMBERS ? GridSyntax.COMMENT + " " : "";
        if (!level.name().isBlank()) {
            out.write(sign + GridSyntax.NAME + oneLine(level.name()) + '\n');
        }
        out.write(sign + GridSyntax.TILE_SIZE + level.tileSize() + '\n');
        long[] counts = level.tiles().counts();
        List<LegendEntry> entries = level.legend().entries();
        for (int value = 0; value < entries.size(); value++) {
            if (counts[value] > 0) {
                String key = syntax == GridSyntax.NUMBERS
                        ? Integer.toString(ids[value])
                        : entries.get(value).text();
                out.write(sign + key + ' ' + described(entries.get(value).kind()) + '\n');
            }
        }
        if (syntax == GridSyntax.SYMBOLS) {
            out.write(GridSyntax.HEADER_END + '\n');
        }
        writeRows(out, entries);
    }

    private static String described(TileKind kind) {
        String shape = TileTypeNames.nameOf(kind.shape());
        boolean isNamed = !kind.name().isBlank() && !kind.name().equals(shape);
        return isNamed ? shape + ' ' + oneLine(kind.name()) : shape;
    }

    private static String oneLine(String text) {
        return text.replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
    }

    private void writeRows(Writer out, List<LegendEntry> entries) throws IOException {
        byte[] values = new byte[level.columns()];
        String[] texts = new String[entries.size()];
        for (int value = 0; value < texts.length; value++) {
            texts[value] = syntax == GridSyntax.NUMBERS
                    ? Integer.toString(ids[value])
                    : entries.get(value).text();
        }
        for (int row = 0; row < level.rows(); row++) {
            level.tiles().copyRow(row, 0, values.length, values);
            for (int column = 0; column < values.length; column++) {
                if (column > 0 && syntax == GridSyntax.NUMBERS) {
                    out.write(',');
                }
                out.write(texts[values[column] & 0xFF]);
            }
            out.write('\n');
        }
    }
}

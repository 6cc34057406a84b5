package leapsmith.levels.format;

import java.util.List;
import leapsmith.levels.grid.GridReader;
import leapsmith.levels.grid.GridSyntax;
import leapsmith.levels.grid.GridWriter;
import leapsmith.levels.model.Level;

/** What the formats of grids have in common. */
abstract class GridFormat extends NamedFormat {
    private final GridSyntax syntax;

    GridFormat(GridSyntax syntax, String id, String title, String extension) {
        super((in, sourceName, related) -> GridReader.read(syntax, in, sourceName), id, title, extension);
        this.syntax = syntax;
    }

    @Override
    public final Export export(Level level, String fileName) {
        return new Export(
                List.of(new Export.ExportedFile(fileName, out -> GridWriter.write(syntax, level, out))),
                GridWriter.lost(level));
    }

    /** A row of symbols for each row of tiles. */
    static final class TextFormat extends GridFormat {
        /** The end of a header, without which a file could be any text. */
        private static final String HEADER_END = "---";

        TextFormat() {
            super(GridSyntax.SYMBOLS, "text-grid", "Text grid", ".txt");
        }

        @Override
        public boolean matches(String head) {
            return !head.startsWith("{") && head.lines().anyMatch(HEADER_END::equals);
        }
    }

    /** A row of numbers between commas for each row of tiles. */
    static final class CsvFormat extends GridFormat {
        CsvFormat() {
            super(GridSyntax.NUMBERS, "csv", "CSV grid", ".csv");
        }

        @Override
        public boolean matches(String head) {
            return head.contains(",")
                    && head.lines()
                            .filter(line -> !line.startsWith("#"))
                            .allMatch(line -> line.chars().allMatch(c -> "-0123456789,; \t".indexOf(c) >= 0));
        }
    }
}

package leapsmith.levels.format;

import java.util.List;
import leapsmith.levels.grid.GridSyntax;

/** A row of numbers between commas for each row of tiles. */
final class CsvFormat extends GridFormat {
    CsvFormat() {
        super(GridSyntax.NUMBERS);
    }

    @Override
    public String id() {
        return "csv";
    }

    @Override
    public String title() {
        return "CSV grid";
    }

    @Override
    public List<String> extensions() {
        return List.of(".csv");
    }

    @Override
    public boolean matches(String head) {
        return head.contains(",")
                && head.lines()
                        .filter(line -> !line.startsWith("#"))
                        .allMatch(line -> line.chars().allMatch(c -> "-0123456789,; \t".indexOf(c) >= 0));
    }
}

package leapsmith.levels.format;

import java.util.List;
import leapsmith.levels.grid.GridSyntax;

/** A row of symbols for each row of tiles. */
final class TextFormat extends GridFormat {
    /** The end of a header, without which a file could be any text. */
    private static final String HEADER_END = "---";

    TextFormat() {
        super(GridSyntax.SYMBOLS);
    }

    @Override
    public String id() {
        return "text-grid";
    }

    @Override
    public String title() {
        return "Text grid";
    }

    @Override
    public List<String> extensions() {
        return List.of(".txt");
    }

    @Override
    public boolean matches(String head) {
        return !head.startsWith("{") && head.lines().anyMatch(HEADER_END::equals);
    }
}

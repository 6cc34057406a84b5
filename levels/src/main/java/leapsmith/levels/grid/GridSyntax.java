package leapsmith.levels.grid;

/** The two ways to write a grid. */
public enum GridSyntax {
    /** A symbol for each tile. A header ends with a line of {@value #HEADER_END}. */
    SYMBOLS,
    /** A number for each tile, between commas, semicolons or tabs. Lines of a header begin with {@code #}. */
    NUMBERS;

    /** The line after the header of symbols. */
    static final String HEADER_END = "---";

    /** The beginning of a line of the header of numbers. */
    static final char COMMENT = '#';

    /** The line of the header with the name of the level. */
    static final String NAME = "name ";

    /** The line of the header with the side of a tile. */
    static final String TILE_SIZE = "tileSize ";
}

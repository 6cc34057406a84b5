package leapsmith.levels.grid;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import leapsmith.levels.external.CellValue;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.external.Findings;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.json.FilePlace;
import leapsmith.levels.json.JsonInput;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.json.Utf8Reader;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.physics.tile.TileType;

/**
 * Reads a grid as a map with one layer of numbers. Short rows are filled up with empty cells, and empty lines at the end
 * are no rows. Without a header, symbols are those of the standard legend; an unknown symbol, and a number that the
 * header doesn't explain, is a number that a rule has to explain. If -1 occurs, as other editors write it for an empty
 * cell, 0 is a tile. Tiled writes turned tiles as numbers with its upper bits set, with or without a sign, and a tile with
 * the property {@code name} as that name.
 */
public final class GridReader {
    private static final String LAYER = "Tiles";

    private final GridSyntax syntax;
    private final String source;
    private final BufferedReader in;
    private final GridHeader header;
    private final List<int[]> rows = new ArrayList<>();
    private int columns;
    private int used;
    private int line;
    private boolean hasMinusOne;
    private boolean hasTurned;
    /** The numbers of words in place of numbers, by the words. */
    private final Map<String, Integer> words = new LinkedHashMap<>();

    private GridReader(GridSyntax syntax, InputStream in, String source) {
        this.syntax = syntax;
        this.source = source;
        this.in = new BufferedReader(new Utf8Reader(in, source), 1 << 16);
        header = new GridHeader(syntax, source);
    }

    /**
     * Reads a grid to the end of the stream, and leaves the stream open.
     *
     * @param syntax how the grid is written
     * @param in is read to its end as UTF-8
     * @param sourceName name of the stream in error messages, which the map gets if the header has no name
     * @throws LevelFormatException if it is not a grid within the limits; says where, and what was expected
     * @throws IOException if the stream can't be read
     */
    public static ExternalProject read(GridSyntax syntax, InputStream in, String sourceName) throws IOException {
        return new GridReader(syntax, in, sourceName).read();
    }

    private ExternalProject read() throws IOException {
        if (syntax == GridSyntax.SYMBOLS) {
            readSymbols();
        } else {
            readNumbers();
        }
        while (!rows.isEmpty() && rows.get(rows.size() - 1).length == 0) {
            rows.remove(rows.size() - 1);
        }
        if (used == 0) {
            throw wrong(Math.max(1, line), 1, Message.of("file.row-of-tiles"), Message.of("file.end"));
        }
        RowCells cells = new RowCells(rows, hasMinusOne ? 1 : 0);
        ExternalLayer layer =
                new ExternalLayer.Values(LayerInfo.named(LAYER), cells, header.tileSize(), header.tileSize(), values());
        ExternalMap map = new ExternalMap(
                header.name().isEmpty() ? stem() : header.name(),
                "",
                header.tileSize(),
                header.tileSize(),
                cells.bounds(),
                List.of(layer),
                List.of(),
                OptionalInt.empty(),
                RawMembers.EMPTY,
                Map.of());
        Findings findings = new Findings();
        if (hasTurned) {
            findings.warn("csv-turned-tiles");
        }
        return new ExternalProject("", List.of(map), findings.list());
    }

    /** The name of the file without folder and extension. */
    private String stem() {
        String file = source.substring(Math.max(source.lastIndexOf('/'), source.lastIndexOf('\\')) + 1);
        int dot = file.lastIndexOf('.');
        return dot > 0 ? file.substring(0, dot) : file;
    }

    private List<CellValue> values() {
        int shift = hasMinusOne ? 1 : 0;
        List<CellValue> values = new ArrayList<>();
        header.values()
                .forEach(value ->
                        values.add(new CellValue(value.value() + shift, value.name(), value.group(), value.color())));
        words.forEach((word, number) -> values.add(new CellValue(number + shift, word, "", OptionalInt.empty())));
        return values;
    }

    private void readSymbols() throws IOException {
        List<String> first = new ArrayList<>();
        for (String text = readLine(); text != null; text = readLine()) {
            if (text.equals(GridSyntax.HEADER_END)) {
                for (int i = 0; i < first.size(); i++) {
                    header.read(first.get(i), i + 1);
                }
                readSymbolRows(List.of());
                return;
            }
            first.add(text);
            if (first.size() > MAX_HEADER) {
                break;
            }
        }
        header.useStandardSymbols();
        readSymbolRows(first);
    }

    /** Lines in which the end of a header is looked for. */
    private static final int MAX_HEADER = 1100;

    private void readSymbolRows(List<String> first) throws IOException {
        int end = line;
        for (int i = 0; i < first.size(); i++) {
            line = end - first.size() + i + 1;
            add(symbols(first.get(i)));
        }
        for (String text = readLine(); text != null; text = readLine()) {
            add(symbols(text));
        }
    }

    private int[] symbols(String text) throws IOException {
        int[] row = new int[text.codePointCount(0, text.length())];
        int at = 0;
        for (int column = 0; column < row.length; column++) {
            int symbol = text.codePointAt(at);
            row[column] = header.valueOf(symbol, line, column + 1);
            at += Character.charCount(symbol);
        }
        return row;
    }

    private void readNumbers() throws IOException {
        for (String text = readLine(); text != null; text = readLine()) {
            if (!text.isEmpty() && text.charAt(0) == GridSyntax.COMMENT) {
                header.read(text.substring(1).strip(), line);
            } else {
                add(numbers(text));
            }
        }
    }

    private int[] numbers(String text) throws IOException {
        int[] row = new int[16];
        int count = 0;
        int at = 0;
        while (at < text.length()) {
            int end = at;
            while (end < text.length() && !isSeparator(text.charAt(end))) {
                end++;
            }
            if (count == row.length) {
                row = Arrays.copyOf(row, 2 * count);
            }
            row[count++] = number(text, at, end);
            at = end + 1;
        }
        return Arrays.copyOf(row, count);
    }

    private static boolean isSeparator(char c) {
        return c == ',' || c == ';' || c == '\t';
    }

    /** The number in a part of a line; an empty one is 0. */
    private int number(String text, int from, int to) throws IOException {
        int start = from;
        int end = to;
        while (start < end && text.charAt(start) <= ' ') {
            start++;
        }
        while (end > start && text.charAt(end - 1) <= ' ') {
            end--;
        }
        int number = 0;
        for (int i = start; i < end; i++) {
            char digit = text.charAt(i);
            if (digit < '0' || digit > '9' || number >= MAX_NUMBER / 10) {
                return special(text.substring(start, end), start);
            }
            number = 10 * number + digit - '0';
        }
        return number;
    }

    /** An empty cell, a turned tile or the name of a tile. */
    private int special(String text, int start) throws IOException {
        if (WORD.matcher(text).matches() && words.size() < GridHeader.MAX_ENTRIES) {
            return words.computeIfAbsent(text, word -> FIRST_WORD + words.size());
        }
        try {
            long number = Long.parseLong(text);
            int id = (int) (number & Cells.MAX_ID);
            if (number == -1) {
                hasMinusOne = true;
                return -1;
            }
            if (number >= Integer.MIN_VALUE && number <= 0xFFFF_FFFFL && (number < 0 || id != number)) {
                hasTurned = true;
                return id;
            }
        } catch (NumberFormatException e) {
            // The error below says what was expected.
        }
        throw wrong(line, start + 1, Message.of("file.whole-number", -1, MAX_NUMBER - 1), JsonInput.quoted(text));
    }

    /** Words have numbers above those of all tiles. */
    private static final int FIRST_WORD = Cells.MAX_ID + 1;

    private static final Pattern WORD = Pattern.compile("[\\p{L}_][^,;\t]*");

    private static final int MAX_NUMBER = 1_000_000_000;

    private String readLine() throws IOException {
        String text = in.readLine();
        if (text != null) {
            line++;
        }
        return text;
    }

    private void add(int[] row) throws IOException {
        columns = Math.max(columns, row.length);
        rows.add(row);
        used = row.length > 0 ? rows.size() : used;
        if ((long) columns * rows.size() > Limits.MAX_TILES
                || (long) Math.max(columns, rows.size()) * header.tileSize() > Limits.MAX_SIDE_PX) {
            throw wrong(
                    line,
                    1,
                    Message.of("file.most-tiles-and-side", Limits.MAX_TILES, Limits.MAX_SIDE_PX),
                    Message.of("file.tiles-of", columns + " x " + rows.size(), header.tileSize()));
        }
    }

    private LevelFormatException wrong(int line, int column, Message expected, Message found) {
        return LevelFormatException.wrong(source, new FilePlace(line, column, ""), expected, found);
    }

    /** Cells in rows of different lengths; what a row doesn't have is empty. */
    private static final class RowCells implements Cells {
        private final List<int[]> rows;
        private final TileRegion bounds;
        /** Is added to all numbers: where -1 is empty, 0 is the first tile. */
        private final int shift;

        RowCells(List<int[]> rows, int shift) {
            this.rows = rows;
            this.shift = shift;
            int columns = rows.stream().mapToInt(row -> row.length).max().orElse(0);
            bounds = new TileRegion(0, 0, columns, rows.size());
        }

        @Override
        public TileRegion bounds() {
            return bounds;
        }

        @Override
        public int at(int column, int row) {
            if (row < 0 || row >= rows.size() || column < 0 || column >= rows.get(row).length) {
                return 0;
            }
            return rows.get(row)[column] + shift;
        }
    }

    /** What the header of a grid says: name, tile size, and the meaning of symbols or numbers. */
    private static final class GridHeader {
        private static final int MAX_ENTRIES = 1000;

        private final GridSyntax syntax;
        private final String source;
        private final List<CellValue> values = new ArrayList<>();
        private final Map<Integer, Integer> valueOfSymbol = new HashMap<>();
        private String name = "";
        private int tileSize = Level.STANDARD_TILE_SIZE;

        GridHeader(GridSyntax syntax, String source) {
            this.syntax = syntax;
            this.source = source;
        }

        String name() {
            return name;
        }

        int tileSize() {
            return tileSize;
        }

        List<CellValue> values() {
            return values;
        }

        /** Reads a line; without the sign of a comment. */
        void read(String text, int line) throws LevelFormatException {
            if (text.startsWith(GridSyntax.NAME)) {
                name = text.substring(GridSyntax.NAME.length()).strip();
            } else if (text.startsWith(GridSyntax.TILE_SIZE)) {
                tileSize =
                        tileSize(text.substring(GridSyntax.TILE_SIZE.length()).strip(), line);
            } else if (syntax == GridSyntax.SYMBOLS) {
                readSymbol(text, line);
            } else {
                readNumber(text);
            }
        }

        private int tileSize(String text, int line) throws LevelFormatException {
            if (!text.matches("[0-9]{1,4}")
                    || Integer.parseInt(text) < 1
                    || Integer.parseInt(text) > Limits.MAX_TILE_SIZE) {
                throw wrong(
                        line,
                        GridSyntax.TILE_SIZE.length() + 1,
                        Message.of("file.size-from-1-to-0", Limits.MAX_TILE_SIZE),
                        Message.literal(text));
            }
            return Integer.parseInt(text);
        }

        private void readSymbol(String text, int line) throws LevelFormatException {
            int symbol = text.isEmpty() ? 0 : text.codePointAt(0);
            int end = Character.charCount(symbol);
            Optional<Entry> entry =
                    text.length() > end && text.charAt(end) == ' ' ? entry(text.substring(end + 1)) : Optional.empty();
            if (entry.isEmpty()) {
                throw wrong(line, 1, Message.of("file.grid-header"), Message.literal(text));
            }
            if (values.size() == MAX_ENTRIES) {
                throw wrong(line, 1, Message.of("file.most-symbols", MAX_ENTRIES), Message.of("file.more"));
            }
            add(symbol, entry.get());
        }

        /** Any other comment of a file of numbers is just a comment. */
        private void readNumber(String text) {
            String[] parts = text.split(" ", 2);
            if (parts.length == 2 && parts[0].matches("[0-9]{1,8}") && values.size() < MAX_ENTRIES) {
                int number = Integer.parseInt(parts[0]);
                entry(parts[1])
                        .filter(entry -> number > 0)
                        .ifPresent(entry -> values.add(new CellValue(
                                number, entry.name, TileTypeNames.nameOf(entry.shape), OptionalInt.empty())));
            }
        }

        private record Entry(TileType shape, String name) {}

        private static Optional<Entry> entry(String text) {
            String[] parts = text.strip().split(" ", 2);
            return TileTypeNames.typeOf(parts[0])
                    .map(shape -> new Entry(shape, parts.length == 1 ? parts[0] : parts[1]));
        }

        private void add(int symbol, Entry entry) {
            boolean isPlainEmpty =
                    entry.shape == TileType.EMPTY && entry.name.equals(TileTypeNames.nameOf(TileType.EMPTY));
            valueOfSymbol.put(symbol, isPlainEmpty ? 0 : values.size() + 1);
            if (!isPlainEmpty) {
                values.add(new CellValue(
                        values.size() + 1, entry.name, TileTypeNames.nameOf(entry.shape), OptionalInt.empty()));
            }
        }

        /** The standard symbols, for a file without a header; a blank is empty too. */
        void useStandardSymbols() {
            for (LegendEntry entry : Legend.STANDARD.entries()) {
                add(entry.symbol(), new Entry(entry.type(), entry.kind().name()));
            }
            valueOfSymbol.put((int) ' ', 0);
        }

        /** The number of a symbol; a new one gets the next number, with itself as its name. */
        int valueOf(int symbol, int line, int column) throws LevelFormatException {
            Integer known = valueOfSymbol.get(symbol);
            if (known != null) {
                return known;
            }
            if (values.size() >= MAX_ENTRIES) {
                throw wrong(
                        line, column, Message.of("file.most-different-symbols", MAX_ENTRIES), Message.of("file.more"));
            }
            values.add(new CellValue(values.size() + 1, Character.toString(symbol), "", OptionalInt.empty()));
            valueOfSymbol.put(symbol, values.size());
            return values.size();
        }

        private LevelFormatException wrong(int line, int column, Message expected, Message found) {
            return LevelFormatException.wrong(source, new FilePlace(line, column, ""), expected, found);
        }
    }
}

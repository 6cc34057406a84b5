package leapsmith.levels.grid;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import leapsmith.levels.external.CellValue;
import leapsmith.levels.json.FilePlace;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.physics.tile.TileType;

/** What the header of a grid says: name, tile size, and the meaning of symbols or numbers. */
final class GridHeader {
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
            tileSize = tileSize(text.substring(GridSyntax.TILE_SIZE.length()).strip(), line);
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
                    .ifPresent(entry -> values.add(
                            new CellValue(number, entry.name, TileTypeNames.nameOf(entry.shape), OptionalInt.empty())));
        }
    }

    private record Entry(TileType shape, String name) {}

    private static Optional<Entry> entry(String text) {
        String[] parts = text.strip().split(" ", 2);
        return TileTypeNames.typeOf(parts[0]).map(shape -> new Entry(shape, parts.length == 1 ? parts[0] : parts[1]));
    }

    private void add(int symbol, Entry entry) {
        boolean isPlainEmpty = entry.shape == TileType.EMPTY && entry.name.equals(TileTypeNames.nameOf(TileType.EMPTY));
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
            throw wrong(line, column, Message.of("file.most-different-symbols", MAX_ENTRIES), Message.of("file.more"));
        }
        values.add(new CellValue(values.size() + 1, Character.toString(symbol), "", OptionalInt.empty()));
        valueOfSymbol.put(symbol, values.size());
        return values.size();
    }

    private LevelFormatException wrong(int line, int column, Message expected, Message found) {
        return LevelFormatException.wrong(source, new FilePlace(line, column, ""), expected, found);
    }
}

package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileGrid;

/**
 * The rows of tiles in files. If the legend is known, each symbol is stored as its value in the legend. Otherwise symbols
 * are numbered in the order of their appearance, and {@link #finish} converts the numbers when the legend is known.
 */
final class TileRows {
    static final Map<String, Object> SCHEMA = JsonValue.schema(
            "type",
            "array",
            "minItems",
            1,
            "maxItems",
            Limits.MAX_SIDE_PX,
            "items",
            JsonValue.schema("type", "string", "minLength", 1, "maxLength", Limits.MAX_SIDE_PX));

    private static final int ASCII = 128;

    private final JsonInput in;
    private final Legend legend;
    private final int named;
    private final int[] valueOfAscii = new int[ASCII];
    private final Map<Integer, Integer> valueOfOther = new HashMap<>();
    /** Only without a legend: the first place of each symbol, in the order of their numbers. */
    private final Map<Integer, FilePlace> firstPlaces = new LinkedHashMap<>();

    private int columns;
    private int rows;
    private FilePlace start;
    private TileGrid.Builder builder;
    private byte[] line;

    /**
     * @param legend or null if it isn't known yet
     * @param named how many of its entries, from the first, may be used
     * @param columns or 0 if it isn't known yet
     * @param rows or 0 if it isn't known yet
     */
    TileRows(JsonInput in, Legend legend, int named, int columns, int rows) {
        this.in = in;
        this.legend = legend;
        this.named = named;
        this.columns = columns;
        this.rows = rows;
        Arrays.fill(valueOfAscii, -1);
        if (legend != null) {
            for (int value = 0; value < named; value++) {
                define(legend.entries().get(value).symbol(), value);
            }
        }
    }

    /** Reads the array at the current token. */
    void read() throws IOException {
        start = in.place();
        in.array("file.rows", this::readRow);
        int found = builder == null ? 0 : builder.rows();
        if (rows != 0 && found != rows || found == 0) {
            throw in.error(
                    in.place().at(start.path()), rows == 0 ? Message.of("file.no-rows") : rowsDiffer(found, rows));
        }
        rows = found;
    }

    /**
     * The tiles that were read.
     *
     * @param finalLegend with which the rows are written
     * @param finalNamed how many of its entries, from the first, may be used
     * @param width that the document gives
     * @param height that the document gives
     */
    TileGrid finish(Legend finalLegend, int finalNamed, int width, int height) throws IOException {
        if (columns != width) {
            throw in.error(start, Message.of("file.columns-differ", columns, width));
        }
        if (rows != height) {
            throw in.error(start, rowsDiffer(rows, height));
        }
        TileGrid grid = builder.build();
        if (legend != null) {
            return grid;
        }
        int[] newValueOf = new int[Limits.MAX_SYMBOLS];
        boolean same = true;
        int number = 0;
        for (Map.Entry<Integer, FilePlace> symbol : firstPlaces.entrySet()) {
            int value = finalLegend.indexOfSymbol(symbol.getKey());
            if (value < 0 || value >= finalNamed) {
                throw unknown(symbol.getKey(), symbol.getValue(), finalLegend.symbols(finalNamed));
            }
            same &= value == number;
            newValueOf[number++] = value;
        }
        return same ? grid : grid.mapped(newValueOf);
    }

    private void readRow(int row) throws IOException {
        JsonInput.CharRange text =
                in.characters(columns == 0 ? Message.of("file.any-row") : Message.of("file.row-text", columns));
        if (rows != 0 && row == rows) {
            throw in.error(Message.of("file.more-rows", rows));
        }
        int count = Character.codePointCount(text.chars(), text.offset(), text.length());
        if (builder == null) {
            startWith(count);
        }
        if (count != columns) {
            throw in.wrong(Message.of("file.row", columns), Message.literal(Integer.toString(count)));
        }
        if ((long) columns * (row + 1) > Limits.MAX_TILES) {
            throw in.tooMany("file.most-tiles", Limits.MAX_TILES);
        }
        int end = text.offset() + text.length();
        int column = 0;
        for (int i = text.offset(); i < end; ) {
            int symbol = text.chars()[i];
            int value;
            if (symbol < ASCII) {
                value = valueOfAscii[symbol];
                i++;
            } else {
                symbol = Character.codePointAt(text.chars(), i, end);
                value = valueOfOther.getOrDefault(symbol, -1);
                i += Character.charCount(symbol);
            }
            line[column++] = (byte) (value >= 0 ? value : number(symbol, text, i));
        }
        builder.addRow(line);
    }

    private void startWith(int count) throws IOException {
        if (columns == 0) {
            columns = count;
        }
        if (columns == 0 || columns > Limits.MAX_SIDE_PX) {
            throw in.wrong(
                    Message.of("file.row-within", 1, Limits.MAX_SIDE_PX), Message.literal(Integer.toString(count)));
        }
        builder = new TileGrid.Builder(columns);
        line = new byte[columns];
    }

    /** The number of a symbol that has none yet; an error if there is a legend that doesn't have it. */
    private int number(int symbol, JsonInput.CharRange text, int end) throws IOException {
        FilePlace place = in.place(columnOffset(text, end - Character.charCount(symbol)));
        if (legend != null) {
            throw unknown(symbol, place, legend.symbols(named));
        }
        int number = firstPlaces.size();
        if (number == Limits.MAX_SYMBOLS) {
            throw in.wrong(place, Message.of("file.most-different-symbols", number), Message.of("file.more"));
        }
        firstPlaces.put(symbol, place);
        define(symbol, number);
        return number;
    }

    private void define(int symbol, int value) {
        if (symbol < ASCII) {
            valueOfAscii[symbol] = value;
        } else {
            valueOfOther.put(symbol, value);
        }
    }

    /**
     * The distance in the file from the opening quote of a text to one of its characters; usual escapes take two
     * characters.
     */
    private static int columnOffset(JsonInput.CharRange text, int index) {
        int offset = 1;
        for (int i = text.offset(); i < index; i++) {
            offset += text.chars()[i] == '"' || text.chars()[i] == '\\' ? 2 : 1;
        }
        return offset;
    }

    private static Message rowsDiffer(int found, int height) {
        return Message.of("file.rows-differ", found, height);
    }

    private LevelFormatException unknown(int symbol, FilePlace place, String known) {
        Message found = LegendEntry.isSymbol(symbol)
                ? Message.literal("'" + Character.toString(symbol) + "'")
                : Message.of("file.character", String.format("U+%04X", symbol));
        return in.wrong(place, Message.of("file.symbol-of-legend", known), found);
    }

    static void write(TileGrid tiles, List<LegendEntry> entries, JsonGenerator out) throws IOException {
        byte[] line = new byte[tiles.columns()];
        byte[] asciiOf = plainSymbols(entries);
        out.writeStartArray();
        for (int row = 0; row < tiles.rows(); row++) {
            tiles.copyRow(row, 0, line.length, line);
            if (asciiOf != null) {
                for (int column = 0; column < line.length; column++) {
                    line[column] = asciiOf[line[column] & 0xFF];
                }
                out.writeRawUTF8String(line, 0, line.length);
            } else {
                StringBuilder text = new StringBuilder(line.length + 16);
                for (byte value : line) {
                    text.appendCodePoint(entries.get(value & 0xFF).symbol());
                }
                out.writeString(text.toString());
            }
        }
        out.writeEndArray();
    }

    /** The symbols by their values, if each is a single byte that needs no escape; else null. */
    private static byte[] plainSymbols(List<LegendEntry> entries) {
        byte[] symbols = new byte[entries.size()];
        for (int value = 0; value < symbols.length; value++) {
            int symbol = entries.get(value).symbol();
            if (symbol >= 0x7F || symbol == '"' || symbol == '\\') {
                return null;
            }
            symbols[value] = (byte) symbol;
        }
        return symbols;
    }
}

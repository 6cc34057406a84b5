package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.physics.tile.TileType;

/** Reads a legend: for each symbol the name of a shape, or an object that describes a kind of tiles. */
final class LegendReader {
    private static final Pattern COLOR = Pattern.compile("#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})");

    private final JsonInput in;
    private final List<LegendEntry> entries = new ArrayList<>();

    private LegendReader(JsonInput in) {
        this.in = in;
    }

    /** Reads the object at the current token; returns the entries of the file, without those that every legend has. */
    static List<LegendEntry> read(JsonInput in) throws IOException {
        LegendReader reader = new LegendReader(in);
        in.object("an object with symbols and their shapes", reader::readEntry);
        reader.checkRoom();
        return reader.entries;
    }

    private void readEntry(String key) throws IOException {
        if (key.codePointCount(0, key.length()) != 1 || !LegendEntry.isSymbol(key.codePointAt(0))) {
            throw in.wrong(in.keyPlace(), "a key of one visible character", JsonTokens.shown(key));
        }
        if (entries.size() == Limits.MAX_SYMBOLS) {
            throw in.wrong("at most " + Limits.MAX_SYMBOLS + " symbols", "more");
        }
        boolean described = in.token() == JsonToken.START_OBJECT;
        entries.add(new LegendEntry(key.codePointAt(0), described ? readKind() : TileKind.of(readShape(in))));
    }

    /** Reads the name of a shape. */
    static TileType readShape(JsonInput in) throws IOException {
        String expected = "one of " + TileTypeNames.all();
        String name = in.text(expected);
        return TileTypeNames.typeOf(name).orElseThrow(() -> in.wrong(expected, JsonTokens.shown(name)));
    }

    /** Reads a kind from the object at the current token. */
    static TileKind readKind(JsonInput in) throws IOException {
        return new LegendReader(in).readKind();
    }

    private TileKind readKind() throws IOException {
        Kind kind = new Kind();
        in.object("an object with a kind of tiles", kind::readMember);
        if (kind.shape == null) {
            throw in.missing("shape");
        }
        String name = Optional.ofNullable(kind.name).orElse(TileTypeNames.nameOf(kind.shape));
        return new TileKind(name, kind.shape, kind.color, kind.properties, kind.unknownKeys.unknownKeys());
    }

    private final class Kind {
        private String name;
        private TileType shape;
        private OptionalInt color = OptionalInt.empty();
        private RawMembers properties = RawMembers.EMPTY;
        private final UnknownKeysReader unknownKeys = new UnknownKeysReader();

        private void readMember(String key) throws IOException {
            switch (key) {
                case "name" -> name = in.text("a text");
                case "shape" -> shape = readShape(in);
                case "color" -> color = OptionalInt.of(readColor());
                case "properties" -> properties = UnknownKeysReader.readObject(in);
                default -> unknownKeys.read(key, in);
            }
        }
    }

    private int readColor() throws IOException {
        String expected = "a color such as \"#cc3333\"";
        String text = in.text(expected);
        if (!COLOR.matcher(text).matches()) {
            throw in.wrong(expected);
        }
        String digits = text.substring(1);
        return Integer.parseInt(digits.length() == 3 ? digits.replaceAll("(.)", "$1$1") : digits, 16);
    }

    /** Plain kinds that the file omits need symbols too. */
    private void checkRoom() throws IOException {
        long plain = entries.stream()
                .filter(entry -> entry.kind().isPlain())
                .map(LegendEntry::type)
                .distinct()
                .count();
        if (entries.size() + TileType.values().length - plain > Limits.MAX_SYMBOLS) {
            throw in.error(
                    "There are too many symbols: the shapes that the legend does not name need symbols as well.");
        }
    }
}

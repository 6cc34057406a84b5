package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.physics.tile.TileType;

/** A legend in files: for each symbol the name of a shape, or an object that describes a kind of tiles. */
final class LegendJson {
    static final Map<String, Object> SCHEMA = JsonValue.schema(
            "type",
            "object",
            "propertyNames",
            JsonValue.schema("minLength", 1, "maxLength", 1, "pattern", "^[^\\u0000-\\u001f\\u007f-\\u009f]$"),
            "additionalProperties",
            JsonValue.schema(
                    "anyOf", List.of(JsonValue.reference("#/$defs/shape"), JsonValue.reference("#/$defs/tileKind"))),
            "maxProperties",
            Limits.MAX_SYMBOLS);

    /** The symbols of a level without a legend, in the schema. */
    static final Map<String, Object> STANDARD = new LinkedHashMap<>();

    static {
        for (LegendEntry entry : Legend.STANDARD.entries()) {
            if (!entry.type().isSlope()) {
                STANDARD.put(entry.text(), entry.kind().name());
            }
        }
    }

    private static final String COLOR = "#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})";

    /** A kind that is being read. */
    private static final class Kind {
        private String name;
        private TileType shape;
        private OptionalInt color = OptionalInt.empty();
        private RawMembers properties = RawMembers.EMPTY;
    }

    private static final JsonKeys<Kind, TileKind> KIND = JsonKeys.of(List.of(
            JsonKeys.read(
                    "name",
                    "By default the name of the shape.",
                    JsonValue.TEXT,
                    (kind, name) -> kind.name = name,
                    TileKind::name),
            JsonKeys.<Kind, TileKind, TileType>read(
                            "shape", "", JsonValue.SHAPE, (kind, shape) -> kind.shape = shape, TileKind::shape)
                    .required(),
            JsonKeys.<Kind, TileKind, String>read(
                            "color",
                            "Its color, such as #c33 or #cc3333; by default that of the shape.",
                            JsonValue.text("file.color", COLOR)
                                    .described(JsonValue.schema("type", "string", "pattern", '^' + COLOR + '$')),
                            (kind, color) -> kind.color = OptionalInt.of(rgb(color)),
                            kind -> String.format("#%06x", kind.color().orElseThrow()))
                    .when(kind -> kind.color().isPresent()),
            JsonKeys.<Kind, TileKind, RawMembers>read(
                            "properties",
                            "",
                            JsonValue.FREE,
                            (kind, properties) -> kind.properties = properties,
                            TileKind::properties)
                    .when(kind -> !kind.properties().isEmpty())));

    private LegendJson() {}

    static Map<String, Object> kindSchema() {
        Map<String, Object> schema =
                JsonValue.schema("description", "A tile kind with its own name, color or properties.");
        schema.putAll(KIND.schema());
        return schema;
    }

    /** Reads the object at the current token; returns the entries of the file, without those that every legend has. */
    static List<LegendEntry> read(JsonInput in) throws IOException {
        List<LegendEntry> entries = new ArrayList<>();
        in.object("file.legend", key -> {
            if (key.codePointCount(0, key.length()) != 1 || !LegendEntry.isSymbol(key.codePointAt(0))) {
                throw in.wrong(in.keyPlace(), Message.of("file.symbol"), JsonInput.quoted(key));
            }
            if (entries.size() == Limits.MAX_SYMBOLS) {
                throw in.tooMany("file.most-symbols", Limits.MAX_SYMBOLS);
            }
            boolean isDescribed = in.token() == JsonToken.START_OBJECT;
            entries.add(new LegendEntry(
                    key.codePointAt(0), isDescribed ? readKind(in) : TileKind.of(JsonValue.SHAPE.read(in))));
        });
        // Plain kinds that the file omits need symbols too.
        long plain = entries.stream()
                .filter(entry -> entry.kind().isPlain())
                .map(LegendEntry::type)
                .distinct()
                .count();
        if (entries.size() + TileType.values().length - plain > Limits.MAX_SYMBOLS) {
            throw in.error(Message.of("file.no-symbols-left"));
        }
        return entries;
    }

    static TileKind readKind(JsonInput in) throws IOException {
        Kind kind = new Kind();
        RawMembers unknown = KIND.read(in, Message.of("file.tile-kind"), kind);
        if (kind.shape == null) {
            throw in.missing("shape");
        }
        String name = kind.name == null ? TileTypeNames.nameOf(kind.shape) : kind.name;
        return new TileKind(name, kind.shape, kind.color, kind.properties, unknown);
    }

    private static int rgb(String color) {
        String digits = color.substring(1);
        return Integer.parseInt(digits.length() == 3 ? digits.replaceAll("(.)", "$1$1") : digits, 16);
    }

    static void write(List<LegendEntry> entries, JsonGenerator out) throws IOException {
        out.writeStartObject();
        for (LegendEntry entry : entries) {
            out.writeFieldName(entry.text());
            if (entry.kind().isPlain()) {
                out.writeString(entry.kind().name());
            } else {
                writeKind(entry.kind(), out);
            }
        }
        out.writeEndObject();
    }

    static void writeKind(TileKind kind, JsonGenerator out) throws IOException {
        KIND.writeObject(out, kind, kind.unknownKeys());
    }
}

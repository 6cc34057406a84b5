package leapsmith.levels.json;

import static leapsmith.levels.json.JsonKeys.key;
import static leapsmith.levels.json.JsonKeys.optional;
import static leapsmith.levels.json.JsonKeys.required;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import leapsmith.levels.json.JsonKeys.Values;
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

    private static final JsonValue<OptionalInt> RGB = JsonValue.color("#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})");

    private static final JsonKeys<Values, TileKind> KIND = JsonKeys.of(List.of(
            key("name", "By default the name of the shape.", JsonValue.TEXT, TileKind::name),
            required("shape", "", JsonValue.SHAPE, TileKind::shape),
            optional(
                    "color",
                    "Its color, such as #c33 or #cc3333; by default that of the shape.",
                    RGB,
                    TileKind::color,
                    OptionalInt.empty()),
            optional("properties", "", JsonValue.FREE, TileKind::properties, RawMembers.EMPTY)));

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
        Values kind = JsonKeys.values(KIND, in, Message.of("file.tile-kind"));
        if (!kind.has("shape")) {
            throw in.missing("shape");
        }
        TileType shape = kind.get("shape");
        String name = kind.has("name") ? kind.get("name") : TileTypeNames.nameOf(shape);
        return new TileKind(name, shape, kind.get("color"), kind.get("properties"), kind.unknown());
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

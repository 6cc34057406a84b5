package leapsmith.levels.json;

import static leapsmith.levels.json.JsonKeys.key;
import static leapsmith.levels.json.JsonKeys.omitted;
import static leapsmith.levels.json.JsonKeys.optional;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import leapsmith.levels.json.JsonKeys.Values;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.MaterialProperty;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.Property;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileSide;
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
                    "anyOf",
                    List.of(
                            JsonValue.reference("#/$defs/shape"),
                            JsonValue.reference("#/$defs/standardKind"),
                            JsonValue.reference("#/$defs/kindName"),
                            JsonValue.reference("#/$defs/tileKind"))),
            "maxProperties",
            Limits.MAX_SYMBOLS);

    /** The symbols of a level without a legend, in the schema. */
    static final Map<String, Object> STANDARD = new LinkedHashMap<>();

    static {
        for (LegendEntry entry : Legend.STANDARD.entries()) {
            if (!Legend.isOptional(entry.kind())) {
                STANDARD.put(entry.text(), entry.kind().name());
            }
        }
    }

    /** The key of the standard kind on which another one is based. */
    private static final String IS = "is";

    /** The words for the sides to which spikes point. */
    private static final Map<String, TileSide> SIDES = new LinkedHashMap<>();

    static {
        SIDES.put("up", TileSide.TOP);
        SIDES.put("down", TileSide.BOTTOM);
        SIDES.put("left", TileSide.LEFT);
        SIDES.put("right", TileSide.RIGHT);
    }

    /** The name of a shape, of a standard kind, or of a kind of the kinds file. */
    private static final JsonValue<TileKind> NAME = new JsonValue<>(
            LegendJson::readName,
            (out, kind) -> out.writeString(nameOf(kind)),
            JsonValue.reference("#/$defs/kindName"));

    static final JsonValue<OptionalInt> RGB = JsonValue.color("#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})");

    /** The sides from which a kind is deadly: a list, or true for all and false for none. */
    private static final JsonValue<Set<TileSide>> DEADLY = new JsonValue<>(
            LegendJson::readDeadly,
            LegendJson::writeDeadly,
            JsonValue.schema(
                    "anyOf",
                    List.of(
                            JsonValue.schema("type", "boolean"),
                            JsonValue.schema(
                                    "type", "array", "items", JsonValue.schema("enum", List.copyOf(SIDES.keySet()))))));

    private static final JsonKeys<Values, TileKind> KIND =
            JsonKeys.of(keys().stream().map(LegendJson::ifOwn).toList());

    /** The keys of a kind of the kinds file, whose name is not written if it is empty. */
    private static final JsonKeys<Values, TileKind> SHARED = JsonKeys.of(keys().stream()
            .map(key ->
                    key.name().equals("name") ? key.when(kind -> !kind.name().isEmpty()) : key)
            .toList());

    /** A key that isn't written if its value is that of a kind of the kinds file. */
    private static JsonKeys.Key<Values, TileKind> ifOwn(JsonKeys.Key<Values, TileKind> key) {
        boolean isAlways = key.name().equals(IS) || key.name().equals("shape");
        return isAlways
                ? key
                : key.when(kind -> kind.base().isPresent()
                        ? kind.ownKeys().contains(key.name())
                        : key.isWritten().test(kind));
    }

    private static List<JsonKeys.Key<Values, TileKind>> keys() {
        List<JsonKeys.Key<Values, TileKind>> keys = new ArrayList<>();
        keys.add(JsonKeys.<TileKind, String>key(
                        IS,
                        "A standard kind, or one of the kinds file, of which the other keys change something.",
                        JsonValue.TEXT,
                        kind -> kind.base().map(TileKind.Base::name).orElse(""))
                .when(kind -> kind.base().isPresent()));
        keys.add(key(
                "name", "By default that of the kind that it is, or of its shape.", JsonValue.TEXT, TileKind::name));
        keys.add(key("shape", "Needed if it is no standard kind.", JsonValue.SHAPE, TileKind::shape));
        keys.add(optional(
                "color",
                "Its color, such as #c33 or #cc3333; by default that of the kind that it is, or of its shape.",
                RGB,
                TileKind::color,
                OptionalInt.empty()));
        MaterialProperty.NUMBERS.forEach(number -> keys.add(materialKey(number)));
        keys.add(omitted(
                MaterialProperty.DEADLY_KEY,
                "From which sides it kills a player that isn't moving away; true if it does however it is touched.",
                DEADLY,
                kind -> deadlySides(kind.material()),
                Set.of()));
        MaterialProperty.CHANGES.forEach(change -> keys.add(materialKey(change)));
        keys.add(omitted(
                TileKind.WHEN.key(),
                TileKind.WHEN.about(),
                JsonValue.of(TileKind.WHEN.type()),
                TileKind::when,
                TileKind.WHEN.defaultValue()));
        keys.add(optional("properties", "", JsonValue.FREE, TileKind::ownProperties, RawMembers.EMPTY));
        return keys;
    }

    private static <T> JsonKeys.Key<Values, TileKind> materialKey(MaterialProperty<T> property) {
        Property<T> described = property.property();
        return omitted(
                described.key(),
                described.about(),
                JsonValue.of(described.type()),
                kind -> property.of(kind.material()),
                described.defaultValue());
    }

    private static Set<TileSide> deadlySides(Material material) {
        Set<TileSide> sides = EnumSet.noneOf(TileSide.class);
        SIDES.values().stream().filter(material::isDeadlyFrom).forEach(sides::add);
        return sides;
    }

    private static Set<TileSide> readDeadly(JsonInput in) throws IOException {
        if (in.token() != JsonToken.START_ARRAY) {
            return in.bool() ? EnumSet.allOf(TileSide.class) : EnumSet.noneOf(TileSide.class);
        }
        Set<TileSide> sides = EnumSet.noneOf(TileSide.class);
        in.array("file.deadly-sides", index -> {
            Message expected = Message.of("file.one-of", "\"up\", \"down\", \"left\", \"right\"");
            String word = in.text(expected);
            if (!SIDES.containsKey(word)) {
                throw in.wrong(expected, JsonInput.quoted(word));
            }
            sides.add(SIDES.get(word));
        });
        return sides;
    }

    private static void writeDeadly(JsonGenerator out, Set<TileSide> sides) throws IOException {
        if (sides.isEmpty() || sides.size() == SIDES.size()) {
            out.writeBoolean(!sides.isEmpty());
            return;
        }
        out.writeStartArray();
        for (Map.Entry<String, TileSide> side : SIDES.entrySet()) {
            if (sides.contains(side.getValue())) {
                out.writeString(side.getKey());
            }
        }
        out.writeEndArray();
    }

    private LegendJson() {}

    static Map<String, Object> standardKindSchema() {
        return JsonValue.schema(
                "description",
                "A tile kind that every program knows.",
                "enum",
                Arrays.stream(StandardKind.values()).map(KebabNames::nameOf).toList());
    }

    static Map<String, Object> kindNameSchema() {
        return JsonValue.schema(
                "description",
                "The name of a kind of the kinds file, whose shape is that of the file.",
                "type",
                "string",
                "pattern",
                "[^\\s]",
                "maxLength",
                Limits.MAX_TEXT);
    }

    static Map<String, Object> kindSchema() {
        Map<String, Object> schema =
                JsonValue.schema("description", "A tile kind with its own name, color or properties.");
        schema.putAll(KIND.schema());
        schema.put(
                "anyOf",
                List.of(JsonValue.schema("required", List.of("shape")), JsonValue.schema("required", List.of(IS))));
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
            entries.add(new LegendEntry(key.codePointAt(0), isDescribed ? readKind(in) : NAME.read(in)));
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

    private static TileKind readName(JsonInput in) throws IOException {
        Message expected = Message.of("file.kind-name");
        String name = in.text(expected);
        if (name.isBlank()) {
            throw in.wrong(expected, JsonInput.quoted(name));
        }
        return TileTypeNames.typeOf(name)
                .map(TileKind::of)
                .or(() -> StandardKind.ofName(name).map(StandardKind::kind))
                .orElseGet(() -> TileKind.shared(name));
    }

    /** Whether the file of a kind has only its name. */
    private static boolean isName(TileKind kind) {
        return kind.isPlain() || StandardKind.isStandard(kind) || kind.isOnlyShared();
    }

    private static String nameOf(TileKind kind) {
        return kind.base().map(TileKind.Base::name).orElse(kind.name());
    }

    static TileKind readKind(JsonInput in) throws IOException {
        return kind(in, JsonKeys.values(KIND, in, Message.of("file.tile-kind")));
    }

    private static TileKind kind(JsonInput in, Values read) throws IOException {
        String is = read.has(IS) ? read.get(IS) : "";
        Optional<TileKind> base = StandardKind.ofName(is).map(StandardKind::kind);
        if (!read.has("shape") && base.isEmpty()) {
            throw in.missing("shape");
        }
        TileType shape =
                read.has("shape") ? read.get("shape") : base.orElseThrow().shape();
        String name = read.has("name")
                ? read.get("name")
                : base.map(TileKind::name).orElse(is.isEmpty() ? TileTypeNames.nameOf(shape) : is);
        OptionalInt color = read.has("color") || base.isEmpty()
                ? read.get("color")
                : base.get().color();
        Material material = base.map(TileKind::material).orElse(Material.PLAIN);
        for (MaterialProperty<?> property : MaterialProperty.NUMBERS) {
            material = with(material, property, read);
        }
        for (MaterialProperty<?> property : MaterialProperty.CHANGES) {
            material = with(material, property, read);
        }
        if (read.has(MaterialProperty.DEADLY_KEY)) {
            Set<TileSide> sides = read.get(MaterialProperty.DEADLY_KEY);
            material = material.toBuilder().deadly(sides).build();
        }
        TileKind kind = new TileKind(name, shape, color, material, read.get("properties"), read.unknown())
                .withWhen(read.get(TileKind.WHEN.key()));
        return is.isEmpty() || base.isPresent() ? kind : based(kind, is, read);
    }

    /** A kind that is based on one of the kinds file, which isn't known yet. */
    private static TileKind based(TileKind kind, String is, Values read) {
        Set<String> keys = new HashSet<>();
        KIND.all().stream().map(JsonKeys.Key::name).filter(read::has).forEach(keys::add);
        keys.remove(IS);
        kind.properties().asMap().keySet().forEach(key -> keys.add("properties." + key));
        return new TileKind(
                        kind.name(),
                        kind.shape(),
                        kind.color(),
                        kind.material(),
                        kind.properties(),
                        kind.unknownKeys(),
                        kind.when(),
                        Optional.of(new TileKind.Base(is, keys, Optional.empty(), "")))
                .basedOn(Optional.empty(), "");
    }

    private static <T> Material with(Material material, MaterialProperty<T> property, Values read) {
        String key = property.property().key();
        return read.has(key) ? property.in(material, read.get(key)) : material;
    }

    /** Reads a kind of the kinds file, whose name is the default. */
    static TileKind readShared(JsonInput in, String name) throws IOException {
        FilePlace place = in.place();
        Values read = JsonKeys.values(KIND, in, Message.of("file.tile-kind"));
        TileKind kind = kind(in, read);
        if (kind.base().isPresent()) {
            throw in.wrong(
                    place.at(place.path() + "." + IS),
                    Message.of("file.standard-kind", StandardKind.all()),
                    JsonInput.quoted(kind.base().get().name()));
        }
        return read.has("name") ? kind : kind.withName(name);
    }

    /** Writes a kind of the kinds file, without its name if that is the default. */
    static void writeShared(String name, TileKind kind, JsonGenerator out) throws IOException {
        SHARED.writeObject(out, kind.name().equals(name) ? kind.withName("") : kind, kind.unknownKeys());
    }

    static void write(List<LegendEntry> entries, JsonGenerator out) throws IOException {
        out.writeStartObject();
        for (LegendEntry entry : entries) {
            out.writeFieldName(entry.text());
            if (isName(entry.kind())) {
                NAME.write(out, entry.kind());
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

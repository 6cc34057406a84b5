package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import leapsmith.levels.json.JsonKeys.Key;
import leapsmith.levels.model.FileWord;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.Property;
import leapsmith.levels.model.PropertyGroup;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.Unit;
import leapsmith.levels.model.ValueType;

/**
 * Objects of a type in files: id, kind and box, then the properties that the type describes, the free ones, and unknown
 * keys.
 */
final class ObjectJson {
    private static final JsonValue<Double> COORDINATE = JsonValue.number(
                    -Limits.MAX_COORDINATE_PX, Limits.MAX_COORDINATE_PX)
            .defined("coordinate");
    private static final JsonValue<Double> LENGTH =
            JsonValue.number(0, Limits.MAX_OBJECT_SIDE_PX).defined("length");

    private static final Map<ObjectType, ObjectJson> STANDARD = ObjectTypes.STANDARD.all().stream()
            .collect(Collectors.toUnmodifiableMap(Function.identity(), ObjectJson::new));

    /** Which properties are written. */
    enum Style {
        /** Those that differ from their defaults, and unknown keys. */
        FILE,
        /** The same, under the keys of version 1. */
        FILE_VERSION_1,
        /** All known ones, for programs that do not know the defaults. */
        ALL
    }

    private static final class Part {
        private LevelObject object;
        private String id;
        /** The properties with a former key that were already read; null if there is none yet. */
        private Set<Property<?>> readOnce;

        Part(LevelObject object) {
            this.object = object;
        }
    }

    private record Written(LevelObject object, Style style) {
        boolean has(Property<?> property) {
            return style == Style.ALL || !object.values().isDefault(property);
        }

        boolean hasAny(PropertyGroup group) {
            return group.properties().stream().anyMatch(this::has) || has(group.unknownKeys());
        }
    }

    private final ObjectType type;
    private final JsonKeys<Part, Written> keys;

    private ObjectJson(ObjectType type) {
        this.type = type;
        List<Key<Part, Written>> all = new ArrayList<>();
        all.add(JsonKeys.read(
                "id", "", JsonValue.TEXT.defined("id"), (part, id) -> part.id = id, written -> written.object.id()));
        all.add(JsonKeys.<Part, Written, String>read(
                        "kind",
                        kinds(type),
                        JsonValue.TEXT,
                        (part, kind) -> part.object = part.object.withKind(kind),
                        written -> written.object.kind())
                .defaultValue(type.defaultKind()));
        all.add(JsonKeys.read(
                "x",
                "Left edge. Unit: px.",
                COORDINATE,
                (part, x) -> part.object = part.object.withPosition(x, part.object.y()),
                written -> written.object.x()));
        all.add(JsonKeys.read(
                "y",
                "Top edge. Unit: px.",
                COORDINATE,
                (part, y) -> part.object = part.object.withPosition(part.object.x(), y),
                written -> written.object.y()));
        all.add(JsonKeys.<Part, Written, Double>read(
                        "width",
                        "Unit: px.",
                        LENGTH,
                        (part, width) -> part.object =
                                part.object.withBox(part.object.x(), part.object.y(), width, part.object.height()),
                        written -> written.object.width())
                .defaultValue(type.defaultWidth()));
        all.add(JsonKeys.<Part, Written, Double>read(
                        "height",
                        "Unit: px.",
                        LENGTH,
                        (part, height) -> part.object =
                                part.object.withBox(part.object.x(), part.object.y(), part.object.width(), height),
                        written -> written.object.height())
                .defaultValue(type.defaultHeight()));
        for (PropertyGroup group : type.groups()) {
            if (group.isNested()) {
                all.add(nested(group));
            } else {
                all.addAll(properties(group));
            }
        }
        all.add(JsonKeys.<Part, Written, RawMembers>read(
                        "properties",
                        "",
                        JsonValue.FREE,
                        (part, properties) -> part.object = part.object.withProperties(properties),
                        written -> written.object.properties())
                .when(written -> written.style == Style.ALL
                        || !written.object.properties().isEmpty()));
        keys = JsonKeys.of(all);
    }

    private static ObjectJson of(ObjectType type) {
        ObjectJson known = STANDARD.get(type);
        return known == null ? new ObjectJson(type) : known;
    }

    private static String kinds(ObjectType type) {
        String known = type.kinds().stream().map(ObjectKind::name).collect(Collectors.joining(", "));
        String fallback = type.unknownKind().kind().name();
        return "Known kinds: " + known + ". An unknown kind is kept"
                + (fallback.isEmpty()
                        ? " for your game, which gets its events; play in the editor ignores it."
                        : " and counts as " + fallback + ".");
    }

    private static Key<Part, Written> nested(PropertyGroup group) {
        JsonKeys<Part, Written> keys = JsonKeys.of(properties(group));
        return JsonKeys.<Part, Written>of(
                        group.name(),
                        "",
                        keys.schema(),
                        (in, part) -> readGroup(group, keys, in, part),
                        (out, written) -> writeGroup(group, keys, out, written))
                .when(written -> written.style == Style.ALL || written.hasAny(group));
    }

    private static void readGroup(PropertyGroup group, JsonKeys<Part, Written> keys, JsonInput in, Part part)
            throws IOException {
        RawMembers unknown = keys.read(in, Message.of("file.numbers", group.name()), part);
        part.object = part.object.with(group.unknownKeys(), unknown);
    }

    private static void writeGroup(
            PropertyGroup group, JsonKeys<Part, Written> keys, JsonGenerator out, Written written) throws IOException {
        boolean isAll = written.style == Style.ALL;
        keys.writeObject(out, written, isAll ? RawMembers.EMPTY : written.object.get(group.unknownKeys()));
    }

    /** The keys of properties; after one that had another key before, the former key. */
    private static List<Key<Part, Written>> properties(PropertyGroup group) {
        List<Key<Part, Written>> keys = new ArrayList<>();
        for (Property<?> property : group.properties()) {
            keys.add(property(property));
            property.formerKey().ifPresent(former -> keys.add(former(property, former)));
        }
        return keys;
    }

    private static <T> Key<Part, Written> property(Property<T> property) {
        String about = property.type() instanceof ValueType.Number number && number.unit() != Unit.NONE
                ? property.about() + " Unit: " + number.unit().symbol() + "."
                : property.about();
        JsonValue<T> value = JsonValue.of(property.type());
        return JsonKeys.<Part, Written>of(
                        property.key(),
                        about,
                        value.schema(),
                        (in, part) -> read(property, value, property.formerKey(), in, part),
                        (out, written) -> value.write(out, written.object.get(property)))
                .defaultValue(property.defaultValue())
                .when(written -> written.has(property)
                        && (written.style != Style.FILE_VERSION_1
                                || property.formerKey().isEmpty()));
    }

    private static <T> Key<Part, Written> former(Property<T> property, String former) {
        JsonValue<T> value = JsonValue.of(property.type());
        return JsonKeys.<Part, Written>of(
                        former,
                        "The former key of " + property.key() + ".",
                        deprecated(value.schema()),
                        (in, part) -> read(property, value, Optional.of(property.key()), in, part),
                        (out, written) -> value.write(out, written.object.get(property)))
                .when(written -> written.style == Style.FILE_VERSION_1 && written.has(property));
    }

    /** Reads a property, unless it was already read under its other key. */
    private static <T> void read(
            Property<T> property, JsonValue<T> value, Optional<String> otherKey, JsonInput in, Part part)
            throws IOException {
        if (otherKey.isPresent()) {
            part.readOnce = part.readOnce == null ? new HashSet<>() : part.readOnce;
            if (!part.readOnce.add(property)) {
                throw in.error(
                        in.keyPlace(),
                        Message.of("file.same-keys", JsonInput.quoted(in.key()), JsonInput.quoted(otherKey.get())));
            }
        }
        part.object = part.object.with(property, value.read(in));
    }

    /** Reads the object at the current token. Without an id it gets one from its kind and its place in the list. */
    static LevelObject read(ObjectType type, JsonInput in, int index) throws IOException {
        return of(type).read(in, index);
    }

    private LevelObject read(JsonInput in, int index) throws IOException {
        Part part = new Part(type.create("", type.defaultKind(), 0, 0));
        RawMembers unknown = keys.read(in, Message.of("file.object-of-type", FileWord.of(type)), part);
        String id = part.id == null ? part.object.kind() + "-" + (index + 1) : part.id;
        return part.object.withId(id).withUnknownKeys(unknown);
    }

    /** Reads keys of an object into one that has the others. */
    static LevelObject readInto(LevelObject object, JsonInput in) throws IOException {
        Part part = new Part(object);
        RawMembers unknown =
                of(object.type()).keys.read(in, Message.of("file.object-of-type", FileWord.of(object.type())), part);
        return part.object.withUnknownKeys(unknown);
    }

    /** Reads the properties of a nested group into an object of its type. */
    static LevelObject readGroup(LevelObject object, PropertyGroup group, JsonInput in) throws IOException {
        Part part = new Part(object);
        readGroup(group, JsonKeys.of(properties(group)), in, part);
        return part.object;
    }

    /** Writes the properties of a nested group as an object. */
    static void writeGroup(LevelObject object, PropertyGroup group, JsonGenerator out) throws IOException {
        writeGroup(group, JsonKeys.of(properties(group)), out, new Written(object, Style.FILE));
    }

    /** The lists of objects of a document, one list per type. */
    static final class Lists {
        private ObjectLists objects;

        Lists(ObjectTypes types) {
            objects = ObjectLists.none(types);
        }

        /** Reads the list at the current token. */
        void read(ObjectType type, JsonInput in) throws IOException {
            ObjectJson json = of(type);
            List<LevelObject> read = new ArrayList<>();
            in.array(Message.of("file.list", type.listKey()), index -> {
                if (in.token() == JsonToken.START_OBJECT) {
                    checkCount(type, read.size(), in);
                }
                read.add(json.read(in, index));
            });
            objects = objects.with(type, read);
        }

        /** Refuses an object beyond the limit before it is read. */
        private void checkCount(ObjectType type, int read, JsonInput in) throws IOException {
            if (objects.count() + read >= Limits.MAX_OBJECTS) {
                throw in.tooMany("file.most-objects", Limits.MAX_OBJECTS);
            }
            if (read >= type.most()) {
                throw in.tooMany("file.most-of-type", type.most(), type.listKey());
            }
        }

        ObjectLists all() {
            return objects;
        }
    }

    static void writeList(List<LevelObject> objects, Style style, JsonGenerator out) throws IOException {
        out.writeStartArray();
        for (LevelObject object : objects) {
            write(object, style, out);
        }
        out.writeEndArray();
    }

    static void write(LevelObject object, Style style, JsonGenerator out) throws IOException {
        of(object.type())
                .keys
                .writeObject(
                        out, new Written(object, style), style == Style.ALL ? RawMembers.EMPTY : object.unknownKeys());
    }

    /** The first version that has the keys of all values of an object. */
    static int neededVersion(LevelObject object) {
        List<Property<?>> added = object.type().laterProperties();
        int version = 1;
        for (int i = 0; i < added.size(); i++) {
            if (!object.values().isDefault(added.get(i))) {
                version = Math.max(version, added.get(i).neededVersion());
            }
        }
        return version;
    }

    private static Map<String, Object> deprecated(Map<String, Object> schema) {
        Map<String, Object> deprecated = new LinkedHashMap<>(schema);
        deprecated.put("deprecated", true);
        return deprecated;
    }

    static Map<String, Object> schema(ObjectType type) {
        return of(type).keys.schema();
    }

    static Map<String, Object> listSchema(ObjectType type) {
        return JsonValue.schema(
                "type", "array", "maxItems", type.most(), "items", JsonValue.reference("#/$defs/" + type.name()));
    }
}

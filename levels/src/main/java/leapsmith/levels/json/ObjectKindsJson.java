package leapsmith.levels.json;

import static leapsmith.levels.json.JsonKeys.omitted;
import static leapsmith.levels.json.JsonKeys.optional;
import static leapsmith.levels.json.JsonKeys.placed;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import leapsmith.levels.json.JsonKeys.Values;
import leapsmith.levels.model.FieldDefinition;
import leapsmith.levels.model.FieldType;
import leapsmith.levels.model.JsonQuotes;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectDefinition;
import leapsmith.levels.model.ObjectDefinition.Resize;
import leapsmith.levels.model.ObjectDefinition.Size;
import leapsmith.levels.model.ObjectDefinition.Turns;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.PropertyGroup;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.ValueType;

/**
 * The own kinds of objects of a kinds file: reads and writes their definitions, and gives each kind what it inherits from the one
 * that it is like.
 */
final class ObjectKindsJson {
    /** How many kinds may be like each other in a row. */
    private static final int MAX_INHERITED = 64;

    private static final int MAX_CHOICES = 1_000;
    private static final int MAX_FIELDS = 200;

    private static final JsonValue<String> ANY = new JsonValue<>(
            JsonInput::json, JsonGenerator::writeRawValue, JsonValue.schema("description", "A value of the field."));

    private static final JsonValue<List<String>> WORDS =
            JsonValue.list("file.words", JsonValue.TEXT, MAX_CHOICES, "file.most-entries");

    /** Texts or numbers, as JSON text. */
    private static final JsonValue<List<String>> ANY_LIST = new JsonValue<>(
            in -> {
                List<String> values = new ArrayList<>();
                in.array("file.array-of-values", index -> {
                    if (index == MAX_CHOICES) {
                        throw in.tooMany("file.most-entries", MAX_CHOICES);
                    }
                    values.add(in.json());
                });
                return values;
            },
            (out, values) -> {
                out.writeStartArray();
                for (String value : values) {
                    out.writeRawValue(value);
                }
                out.writeEndArray();
            },
            JsonValue.schema("type", "array", "items", JsonValue.schema("type", List.of("string", "number"))));

    /** One kind, or several. */
    private static final JsonValue<List<String>> KINDS = new JsonValue<>(
            in -> in.token() == JsonToken.VALUE_STRING ? List.of(JsonValue.TEXT.read(in)) : WORDS.read(in),
            WORDS.writer(),
            JsonValue.schema("anyOf", List.of(JsonValue.TEXT.schema(), WORDS.schema())));

    private static final JsonValue<Optional<Double>> NUMBER =
            JsonValue.number(-Double.MAX_VALUE, Double.MAX_VALUE).optional();

    private static final JsonKeys<Values, FieldDefinition> FIELD = JsonKeys.of(List.of(
            placed(
                            "type",
                            "One of " + KebabNames.all(FieldType.class) + ", or the name of a choice of this file.",
                            JsonValue.TEXT,
                            FieldDefinition::type)
                    .required(),
            omitted("list", "Whether it has any number of values.", flag(), FieldDefinition::list, false),
            JsonKeys.<FieldDefinition, Optional<String>>placed(
                            "default",
                            "The value of objects without the field; by default 0, false, an empty text or list, or the first choice.",
                            ANY.optional(),
                            FieldDefinition::standard)
                    .or(Optional.empty())
                    .when(field -> field.standard().isPresent()),
            number("min", "The smallest number.", FieldDefinition::min),
            number("max", "The largest number.", FieldDefinition::max),
            number("step", "The amount by which arrow keys change a number.", FieldDefinition::step),
            omitted("unit", "The unit of a number, such as px.", JsonValue.TEXT, FieldDefinition::unit, ""),
            omitted(
                    "required",
                    "Whether each object must have a value of its own.",
                    flag(),
                    FieldDefinition::required,
                    false),
            optional("values", "The allowed texts or numbers.", ANY_LIST, FieldDefinition::values, List.of()),
            optional(
                    "to",
                    "The kinds of objects to which a reference may lead; all by default.",
                    KINDS,
                    FieldDefinition::to,
                    List.of()),
            omitted("about", "One sentence on what it means.", JsonValue.TEXT, FieldDefinition::about, "")));

    private static final JsonValue<Map<String, Read<FieldDefinition>>> FIELDS =
            map(FIELD, ObjectKindsJson::field, FieldDefinition::unknownKeys, MAX_FIELDS, "fieldDefinition");

    private static final JsonKeys<Values, ObjectDefinition> DEFINITION = JsonKeys.of(List.of(
            placed(
                            "like",
                            "The kind that it is like: one of this file, a known one such as patrol, or a type such as zone."
                                    + " A known kind of several types is that of the first, unless the type stands before it:"
                                    + " emitter.deadly.",
                            JsonValue.TEXT,
                            ObjectDefinition::like)
                    .required(),
            JsonKeys.<ObjectDefinition, double[]>key(
                            "size",
                            "Width and height of new objects; by default those of the kind that it is like. Unit: px.",
                            DecorationJson.pair(0, Limits.MAX_OBJECT_SIDE_PX),
                            kind -> new double[] {
                                kind.size().orElseThrow().width(),
                                kind.size().orElseThrow().height()
                            })
                    .when(kind -> kind.size().isPresent()),
            constant("resize", "Which sides can be changed; both by default.", Resize.class, ObjectDefinition::resize),
            constant(
                    "turns",
                    "Whether an object can be turned: to the left by a field flip, or by quarters by a field rotation.",
                    Turns.class,
                    ObjectDefinition::turns),
            optional(
                    "color",
                    "Its color, such as #c33 or #cc3333.",
                    LegendJson.RGB,
                    ObjectDefinition::color,
                    OptionalInt.empty()),
            omitted("about", "One sentence on what it is.", JsonValue.TEXT, ObjectDefinition::about, ""),
            JsonKeys.<ObjectDefinition, RawMembers>placed(
                            "values",
                            "Properties of new objects, with their keys in level files.",
                            JsonValue.FREE,
                            ObjectDefinition::values)
                    .or(RawMembers.EMPTY)
                    .when(kind -> !kind.values().isEmpty()),
            JsonKeys.<ObjectDefinition, Map<String, Read<FieldDefinition>>>key(
                            "fields", "Its fields by their names.", FIELDS, kind -> unread(kind.fields()))
                    .or(Map.of())
                    .when(kind -> !kind.fields().isEmpty())));

    /** The definitions by their names, with their places in the file. */
    static final JsonValue<Map<String, Read<ObjectDefinition>>> DEFINITIONS = map(
            DEFINITION,
            ObjectKindsJson::definition,
            ObjectDefinition::unknownKeys,
            Limits.MAX_SYMBOLS,
            "objectDefinition");

    /** Words by the names of choices. */
    static final JsonValue<Map<String, List<String>>> CHOICES = new JsonValue<>(
            in -> {
                Map<String, List<String>> choices = new LinkedHashMap<>();
                in.object("file.object", name -> {
                    if (KebabNames.valueOf(FieldType.class, name).isPresent() || name.isBlank()) {
                        throw in.wrong(in.keyPlace(), Message.of("file.choice-name"), JsonInput.quoted(name));
                    }
                    if (choices.size() == MAX_CHOICES) {
                        throw in.tooMany("file.most-entries", MAX_CHOICES);
                    }
                    choices.put(name, List.copyOf(WORDS.read(in)));
                });
                return choices;
            },
            (out, choices) -> {
                out.writeStartObject();
                for (Map.Entry<String, List<String>> choice : choices.entrySet()) {
                    out.writeFieldName(choice.getKey());
                    WORDS.write(out, choice.getValue());
                }
                out.writeEndObject();
            },
            JsonValue.schema("type", "object", "additionalProperties", WORDS.schema()));

    /**
     * Something that was read, with the places of its keys; without places if it wasn't read.
     *
     * @param keys the places of some keys, with those of fields as {@code fields.NAME.KEY}
     */
    record Read<T>(T value, FilePlace place, Map<String, FilePlace> keys) {
        FilePlace placeOf(String key) {
            return keys.getOrDefault(key, place);
        }
    }

    /** The choices and definitions of a file, of which kinds inherit. */
    private final Map<String, List<String>> choices;

    private final Map<String, ObjectDefinition> definitions;

    ObjectKindsJson(Map<String, List<String>> choices, Map<String, ObjectDefinition> definitions) {
        this.choices = choices;
        this.definitions = definitions;
    }

    private static JsonValue<Boolean> flag() {
        return new JsonValue<>(JsonInput::bool, JsonGenerator::writeBoolean, JsonValue.schema("type", "boolean"));
    }

    private static JsonKeys.Key<Values, FieldDefinition> number(
            String name, String about, Function<FieldDefinition, OptionalDouble> get) {
        return JsonKeys.<FieldDefinition, Optional<Double>>key(
                        name,
                        about,
                        NUMBER,
                        field -> Optional.of(get.apply(field).orElseThrow()))
                .or(Optional.empty())
                .when(field -> get.apply(field).isPresent());
    }

    private static <E extends Enum<E>> JsonKeys.Key<Values, ObjectDefinition> constant(
            String name, String about, Class<E> constants, Function<ObjectDefinition, Optional<E>> get) {
        return JsonKeys.<ObjectDefinition, Optional<E>>key(
                        name,
                        about,
                        JsonValue.of(new ValueType.Choice<>(constants)).optional(),
                        get)
                .or(Optional.empty())
                .when(kind -> get.apply(kind).isPresent());
    }

    private static FieldDefinition field(Values it, Map<String, FilePlace> places) {
        Optional<Double> min = it.get("min");
        Optional<Double> max = it.get("max");
        Optional<Double> step = it.get("step");
        places.put("type", it.place("type"));
        if (it.has("default")) {
            places.put("default", it.place("default"));
        }
        return new FieldDefinition(
                it.get("type"),
                it.get("list"),
                it.get("default"),
                optionalDouble(min),
                optionalDouble(max),
                optionalDouble(step),
                it.get("unit"),
                it.get("required"),
                it.get("values"),
                it.get("to"),
                it.get("about"),
                it.unknown());
    }

    private static OptionalDouble optionalDouble(Optional<Double> number) {
        return number.isPresent() ? OptionalDouble.of(number.get()) : OptionalDouble.empty();
    }

    private static ObjectDefinition definition(Values it, Map<String, FilePlace> places) {
        double[] size = it.has("size") ? it.get("size") : null;
        Map<String, Read<FieldDefinition>> fields = it.get("fields");
        Map<String, FieldDefinition> definitions = new LinkedHashMap<>();
        fields.forEach((name, read) -> {
            definitions.put(name, read.value());
            read.keys().forEach((key, place) -> places.put("fields." + name + "." + key, place));
        });
        places.put("like", it.place("like"));
        if (it.has("values")) {
            places.put("values", it.place("values"));
        }
        return new ObjectDefinition(
                it.get("like"),
                size == null ? Optional.empty() : Optional.of(new Size(size[0], size[1])),
                it.get("resize"),
                it.get("turns"),
                it.get("color"),
                it.get("about"),
                it.get("values"),
                definitions,
                it.unknown());
    }

    private interface Maker<T> {
        /** Makes a value of the keys that were read, and notes their places. */
        T make(Values read, Map<String, FilePlace> places);
    }

    private static <T> JsonValue<Map<String, Read<T>>> map(
            JsonKeys<Values, T> keys, Maker<T> maker, Function<T, RawMembers> unknown, int most, String defined) {
        return new JsonValue<>(
                in -> {
                    Map<String, Read<T>> values = new LinkedHashMap<>();
                    in.object("file.object", name -> {
                        if (name.isBlank()) {
                            throw in.wrong(in.keyPlace(), Message.of("file.name"), JsonInput.quoted(name));
                        }
                        if (values.size() == most) {
                            throw in.tooMany("file.most-entries", most);
                        }
                        FilePlace place = in.keyPlace();
                        Values read = JsonKeys.values(keys, in, Message.of("file.object"));
                        for (String key : keys.required()) {
                            if (!read.has(key)) {
                                throw in.missing(key);
                            }
                        }
                        Map<String, FilePlace> places = new HashMap<>();
                        values.put(name, new Read<>(maker.make(read, places), place, places));
                    });
                    return values;
                },
                (out, values) -> {
                    out.writeStartObject();
                    for (Map.Entry<String, Read<T>> entry : values.entrySet()) {
                        out.writeFieldName(entry.getKey());
                        T value = entry.getValue().value();
                        keys.writeObject(out, value, unknown.apply(value));
                    }
                    out.writeEndObject();
                },
                JsonValue.schema(
                        "type",
                        "object",
                        "additionalProperties",
                        JsonValue.reference("#/$defs/" + defined),
                        "maxProperties",
                        most));
    }

    static Map<String, Object> fieldSchema() {
        return FIELD.schema();
    }

    static Map<String, Object> definitionSchema() {
        return DEFINITION.schema();
    }

    static <T> Map<String, Read<T>> unread(Map<String, T> values) {
        Map<String, Read<T>> unread = new LinkedHashMap<>();
        values.forEach((name, value) -> unread.put(name, new Read<>(value, FilePlace.NONE, Map.of())));
        return unread;
    }

    static <T> Map<String, T> values(Map<String, Read<T>> read) {
        Map<String, T> values = new LinkedHashMap<>();
        read.forEach((name, value) -> values.put(name, value.value()));
        return values;
    }

    // ---- what kinds inherit

    /** Why a definition isn't possible. */
    private static final class ImpossibleException extends Exception {
        private static final long serialVersionUID = 1;

        final String key;
        final transient Message expected;
        final transient Message found;

        ImpossibleException(String key, Message expected, Message found) {
            this.key = key;
            this.expected = expected;
            this.found = found;
        }
    }

    /**
     * Checks all definitions of a file that was read.
     *
     * @throws LevelFormatException if a kind can't inherit as it says, or a field has a wrong type or default
     */
    static void check(JsonInput in, Map<String, List<String>> choices, Map<String, Read<ObjectDefinition>> definitions)
            throws LevelFormatException {
        ObjectKindsJson all = new ObjectKindsJson(choices, values(definitions));
        for (Map.Entry<String, Read<ObjectDefinition>> each : definitions.entrySet()) {
            FilePlace place = each.getValue().place();
            try {
                all.require(each.getKey());
            } catch (ImpossibleException e) {
                FilePlace at = e.key.isEmpty() ? place : each.getValue().placeOf(e.key);
                throw in.wrong(at, e.expected, e.found);
            }
        }
    }

    private void require(String name) throws ImpossibleException {
        if (known(name).isPresent()) {
            throw new ImpossibleException("", Message.of("file.own-object-name"), JsonInput.quoted(name));
        }
        kind(name, 0);
    }

    /** Why a kind isn't possible; empty if all are. */
    Optional<Message> problem() {
        for (String name : definitions.keySet()) {
            try {
                require(name);
            } catch (ImpossibleException e) {
                return Optional.of(
                        Message.of("file.impossible-kind", name, Message.of("file.expected", e.expected, e.found)));
            }
        }
        return Optional.empty();
    }

    /** The kinds by their names, without those that aren't possible. */
    Map<String, OwnKind> kinds() {
        Map<String, OwnKind> kinds = new LinkedHashMap<>();
        definitions.keySet().forEach(name -> {
            try {
                kinds.put(name, kind(name, 0));
            } catch (ImpossibleException e) {
                // Its objects are those of an unknown kind then.
            }
        });
        return kinds;
    }

    private OwnKind kind(String name, int inherited) throws ImpossibleException {
        ObjectDefinition definition = definitions.get(name);
        String like = definition.like();
        if (definitions.containsKey(like)) {
            if (inherited == MAX_INHERITED) {
                throw new ImpossibleException("like", Message.of("file.like"), JsonInput.quoted(like));
            }
            return derived(name, definition, kind(like, inherited + 1));
        }
        OwnKind known = known(like)
                .orElseThrow(() -> new ImpossibleException("like", Message.of("file.like"), JsonInput.quoted(like)));
        return derived(name, definition, known);
    }

    /** A known kind, or the kind of a type of which only games know what it does, as one without own fields. */
    private static Optional<OwnKind> known(String name) {
        int dot = name.indexOf('.');
        for (ObjectType type : ObjectTypes.STANDARD.all()) {
            if (dot >= 0 && !name.substring(0, dot).equals(type.name())) {
                continue;
            }
            Optional<ObjectKind> kind = name.equals(type.name())
                    ? Optional.of(type.unknownKind().kind())
                    : type.findKind(name.substring(dot + 1));
            if (kind.isPresent()) {
                LevelObject usual = type.create("", kind.get().name(), 0, 0);
                return Optional.of(new OwnKind(
                        name,
                        type,
                        kind.get(),
                        new Size(usual.width(), usual.height()),
                        Resize.BOTH,
                        Turns.NONE,
                        OptionalInt.empty(),
                        "",
                        usual.values(),
                        List.of()));
            }
        }
        return Optional.empty();
    }

    private OwnKind derived(String name, ObjectDefinition definition, OwnKind like) throws ImpossibleException {
        Map<String, OwnKind.Field> fields = new LinkedHashMap<>();
        like.fields().forEach(field -> fields.put(field.name(), field));
        Turns turns = definition.turns().orElse(like.turns());
        if (turns == Turns.FLIP) {
            fields.put(
                    OwnKind.FLIP,
                    new OwnKind.Field(OwnKind.FLIP, FieldDefinition.of("bool"), FieldType.BOOL, List.of()));
        } else if (turns == Turns.QUARTER) {
            fields.put(
                    OwnKind.ROTATION,
                    new OwnKind.Field(
                            OwnKind.ROTATION,
                            FieldDefinition.of("int").withUnit("°"),
                            FieldType.INT,
                            List.of("0", "90", "180", "270")));
        }
        for (Map.Entry<String, FieldDefinition> field : definition.fields().entrySet()) {
            fields.put(field.getKey(), field(field.getKey(), field.getValue()));
        }
        return new OwnKind(
                name,
                like.type(),
                like.behavior(),
                definition.size().orElse(like.size()),
                definition.resize().orElse(like.resize()),
                turns,
                definition.color().isPresent() ? definition.color() : like.color(),
                definition.about().isEmpty() ? like.about() : definition.about(),
                withValues(like.create("", 0, 0), definition.values()).values(),
                List.copyOf(fields.values()));
    }

    private OwnKind.Field field(String name, FieldDefinition definition) throws ImpossibleException {
        Optional<FieldType> type = KebabNames.valueOf(FieldType.class, definition.type());
        List<String> words = choices.get(definition.type());
        if (type.isEmpty() && words == null) {
            throw new ImpossibleException(
                    "fields." + name + ".type",
                    Message.of("file.field-type", KebabNames.all(FieldType.class)),
                    JsonInput.quoted(definition.type()));
        }
        List<String> allowed = type.isPresent()
                ? definition.values()
                : words.stream().map(JsonQuotes::quote).toList();
        OwnKind.Field field = new OwnKind.Field(name, definition, type.orElse(FieldType.TEXT), allowed);
        if (definition.standard().filter(it -> field.wrong(it).isPresent()).isPresent()) {
            throw new ImpossibleException(
                    "fields." + name + ".default",
                    Message.of("file.field-value", definition.type()),
                    Message.literal(definition.standard().get()));
        }
        return field;
    }

    /** An object with the properties of its type that a kind says. */
    private static LevelObject withValues(LevelObject object, RawMembers values) throws ImpossibleException {
        if (values.isEmpty()) {
            return object;
        }
        try {
            String json = RawJson.object(values);
            JsonInput in = new JsonInput(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "values");
            in.next();
            LevelObject read = ObjectJson.readInto(object, in);
            Set<String> others = new LinkedHashSet<>(read.unknownKeys().asMap().keySet());
            for (PropertyGroup group : object.type().groups()) {
                if (group.isNested()) {
                    others.addAll(read.get(group.unknownKeys()).asMap().keySet());
                }
            }
            if (!read.properties().isEmpty()) {
                others.add("properties");
            }
            if (!others.isEmpty()) {
                throw new ImpossibleException(
                        "values",
                        Message.of("file.property-of", object.type().name()),
                        JsonInput.quoted(String.join(", ", others)));
            }
            return read;
        } catch (LevelFormatException e) {
            throw new ImpossibleException(
                    "values", Message.of("file.property-of", object.type().name()), Message.literal(e.getMessage()));
        } catch (IOException e) {
            throw new UncheckedIOException("reading from memory doesn't fail", e);
        }
    }
}

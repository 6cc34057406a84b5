package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Function;
import leapsmith.levels.look.Theme;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.TileTypeNames;
import leapsmith.levels.model.Unit;
import leapsmith.levels.model.ValueType;
import leapsmith.physics.fixed.PortableMath;
import leapsmith.physics.tile.TileType;

/**
 * A sort of values in files: how one is read, how it is written, and what the schema says of it.
 *
 * @param <V> the class of the values
 */
record JsonValue<V>(Reader<V> reader, Writer<V> writer, Map<String, Object> schema) {
    static final JsonValue<String> TEXT = text("file.text", null);

    static final JsonValue<TileType> SHAPE = new JsonValue<>(
            in -> {
                Message expected = Message.of("file.one-of", TileTypeNames.all());
                String name = in.text(expected);
                return TileTypeNames.typeOf(name).orElseThrow(() -> in.wrong(expected, JsonInput.quoted(name)));
            },
            (out, shape) -> out.writeString(TileTypeNames.nameOf(shape)),
            reference("#/$defs/shape"));

    /**
     * A color, written with six digits.
     *
     * @param pattern a regular expression of what is read: a number sign and three or six digits
     */
    static JsonValue<OptionalInt> color(String pattern) {
        return new JsonValue<>(
                in -> {
                    String text = in.text("file.color");
                    if (!text.matches(pattern)) {
                        throw in.wrong("file.color");
                    }
                    String digits = text.substring(1);
                    return OptionalInt.of(
                            Integer.parseInt(digits.length() == 3 ? digits.replaceAll("(.)", "$1$1") : digits, 16));
                },
                (out, color) -> out.writeString(String.format("#%06x", color.orElseThrow())),
                schema("type", "string", "pattern", '^' + pattern + '$'));
    }

    /** Members that mean nothing to the program. */
    static final JsonValue<RawMembers> FREE = new JsonValue<>(
            RawJson::readObject,
            (out, members) -> out.writeRawValue(RawJson.object(members)),
            reference("#/$defs/freeProperties"));

    private static final JsonValue<Double> OFFSET =
            number(-Limits.MAX_STOP_PX, Limits.MAX_STOP_PX).defined("offset");

    /** A stop of a path, with its own schema. */
    static final JsonValue<PathStop> STOP = object(
            "file.stop",
            it -> new PathStop(it.get("x"), it.get("y"), it.unknown()),
            PathStop::unknownKeys,
            JsonKeys.key("x", "To the right. Unit: px.", OFFSET, PathStop::x, 0.0),
            JsonKeys.key("y", "Downward. Unit: px.", OFFSET, PathStop::y, 0.0));

    /** A condition, or several of which all must be met. */
    private static final JsonValue<List<SignalCondition>> CONDITIONS = conditions();

    interface Reader<V> {
        V read(JsonInput in) throws IOException;
    }

    /** Writes a value, after its key if it has one. */
    interface Writer<V> {
        void write(JsonGenerator out, V value) throws IOException;
    }

    /**
     * A text.
     *
     * @param expected what is expected in its place
     * @param pattern a regular expression that it matches; null for any text
     */
    static JsonValue<String> text(String expected, String pattern) {
        return new JsonValue<>(
                in -> {
                    String text = in.text(expected);
                    if (pattern != null && !text.matches(pattern)) {
                        throw in.wrong(expected);
                    }
                    return text;
                },
                JsonGenerator::writeString,
                pattern == null
                        ? schema("type", "string", "maxLength", Limits.MAX_TEXT)
                        : schema("type", "string", "maxLength", Limits.MAX_TEXT, "pattern", '^' + pattern + '$'));
    }

    /** A whole number; both bounds are inclusive. */
    static JsonValue<Integer> whole(int from, int to) {
        return new JsonValue<>(
                in -> in.wholeNumber(from, to),
                JsonGenerator::writeNumber,
                schema("type", "integer", "minimum", from, "maximum", to));
    }

    /** A number; both bounds are inclusive. */
    static JsonValue<Double> number(double from, double to) {
        return of(new ValueType.Number(from, to, false, Unit.NONE));
    }

    /**
     * An object with these keys; others are kept.
     *
     * @param expected what is expected in its place
     * @param make makes it of the values of its keys
     * @param unknown gives its other keys
     */
    @SafeVarargs
    @SuppressWarnings("varargs")
    static <V> JsonValue<V> object(
            String expected,
            Function<JsonKeys.Values, V> make,
            Function<V, RawMembers> unknown,
            JsonKeys.Key<JsonKeys.Values, V>... keys) {
        JsonKeys<JsonKeys.Values, V> all = JsonKeys.of(List.of(keys));
        return new JsonValue<>(
                in -> make.apply(JsonKeys.values(all, in, Message.of(expected))),
                (out, value) -> all.writeObject(out, value, unknown.apply(value)),
                all.schema());
    }

    /** An object that must have the required ones of these keys, and no others. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    static <V> JsonValue<V> exactly(
            String expected, Function<JsonKeys.Values, V> make, JsonKeys.Key<JsonKeys.Values, V>... keys) {
        JsonKeys<JsonKeys.Values, V> all = JsonKeys.of(List.of(keys));
        return new JsonValue<>(
                in -> make.apply(JsonKeys.exactly(all, in, Message.of(expected))),
                (out, value) -> all.writeObject(out, value, RawMembers.EMPTY),
                all.exactSchema());
    }

    /** Values by name, in the order of their names when written. */
    static <V> JsonValue<Map<String, V>> map(JsonValue<V> value, int most) {
        return new JsonValue<>(
                in -> {
                    Map<String, V> values = new LinkedHashMap<>();
                    in.object("file.object", key -> {
                        SkinJson.require(values.size() < most, in);
                        in.keepKey(key);
                        values.put(key, value.read(in));
                    });
                    return values;
                },
                (out, values) -> {
                    out.writeStartObject();
                    for (Map.Entry<String, V> entry : new TreeMap<>(values).entrySet()) {
                        out.writeFieldName(entry.getKey());
                        value.write(out, entry.getValue());
                    }
                    out.writeEndObject();
                },
                schema("type", "object", "additionalProperties", value.schema()));
    }

    /** The same in an object that need not have it. */
    JsonValue<Optional<V>> optional() {
        return new JsonValue<>(in -> Optional.of(read(in)), (out, value) -> write(out, value.orElseThrow()), schema);
    }

    /** A list of at most some values; 0 for any number. */
    static <V> JsonValue<List<V>> list(String expected, JsonValue<V> element, int most, String ifMore) {
        return new JsonValue<>(
                in -> {
                    List<V> values = new ArrayList<>();
                    in.array(expected, index -> {
                        boolean isElement =
                                in.token() == JsonToken.START_OBJECT || in.token() == JsonToken.VALUE_STRING;
                        if (most > 0 && index >= most && isElement) {
                            throw in.tooMany(ifMore, most);
                        }
                        values.add(element.read(in));
                    });
                    return values;
                },
                (out, values) -> {
                    out.writeStartArray();
                    for (V value : values) {
                        element.write(out, value);
                    }
                    out.writeEndArray();
                },
                most > 0
                        ? schema("type", "array", "maxItems", most, "items", element.schema)
                        : schema("type", "array", "items", element.schema));
    }

    @SuppressWarnings("unchecked")
    static <V> JsonValue<V> of(ValueType<V> type) {
        if (type instanceof ValueType.Number number) {
            return (JsonValue<V>) ofNumber(number);
        } else if (type instanceof ValueType.Flag) {
            return (JsonValue<V>)
                    new JsonValue<>(JsonInput::bool, JsonGenerator::writeBoolean, schema("type", "boolean"));
        } else if (type instanceof ValueType.Choice<?> choice) {
            return (JsonValue<V>) ofChoice(choice);
        } else if (type instanceof ValueType.Path) {
            return (JsonValue<V>) list("file.stops", STOP.defined("stop"), Limits.MAX_STOPS, "file.most-stops");
        } else if (type instanceof ValueType.Text text) {
            return (JsonValue<V>) (text.pattern().isEmpty() ? TEXT : text("file.signal", '(' + text.pattern() + ")?"));
        } else if (type instanceof ValueType.Conditions) {
            return (JsonValue<V>) CONDITIONS;
        } else if (type instanceof ValueType.UnknownKeys) {
            return (JsonValue<V>) FREE;
        }
        throw new AssertionError("sealed: " + type);
    }

    private static JsonValue<List<SignalCondition>> conditions() {
        Message expected = Message.of("file.condition");
        JsonValue<SignalCondition> one = new JsonValue<>(
                in -> {
                    String text = in.text(expected);
                    return SignalCondition.of(text).orElseThrow(() -> in.wrong(expected, JsonInput.quoted(text)));
                },
                (out, condition) -> out.writeString(condition.toString()),
                schema("type", "string", "pattern", "^(" + SignalCondition.PATTERN + ")$"));
        JsonValue<List<SignalCondition>> list =
                list("file.conditions", one, Limits.MAX_CONDITIONS, "file.most-conditions");
        return new JsonValue<>(
                in -> in.token() == JsonToken.VALUE_STRING ? List.of(one.read(in)) : list.read(in),
                (out, conditions) -> {
                    if (conditions.size() == 1) {
                        one.write(out, conditions.get(0));
                    } else {
                        list.write(out, conditions);
                    }
                },
                schema("anyOf", List.of(one.schema(), list.schema())));
    }

    private static JsonValue<Double> ofNumber(ValueType.Number type) {
        return new JsonValue<>(
                in -> type.whole()
                        ? (double) in.wholeNumber((int) type.least(), (int) type.most())
                        : type.isPositive() ? in.positiveNumber(type.most()) : in.number(type.least(), type.most()),
                (out, value) -> out.writeNumber(JsonNumbers.text(value)),
                schema(
                        "type",
                        type.whole() ? "integer" : "number",
                        type.isPositive() ? "exclusiveMinimum" : "minimum",
                        plain(type.isPositive() ? 0 : type.least()),
                        "maximum",
                        plain(type.most())));
    }

    private static <E extends Enum<E>> JsonValue<E> ofChoice(ValueType.Choice<E> type) {
        return new JsonValue<>(
                in -> in.constant(type.choices()),
                (out, value) -> out.writeString(KebabNames.nameOf(value)),
                words(type.words()));
    }

    V read(JsonInput in) throws IOException {
        return reader.read(in);
    }

    void write(JsonGenerator out, V value) throws IOException {
        writer.write(out, value);
    }

    /** The same, which the schema defines under a name. */
    JsonValue<V> defined(String name) {
        return described(reference("#/$defs/" + name));
    }

    /** The same with something else in the schema. */
    JsonValue<V> described(Map<String, Object> other) {
        return new JsonValue<>(reader, writer, other);
    }

    /** A part of a schema, of keys and values in turn. */
    static Map<String, Object> schema(Object... keysAndValues) {
        Map<String, Object> schema = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            schema.put((String) keysAndValues[i], keysAndValues[i + 1]);
        }
        return schema;
    }

    static Map<String, Object> reference(String to) {
        return schema("$ref", to);
    }

    /** The schema of a value that is one of some words. */
    static Map<String, Object> words(List<String> words) {
        return schema("enum", words);
    }

    /** A value as a schema has it: a number without a fraction if it is whole, and a constant by its name in files. */
    static Object plain(Object value) {
        if (value instanceof Theme.Cell cell) {
            return List.of(cell.column(), cell.row());
        } else if (value instanceof double[] pair) {
            return List.of(plain(pair[0]), plain(pair[1]));
        } else if (value instanceof Double number) {
            return number == PortableMath.rint(number) ? (Object) number.longValue() : number;
        }
        return value instanceof Enum<?> constant ? KebabNames.nameOf(constant) : value;
    }
}

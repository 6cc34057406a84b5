package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonStreamContext;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.RawMembers;

/**
 * The keys of an object in files, in the order in which they are written. Reader, writer, schema and the tables of the
 * documentation all use this one description of each key.
 *
 * @param <R> what values are read into
 * @param <W> what is written
 */
final class JsonKeys<R, W> {
    private final Map<String, Key<? super R, W>> keys = new LinkedHashMap<>();

    private JsonKeys(Collection<? extends Key<? super R, W>> keys) {
        keys.forEach(key -> this.keys.put(key.name(), key));
    }

    interface Reader<R> {
        void read(JsonInput in, R into) throws IOException;
    }

    interface Writer<W> {
        void write(JsonGenerator out, W from) throws IOException;
    }

    /** The values of an object that is being read, by their keys. */
    static class Values {
        private final Map<String, Object> values = new HashMap<>();
        private final Map<String, FilePlace> places = new HashMap<>();
        private final JsonKeys<?, ?> keys;
        private RawMembers unknown = RawMembers.EMPTY;

        Values(JsonKeys<?, ?> keys) {
            this.keys = keys;
        }

        /** The value of a key, or the one that stands for it if the object doesn't have it. */
        @SuppressWarnings("unchecked")
        <V> V get(String key) {
            Object value = values.get(key);
            return (V) (value == null ? keys.keys.get(key).missing() : value);
        }

        void put(String key, Object value) {
            values.put(key, value);
        }

        boolean has(String key) {
            return values.containsKey(key);
        }

        /** Where the value of a key starts that {@linkplain Key#placed() has its place}; null if there is none. */
        FilePlace place(String key) {
            return places.get(key);
        }

        /** The other keys. */
        RawMembers unknown() {
            return unknown;
        }
    }

    /**
     * A key.
     *
     * @param about what it means, in the schema; empty if its value says that
     * @param value the schema of its values
     * @param get the value that is written; null for a key that is written in a way of its own
     * @param isWritten whether it is written
     * @param isRequired whether the schema demands it
     * @param standard its value in files without it, in the schema; null for none
     * @param missing the value that is read from files without it
     */
    record Key<R, W>(
            String name,
            String about,
            Map<String, Object> value,
            Reader<R> reader,
            Writer<W> writer,
            Function<W, ?> get,
            Predicate<W> isWritten,
            boolean isRequired,
            Object standard,
            Object missing) {
        Key<R, W> required() {
            return new Key<>(name, about, value, reader, writer, get, isWritten, true, standard, missing);
        }

        /** The same with its value in files without it. */
        Key<R, W> defaultValue(Object other) {
            return new Key<>(name, about, value, reader, writer, get, isWritten, isRequired, other, other);
        }

        /** The same with what is read from files without it, of which the schema says nothing else. */
        Key<R, W> or(Object other) {
            return new Key<>(name, about, value, reader, writer, get, isWritten, isRequired, standard, other);
        }

        /** The same, but not always written. */
        Key<R, W> when(Predicate<W> condition) {
            return new Key<>(name, about, value, reader, writer, get, condition, isRequired, standard, missing);
        }

        /** The same, but not written if a file without it means the same. */
        Key<R, W> omitted() {
            return when(from -> {
                Object written = get.apply(from);
                // Both zeros are the same.
                return missing instanceof Double number
                        ? (Double) written != number.doubleValue()
                        : !Objects.equals(written, missing);
            });
        }

        /** The same key, written for an object that may have the part with its value or not. */
        <X> Key<R, X> within(Function<X, Optional<W>> part) {
            return new Key<>(
                    name,
                    about,
                    value,
                    reader,
                    (out, from) -> writer.write(out, part.apply(from).orElseThrow()),
                    null,
                    from -> part.apply(from).filter(isWritten).isPresent(),
                    false,
                    standard,
                    missing);
        }

        private Map<String, Object> schema() {
            Map<String, Object> schema = new LinkedHashMap<>();
            if (!about.isEmpty()) {
                schema.put("description", about);
            }
            schema.putAll(value);
            if (standard != null) {
                schema.put("default", JsonValue.plain(standard));
            }
            return schema;
        }
    }

    /** A key whose value is kept until the whole object is read. */
    static <W, V> Key<Values, W> key(String name, String about, JsonValue<V> value, Function<W, V> get) {
        return read(name, about, value, (values, it) -> values.put(name, it), get);
    }

    /** The same of a key that is always written, with the value of objects without it. */
    static <W, V> Key<Values, W> key(
            String name, String about, JsonValue<V> value, Function<W, V> get, Object standard) {
        return key(name, about, value, get).defaultValue(standard);
    }

    /** The same of a key that isn't written if a file without it means the same. */
    static <W, V> Key<Values, W> omitted(
            String name, String about, JsonValue<V> value, Function<W, V> get, Object standard) {
        return key(name, about, value, get, standard).omitted();
    }

    /** The same of a key without which an object has nothing of the sort, such as an empty list. */
    static <W, V> Key<Values, W> optional(
            String name, String about, JsonValue<V> value, Function<W, V> get, Object nothing) {
        return key(name, about, value, get).or(nothing).omitted();
    }

    /** The same of a key that the schema demands. */
    static <W, V> Key<Values, W> required(String name, String about, JsonValue<V> value, Function<W, V> get) {
        return key(name, about, value, get).required();
    }

    /** The same with what is read nevertheless if the key is missing. */
    static <W, V> Key<Values, W> required(
            String name, String about, JsonValue<V> value, Function<W, V> get, Object missing) {
        return required(name, about, value, get).or(missing);
    }

    /** The same of a value whose place is kept, too. */
    static <W, V> Key<Values, W> placed(String name, String about, JsonValue<V> value, Function<W, V> get) {
        return of(
                name,
                about,
                value.schema(),
                (in, into) -> {
                    into.places.put(name, in.place());
                    into.put(name, value.read(in));
                },
                (out, from) -> value.write(out, get.apply(from)));
    }

    /** A key whose value is read into something that changes. */
    static <R, W, V> Key<R, W> read(
            String name, String about, JsonValue<V> value, BiConsumer<R, V> set, Function<W, V> get) {
        return new Key<>(
                name,
                about,
                value.schema(),
                (in, into) -> set.accept(into, value.read(in)),
                (out, from) -> value.write(out, get.apply(from)),
                get,
                from -> true,
                false,
                null,
                null);
    }

    /** A key that is read and written in a way of its own. */
    static <R, W> Key<R, W> of(
            String name, String about, Map<String, Object> value, Reader<R> reader, Writer<W> writer) {
        return new Key<>(name, about, value, reader, writer, null, from -> true, false, null, null);
    }

    static <R, W> JsonKeys<R, W> of(Collection<? extends Key<? super R, W>> keys) {
        return new JsonKeys<>(keys);
    }

    /** These keys, in their order. */
    Collection<Key<? super R, W>> all() {
        return keys.values();
    }

    List<String> required() {
        return keys.values().stream()
                .filter(key -> key.isRequired())
                .map(key -> key.name())
                .toList();
    }

    /** Reads the value of a key if it is one of these; returns whether it is. */
    boolean read(String name, JsonInput in, R into) throws IOException {
        Key<? super R, W> key = keys.get(name);
        if (key != null) {
            key.reader().read(in, into);
        }
        return key != null;
    }

    /** Reads a whole object; returns its other keys. */
    RawMembers read(JsonInput in, Message expected, R into) throws IOException {
        RawJson.Collector others = new RawJson.Collector();
        in.object(expected, name -> {
            if (!read(name, in, into)) {
                others.read(name, in);
            }
        });
        return others.members();
    }

    /** Reads a whole object. */
    static <W> Values values(JsonKeys<Values, W> keys, JsonInput in, Message expected) throws IOException {
        Values values = new Values(keys);
        values.unknown = keys.read(in, expected, values);
        return values;
    }

    /** Reads a whole object, which must have the required keys and no others. */
    static <W> Values exactly(JsonKeys<Values, W> keys, JsonInput in, Message expected) throws IOException {
        Values values = new Values(keys);
        in.object(expected, name -> {
            if (!keys.read(name, in, values)) {
                throw in.wrong(in.keyPlace(), Message.of("file.one-of", keys.names()), JsonInput.quoted(name));
            }
        });
        for (String name : keys.required()) {
            if (!values.has(name)) {
                throw in.missing(name);
            }
        }
        return values;
    }

    private String names() {
        return keys.keySet().stream().map(name -> '"' + name + '"').collect(Collectors.joining(", "));
    }

    /**
     * Reads the one object of a document, which must have the required keys.
     *
     * @param expected what the document should be
     * @param kind which kind of file that is, as the last part of a message's key
     * @param seen receives the keys that were found, even if the document is wrong
     * @return the other keys
     */
    RawMembers readDocument(JsonInput in, String expected, String kind, R into, Set<String> seen) throws IOException {
        RawJson.Collector others = new RawJson.Collector();
        in.document(expected, name -> {
            seen.add(name);
            if (!read(name, in, into)) {
                others.read(name, in);
            }
        });
        for (String name : required()) {
            if (!seen.contains(name)) {
                throw FileHeader.missing(in, in.place(), name, kind);
            }
        }
        return others.members();
    }

    /**
     * Writes a document, and leaves the stream open.
     *
     * @param perLine how many values of a list are on a line, as for {@link JsonLayout}
     * @param others its other keys
     */
    void writeDocument(
            JsonFactory factory,
            OutputStream stream,
            ToIntFunction<JsonStreamContext> perLine,
            W from,
            RawMembers others)
            throws IOException {
        writeDocument(factory, stream, new JsonLayout(perLine), from, others);
    }

    /** The same in some layout. */
    void writeDocument(JsonFactory factory, OutputStream stream, JsonLayout layout, W from, RawMembers others)
            throws IOException {
        try (JsonGenerator out = factory.createGenerator(stream, JsonEncoding.UTF8)) {
            out.setPrettyPrinter(layout);
            out.writeStartObject();
            write(out, from);
            RawJson.writeMembersInLines(out, others);
            out.writeEndObject();
            out.writeRaw('\n');
        }
    }

    void write(JsonGenerator out, W from) throws IOException {
        for (Key<? super R, W> key : keys.values()) {
            if (key.isWritten().test(from)) {
                out.writeFieldName(key.name());
                key.writer().write(out, from);
            }
        }
    }

    void writeObject(JsonGenerator out, W from, RawMembers others) throws IOException {
        out.writeStartObject();
        write(out, from);
        RawJson.writeMembers(out, others);
        out.writeEndObject();
    }

    Map<String, Object> schema() {
        Map<String, Object> schema = JsonValue.schema("type", "object");
        if (!required().isEmpty()) {
            schema.put("required", required());
        }
        schema.put("properties", properties());
        return schema;
    }

    /** The schema of an object without other keys. */
    Map<String, Object> exactSchema() {
        Map<String, Object> schema = schema();
        schema.put("additionalProperties", false);
        return schema;
    }

    Map<String, Object> properties() {
        Map<String, Object> properties = new LinkedHashMap<>();
        keys.values().forEach(key -> properties.put(key.name(), key.schema()));
        return properties;
    }
}

package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
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
    private final Map<String, Key<R, W>> keys = new LinkedHashMap<>();

    private JsonKeys(Collection<Key<R, W>> keys) {
        keys.forEach(key -> this.keys.put(key.name, key));
    }

    interface Reader<R> {
        void read(JsonInput in, R into) throws IOException;
    }

    interface Writer<W> {
        void write(JsonGenerator out, W from) throws IOException;
    }

    /** A value that is read part by part. */
    static final class Ref<V> {
        V value;

        Ref(V value) {
            this.value = value;
        }
    }

    /** Where a value has the keys that aren't known. */
    record UnknownKeys<V>(Function<V, RawMembers> get, BiFunction<V, RawMembers, V> with) {}

    /**
     * A key.
     *
     * @param about what it means, in the schema; empty if its value says that
     * @param value the schema of its values
     */
    record Key<R, W>(
            String name,
            String about,
            Map<String, Object> value,
            Reader<R> reader,
            Writer<W> writer,
            Options<W> options) {
        /**
         * What differs between keys.
         *
         * @param isWritten whether it is written
         * @param isRequired whether a file must have it
         * @param standard its value in files without it, in the schema; null for none
         */
        private record Options<W>(Predicate<W> isWritten, boolean isRequired, Object standard) {}

        Key<R, W> required() {
            return with(new Options<>(options.isWritten, true, options.standard));
        }

        /** The same with its value in files without it. */
        Key<R, W> defaultValue(Object value) {
            return with(new Options<>(options.isWritten, options.isRequired, value));
        }

        /** The same, but not always written. */
        Key<R, W> when(Predicate<W> condition) {
            return with(new Options<>(condition, options.isRequired, options.standard));
        }

        private Key<R, W> with(Options<W> newOptions) {
            return new Key<>(name, about, value, reader, writer, newOptions);
        }

        private Map<String, Object> schema() {
            Map<String, Object> schema = new LinkedHashMap<>();
            if (!about.isEmpty()) {
                schema.put("description", about);
            }
            schema.putAll(value);
            if (options.standard != null) {
                schema.put("default", JsonValue.plain(options.standard));
            }
            return schema;
        }
    }

    /** A key of a value with a copy method for each part. */
    static <T, V> Key<Ref<T>, T> of(
            String name, String about, JsonValue<V> value, BiFunction<T, V, T> with, Function<T, V> get) {
        return read(name, about, value, (ref, part) -> ref.value = with.apply(ref.value, part), get);
    }

    /** A key whose value is read into something that changes. */
    static <R, W, V> Key<R, W> read(
            String name, String about, JsonValue<V> value, BiConsumer<R, V> set, Function<W, V> get) {
        return of(
                name,
                about,
                value.schema(),
                (in, into) -> set.accept(into, value.read(in)),
                (out, from) -> value.write(out, get.apply(from)));
    }

    /** A key that is read and written in a way of its own. */
    static <R, W> Key<R, W> of(
            String name, String about, Map<String, Object> value, Reader<R> reader, Writer<W> writer) {
        return new Key<>(name, about, value, reader, writer, new Key.Options<>(from -> true, false, null));
    }

    static <R, W> JsonKeys<R, W> of(Collection<Key<R, W>> keys) {
        return new JsonKeys<>(keys);
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    static <V> JsonKeys<Ref<V>, V> ofValues(Key<Ref<V>, V>... keys) {
        return new JsonKeys<>(List.of(keys));
    }

    List<String> required() {
        return keys.values().stream()
                .filter(key -> key.options.isRequired)
                .map(key -> key.name)
                .toList();
    }

    /** Reads the value of a key if it is one of these; returns whether it is. */
    boolean read(String name, JsonInput in, R into) throws IOException {
        Key<R, W> key = keys.get(name);
        if (key != null) {
            key.reader.read(in, into);
        }
        return key != null;
    }

    /** Reads a whole object, of which other keys are kept. */
    static <V> V read(JsonInput in, Message expected, JsonKeys<Ref<V>, V> keys, V standard, UnknownKeys<V> unknown)
            throws IOException {
        Ref<V> ref = new Ref<>(standard);
        RawMembers others = keys.read(in, expected, ref);
        return unknown.with.apply(ref.value, others);
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

    /** Reads a whole object, which must have the required keys and no others. */
    void readExactly(JsonInput in, Message expected, R into) throws IOException {
        List<String> missing = new ArrayList<>(required());
        in.object(expected, name -> {
            missing.remove(name);
            if (!read(name, in, into)) {
                throw in.wrong(in.keyPlace(), Message.of("file.one-of", names()), JsonInput.quoted(name));
            }
        });
        if (!missing.isEmpty()) {
            throw in.missing(missing.get(0));
        }
    }

    private String names() {
        return keys.keySet().stream().map(name -> '"' + name + '"').collect(Collectors.joining(", "));
    }

    void write(JsonGenerator out, W from) throws IOException {
        for (Key<R, W> key : keys.values()) {
            if (key.options.isWritten.test(from)) {
                out.writeFieldName(key.name);
                key.writer.write(out, from);
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

    Map<String, Object> properties() {
        Map<String, Object> properties = new LinkedHashMap<>();
        keys.values().forEach(key -> properties.put(key.name, key.schema()));
        return properties;
    }
}

package leapsmith.levels.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Keys of a file that mean nothing to Leapsmith, in the file's order, each with its value as JSON text: unknown keys,
 * kept so that other programs can store their own data in a level, and free properties of its author, whose values a
 * {@link FreeValue} describes. The text is on one line and its numbers are as they were
 * written. A caller that adds a key passes one complete JSON value.
 */
public final class RawMembers {
    /** No keys. */
    public static final RawMembers EMPTY = new RawMembers(new LinkedHashMap<>());

    private final Map<String, String> values;

    private RawMembers(LinkedHashMap<String, String> values) {
        this.values = Collections.unmodifiableMap(values);
    }

    /**
     * {@return these keys and values, in the order in which the map gives them}
     *
     * @param values a JSON value as text for each key
     */
    public static RawMembers of(Map<String, String> values) {
        return values.isEmpty() ? EMPTY : new RawMembers(new LinkedHashMap<>(values));
    }

    /** {@return whether there are no keys} */
    public boolean isEmpty() {
        return values.isEmpty();
    }

    /**
     * {@return the value of a key as JSON text}
     *
     * @param key a key of the file
     */
    public Optional<String> get(String key) {
        return Optional.ofNullable(values.get(key));
    }

    /**
     * {@return a value as text; a color as it is written}
     *
     * @param key a key of the file
     * @param fallback the result if there is no such key, or its value is no text
     */
    public String text(String key, String fallback) {
        FreeValue value = value(key);
        return value instanceof FreeValue.OfText text
                ? text.text()
                : value instanceof FreeValue.OfColor color ? color.text() : fallback;
    }

    /**
     * {@return a value as a number}
     *
     * @param key a key of the file
     * @param fallback the result if there is no such key, or its value is no number
     */
    public double number(String key, double fallback) {
        return value(key) instanceof FreeValue.OfNumber number ? Double.parseDouble(number.digits()) : fallback;
    }

    /**
     * {@return a value as a flag}
     *
     * @param key a key of the file
     * @param fallback the result if there is no such key, or its value is neither true nor false
     */
    public boolean flag(String key, boolean fallback) {
        return value(key) instanceof FreeValue.OfFlag flag ? flag.isSet() : fallback;
    }

    /**
     * {@return a value as a color, {@code 0xRRGGBB}}
     *
     * @param key a key of the file
     * @param fallback the result if there is no such key, or its value is no color
     */
    public int color(String key, int fallback) {
        return value(key) instanceof FreeValue.OfColor color ? color.rgb() : fallback;
    }

    private FreeValue value(String key) {
        return get(key).map(FreeValue::of).orElse(null);
    }

    /** {@return the keys and values in the file's order; can't be changed} */
    public Map<String, String> asMap() {
        return values;
    }

    /**
     * {@return a copy with the key set: in its place if it exists, else at the end}
     *
     * @param key the key, which may be new
     * @param json one complete JSON value
     */
    public RawMembers with(String key, String json) {
        Objects.requireNonNull(json);
        LinkedHashMap<String, String> copy = new LinkedHashMap<>(values);
        copy.put(Objects.requireNonNull(key), json);
        return new RawMembers(copy);
    }

    /**
     * {@return a copy with all keys of others set}
     *
     * @param others their values count; new keys are at the end
     */
    public RawMembers withAll(RawMembers others) {
        LinkedHashMap<String, String> copy = new LinkedHashMap<>(values);
        copy.putAll(others.values);
        return of(copy);
    }

    /**
     * {@return a copy without the key; the same if it doesn't exist}
     *
     * @param key a key of the file
     */
    public RawMembers without(String key) {
        if (!values.containsKey(key)) {
            return this;
        }
        LinkedHashMap<String, String> copy = new LinkedHashMap<>(values);
        copy.remove(key);
        return of(copy);
    }

    /**
     * {@return a copy with another name for a key, in the same place; the same if the key doesn't exist}
     *
     * @param key a key of the file
     * @param newKey the key in its place
     * @throws IllegalArgumentException if the new name is another key of these
     */
    public RawMembers renamed(String key, String newKey) {
        if (key.equals(newKey) || !values.containsKey(key)) {
            return this;
        }
        if (values.containsKey(newKey)) {
            throw new IllegalArgumentException("key twice: " + newKey);
        }
        LinkedHashMap<String, String> copy = new LinkedHashMap<>();
        values.forEach((each, json) -> copy.put(each.equals(key) ? newKey : each, json));
        return new RawMembers(copy);
    }

    /** Whether the other has the same keys and values in the same order. */
    @Override
    public boolean equals(Object other) {
        return other instanceof RawMembers unknownKeys
                && (unknownKeys == this || entries().equals(unknownKeys.entries()));
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    @Override
    public String toString() {
        return values.toString();
    }

    private List<Map.Entry<String, String>> entries() {
        return new ArrayList<>(values.entrySet());
    }
}

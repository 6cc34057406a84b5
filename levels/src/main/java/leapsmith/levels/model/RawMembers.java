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

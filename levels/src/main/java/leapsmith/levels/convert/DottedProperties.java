package leapsmith.levels.convert;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import leapsmith.levels.json.JsonMembers;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.RawMembers;

/**
 * The properties that hold a part of a level in a map. Known keys of the level file keep their names; those of a nested
 * object are joined to its key by a dot, as in {@code physics.gravity}. Free properties of the level's author keep
 * theirs too, so that another editor shows them plainly; one that could be taken for something else, and each key that
 * the level file doesn't know, has a prefix.
 */
public final class DottedProperties {
    private static final String FREE = "properties";
    private static final String FREE_PREFIX = FREE + ".";
    private static final String UNKNOWN_PREFIX = "unknown.";

    private final Predicate<String> known;

    /** For a part with these keys in a level file, besides its free properties. */
    DottedProperties(Set<String> known) {
        this.known = known::contains;
    }

    /** The properties for the members of the part in a level file. */
    RawMembers flatten(RawMembers members) {
        Map<String, String> flat = new LinkedHashMap<>();
        members.asMap().forEach((key, json) -> {
            if (key.equals(FREE)) {
                split(json).asMap().forEach((name, value) -> flat.put(isFree(name) ? name : FREE_PREFIX + name, value));
            } else if (!known.test(key)) {
                flat.put(UNKNOWN_PREFIX + key, json);
            } else if (json.startsWith("{")) {
                split(json).asMap().forEach((name, value) -> flat.put(key + '.' + name, value));
            } else {
                flat.put(key, json);
            }
        });
        return RawMembers.of(flat);
    }

    /** The members of the part in a level file, from the properties. */
    RawMembers nest(RawMembers flat) {
        Map<String, String> members = new LinkedHashMap<>();
        Map<String, Map<String, String>> nested = new LinkedHashMap<>();
        flat.asMap().forEach((name, json) -> {
            int dot = name.indexOf('.');
            if (isFree(name)) {
                nested.computeIfAbsent(FREE, key -> new LinkedHashMap<>()).put(name, json);
            } else if (name.startsWith(UNKNOWN_PREFIX)) {
                members.put(name.substring(UNKNOWN_PREFIX.length()), json);
            } else if (dot < 0) {
                members.put(name, json);
            } else {
                nested.computeIfAbsent(name.substring(0, dot), key -> new LinkedHashMap<>())
                        .put(name.substring(dot + 1), json);
            }
        });
        nested.forEach((key, values) -> members.put(key, JsonMembers.join(RawMembers.of(values))));
        return RawMembers.of(members);
    }

    /**
     * {@return the name of one of the author's properties without the prefix that an export may have given it}
     *
     * @param name that in the export
     */
    public static String freeName(String name) {
        return name.startsWith(FREE_PREFIX) ? name.substring(FREE_PREFIX.length()) : name;
    }

    /** Whether a property with this name is one of the author's. */
    boolean isFree(String name) {
        int dot = name.indexOf('.');
        return !known.test(name)
                && !name.startsWith(FREE_PREFIX)
                && !name.startsWith(UNKNOWN_PREFIX)
                && (dot < 0 || !known.test(name.substring(0, dot)));
    }

    /** The text of a property that is one; the empty text otherwise. */
    static String text(RawMembers properties, String key) {
        return properties
                .get(key)
                .filter(json -> json.startsWith("\""))
                .map(DottedProperties::unquoted)
                .orElse("");
    }

    private static String unquoted(String json) {
        FreeValue value = FreeValue.of(json);
        if (value instanceof FreeValue.OfText text) {
            return text.text();
        }
        return value instanceof FreeValue.OfColor color ? color.text() : json;
    }

    private static RawMembers split(String json) {
        try {
            return JsonMembers.split(json);
        } catch (LevelFormatException e) {
            throw new IllegalArgumentException("a value of a level is well-formed: " + json, e);
        }
    }
}

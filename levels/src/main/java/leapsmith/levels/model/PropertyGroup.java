package leapsmith.levels.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Related properties of a type, shown under one heading. A nested group is a nested object in files, whose unknown keys
 * it keeps.
 */
public final class PropertyGroup {
    private final String name;
    private final List<Property<?>> properties;
    private final Property<RawMembers> unknownKeys;
    private final Map<String, List<Preset<?>>> presets;

    /**
     * One value of a preset.
     *
     * @param <T> the class of the value
     * @param property a property of the group
     * @param value what the preset sets it to
     */
    public record Preset<T>(Property<T> property, T value) {}

    private PropertyGroup(
            String name,
            List<Property<?>> properties,
            Property<RawMembers> unknownKeys,
            Map<String, List<Preset<?>>> presets) {
        this.name = name;
        this.properties = List.copyOf(properties);
        this.unknownKeys = unknownKeys;
        this.presets = presets;
    }

    /**
     * {@return properties that files hold in the object itself; with an empty name they have no heading}
     *
     * @param name the last part of the text key of its heading; empty for no heading
     * @param properties in the order in which they are written and shown
     */
    public static PropertyGroup of(String name, Property<?>... properties) {
        return new PropertyGroup(name, List.of(properties), null, Map.of());
    }

    /**
     * {@return properties that files hold in a nested object, with the group's name as its key}
     *
     * @param name the key of the nested object in files
     * @param properties in the order in which they are written and shown
     */
    public static PropertyGroup nested(String name, List<Property<?>> properties) {
        Property<RawMembers> unknownKeys = Property.of(name, new ValueType.UnknownKeys(), RawMembers.EMPTY, "");
        return new PropertyGroup(name, properties, unknownKeys, Map.of());
    }

    /**
     * {@return a copy with one more preset; its name is the last part of a text key}
     *
     * @param presetName the last part of its text key
     * @param values the properties that it sets
     */
    public PropertyGroup withPreset(String presetName, List<Preset<?>> values) {
        Map<String, List<Preset<?>>> more = new LinkedHashMap<>(presets);
        more.put(presetName, List.copyOf(values));
        return new PropertyGroup(name, properties, unknownKeys, more);
    }

    /**
     * {@return the last part of the text key of its heading, {@code group.NAME}, and the key in files if it is nested}
     */
    public String name() {
        return name;
    }

    /** {@return the properties in the order in which they are written and shown} */
    public List<Property<?>> properties() {
        return properties;
    }

    /** {@return whether files hold it as a nested object} */
    public boolean isNested() {
        return unknownKeys != null;
    }

    /** {@return the unknown keys of the nested object; null if the group is not nested} */
    public Property<RawMembers> unknownKeys() {
        return unknownKeys;
    }

    /** {@return the presets by name, in the order in which they are offered} */
    public Map<String, List<Preset<?>>> presets() {
        return presets;
    }

    /** All properties that store a value, including the unknown keys of a nested group. */
    List<Property<?>> stored() {
        List<Property<?>> stored = new ArrayList<>(properties);
        if (unknownKeys != null) {
            stored.add(unknownKeys);
        }
        return stored;
    }
}

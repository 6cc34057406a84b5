package leapsmith.levels.model;

import java.util.Arrays;
import java.util.List;
import leapsmith.physics.fixed.StateHash;

/** A value for each property of a type. Immutable; objects with default values share one instance. */
public final class PropertyValues {
    private final Property<?>[] properties;
    private final Object[] values;

    private PropertyValues(Property<?>[] properties, Object[] values) {
        this.properties = properties;
        this.values = values;
    }

    static PropertyValues defaults(List<Property<?>> properties) {
        return new PropertyValues(
                properties.toArray(Property<?>[]::new),
                properties.stream().map(Property::defaultValue).toArray());
    }

    /**
     * {@return the value of a property}
     *
     * @param <T> the class of the values of the property
     * @param property one of the properties of the type
     * @throws IllegalArgumentException if the type has no such property
     */
    @SuppressWarnings("unchecked")
    public <T> T get(Property<T> property) {
        return (T) values[indexOf(property)];
    }

    /**
     * {@return whether the type has the property}
     *
     * @param property any property
     */
    public boolean has(Property<?> property) {
        return find(property) >= 0;
    }

    /**
     * {@return whether a property has its default}
     *
     * @param property one of the properties of the type
     */
    public boolean isDefault(Property<?> property) {
        Object value = values[indexOf(property)];
        return value == property.defaultValue() || value.equals(property.defaultValue());
    }

    /**
     * {@return a copy with another value of a property}
     *
     * @param <T> the class of the values of the property
     * @param property one of the properties of the type
     * @param value a value of the property
     * @throws IllegalArgumentException if the type has no such property, or the value is not one of its type
     */
    public <T> PropertyValues with(Property<T> property, T value) {
        int index = indexOf(property);
        T checked = property.type().require(value, property.key());
        if (checked.equals(values[index])) {
            return this;
        }
        Object[] copy = values.clone();
        copy[index] = checked;
        return new PropertyValues(properties, copy);
    }

    /**
     * Adds the values that are not defaults, each after the place of its property; free properties do not count.
     *
     * @param hash receives the values
     */
    public void addTo(StateHash hash) {
        for (int i = 0; i < properties.length; i++) {
            if (!values[i].equals(properties[i].defaultValue())) {
                hash.add(i);
                ValueNumbers.forEach(properties[i].type(), values[i], hash::add);
            }
        }
        hash.add(-1);
    }

    private int indexOf(Property<?> property) {
        int index = find(property);
        if (index < 0) {
            throw new IllegalArgumentException("no property " + property + " among " + Arrays.toString(properties));
        }
        return index;
    }

    private int find(Property<?> property) {
        // Types have few properties, and a search by identity is faster than a hash.
        for (int i = 0; i < properties.length; i++) {
            if (properties[i] == property) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PropertyValues same
                && (same == this || properties == same.properties && Arrays.equals(values, same.values));
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < properties.length; i++) {
            if (!values[i].equals(properties[i].defaultValue())) {
                text.append(text.isEmpty() ? "" : ", ")
                        .append(properties[i])
                        .append('=')
                        .append(values[i]);
            }
        }
        return '{' + text.toString() + '}';
    }
}

package leapsmith.levels.model;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A field of an own kind of objects, as a kinds file defines it. Objects have its value in their free properties, if it isn't
 * the default.
 *
 * @param type the word of a {@link FieldType}, or the name of a choice of the kinds file
 * @param list whether it has any number of values
 * @param standard the value of objects without the field, as JSON text; empty for that of its type
 * @param min the smallest number
 * @param max the largest number
 * @param step the amount by which arrow keys change a number
 * @param unit the unit of a number, such as {@code px}; empty for none
 * @param required whether each object must have a value of its own
 * @param values the allowed texts or numbers, as JSON text; empty for all
 * @param to for references: the names of kinds to which they may lead; empty for all
 * @param about one sentence on what it means; empty for none
 * @param unknownKeys unknown keys of the file
 */
public record FieldDefinition(
        String type,
        boolean list,
        Optional<String> standard,
        OptionalDouble min,
        OptionalDouble max,
        OptionalDouble step,
        String unit,
        boolean required,
        List<String> values,
        List<String> to,
        String about,
        RawMembers unknownKeys) {
    /** Checks the values, and copies the lists. */
    public FieldDefinition {
        Objects.requireNonNull(type);
        Objects.requireNonNull(standard);
        Objects.requireNonNull(unit);
        values = List.copyOf(values);
        to = List.copyOf(to);
        Objects.requireNonNull(about);
        Objects.requireNonNull(unknownKeys);
    }

    /**
     * {@return a field with one value of a type, and nothing else said about it}
     *
     * @param type the word of a {@link FieldType}, or the name of a choice
     */
    public static FieldDefinition of(String type) {
        return new FieldDefinition(
                type,
                false,
                Optional.empty(),
                OptionalDouble.empty(),
                OptionalDouble.empty(),
                OptionalDouble.empty(),
                "",
                false,
                List.of(),
                List.of(),
                "",
                RawMembers.EMPTY);
    }

    /**
     * {@return a copy of another type}
     *
     * @param newType the word of a {@link FieldType}, or the name of a choice
     */
    public FieldDefinition withType(String newType) {
        return new FieldDefinition(
                newType, list, standard, min, max, step, unit, required, values, to, about, unknownKeys);
    }

    /**
     * {@return a copy with another default}
     *
     * @param newStandard JSON text; empty for that of its type
     */
    public FieldDefinition withStandard(Optional<String> newStandard) {
        return new FieldDefinition(
                type, list, newStandard, min, max, step, unit, required, values, to, about, unknownKeys);
    }

    /**
     * {@return a copy with another range}
     *
     * @param newMin the smallest number
     * @param newMax the largest number
     */
    public FieldDefinition withRange(OptionalDouble newMin, OptionalDouble newMax) {
        return new FieldDefinition(
                type, list, standard, newMin, newMax, step, unit, required, values, to, about, unknownKeys);
    }

    /**
     * {@return a copy that has one or any number of values}
     *
     * @param newList whether any number
     */
    public FieldDefinition withList(boolean newList) {
        return new FieldDefinition(
                type, newList, standard, min, max, step, unit, required, values, to, about, unknownKeys);
    }

    /**
     * {@return a copy that objects must have or not}
     *
     * @param newRequired whether they must
     */
    public FieldDefinition withRequired(boolean newRequired) {
        return new FieldDefinition(
                type, list, standard, min, max, step, unit, newRequired, values, to, about, unknownKeys);
    }

    /**
     * {@return a copy of references that may lead to other kinds}
     *
     * @param newTo names of kinds; empty for all
     */
    public FieldDefinition withTo(List<String> newTo) {
        return new FieldDefinition(
                type, list, standard, min, max, step, unit, required, values, newTo, about, unknownKeys);
    }

    /**
     * {@return a copy whose numbers change by another step}
     *
     * @param newStep a positive number; empty for 1
     */
    public FieldDefinition withStep(OptionalDouble newStep) {
        return new FieldDefinition(
                type, list, standard, min, max, newStep, unit, required, values, to, about, unknownKeys);
    }

    /**
     * {@return a copy with other allowed values}
     *
     * @param newValues each as JSON text; empty for all of the type
     */
    public FieldDefinition withValues(List<String> newValues) {
        return new FieldDefinition(
                type, list, standard, min, max, step, unit, required, newValues, to, about, unknownKeys);
    }

    /**
     * {@return a copy with another unit}
     *
     * @param newUnit such as {@code px}; empty for none
     */
    public FieldDefinition withUnit(String newUnit) {
        return new FieldDefinition(
                type, list, standard, min, max, step, newUnit, required, values, to, about, unknownKeys);
    }

    /**
     * {@return a copy with another sentence on what it means}
     *
     * @param newAbout empty for none
     */
    public FieldDefinition withAbout(String newAbout) {
        return new FieldDefinition(
                type, list, standard, min, max, step, unit, required, values, to, newAbout, unknownKeys);
    }
}

package leapsmith.levels.model;

import java.util.List;
import java.util.function.LongConsumer;

/** Values of properties as sequences of numbers, for hashes that must be the same in every JVM. */
final class ValueNumbers {
    private ValueNumbers() {}

    /** Passes on the numbers of a value: equal values have equal numbers. Free properties have none. */
    static void forEach(ValueType<?> type, Object value, LongConsumer to) {
        if (type instanceof ValueType.Number) {
            forEach((double) value, to);
        } else if (type instanceof ValueType.Flag) {
            to.accept((boolean) value ? 1 : 0);
        } else if (type instanceof ValueType.Choice<?>) {
            forEach(KebabNames.nameOf((Enum<?>) value), to);
        } else if (type instanceof ValueType.Path) {
            List<?> stops = (List<?>) value;
            to.accept(stops.size());
            for (Object each : stops) {
                PathStop stop = (PathStop) each;
                forEach(stop.x(), to);
                forEach(stop.y(), to);
            }
        } else if (type instanceof ValueType.Text) {
            forEach((String) value, to);
        } else if (type instanceof ValueType.Conditions) {
            List<?> conditions = (List<?>) value;
            to.accept(conditions.size());
            conditions.forEach(condition -> forEach(condition.toString(), to));
        } else if (!(type instanceof ValueType.UnknownKeys)) {
            throw new AssertionError("sealed: " + type);
        }
    }

    /** Passes on the length of a text and its characters. */
    static void forEach(String text, LongConsumer to) {
        to.accept(text.length());
        for (int i = 0; i < text.length(); i++) {
            to.accept(text.charAt(i));
        }
    }

    private static void forEach(double number, LongConsumer to) {
        to.accept(Double.doubleToLongBits(number));
    }
}

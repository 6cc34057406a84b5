package leapsmith.levels.model;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The names of enum constants in files: {@code TRIANGLE_TOP_LEFT} is {@code triangle-top-left}. */
public final class KebabNames {
    private KebabNames() {}

    public static String nameOf(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The constant of exactly this name. */
    public static <T extends Enum<T>> Optional<T> valueOf(Class<T> type, String name) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> nameOf(constant).equals(name))
                .findFirst();
    }

    /** All names of a type for a message, in quotes. */
    public static String all(Class<? extends Enum<?>> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(constant -> '"' + nameOf(constant) + '"')
                .collect(Collectors.joining(", "));
    }
}

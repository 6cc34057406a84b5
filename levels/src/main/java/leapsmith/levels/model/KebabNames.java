package leapsmith.levels.model;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The names of enum constants in files: {@code TRIANGLE_TOP_LEFT} is {@code triangle-top-left}. */
public final class KebabNames {
    private KebabNames() {}

    /**
     * {@return the name of a constant in files, such as {@code top-left} for {@code TOP_LEFT}}
     *
     * @param constant a constant of an enum
     */
    public static String nameOf(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * {@return the constant of exactly this name}
     *
     * @param <T> the enum
     * @param type an enum
     * @param name name in files, such as {@code top-left}
     */
    public static <T extends Enum<T>> Optional<T> valueOf(Class<T> type, String name) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> nameOf(constant).equals(name))
                .findFirst();
    }

    /**
     * {@return all names of a type for a message, in quotes}
     *
     * @param type an enum
     */
    public static String all(Class<? extends Enum<?>> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(constant -> '"' + nameOf(constant) + '"')
                .collect(Collectors.joining(", "));
    }
}

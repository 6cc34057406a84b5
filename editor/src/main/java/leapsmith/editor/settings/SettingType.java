package leapsmith.editor.settings;

import java.math.BigDecimal;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.scene.input.KeyCombination;
import leapsmith.editor.ui.KeyText;
import leapsmith.levels.model.Message;

/**
 * The values that a setting can have, and their form in the file of the settings: JSON as texts, numbers, booleans,
 * lists and maps.
 *
 * @param read the value of JSON, which is not null; empty if it is not valid
 * @param write the value as JSON, so that {@code read} returns it again
 * @param expected what is valid, such as “a number from 1 to 9”, for an error
 * @param choices all values, if they are constants to choose from; else empty
 */
record SettingType<T>(
        Function<Object, Optional<T>> read, Function<T, Object> write, Message expected, List<T> choices) {
    /** Yes or no. */
    static final SettingType<Boolean> FLAG = plain(Boolean.class, "error.settings.flag");

    /** Any text. */
    static final SettingType<String> TEXT = plain(String.class, "error.settings.text");

    /** Keys by the id of their action. */
    static final SettingType<Map<String, List<KeyCombination>>> KEYS = keys();

    private SettingType(Function<Object, Optional<T>> read, Function<T, Object> write, Message expected) {
        this(read, write, expected, List.of());
    }

    private static <T> SettingType<T> plain(Class<T> type, String expectedKey) {
        return new SettingType<>(
                json -> Optional.of(json).filter(type::isInstance).map(type::cast),
                value -> value,
                Message.of(expectedKey));
    }

    /** One of several constants, written in lower case. */
    static <E extends Enum<E>> SettingType<E> choice(List<E> values) {
        Function<E, String> write = value -> value.name().toLowerCase(Locale.ROOT);
        return new SettingType<>(
                json -> values.stream()
                        .filter(it -> write.apply(it).equals(json))
                        .findFirst(),
                write::apply,
                Message.of("error.settings.choice", values.stream().map(write).collect(Collectors.joining(", "))),
                values);
    }

    /** A number from {@code min} to {@code max}. */
    static SettingType<Double> decimal(double min, double max) {
        return range(min, max, false, Function.identity());
    }

    /** A number from {@code min} to {@code max} without decimal places. */
    static SettingType<Integer> whole(int min, int max) {
        return range(min, max, true, Double::intValue);
    }

    /** @param ofDouble the number of a double that is in the range, and whole if necessary */
    private static <N extends Number> SettingType<N> range(
            double min, double max, boolean isWhole, Function<Double, N> ofDouble) {
        return new SettingType<>(
                json -> json instanceof Number number
                                && number.doubleValue() >= min
                                && number.doubleValue() <= max
                                && (!isWhole || number.doubleValue() == Math.rint(number.doubleValue()))
                        ? Optional.of(ofDouble.apply(number.doubleValue()))
                        : Optional.empty(),
                value -> ofDouble.apply(Math.max(min, Math.min(max, value.doubleValue()))),
                Message.of(isWhole ? "error.settings.whole" : "error.settings.number", text(min), text(max)));
    }

    private static String text(double number) {
        return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }

    /**
     * The first {@code max} values of a list, each written as a text. Texts without a value, such as paths of another
     * system or keys of another version of Java, are skipped.
     */
    static <T> SettingType<List<T>> list(int max, Function<String, Optional<T>> reader, Function<T, String> writer) {
        return list(
                max,
                item -> item instanceof String text ? reader.apply(text) : Optional.empty(),
                writer::apply,
                Message.of("error.settings.list"));
    }

    private static <T> SettingType<List<T>> list(
            int max, Function<Object, Optional<T>> reader, Function<T, Object> writer, Message expected) {
        return new SettingType<>(
                json -> json instanceof List<?> items
                        ? Optional.of(items.stream()
                                .flatMap(item -> reader.apply(item).stream())
                                .limit(max)
                                .toList())
                        : Optional.empty(),
                values -> values.stream().limit(max).map(writer).toList(),
                expected);
    }

    /** Paths as texts. */
    static SettingType<List<Path>> paths(int max) {
        return list(max, SettingType::path, Path::toString);
    }

    /**
     * The first {@code max} values of a list, each written as an object with texts. Objects without a value, such as those
     * with paths of another system, are skipped.
     *
     * @param members what each object has, for an error
     */
    private static <T> SettingType<List<T>> objects(
            int max, String members, Function<Members, Optional<T>> reader, Function<T, Map<String, Object>> writer) {
        return list(
                max,
                item -> item instanceof Map<?, ?> object ? reader.apply(new Members(object)) : Optional.empty(),
                writer::apply,
                Message.of("error.settings.objects", members));
    }

    /** The texts of an object. */
    private record Members(Map<?, ?> json) {
        Optional<String> text(String key) {
            return json.get(key) instanceof String text ? Optional.of(text) : Optional.empty();
        }

        String textOrEmpty(String key) {
            return text(key).orElse("");
        }
    }

    static SettingType<List<StoredExport>> exports(int max) {
        return objects(
                max,
                "level, target, format",
                members -> members.text("level")
                        .flatMap(SettingType::path)
                        .flatMap(from -> members.text("target")
                                .flatMap(SettingType::path)
                                .flatMap(to ->
                                        members.text("format").map(written -> new StoredExport(from, to, written)))),
                export -> {
                    Map<String, Object> members = new LinkedHashMap<>();
                    members.put("level", export.level().toString());
                    members.put("target", export.target().toString());
                    members.put("format", export.format());
                    return members;
                });
    }

    static SettingType<List<UserCommand>> userCommands() {
        return objects(
                Integer.MAX_VALUE,
                "name, program, arguments, folder, key",
                members -> members.text("name")
                        .map(named -> new UserCommand(
                                named,
                                members.textOrEmpty("program"),
                                members.textOrEmpty("arguments"),
                                members.textOrEmpty("folder"),
                                members.text("key").flatMap(SettingType::key))),
                command -> {
                    Map<String, Object> members = new LinkedHashMap<>();
                    members.put("name", command.name());
                    members.put("program", command.program());
                    members.put("arguments", command.arguments());
                    members.put("folder", command.folder());
                    command.key().ifPresent(its -> members.put("key", KeyText.write(its)));
                    return members;
                });
    }

    /** The path of a text; empty for a path of another system. */
    private static Optional<Path> path(String text) {
        try {
            return Optional.of(Path.of(text));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private static SettingType<Map<String, List<KeyCombination>>> keys() {
        SettingType<List<KeyCombination>> list = list(Integer.MAX_VALUE, SettingType::key, KeyText::write);
        return new SettingType<>(
                json -> {
                    if (!(json instanceof Map<?, ?> members)) {
                        return Optional.empty();
                    }
                    Map<String, List<KeyCombination>> keys = new LinkedHashMap<>();
                    members.forEach((id, keysOfId) -> Optional.ofNullable(keysOfId)
                            .flatMap(list.read)
                            .ifPresent(read -> keys.put(id.toString(), read)));
                    return Optional.of(keys);
                },
                keys -> {
                    Map<String, Object> members = new LinkedHashMap<>();
                    keys.forEach((id, keysOfId) -> members.put(id, list.write.apply(keysOfId)));
                    return members;
                },
                Message.of("error.settings.keys"));
    }

    private static Optional<KeyCombination> key(String text) {
        try {
            return Optional.of(KeyText.read(text));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}

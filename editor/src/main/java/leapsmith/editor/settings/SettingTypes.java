package leapsmith.editor.settings;

import java.math.BigDecimal;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.input.KeyCombination;
import leapsmith.editor.ui.KeyText;
import leapsmith.levels.model.Message;

/** The types of settings. */
final class SettingTypes {
    private SettingTypes() {}

    /** Yes or no. */
    record Flag() implements SettingType<Boolean> {
        @Override
        public Optional<Boolean> read(Object json) {
            return json instanceof Boolean value ? Optional.of(value) : Optional.empty();
        }

        @Override
        public Object write(Boolean value) {
            return value;
        }

        @Override
        public Message expected() {
            return Message.of("error.settings.flag");
        }
    }

    /** One of several constants, written in lower case. */
    record Choice<E extends Enum<E>>(List<E> values) implements SettingType<E> {
        @Override
        public Optional<E> read(Object json) {
            return values.stream().filter(it -> write(it).equals(json)).findFirst();
        }

        @Override
        public String write(E value) {
            return value.name().toLowerCase(Locale.ROOT);
        }

        @Override
        public Message expected() {
            return Message.of(
                    "error.settings.choice", values.stream().map(this::write).collect(Collectors.joining(", ")));
        }
    }

    /**
     * A number from {@code min} to {@code max}.
     *
     * @param isWhole whether it has no decimal places
     * @param ofDouble the number of a double that is in the range, and whole if necessary
     */
    record Range<N extends Number>(N min, N max, boolean isWhole, Function<Double, N> ofDouble)
            implements SettingType<N> {
        static Range<Double> decimal(double min, double max) {
            return new Range<>(min, max, false, Function.identity());
        }

        static Range<Integer> whole(int min, int max) {
            return new Range<>(min, max, true, Double::intValue);
        }

        @Override
        public Optional<N> read(Object json) {
            return json instanceof Number number && isValid(number.doubleValue())
                    ? Optional.of(ofDouble.apply(number.doubleValue()))
                    : Optional.empty();
        }

        private boolean isValid(double value) {
            return value >= min.doubleValue() && value <= max.doubleValue() && (!isWhole || value == Math.rint(value));
        }

        @Override
        public Object write(N value) {
            return ofDouble.apply(Math.max(min.doubleValue(), Math.min(max.doubleValue(), value.doubleValue())));
        }

        @Override
        public Message expected() {
            return Message.of(isWhole ? "error.settings.whole" : "error.settings.number", text(min), text(max));
        }

        private static String text(Number number) {
            return BigDecimal.valueOf(number.doubleValue()).stripTrailingZeros().toPlainString();
        }
    }

    /** Any text. */
    record Words() implements SettingType<String> {
        @Override
        public Optional<String> read(Object json) {
            return json instanceof String text ? Optional.of(text) : Optional.empty();
        }

        @Override
        public Object write(String value) {
            return value;
        }

        @Override
        public Message expected() {
            return Message.of("error.settings.text");
        }
    }

    /**
     * The first {@code max} values of a list, each written as a text. Texts without a value, such as paths of another
     * system or keys of another version of Java, are skipped.
     */
    record Sequence<T>(int max, Function<String, Optional<T>> reader, Function<T, String> writer)
            implements SettingType<List<T>> {
        @Override
        public Optional<List<T>> read(Object json) {
            if (!(json instanceof List<?> items)) {
                return Optional.empty();
            }
            List<T> values = new ArrayList<>();
            for (Object item : items) {
                if (item instanceof String text) {
                    reader.apply(text).ifPresent(values::add);
                }
            }
            return Optional.of(first(values));
        }

        @Override
        public Object write(List<T> values) {
            return first(values).stream().map(writer).toList();
        }

        @Override
        public Message expected() {
            return Message.of("error.settings.list");
        }

        private List<T> first(List<T> values) {
            return List.copyOf(values.subList(0, Math.min(max, values.size())));
        }
    }

    /**
     * The first {@code max} values of a list, each written as an object with texts. Objects without a value, such as those
     * with paths of another system, are skipped.
     *
     * @param members what each object has, for an error
     */
    record Objects<T>(
            int max, String members, Function<Members, Optional<T>> reader, Function<T, Map<String, Object>> writer)
            implements SettingType<List<T>> {
        @Override
        public Optional<List<T>> read(Object json) {
            return json instanceof List<?> items
                    ? Optional.of(items.stream()
                            .flatMap(item -> item instanceof Map<?, ?> object
                                    ? reader.apply(new Members(object)).stream()
                                    : Stream.empty())
                            .limit(max)
                            .toList())
                    : Optional.empty();
        }

        @Override
        public Object write(List<T> values) {
            return values.stream().limit(max).map(writer).toList();
        }

        @Override
        public Message expected() {
            return Message.of("error.settings.objects", members);
        }
    }

    /** The texts of an object. */
    record Members(Map<?, ?> json) {
        Optional<String> text(String key) {
            return json.get(key) instanceof String text ? Optional.of(text) : Optional.empty();
        }

        String textOrEmpty(String key) {
            return text(key).orElse("");
        }
    }

    static SettingType<List<StoredExport>> exports(int max) {
        String level = "level";
        String target = "target";
        String format = "format";
        return new Objects<>(
                max,
                "level, target, format",
                members -> members.text(level)
                        .flatMap(SettingTypes::path)
                        .flatMap(from -> members.text(target)
                                .flatMap(SettingTypes::path)
                                .flatMap(to ->
                                        members.text(format).map(written -> new StoredExport(from, to, written)))),
                export -> {
                    Map<String, Object> members = new LinkedHashMap<>();
                    members.put(level, export.level().toString());
                    members.put(target, export.target().toString());
                    members.put(format, export.format());
                    return members;
                });
    }

    static SettingType<List<UserCommand>> userCommands() {
        String name = "name";
        String program = "program";
        String arguments = "arguments";
        String folder = "folder";
        String key = "key";
        return new Objects<>(
                Integer.MAX_VALUE,
                "name, program, arguments, folder, key",
                members -> members.text(name)
                        .map(named -> new UserCommand(
                                named,
                                members.textOrEmpty(program),
                                members.textOrEmpty(arguments),
                                members.textOrEmpty(folder),
                                members.text(key).flatMap(Keys::key))),
                command -> {
                    Map<String, Object> members = new LinkedHashMap<>();
                    members.put(name, command.name());
                    members.put(program, command.program());
                    members.put(arguments, command.arguments());
                    members.put(folder, command.folder());
                    command.key().ifPresent(its -> members.put(key, KeyText.write(its)));
                    return members;
                });
    }

    /** The path of a text; empty for a path of another system. */
    static Optional<Path> path(String text) {
        try {
            return Optional.of(Path.of(text));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** Keys by the id of their action. */
    record Keys() implements SettingType<Map<String, List<KeyCombination>>> {
        private static final Sequence<KeyCombination> LIST =
                new Sequence<>(Integer.MAX_VALUE, Keys::key, KeyText::write);

        @Override
        public Optional<Map<String, List<KeyCombination>>> read(Object json) {
            if (!(json instanceof Map<?, ?> members)) {
                return Optional.empty();
            }
            Map<String, List<KeyCombination>> keys = new LinkedHashMap<>();
            members.forEach((id, list) -> LIST.read(list).ifPresent(read -> keys.put(id.toString(), read)));
            return Optional.of(keys);
        }

        @Override
        public Object write(Map<String, List<KeyCombination>> keys) {
            Map<String, Object> members = new LinkedHashMap<>();
            keys.forEach((id, list) -> members.put(id, LIST.write(list)));
            return members;
        }

        @Override
        public Message expected() {
            return Message.of("error.settings.keys");
        }

        private static Optional<KeyCombination> key(String text) {
            try {
                return Optional.of(KeyText.read(text));
            } catch (IllegalArgumentException e) {
                return Optional.empty();
            }
        }
    }

    /** The values that a setting can have, and their form in the file of the settings. */
    interface SettingType<T> {
        /**
         * The value of JSON; empty if it is not valid.
         *
         * @param json a text, number, boolean, list or map
         */
        Optional<T> read(Object json);

        /** The value as JSON, so that {@link #read} returns it again. */
        Object write(T value);

        /** What is valid, such as “a number from 1 to 9”, for an error. */
        Message expected();
    }
}

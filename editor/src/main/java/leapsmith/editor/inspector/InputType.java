package leapsmith.editor.inspector;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import leapsmith.editor.ui.NumberText;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.ValueType;

/** The type of a field's value: it parses and formats the value. */
sealed interface InputType
        permits InputType.Numeric,
                InputType.Name,
                InputType.AnyText,
                InputType.Typed,
                InputType.Conditions,
                InputType.Digits,
                InputType.PropertyName,
                InputType.Symbol,
                InputType.Color,
                InputType.Choice,
                InputType.Flag,
                InputType.Info,
                OwnFields.Value {
    /** The parsed value or the error; the other one is null. */
    record Parsed(Object value, Message error) {
        static Parsed of(Object value) {
            return new Parsed(value, null);
        }

        static Parsed wrong(String key, Object... arguments) {
            return new Parsed(null, Message.of(key, arguments));
        }
    }

    Parsed parse(String text);

    default String format(Object value) {
        return String.valueOf(value);
    }

    /** Whether it is a number, which arrow keys change. */
    default boolean isNumber() {
        return false;
    }

    /** The text of a number after it is changed by an amount, within its range; empty for other types and wrong input. */
    default Optional<String> nudged(String text, double by) {
        return Optional.empty();
    }

    /**
     * A number, as {@link Double}.
     *
     * @param min the smallest allowed value
     * @param max the largest allowed value
     * @param whole whether it must be a whole number
     * @param unitKey the text key of its unit; null for none
     */
    record Numeric(double min, double max, boolean whole, String unitKey) implements InputType {
        private static final String PX = "unit.px";
        private static final String SECONDS = "unit.seconds";
        /** Numbers of a smaller range are nudged by tenths, as are seconds. */
        private static final double FINE_RANGE = 10;

        @Override
        public Parsed parse(String text) {
            NumberText typed = NumberText.parse(text);
            if (typed.error() != null) {
                return new Parsed(null, typed.error());
            }
            double value = typed.value();
            if (whole && value != Math.rint(value)) {
                return Parsed.wrong("error.whole");
            }
            if (!(value >= min && value <= max)) {
                return Parsed.wrong("error.range", plain(min), plain(max));
            }
            return Parsed.of(value + 0.0);
        }

        @Override
        public String format(Object value) {
            double number = ((Number) value).doubleValue();
            // A calculated position or length may differ from what is meant in its last digits.
            boolean isRounded = PX.equals(unitKey) && Math.abs(number) <= Limits.MAX_COORDINATE_PX;
            return plain(isRounded ? Math.rint(number * 1000) / 1000 + 0.0 : number);
        }

        @Override
        public boolean isNumber() {
            return true;
        }

        @Override
        public Optional<String> nudged(String text, double by) {
            Parsed parsed = parse(text);
            if (parsed.error() != null) {
                return Optional.empty();
            }
            boolean isFine = !whole && (max - min <= FINE_RANGE || SECONDS.equals(unitKey));
            double now = (Double) parsed.value() + (isFine ? by / 10 : by);
            // Sums of tenths aren't exact.
            double rounded = isFine ? Math.rint(now * 1e6) / 1e6 : now;
            return Optional.of(plain(Math.max(min, Math.min(max, rounded))));
        }

        /** The shortest text that is this number, without exponent. */
        static String plain(double value) {
            String text = new BigDecimal(Double.toString(value)).toPlainString();
            return text.contains(".") ? text.replaceFirst("\\.?0+$", "") : text;
        }
    }

    /**
     * A name.
     *
     * @param maxLength the maximum number of characters
     * @param allowsZeroSize whether it may be empty
     */
    record Name(int maxLength, boolean allowsZeroSize) implements InputType {
        @Override
        public Parsed parse(String text) {
            if (text.isBlank() && !allowsZeroSize) {
                return Parsed.wrong("error.empty");
            }
            if (text.length() > maxLength) {
                return Parsed.wrong("error.long", maxLength);
            }
            return Parsed.of(text);
        }
    }

    /** Any text that a file can hold. */
    record AnyText() implements InputType {
        @Override
        public Parsed parse(String text) {
            return text.length() <= Limits.MAX_TEXT ? Parsed.of(text) : Parsed.wrong("error.long", Limits.MAX_TEXT);
        }
    }

    /**
     * The name of a signal, or any text.
     *
     * @param type which texts are allowed
     */
    record Typed(ValueType.Text type) implements InputType {
        @Override
        public Parsed parse(String text) {
            String typed = type.pattern().isEmpty() ? text : text.strip();
            if (typed.length() > Limits.MAX_TEXT) {
                return Parsed.wrong("error.long", Limits.MAX_TEXT);
            }
            return type.allows(typed) ? Parsed.of(typed) : Parsed.wrong("error.signal");
        }
    }

    /** Conditions on signals, separated by commas. */
    record Conditions() implements InputType {
        @Override
        public Parsed parse(String text) {
            List<SignalCondition> conditions = new ArrayList<>();
            for (String each : text.isBlank() ? new String[0] : text.split(",", -1)) {
                Optional<SignalCondition> condition = SignalCondition.of(each.strip());
                if (condition.isEmpty()) {
                    return Parsed.wrong("error.condition");
                }
                conditions.add(condition.get());
            }
            return conditions.size() <= Limits.MAX_CONDITIONS
                    ? Parsed.of(List.copyOf(conditions))
                    : Parsed.wrong("error.conditions", Limits.MAX_CONDITIONS);
        }

        @Override
        public String format(Object value) {
            return ((List<?>) value).stream().map(String::valueOf).collect(Collectors.joining(", "));
        }
    }

    /** A number without a range, as the text of its digits: a number that a file can hold keeps all of them. */
    record Digits() implements InputType {
        @Override
        public Parsed parse(String text) {
            String typed = text.strip();
            if (FreeValue.OfNumber.isNumber(typed)) {
                return Parsed.of(typed);
            }
            NumberText number = NumberText.parse(typed);
            if (number.error() != null) {
                return new Parsed(null, number.error());
            }
            return Double.isFinite(number.value())
                    ? Parsed.of(Numeric.plain(number.value()))
                    : Parsed.wrong("error.number");
        }

        @Override
        public boolean isNumber() {
            return true;
        }

        @Override
        public Optional<String> nudged(String text, double by) {
            double value = NumberText.parse(text).value() + by;
            return Double.isFinite(value) ? Optional.of(Numeric.plain(value)) : Optional.empty();
        }
    }

    /** The name of a free property. */
    record PropertyName() implements InputType {
        @Override
        public Parsed parse(String text) {
            String name = text.strip();
            if (FreeValue.isName(name)) {
                return Parsed.of(name);
            }
            return name.isEmpty() ? Parsed.wrong("error.empty") : Parsed.wrong("error.long", Limits.MAX_PROPERTY_NAME);
        }
    }

    /** The symbol of a tile kind: one visible character, as text. */
    record Symbol() implements InputType {
        @Override
        public Parsed parse(String text) {
            if (text.isBlank()) {
                return Parsed.wrong("error.empty");
            }
            boolean isSymbol = text.codePointCount(0, text.length()) == 1 && LegendEntry.isSymbol(text.codePointAt(0));
            return isSymbol ? Parsed.of(text) : Parsed.wrong("error.symbol");
        }
    }

    /**
     * A color, as text such as {@code #cc3333}.
     *
     * @param allowsAlpha whether two more digits may say how opaque it is
     * @param noneKey the text key of what is used without a color, which is the empty text; null if there must be one
     */
    record Color(boolean allowsAlpha, String noneKey) implements InputType {
        @Override
        public Parsed parse(String text) {
            String typed = text.strip();
            if (typed.isEmpty()) {
                return noneKey == null ? Parsed.wrong("error.empty") : Parsed.of("");
            }
            String hex = typed.startsWith("#") ? typed : "#" + typed;
            boolean isColor =
                    FreeValue.ofText(hex) instanceof FreeValue.OfColor color && (allowsAlpha || color.isOpaque());
            return isColor ? Parsed.of(hex.toLowerCase(Locale.ROOT)) : Parsed.wrong("error.color");
        }
    }

    /**
     * One of several words.
     *
     * @param words the choices; another existing value is kept until the user chooses
     * @param isOpen whether another word can be typed, or none
     * @param further looks for more choices when the user opens the list, and passes them on later
     */
    record Choice(List<String> words, String textPrefix, boolean isOpen, Consumer<Consumer<List<String>>> further)
            implements InputType {
        private static final int MAX_LENGTH = 200;

        public Choice {
            words = List.copyOf(words);
        }

        Choice(List<String> words, String textPrefix, boolean isOpen) {
            this(words, textPrefix, isOpen, then -> {});
        }

        Choice(List<String> words, String textPrefix) {
            this(words, textPrefix, false);
        }

        @Override
        public Parsed parse(String text) {
            if (isOpen && text.length() <= MAX_LENGTH) {
                return Parsed.of(text.strip());
            }
            return words.contains(text) ? Parsed.of(text) : Parsed.wrong("error.choice");
        }
    }

    /** Yes or no, as {@link Boolean}. */
    record Flag() implements InputType {
        @Override
        public Parsed parse(String text) {
            return switch (text) {
                case "true" -> Parsed.of(true);
                case "false" -> Parsed.of(false);
                default -> Parsed.wrong("error.choice");
            };
        }
    }

    /**
     * A read-only value.
     *
     * @param unitKey the text key of its unit; null for none
     */
    record Info(String unitKey) implements InputType {
        @Override
        public Parsed parse(String text) {
            return Parsed.wrong("error.choice");
        }
    }
}

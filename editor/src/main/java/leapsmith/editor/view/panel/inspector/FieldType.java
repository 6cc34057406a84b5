package leapsmith.editor.view.panel.inspector;

import java.math.BigDecimal;
import java.util.List;
import leapsmith.editor.model.Message;
import leapsmith.editor.view.NumberText;

/** The type of a field's value: it parses and formats the value. */
public sealed interface FieldType {
    /** The parsed value or the error; the other one is null. */
    record Parsed(Object value, Message error) {
        static Parsed of(Object value) {
            return new Parsed(value, null);
        }

        static Parsed wrong(String key, Object... arguments) {
            return new Parsed(null, Message.of(key, arguments));
        }
    }

    /** Parses the input of the user. */
    Parsed parse(String text);

    /** The text of a value. */
    default String format(Object value) {
        return String.valueOf(value);
    }

    /**
     * A number, as {@link Double}.
     *
     * @param min the smallest allowed value
     * @param max the largest allowed value
     * @param whole whether it must be a whole number
     * @param unitKey the text key of its unit; null for none
     */
    record Numeric(double min, double max, boolean whole, String unitKey) implements FieldType {
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
            return plain(((Number) value).doubleValue());
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
    record Name(int maxLength, boolean allowsZeroSize) implements FieldType {
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

    /**
     * One of several words.
     *
     * @param words the choices; another existing value is kept until the user chooses
     * @param textPrefix the prefix of the text keys of the words
     */
    record Choice(List<String> words, String textPrefix) implements FieldType {
        public Choice {
            words = List.copyOf(words);
        }

        @Override
        public Parsed parse(String text) {
            return words.contains(text) ? Parsed.of(text) : Parsed.wrong("error.choice");
        }
    }

    /** Yes or no, as {@link Boolean}. */
    record Flag() implements FieldType {
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
    record Info(String unitKey) implements FieldType {
        @Override
        public Parsed parse(String text) {
            return Parsed.wrong("error.choice");
        }
    }
}

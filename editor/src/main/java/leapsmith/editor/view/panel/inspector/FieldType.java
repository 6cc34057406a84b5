package leapsmith.editor.view.panel.inspector;

import java.math.BigDecimal;
import java.util.List;
import leapsmith.editor.model.Message;
import leapsmith.editor.view.NumberText;

/** What kind of value a field holds: how it is written, and what may be typed. Values travel as text. */
public sealed interface FieldType {
    /** The value that a text stands for, or why there is none; one of both is null. */
    record Parsed(Object value, Message error) {
        static Parsed of(Object value) {
            return new Parsed(value, null);
        }

        static Parsed wrong(String key, Object... arguments) {
            return new Parsed(null, Message.of(key, arguments));
        }
    }

    /** The value of a text as a person typed it. */
    Parsed parse(String text);

    /** The text of a value. */
    default String format(Object value) {
        return String.valueOf(value);
    }

    /**
     * A number, as {@link Double}.
     *
     * @param min the least that is allowed
     * @param max the most that is allowed
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
     * @param maxLength the most characters it may have
     * @param mayBeEmpty whether it may have none
     */
    record Name(int maxLength, boolean mayBeEmpty) implements FieldType {
        @Override
        public Parsed parse(String text) {
            if (text.isBlank() && !mayBeEmpty) {
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
     * @param words those that can be chosen; another one that is there already is kept until one is chosen
     * @param textPrefix what comes before a word in the key of its text
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
     * What can be read and not changed.
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

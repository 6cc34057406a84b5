package leapsmith.editor.view;

import java.text.ChoiceFormat;
import java.text.FieldPosition;
import java.text.Format;
import java.text.MessageFormat;
import java.text.ParsePosition;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import leapsmith.editor.model.Message;

/**
 * The texts of the window, all from one resource bundle.
 *
 * <p>A text may contain placeholders of {@link MessageFormat}: <code>{0}</code> inserts a value as it is, a number
 * without grouping, so that sizes and coordinates stay readable. <code>{0,number}</code> formats a number for the
 * locale, and <code>{0,choice,1#a run|1&lt;{0} runs}</code> chooses by it. Unlike in {@link MessageFormat}, an
 * apostrophe has no special meaning and is written once.
 */
public final class Texts {
    /** Replaces an apostrophe during formatting. It is a noncharacter, so no value contains it. */
    private static final char APOSTROPHE = '\uFDD0';

    private final ResourceBundle bundle;
    private final Locale locale;

    /** The texts in the language of {@code locale}, or in English where there is no translation. */
    public Texts(Locale locale) {
        this.bundle = ResourceBundle.getBundle("leapsmith.editor.view.texts", locale, Texts.class.getModule());
        // The locale of the texts, so that numbers match the language around them.
        this.locale = bundle.getLocale();
    }

    Texts(ResourceBundle bundle, Locale locale) {
        this.bundle = bundle;
        this.locale = locale;
    }

    /**
     * The text of a key with its placeholders filled; without values, the raw text.
     *
     * @throws java.util.MissingResourceException if no text has this key
     * @throws IllegalArgumentException if the text is not a valid pattern for these values
     */
    public String get(String key, Object... values) {
        String text = bundle.getString(key);
        return values.length == 0
                ? text
                : fill(text.replace('\'', APOSTROPHE), values).replace(APOSTROPHE, '\'');
    }

    private String fill(String pattern, Object... values) {
        MessageFormat message = new MessageFormat(pattern, locale);
        Format[] formats = message.getFormats();
        for (int i = 0; i < formats.length; i++) {
            if (formats[i] == null) {
                message.setFormat(i, new Plain());
            } else if (formats[i] instanceof ChoiceFormat choice) {
                message.setFormat(i, new Choice(choice, values));
            }
        }
        return message.format(values);
    }

    /** The text of a message, with messages among its arguments resolved. */
    public String get(Message message) {
        Object[] values = message.arguments().stream()
                .map(argument -> argument instanceof Message inner ? get(inner) : argument)
                .toArray();
        return get(message.key(), values);
    }

    /** The text of a key, or {@code otherwise} if there is none: for words from elsewhere, such as from files. */
    public String getOr(String key, String otherwise) {
        return has(key) ? get(key) : otherwise;
    }

    /** The language of the texts. */
    public Locale locale() {
        return locale;
    }

    /** Whether a text has this key. */
    public boolean has(String key) {
        return bundle.containsKey(key);
    }

    /** All keys, in alphabetical order. */
    public Set<String> keys() {
        return new TreeSet<>(bundle.keySet());
    }

    /** A format that can't parse. */
    private abstract static class OneWay extends Format {
        private static final long serialVersionUID = 1;

        abstract String text(Object value);

        @Override
        public StringBuffer format(Object value, StringBuffer to, FieldPosition position) {
            return to.append(text(value));
        }

        @Override
        public Object parseObject(String source, ParsePosition position) {
            throw new UnsupportedOperationException();
        }
    }

    /** A value as it is. */
    private static final class Plain extends OneWay {
        private static final long serialVersionUID = 1;

        @Override
        String text(Object value) {
            return String.valueOf(value);
        }
    }

    /** A choice of texts, with placeholders filled by the rules of this class. */
    private final class Choice extends OneWay {
        private static final long serialVersionUID = 1;

        private final transient ChoiceFormat choice;
        private final transient Object[] values;

        Choice(ChoiceFormat choice, Object... values) {
            this.choice = choice;
            this.values = values;
        }

        @Override
        String text(Object value) {
            return fill(choice.format(value), values);
        }
    }
}

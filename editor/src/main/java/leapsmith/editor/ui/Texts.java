package leapsmith.editor.ui;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.ChoiceFormat;
import java.text.FieldPosition;
import java.text.Format;
import java.text.MessageFormat;
import java.text.ParsePosition;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Properties;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import leapsmith.editor.tools.GestureKey;
import leapsmith.levels.model.FileWord;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Message;

/**
 * The texts of the window in one language. {@code texts.properties} has them in English; those of messages of the module
 * levels are part of that. A file like {@code texts_de.properties} has all of them in another language.
 *
 * <p>A text may contain placeholders of {@link MessageFormat}: <code>{0}</code> inserts a value as it is, a number
 * without grouping, so that sizes and coordinates stay readable, and decimals only if it isn't whole, with the decimal
 * separator of the language. <code>{0,number}</code> formats a number for the
 * locale, and <code>{0,choice,1#a run|1&lt;{0} runs}</code> chooses by it. Unlike in {@link MessageFormat}, an
 * apostrophe has no special meaning and is written once.
 *
 * <p>A key that can't be changed is named by <code>{key.ESCAPE}</code>, and the modifier keys of a gesture by
 * <code>{gesture.add}</code>, a {@link GestureKey}. Both are replaced when the texts are read.
 */
public final class Texts {
    private static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, Locale.GERMAN);

    /** Replaces an apostrophe during formatting. It is a noncharacter, so no value contains it. */
    private static final char APOSTROPHE = '\uFDD0';

    private final Map<String, String> texts;
    private final Locale locale;
    private final NumberNotation numbers;

    /** The texts in the language of {@code locale}, or in English if there is no translation. */
    public Texts(Locale locale) {
        this.locale = LANGUAGES.stream()
                .filter(it -> it.getLanguage().equals(locale.getLanguage()))
                .findFirst()
                .orElse(Locale.ENGLISH);
        // A bundle would prefer the language of the system to English.
        Map<String, String> found = new HashMap<>(Message.englishTexts());
        found.putAll(read("texts.properties"));
        if (this.locale != Locale.ENGLISH) {
            found.putAll(read("texts_" + this.locale.getLanguage() + ".properties"));
        }
        this.texts = FixedKeys.named(found);
        this.numbers = new NumberNotation(this.locale);
    }

    Texts(Map<String, String> texts, Locale locale) {
        this.texts = FixedKeys.named(texts);
        this.locale = locale;
        this.numbers = new NumberNotation(locale);
    }

    /** The texts of a key in all languages. */
    public static List<String> inAllLanguages(String key) {
        return LANGUAGES.stream().map(each -> new Texts(each).get(key)).toList();
    }

    public Locale locale() {
        return locale;
    }

    public NumberNotation numbers() {
        return numbers;
    }

    private static Map<String, String> read(String name) {
        Properties read = new Properties();
        try (Reader in = new InputStreamReader(Texts.class.getResourceAsStream(name), StandardCharsets.UTF_8)) {
            read.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> texts = new HashMap<>();
        read.forEach((key, text) -> texts.put((String) key, (String) text));
        return texts;
    }

    /**
     * The text of a key with its placeholders filled; without values, the raw text.
     *
     * @throws java.util.MissingResourceException if no text has this key
     * @throws IllegalArgumentException if the text is not a valid pattern for these values
     */
    public String get(String key, Object... values) {
        String text = texts.get(key);
        if (text == null) {
            throw new MissingResourceException("no text " + key, Texts.class.getName(), key);
        }
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

    /**
     * The text of a message, with messages and words of files among its arguments in the language of the window. A
     * message that has no text, as of a rule of a game, is in English.
     */
    public String get(Message message) {
        return has(message.key())
                ? get(
                        message.key(),
                        message.arguments().stream().map(this::shown).toArray())
                : message.english();
    }

    private Object shown(Object argument) {
        if (argument instanceof Message message) {
            return get(message);
        }
        if (argument instanceof FileWord word) {
            return getOr(word.textKey(), word.word());
        }
        return argument instanceof List<?> several
                ? several.stream().map(each -> shown(each).toString()).collect(Collectors.joining(", "))
                : argument;
    }

    /** The text of a key, or {@code otherwise} if there is none: for words from elsewhere, such as from files. */
    public String getOr(String key, String otherwise) {
        return has(key) ? get(key) : otherwise;
    }

    public boolean has(String key) {
        return texts.containsKey(key);
    }

    public Set<String> keys() {
        return new TreeSet<>(texts.keySet());
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

    /** A value as it is, with a fraction in the notation of the language. */
    private final class Plain extends OneWay {
        private static final long serialVersionUID = 1;

        @Override
        String text(Object value) {
            String text = String.valueOf(value);
            if (value instanceof Double || value instanceof Float) {
                return numbers.translate(text.endsWith(".0") ? text.substring(0, text.length() - 2) : text);
            }
            return text;
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

    /** Names the keys that can't be changed in texts: <code>{key.ESCAPE}</code> and <code>{gesture.add}</code>. */
    private static final class FixedKeys {
        private static final Pattern PLACE = Pattern.compile("\\{((?:key|gesture)\\.[A-Za-z_-]+)}");
        private static final boolean IS_MAC = System.getProperty("os.name").startsWith("Mac");

        private FixedKeys() {}

        static Map<String, String> named(Map<String, String> texts) {
            Map<String, String> names = names(texts);
            Map<String, String> named = new HashMap<>();
            texts.forEach((key, text) -> named.put(
                    key,
                    PLACE.matcher(text)
                            .replaceAll(place ->
                                    Matcher.quoteReplacement(names.getOrDefault(place.group(1), place.group())))));
            return named;
        }

        private static Map<String, String> names(Map<String, String> texts) {
            Map<String, String> names = new HashMap<>();
            texts.forEach((key, text) -> {
                if (key.startsWith("key.")) {
                    names.put(key, text);
                }
            });
            // The symbols that JavaFX shows there.
            String control = IS_MAC ? "\u2318" : names.getOrDefault("key.ctrl", "");
            String shift = IS_MAC ? "\u21e7" : names.getOrDefault("key.shift", "");
            for (GestureKey gesture : GestureKey.values()) {
                StringJoiner keys = new StringJoiner("+");
                if (gesture.control()) {
                    keys.add(control);
                }
                if (gesture.shift()) {
                    keys.add(shift);
                }
                names.put("gesture." + KebabNames.nameOf(gesture), keys.toString());
            }
            return names;
        }
    }
}

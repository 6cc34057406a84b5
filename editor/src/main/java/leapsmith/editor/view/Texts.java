package leapsmith.editor.view;

import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import leapsmith.editor.model.Message;

/**
 * The texts that people read, all from one resource bundle. A text may hold places {@code {0}}, {@code {1}} that
 * {@link #get} fills; nothing else in it is special, so an apostrophe is written once.
 */
public final class Texts {
    private final ResourceBundle bundle;

    /** The texts in the language of {@code locale}, or in English where there is no translation. */
    public Texts(Locale locale) {
        this.bundle = ResourceBundle.getBundle("leapsmith.editor.view.texts", locale, Texts.class.getModule());
    }

    /**
     * The text of a key with its places filled.
     *
     * @throws java.util.MissingResourceException if no text has this key
     */
    public String get(String key, Object... values) {
        String text = bundle.getString(key);
        for (int i = 0; i < values.length; i++) {
            text = text.replace("{" + i + "}", String.valueOf(values[i]));
        }
        return text;
    }

    /** The text of a message, the messages among its arguments included. */
    public String get(Message message) {
        Object[] values = message.arguments().stream()
                .map(argument -> argument instanceof Message inner ? get(inner) : argument)
                .toArray();
        return get(message.key(), values);
    }

    /** The text of a key, or {@code otherwise} if no text has it: for words that come from elsewhere, as from files. */
    public String getOr(String key, String otherwise) {
        return has(key) ? get(key) : otherwise;
    }

    /** Whether some text has this key. */
    public boolean has(String key) {
        return bundle.containsKey(key);
    }

    /** All keys, in alphabetical order. */
    public Set<String> keys() {
        return new TreeSet<>(bundle.keySet());
    }
}

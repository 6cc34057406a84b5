package leapsmith.levels.model;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.ChoiceFormat;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;

/**
 * A text for the user, as its key in a resource bundle and its arguments. The English texts of the messages of this
 * module are in {@code messages.properties}; a program may have them in other languages under the same keys.
 *
 * <p>In a text <code>{0}</code> inserts the first argument as it is, and <code>{0,choice,1#a tile|1&lt;{0} tiles}</code>
 * chooses by it. An apostrophe has no special meaning.
 *
 * @param key such as {@code problem.no-player}
 * @param arguments numbers, texts, {@link FileWord}, other messages, or lists of these
 */
public record Message(String key, List<Object> arguments) {
    /** The key of a text that consists only of its argument. */
    private static final String LITERAL = "message.literal";

    /** Read when the first text is needed. */
    private static final class English {
        private static final Map<String, String> TEXTS = read();

        private static Map<String, String> read() {
            Properties read = new Properties();
            try (Reader in = new InputStreamReader(
                    Message.class.getResourceAsStream("messages.properties"), StandardCharsets.UTF_8)) {
                read.load(in);
            } catch (IOException e) {
                throw new UncheckedIOException("the program lacks its messages", e);
            }
            Map<String, String> texts = new HashMap<>();
            read.forEach((key, text) -> texts.put((String) key, (String) text));
            return Map.copyOf(texts);
        }
    }

    /**
     * Copies the arguments.
     *
     * @param key such as {@code problem.no-player}
     * @param arguments numbers, texts, {@link FileWord}, other messages, or lists of these
     */
    public Message {
        arguments = List.copyOf(arguments);
    }

    /**
     * {@return a message}
     *
     * @param key such as {@code problem.no-player}
     * @param arguments replace {0}, {1} and so on in the text
     */
    public static Message of(String key, Object... arguments) {
        return new Message(key, List.of(arguments));
    }

    /**
     * {@return a text that is shown as it is, such as a name from a file}
     *
     * @param words the text
     */
    public static Message literal(String words) {
        return of(LITERAL, words);
    }

    /** {@return the English texts of all messages of this module, by key} */
    public static Map<String, String> englishTexts() {
        return English.TEXTS;
    }

    /** {@return the text with its arguments in English; of an unknown key, the key and the arguments} */
    public String english() {
        String text = English.TEXTS.get(key);
        return text == null ? key + " " + english(arguments) : filled(text, arguments);
    }

    static String filled(String text, List<Object> arguments) {
        StringBuilder filled = new StringBuilder();
        int from = 0;
        for (int at = text.indexOf('{'); at >= 0; at = text.indexOf('{', from)) {
            int end = closingBrace(text, at);
            filled.append(text, from, at).append(value(text.substring(at + 1, end), arguments));
            from = end + 1;
        }
        return filled.append(text, from, text.length()).toString();
    }

    private static int closingBrace(String text, int open) {
        int depth = 1;
        int at = open;
        while (depth > 0) {
            at++;
            depth += text.charAt(at) == '{' ? 1 : text.charAt(at) == '}' ? -1 : 0;
        }
        return at;
    }

    private static String value(String placeholder, List<Object> arguments) {
        String[] parts = placeholder.split(",", 3);
        Object argument = arguments.get(Integer.parseInt(parts[0]));
        return parts.length < 3
                ? english(argument)
                : filled(new ChoiceFormat(parts[2]).format(((Number) argument).doubleValue()), arguments);
    }

    private static String english(Object argument) {
        if (argument instanceof List<?> several) {
            return several.stream().map(Message::english).collect(Collectors.joining(", "));
        }
        return argument instanceof Message message ? message.english() : argument.toString();
    }

    @Override
    public String toString() {
        return english();
    }
}

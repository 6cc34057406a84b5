package leapsmith.editor.document;

import java.util.List;

/**
 * A text for the user, as its key in the resource bundle and its arguments. An argument may be another message.
 *
 * @param key a text key, such as {@code status.rectangle}
 * @param arguments numbers, ids or messages for the places {@code {0}}, {@code {1}} ... of the text
 */
public record Message(String key, List<Object> arguments) {
    /** The key of a text that consists only of its argument. */
    private static final String LITERAL = "app.literal";

    public Message {
        arguments = List.copyOf(arguments);
    }

    /** The text of a key. */
    public static Message of(String key, Object... arguments) {
        return new Message(key, List.of(arguments));
    }

    /** A text that is shown as it is, such as a name from a file. */
    public static Message literal(String words) {
        return of(LITERAL, words);
    }
}

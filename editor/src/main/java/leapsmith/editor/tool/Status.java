package leapsmith.editor.tool;

import java.util.List;

/**
 * A line of text about the gesture, to be looked up by its key and filled with its arguments.
 *
 * @param key a text key, such as {@code status.rectangle}
 * @param arguments numbers or ids for the places {@code {0}}, {@code {1}} ... of the text
 */
public record Status(String key, List<Object> arguments) {

    public Status {
        arguments = List.copyOf(arguments);
    }

    public static Status of(String key, Object... arguments) {
        return new Status(key, List.of(arguments));
    }
}

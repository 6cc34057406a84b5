package leapsmith.editor.view.panel.inspector;

import java.util.List;

/**
 * Why what was typed can't be taken.
 *
 * @param key the key of the message, such as {@code error.range}
 * @param arguments what fills the places of the message
 */
public record FieldError(String key, List<Object> arguments) {
    public FieldError {
        arguments = List.copyOf(arguments);
    }

    static FieldError of(String key, Object... arguments) {
        return new FieldError(key, List.of(arguments));
    }
}

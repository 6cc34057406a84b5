package leapsmith.editor.ui;

import java.util.function.Function;
import javafx.util.StringConverter;

/** The texts of a list of choices, in which nothing can be typed. */
public final class ChoiceText<T> extends StringConverter<T> {
    private final Function<T, String> words;

    public ChoiceText(Function<T, String> words) {
        this.words = words;
    }

    @Override
    public String toString(T value) {
        return value == null ? "" : words.apply(value);
    }

    @Override
    public T fromString(String text) {
        throw new UnsupportedOperationException("not editable");
    }
}

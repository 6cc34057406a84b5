package leapsmith.editor.ui;

import java.util.Arrays;
import java.util.function.Supplier;

/** Texts that mention keys: each shows the key that is assigned at that moment. */
public record KeyHints(Texts texts, Supplier<Keymap> keymap) {
    /** The text of a key, with a placeholder for each of these; one without a key is called by its name. */
    public String get(String textKey, Bindable... mentioned) {
        return texts.get(textKey, Arrays.stream(mentioned).map(this::keyOrName).toArray());
    }

    private String keyOrName(Bindable it) {
        String key = keymap.get().text(it);
        return key.isEmpty() ? "\u201c" + texts.get(it.textKey()) + "\u201d" : key;
    }
}

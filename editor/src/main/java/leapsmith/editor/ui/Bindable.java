package leapsmith.editor.ui;

import java.util.List;
import javafx.scene.input.KeyCombination;

/** Something that keys can be assigned to: an action, or a key that is held. */
public interface Bindable {
    /** The stable name, such as {@code file.open}; settings and presets store it. */
    String id();

    Scope scope();

    /** The keys that it has unless a preset or the user changes them. Use a {@link Keymap} for the current ones. */
    List<KeyCombination> defaultKeys();

    default String textKey() {
        return "action." + id();
    }

    /** The first part of its id, such as {@code file}. */
    default String group() {
        return id().substring(0, id().indexOf('.'));
    }
}

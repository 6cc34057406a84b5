package leapsmith.editor.app;

import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/**
 * A key stroke that a menu shows and never hears. A menu item registers its key with the scene, where a doubled one
 * goes to the one registered last; the keys are heard by {@link ActionDispatcher} alone.
 */
final class ShownKey extends KeyCombination {
    private final KeyCombination key;

    ShownKey(KeyCombination key) {
        this.key = key;
    }

    @Override
    public boolean match(KeyEvent event) {
        return false;
    }

    @Override
    public String getDisplayText() {
        return key.getDisplayText();
    }

    @Override
    public String getName() {
        return key.getName();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ShownKey shown && shown.key.equals(key);
    }

    @Override
    public int hashCode() {
        return key.hashCode();
    }
}

package leapsmith.editor.app;

import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/**
 * A key stroke that a menu item shows and that never matches an event: keys are handled by {@link ActionDispatcher}
 * alone. A real accelerator would be registered with the scene, where the last of several equal ones wins.
 */
final class ShownKey extends KeyCombination {
    private final KeyCombination key;
    private final String text;

    /**
     * A key as a menu item shows it.
     *
     * @param text of the key
     */
    ShownKey(KeyCombination key, String text) {
        this.key = key;
        this.text = text;
    }

    @Override
    public boolean match(KeyEvent event) {
        return false;
    }

    @Override
    public String getDisplayText() {
        return text;
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

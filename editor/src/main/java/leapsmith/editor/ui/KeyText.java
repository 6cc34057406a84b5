package leapsmith.editor.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.Modifier;
import javafx.scene.input.KeyCombination.ModifierValue;
import javafx.scene.input.KeyEvent;

/**
 * Keys as text for files, such as {@code Ctrl+Shift+PAGE_UP}: modifiers, then the name of a {@link KeyCode}. {@code
 * Ctrl} means the Command key on macOS, and {@code Control} the Control key there. Unlike the text that is displayed, it is the same on every platform.
 */
public final class KeyText {
    private static final boolean IS_MAC = System.getProperty("os.name").startsWith("Mac");

    private KeyText() {}

    public static String write(KeyCombination key) {
        KeyCodeCombination combination = (KeyCodeCombination) key;
        return modifiers(combination) + combination.getCode().name();
    }

    /**
     * The key of a text.
     *
     * @throws IllegalArgumentException if the text names no key
     */
    public static KeyCombination read(String text) {
        String[] parts = text.strip().split("\\+");
        List<Modifier> modifiers = new ArrayList<>();
        for (int i = 0; i < parts.length - 1; i++) {
            modifiers.add(
                    switch (parts[i]) {
                        case "Ctrl" -> KeyCombination.SHORTCUT_DOWN;
                        case "Control" -> IS_MAC ? KeyCombination.CONTROL_DOWN : KeyCombination.SHORTCUT_DOWN;
                        case "Shift" -> KeyCombination.SHIFT_DOWN;
                        case "Alt" -> KeyCombination.ALT_DOWN;
                        default ->
                            throw new IllegalArgumentException("expected Ctrl, Shift or Alt in \"" + text + "\"");
                    });
        }
        String name = parts[parts.length - 1];
        try {
            return new KeyCodeCombination(KeyCode.valueOf(name), modifiers.toArray(Modifier[]::new));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("expected the name of a key in \"" + text + "\"", e);
        }
    }

    /**
     * The keys of a text with several, separated by spaces.
     *
     * @throws IllegalArgumentException if one of them is not a key
     */
    public static List<KeyCombination> readAll(String text) {
        List<KeyCombination> keys = new ArrayList<>();
        for (String key : text.strip().split("\\s+")) {
            if (!key.isEmpty()) {
                keys.add(read(key));
            }
        }
        return List.copyOf(keys);
    }

    /** The key in the form in which all keys can be compared: Ctrl and Control differ only on macOS. */
    static KeyCombination comparable(KeyCombination key) {
        boolean isControl = key instanceof KeyCodeCombination combination && isDown(combination.getControl());
        return isControl ? read(write(key)) : key;
    }

    /** The key that was pressed; empty for a modifier key alone, and for a key that Java does not know. */
    public static Optional<KeyCombination> pressed(KeyEvent event) {
        KeyCode code = event.getCode();
        if (code.isModifierKey() || code == KeyCode.UNDEFINED) {
            return Optional.empty();
        }
        List<Modifier> modifiers = new ArrayList<>();
        if (event.isShortcutDown()) {
            modifiers.add(KeyCombination.SHORTCUT_DOWN);
        }
        if (IS_MAC && event.isControlDown()) {
            modifiers.add(KeyCombination.CONTROL_DOWN);
        }
        if (event.isShiftDown()) {
            modifiers.add(KeyCombination.SHIFT_DOWN);
        }
        if (event.isAltDown()) {
            modifiers.add(KeyCombination.ALT_DOWN);
        }
        return Optional.of(new KeyCodeCombination(code, modifiers.toArray(Modifier[]::new)));
    }

    private static String modifiers(KeyCodeCombination key) {
        return (isDown(key.getShortcut()) ? "Ctrl+" : "")
                + (isDown(key.getControl()) ? "Control+" : "")
                + (isDown(key.getShift()) ? "Shift+" : "")
                + (isDown(key.getAlt()) ? "Alt+" : "");
    }

    private static boolean isDown(ModifierValue value) {
        return value == ModifierValue.DOWN;
    }
}

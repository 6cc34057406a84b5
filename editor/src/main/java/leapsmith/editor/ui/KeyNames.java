package leapsmith.editor.ui;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/**
 * Names of keys in the language of the window, such as {@code Ctrl+S} in English and {@code Strg+S} in German. Other
 * keys have the name that JavaFX gives them, such as the arrows their symbols.
 */
public final class KeyNames {
    /** The modifiers as JavaFX writes them, and their text keys. On macOS it writes symbols, which need no translation. */
    private static final Map<String, String> MODIFIERS =
            Map.of("Ctrl+", "key.ctrl", "Shift+", "key.shift", "Alt+", "key.alt");

    private static final String KEY = "key.";
    private static final String NUMPAD = KEY + "numpad";

    private final Texts texts;

    public KeyNames(Texts texts) {
        this.texts = texts;
    }

    String of(KeyCombination key) {
        StringBuilder name = new StringBuilder();
        String rest = key.getDisplayText();
        for (String modifier = modifier(rest); modifier != null; modifier = modifier(rest)) {
            name.append(texts.get(MODIFIERS.get(modifier))).append('+');
            rest = rest.substring(modifier.length());
        }
        boolean isPlain = key instanceof KeyCodeCombination combination && rest.equals(nameOf(combination.getCode()));
        return name.append(isPlain ? plain(((KeyCodeCombination) key).getCode(), rest) : rest)
                .toString();
    }

    private String plain(KeyCode code, String otherwise) {
        boolean isNumpadDigit = code.isKeypadKey() && code.isDigitKey();
        return isNumpadDigit
                ? texts.get(NUMPAD, code.name().substring(code.name().length() - 1))
                : texts.getOr(KEY + code.name(), otherwise);
    }

    /** Text keys of all keys with a name of their own, for a check of the texts. */
    public static List<String> textKeys() {
        Stream<String> named = Stream.of(
                        KeyCode.BACK_SPACE,
                        KeyCode.DELETE,
                        KeyCode.END,
                        KeyCode.ENTER,
                        KeyCode.ESCAPE,
                        KeyCode.HOME,
                        KeyCode.INSERT,
                        KeyCode.PAGE_DOWN,
                        KeyCode.PAGE_UP,
                        KeyCode.SPACE,
                        KeyCode.TAB)
                .map(code -> KEY + code.name());
        return Stream.concat(named, Stream.of(NUMPAD)).toList();
    }

    private static String modifier(String text) {
        return MODIFIERS.keySet().stream().filter(text::startsWith).findFirst().orElse(null);
    }

    private static String nameOf(KeyCode code) {
        return new KeyCodeCombination(code).getDisplayText();
    }
}

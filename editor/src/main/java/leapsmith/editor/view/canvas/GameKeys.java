package leapsmith.editor.view.canvas;

import java.util.EnumMap;
import java.util.Map;
import javafx.scene.input.KeyCode;
import leapsmith.physics.body.Button;

/**
 * The key bindings of the game. Several keys may map to one button, which is held while any of them is.
 *
 * @param buttons the button of each key
 * @param cloneKey the key that clones the player
 * @param rewindKey the key that rewinds while it is held
 */
public record GameKeys(Map<KeyCode, Button> buttons, KeyCode cloneKey, KeyCode rewindKey) {
    /** WASD and the arrows; W and Up jump, S and Down drop through one-way platforms; Space clones, Backspace rewinds. */
    public static final GameKeys CLASSIC = new GameKeys(
            Map.of(
                    KeyCode.A, Button.LEFT,
                    KeyCode.LEFT, Button.LEFT,
                    KeyCode.D, Button.RIGHT,
                    KeyCode.RIGHT, Button.RIGHT,
                    KeyCode.W, Button.JUMP,
                    KeyCode.UP, Button.JUMP,
                    KeyCode.S, Button.DOWN,
                    KeyCode.DOWN, Button.DOWN),
            KeyCode.SPACE,
            KeyCode.BACK_SPACE);

    public GameKeys {
        buttons = Map.copyOf(new EnumMap<>(buttons));
    }
}

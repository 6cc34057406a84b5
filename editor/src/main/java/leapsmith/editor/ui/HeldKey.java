package leapsmith.editor.ui;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import leapsmith.physics.body.Button;

/**
 * A key whose press and release matter: a key of the game, or of the canvas. Its key is a single one, and counts
 * whether Shift is held or not.
 */
public enum HeldKey implements Bindable {
    GAME_LEFT("game.left", Scope.GAME, Button.LEFT, KeyCode.A, KeyCode.LEFT),
    GAME_RIGHT("game.right", Scope.GAME, Button.RIGHT, KeyCode.D, KeyCode.RIGHT),
    GAME_JUMP("game.jump", Scope.GAME, Button.JUMP, KeyCode.W, KeyCode.UP),
    GAME_DROP("game.drop", Scope.GAME, Button.DOWN, KeyCode.S, KeyCode.DOWN),
    GAME_CLONE("game.clone", Scope.GAME, null, KeyCode.SPACE),
    GAME_REWIND("game.rewind", Scope.GAME, null, KeyCode.BACK_SPACE),
    CURSOR_LEFT("cursor.left", Scope.TILE_CURSOR, null, KeyCode.LEFT),
    CURSOR_RIGHT("cursor.right", Scope.TILE_CURSOR, null, KeyCode.RIGHT),
    CURSOR_UP("cursor.up", Scope.TILE_CURSOR, null, KeyCode.UP),
    CURSOR_DOWN("cursor.down", Scope.TILE_CURSOR, null, KeyCode.DOWN),
    CURSOR_PRESS("cursor.press", Scope.TILE_CURSOR, null, KeyCode.ENTER),
    PAN("cursor.pan", Scope.CANVAS_EDITING, null, KeyCode.SPACE);

    private final String id;
    private final Scope scope;
    private final Button button;
    private final List<KeyCombination> defaultKeys;

    HeldKey(String id, Scope scope, Button button, KeyCode... keys) {
        this.id = id;
        this.scope = scope;
        this.button = button;
        this.defaultKeys = Arrays.stream(keys)
                .map(key -> (KeyCombination) new KeyCodeCombination(key))
                .toList();
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Scope scope() {
        return scope;
    }

    @Override
    public List<KeyCombination> defaultKeys() {
        return defaultKeys;
    }

    /** The button of the game that it holds; empty for other keys. */
    public Optional<Button> button() {
        return Optional.ofNullable(button);
    }
}

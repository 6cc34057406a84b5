package leapsmith.editor.ui;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import leapsmith.physics.body.Button;

/**
 * A key whose press and release matter: a key of the game, or of the canvas. Its key is a single one, and counts
 * whether Shift is held or not.
 */
public enum HeldKey implements Bindable {
    GAME_LEFT("game.left", Scope.GAME, Set.of(Button.LEFT), KeyCode.A, KeyCode.LEFT),
    GAME_RIGHT("game.right", Scope.GAME, Set.of(Button.RIGHT), KeyCode.D, KeyCode.RIGHT),
    /** Jumps, or climbs where there is something to climb. */
    GAME_JUMP("game.jump", Scope.GAME, Set.of(Button.JUMP, Button.UP), KeyCode.W, KeyCode.UP),
    GAME_JUMP_ONLY("game.jumpOnly", Scope.GAME, Set.of(Button.JUMP), KeyCode.X),
    GAME_DROP("game.drop", Scope.GAME, Set.of(Button.DOWN), KeyCode.S, KeyCode.DOWN),
    /** Dashes, if the player can. */
    GAME_DASH("game.dash", Scope.GAME, Set.of(Button.DASH), KeyCode.C),
    GAME_CLONE("game.clone", Scope.GAME, Set.of(), KeyCode.SPACE),
    GAME_REWIND("game.rewind", Scope.GAME, Set.of(), KeyCode.BACK_SPACE),
    CURSOR_LEFT("cursor.left", Scope.TILE_CURSOR, Set.of(), KeyCode.LEFT),
    CURSOR_RIGHT("cursor.right", Scope.TILE_CURSOR, Set.of(), KeyCode.RIGHT),
    CURSOR_UP("cursor.up", Scope.TILE_CURSOR, Set.of(), KeyCode.UP),
    CURSOR_DOWN("cursor.down", Scope.TILE_CURSOR, Set.of(), KeyCode.DOWN),
    CURSOR_PRESS("cursor.press", Scope.TILE_CURSOR, Set.of(), KeyCode.ENTER),
    PAN("cursor.pan", Scope.CANVAS_EDITING, Set.of(), KeyCode.SPACE);

    private final String id;
    private final Scope scope;
    private final Set<Button> buttons;
    private final List<KeyCombination> defaultKeys;

    HeldKey(String id, Scope scope, Set<Button> buttons, KeyCode... keys) {
        this.id = id;
        this.scope = scope;
        this.buttons = buttons;
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

    /** The buttons of the game that it holds; none for other keys. */
    public Set<Button> buttons() {
        return buttons;
    }
}

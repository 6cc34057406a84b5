package leapsmith.editor.ui;

import static javafx.scene.input.KeyCombination.SHIFT_DOWN;
import static javafx.scene.input.KeyCombination.SHORTCUT_DOWN;

import java.util.Arrays;
import java.util.List;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/**
 * A switch of what the canvas shows. Its line here and its text {@code action.view.KEY} are all that it needs: the action,
 * its place in the menus, the property of the canvas and the setting that remembers it follow.
 */
public enum ViewSwitch {
    /** Whether the level wears its theme; if not, it is drawn as flat shapes. */
    LOOKS("looks", Menu.VIEW, true, new KeyCodeCombination(KeyCode.M, SHORTCUT_DOWN, SHIFT_DOWN)),
    /** Whether a small picture of the whole level is shown. */
    MINIMAP("minimap", Menu.VIEW, false, new KeyCodeCombination(KeyCode.M, SHORTCUT_DOWN)),
    /** Whether a frame shows what a game's camera would show. */
    CAMERA_FRAME("cameraFrame", Menu.VIEW, false),
    /** Whether arrows lead from all objects that set signals to those that need them; if not, only at selected ones. */
    SIGNALS("signals", Menu.VIEW, false),
    /** Whether the rulers are shown. */
    RULERS("rulers", Menu.VIEW, true),
    /** Whether the trail of a run before the last edit is shown, where it differs. */
    PREVIOUS_TRAIL("previousTrail", Menu.TRAILS, true),
    /** Whether the trail of a run as it was recorded is shown, where it differs. */
    PLAYED_TRAIL("playedTrail", Menu.TRAILS, false),
    /** Whether the odds of the jumps of a run are shown. */
    JUMP_ODDS("jumpOdds", Menu.TRAILS, true, new KeyCodeCombination(KeyCode.F8, SHORTCUT_DOWN, SHIFT_DOWN)),
    /** Whether ground that is reached is shaded by the time to it; if not, by the number of jumps. */
    REACH_BY_TIME("reachByTime", Menu.REACH, false),
    /** Whether the internals of the simulation can be shown: partition cells and phase times. */
    DEVELOPER("developer", Menu.PANELS, false),
    /** Whether the view follows the player's character while playing. */
    FOLLOW("follow", Menu.PLAY, true);

    /** The place of a switch in the menus. */
    public enum Menu {
        VIEW,
        TRAILS,
        REACH,
        PANELS,
        PLAY
    }

    private final String key;
    private final Menu menu;
    private final boolean isOnByDefault;
    final List<KeyCombination> defaultKeys;

    ViewSwitch(String key, Menu menu, boolean isOnByDefault, KeyCombination... defaultKeys) {
        this.key = key;
        this.menu = menu;
        this.isOnByDefault = isOnByDefault;
        this.defaultKeys = List.of(defaultKeys);
    }

    /** The switches of a menu, in their order. */
    public static List<ViewSwitch> of(Menu menu) {
        return Arrays.stream(values()).filter(it -> it.menu == menu).toList();
    }

    /** Its name in the id of its action and in the settings. */
    public String key() {
        return key;
    }

    public boolean isOnByDefault() {
        return isOnByDefault;
    }
}

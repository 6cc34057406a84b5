package leapsmith.editor.ui;

/**
 * A panel of a level beside the palette, from left to right. Its line here and its action are all that it needs besides the panel
 * itself, which {@code LevelParts} makes: its place in the window and the menu and the settings that remember it follow.
 */
public enum LevelPanel {
    TILE_KINDS(ActionId.TILE_KINDS, "tileKinds"),
    OBJECT_KINDS(ActionId.OBJECT_KINDS, "objectKinds"),
    DECORATION(ActionId.DECORATION, "decoration"),
    THEME(ActionId.THEME, "theme"),
    TESTERS(ActionId.TESTERS, "testers");

    private final ActionId action;
    private final String key;

    LevelPanel(ActionId action, String key) {
        this.action = action;
        this.key = key;
    }

    /** The action that shows and hides it. */
    public ActionId action() {
        return action;
    }

    /** Its name in the settings. */
    public String key() {
        return key;
    }
}

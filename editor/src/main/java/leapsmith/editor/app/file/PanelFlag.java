package leapsmith.editor.app.file;

/** Something that the window shows or hides, or a switch of a tool, that the next start restores. */
public enum PanelFlag {
    /** Only the canvas is shown between the bars. */
    HIDDEN("hidden", false),
    FOLDER("folder", false),
    PLOT("plot", false),
    DEVELOPER("developer", false),
    RULERS("rulers", true),
    MINIMAP("minimap", false),
    CAMERA_FRAME("cameraFrame", false),
    LEGEND_FOLDED("legendFolded", false),
    /** The view follows the player. */
    FOLLOW("follow", true),
    PREVIOUS_TRAIL("previousTrail", true),
    PLAYED_TRAIL("playedTrail", false),
    SNAP_TO_TILES("snapToTiles", false);

    private final String key;
    private final boolean standard;

    PanelFlag(String key, boolean standard) {
        this.key = key;
        this.standard = standard;
    }

    /** Its name in the file of the settings. */
    String key() {
        return key;
    }

    /** Whether it is set at the first start. */
    boolean standard() {
        return standard;
    }
}

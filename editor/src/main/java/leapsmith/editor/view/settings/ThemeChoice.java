package leapsmith.editor.view.settings;

/** The choice of a theme. */
public enum ThemeChoice {
    /** That of the desktop. */
    SYSTEM,
    LIGHT,
    DARK
}

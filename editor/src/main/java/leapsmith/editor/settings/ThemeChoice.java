package leapsmith.editor.settings;

/** The choice of a theme. */
public enum ThemeChoice {
    /** That of the desktop. */
    SYSTEM,
    LIGHT,
    DARK
}

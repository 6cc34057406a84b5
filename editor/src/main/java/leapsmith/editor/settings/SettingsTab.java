package leapsmith.editor.settings;

/** A page of the settings dialog. */
enum SettingsTab {
    GENERAL,
    KEYS
}

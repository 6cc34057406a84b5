package leapsmith.editor.view.settings;

/** A page of the settings dialog. */
enum SettingsTab {
    GENERAL,
    KEYS
}

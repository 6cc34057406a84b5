package leapsmith.editor.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import leapsmith.levels.model.Message;

/**
 * The description of a value that the program keeps between runs: its place in the file of the settings, its type, its
 * default, and its page in the settings dialog, if it has one. Reading, writing, checking and the dialog use it.
 * {@link EditorSettings} lists all of them.
 */
public final class Setting<T> {
    /** The name in the file; a part before a dot names the object that contains it. */
    public final String key;

    final SettingType<T> type;
    /** The value unless the user chose another one. */
    final T standard;

    private final SettingsTab tab;
    final boolean hasNote;

    private Setting(String key, SettingType<T> type, T standard, SettingsTab tab, boolean hasNote) {
        this.key = key;
        this.type = type;
        this.standard = standard;
        this.tab = tab;
        this.hasNote = hasNote;
    }

    /** A setting without a place in the dialog. */
    static <T> Setting<T> of(String key, SettingType<T> type, T standard) {
        return new Setting<>(key, type, standard, null, false);
    }

    Setting<T> on(SettingsTab page) {
        return new Setting<>(key, type, standard, page, hasNote);
    }

    /** The same setting with a remark below it in the dialog. */
    Setting<T> withNote() {
        return new Setting<>(key, type, standard, tab, true);
    }

    /** What a value must be, for an error. */
    Message expected() {
        return type.expected();
    }

    /** Empty for a setting that is changed elsewhere. */
    Optional<SettingsTab> tab() {
        return Optional.ofNullable(tab);
    }

    /** The key of its name in the texts. A remark has {@code .note} after it, a choice its word. */
    String textKey() {
        return "setting." + key;
    }

    /** The keys of the texts that it needs; none without a place in the dialog. */
    public List<String> textKeys() {
        List<String> keys = new ArrayList<>();
        if (tab != null) {
            keys.add(textKey());
            if (hasNote) {
                keys.add(textKey() + ".note");
            }
            type.choices().forEach(value -> keys.add(textKey((Enum<?>) value)));
        }
        return keys;
    }

    String textKey(Enum<?> value) {
        return textKey() + "." + value.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return key;
    }

    /** A page of the settings dialog. */
    enum SettingsTab {
        GENERAL,
        KEYS,
        COMMANDS
    }
}

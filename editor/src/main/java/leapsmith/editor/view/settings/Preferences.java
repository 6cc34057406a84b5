package leapsmith.editor.view.settings;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.input.KeyCombination;
import leapsmith.editor.view.canvas.Scrolling;
import leapsmith.editor.view.keys.KeyPreset;

/**
 * What the user chose in the settings dialog.
 *
 * @param language the language of the window; takes effect at the next start
 * @param theme the theme of the window
 * @param scrolling the effect of scrolling without a modifier key
 * @param restoresPanels whether the next start shows the same panels and overlays
 * @param preset the keys that the changes start from
 * @param keys the changed keys, by the id of their action; an empty list removes the keys of an action
 */
public record Preferences(
        Language language,
        ThemeChoice theme,
        Scrolling scrolling,
        boolean restoresPanels,
        KeyPreset preset,
        Map<String, List<KeyCombination>> keys) {
    /** The defaults. */
    public static final Preferences DEFAULT = new Preferences(
            Language.SYSTEM, ThemeChoice.SYSTEM, Scrolling.AUTOMATIC, true, KeyPreset.LEAPSMITH, Map.of());

    public Preferences {
        // In the given order, so that the file of the settings changes little.
        keys = Collections.unmodifiableMap(new LinkedHashMap<>(keys));
    }

    public Preferences withLanguage(Language chosen) {
        return new Preferences(chosen, theme, scrolling, restoresPanels, preset, keys);
    }

    public Preferences withTheme(ThemeChoice chosen) {
        return new Preferences(language, chosen, scrolling, restoresPanels, preset, keys);
    }

    public Preferences withScrolling(Scrolling chosen) {
        return new Preferences(language, theme, chosen, restoresPanels, preset, keys);
    }

    public Preferences withRestoresPanels(boolean chosen) {
        return new Preferences(language, theme, scrolling, chosen, preset, keys);
    }

    public Preferences withPreset(KeyPreset chosen) {
        return new Preferences(language, theme, scrolling, restoresPanels, chosen, keys);
    }

    public Preferences withKeys(Map<String, List<KeyCombination>> changed) {
        return new Preferences(language, theme, scrolling, restoresPanels, preset, changed);
    }
}

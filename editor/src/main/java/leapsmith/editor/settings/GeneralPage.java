package leapsmith.editor.settings;

import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import leapsmith.editor.ui.Texts;

/** The settings of the general page, one below the other. */
final class GeneralPage extends GridPane {
    GeneralPage(Texts texts, CurrentSettings settings) {
        getStyleClass().add("settings-page");
        SettingControls controls = new SettingControls(texts, settings);
        for (Setting<?> setting : EditorSettings.all()) {
            if (setting.tab().filter(SettingsTab.GENERAL::equals).isPresent()) {
                add(texts, setting, controls.of(setting));
            }
        }
    }

    private void add(Texts texts, Setting<?> setting, Region control) {
        if (control instanceof CheckBox) {
            add(control, 1, getRowCount());
        } else {
            Label label = new Label(texts.get(setting.textKey()));
            label.setLabelFor(control);
            label.setMinWidth(USE_PREF_SIZE);
            control.setMaxWidth(Double.MAX_VALUE);
            addRow(getRowCount(), label, control);
        }
        if (setting.hasNote()) {
            Label note = new Label(texts.get(setting.textKey() + ".note"));
            note.getStyleClass().add("quiet");
            note.setWrapText(true);
            add(note, 1, getRowCount());
        }
    }
}

package leapsmith.editor.settings;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import leapsmith.editor.ui.Bindable;
import leapsmith.editor.ui.Texts;

/** The pages of the settings dialog. */
public final class SettingsView extends TabPane {
    private static final String COMMANDS = "settings-commands";
    private static final double WIDTH = 600;
    /** Where the window is lower, the pages are too. */
    private static final double HEIGHT = 720;

    /** @param commands the page of the commands of the user */
    public SettingsView(Texts texts, List<? extends Bindable> actions, CurrentSettings settings, Node commands) {
        getStyleClass().add("settings");
        setAccessibleText(texts.get("dialog.settings"));
        setTabClosingPolicy(TabClosingPolicy.UNAVAILABLE);
        setPrefSize(WIDTH, HEIGHT);
        setMinSize(0, 0);
        getTabs()
                .addAll(
                        tab("settings-general", texts.get("setting.general"), new GeneralPage(texts, settings)),
                        tab(
                                "settings-keys",
                                texts.get("setting.keys"),
                                new KeysPage(texts, new KeysModel(texts, actions, settings), settings)),
                        tab(COMMANDS, texts.get("setting.commands"), commands));
    }

    /** Brings the page of the commands to the front. */
    public void showCommands() {
        getTabs().stream().filter(tab -> tab.getId().equals(COMMANDS)).forEach(getSelectionModel()::select);
    }

    private static Tab tab(String id, String text, Node page) {
        Tab tab = new Tab(text, page);
        tab.setId(id);
        return tab;
    }

    /** The settings of the general page, one below the other. */
    private static final class GeneralPage extends GridPane {
        GeneralPage(Texts texts, CurrentSettings settings) {
            getStyleClass().add("settings-page");
            SettingControls controls = new SettingControls(texts, settings);
            for (Setting<?> setting : EditorSettings.all()) {
                if (setting.tab().filter(Setting.SettingsTab.GENERAL::equals).isPresent()) {
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
            if (setting.hasNote) {
                Label note = new Label(texts.get(setting.textKey() + ".note"));
                note.getStyleClass().add("quiet");
                note.setWrapText(true);
                add(note, 1, getRowCount());
            }
        }
    }
}

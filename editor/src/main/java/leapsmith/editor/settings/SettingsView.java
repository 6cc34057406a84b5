package leapsmith.editor.settings;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import leapsmith.editor.ui.Bindable;
import leapsmith.editor.ui.Texts;

/** The pages of the settings dialog. */
public final class SettingsView extends TabPane {
    private static final double WIDTH = 600;
    /** Where the window is lower, the pages are too. */
    private static final double HEIGHT = 720;

    /** The pages for these settings, and for the keys of these actions. */
    public SettingsView(Texts texts, List<? extends Bindable> actions, CurrentSettings settings) {
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
                                new KeysPage(texts, new KeysModel(texts, actions, settings), settings)));
    }

    private static Tab tab(String id, String text, Node page) {
        Tab tab = new Tab(text, page);
        tab.setId(id);
        return tab;
    }
}

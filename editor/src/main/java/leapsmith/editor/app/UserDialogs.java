package leapsmith.editor.app;

import java.util.List;
import java.util.function.Consumer;
import leapsmith.editor.app.dialog.Dialogs;
import leapsmith.editor.app.dialog.ModalOverlay;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.panel.ActionId;
import leapsmith.editor.view.panel.Actions;
import leapsmith.editor.view.panel.CommandList;
import leapsmith.editor.view.panel.QuickPick;
import leapsmith.editor.view.settings.SettingsView;

/** Opens the settings, the list of commands, the keys, and the page about the program. */
final class UserDialogs {
    private final Texts texts;
    private final Dialogs dialogs;
    private final ModalOverlay overlay;
    private final UserPreferences preferences;
    private final Actions actions;
    private final CommandList commands;

    /**
     * The dialogs of a window.
     *
     * @param recent the ids of the actions that were run last from the list of commands
     * @param remember receives the changed list
     */
    UserDialogs(
            Texts texts,
            Dialogs dialogs,
            ModalOverlay overlay,
            UserPreferences preferences,
            Actions actions,
            List<String> recent,
            Consumer<List<String>> remember) {
        this.texts = texts;
        this.dialogs = dialogs;
        this.overlay = overlay;
        this.preferences = preferences;
        this.actions = actions;
        commands = new CommandList(texts, actions, recent, remember);
    }

    void showSettings() {
        overlay.show(
                texts.get("dialog.settings"),
                new SettingsView(texts, ActionId.all(), preferences.property()),
                texts.get("dialog.close"));
    }

    void showCommands() {
        QuickPick pick = new QuickPick(texts.get("commands.prompt"), commands::find);
        pick.setOnClose(overlay.show(pick));
    }

    void showKeys() {
        dialogs.showKeys(actions.keymapProperty().get());
    }

    void showAbout() {
        dialogs.showAbout();
    }
}

package leapsmith.editor.app;

import java.util.function.BooleanSupplier;
import leapsmith.editor.app.dialog.Dialogs;
import leapsmith.editor.app.dialog.ModalOverlay;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.panel.ActionId;
import leapsmith.editor.view.panel.Actions;
import leapsmith.editor.view.panel.CommandList;
import leapsmith.editor.view.panel.QuickPick;
import leapsmith.editor.view.settings.CurrentSettings;
import leapsmith.editor.view.settings.EditorSettings;
import leapsmith.editor.view.settings.SettingsView;

/** Opens the settings, the list of commands, the keys, and the page about the program. */
final class UserDialogs {
    private final Texts texts;
    private final Dialogs dialogs;
    private final ModalOverlay overlay;
    private final CurrentSettings settings;
    private final Actions actions;
    private final CommandList commands;

    /**
     * The dialogs of a window.
     *
     * @param playing whether the level is played
     * @param settings changed by the dialog, and by the list of commands
     */
    UserDialogs(
            Texts texts,
            Dialogs dialogs,
            ModalOverlay overlay,
            BooleanSupplier playing,
            CurrentSettings settings,
            Actions actions) {
        this.texts = texts;
        this.dialogs = dialogs;
        this.overlay = overlay;
        this.settings = settings;
        this.actions = actions;
        commands = new CommandList(
                texts,
                actions,
                playing,
                settings.get(EditorSettings.COMMANDS),
                ids -> settings.set(EditorSettings.COMMANDS, ids));
    }

    void showSettings() {
        overlay.show(
                texts.get("dialog.settings"),
                new SettingsView(texts, ActionId.all(), settings),
                texts.get("dialog.close"));
    }

    void showCommands() {
        QuickPick pick = new QuickPick(texts.get("commands.prompt"), texts.get("commands.none"), commands::find);
        pick.setOnClose(overlay.show(pick));
    }

    void showKeys() {
        dialogs.showKeys(actions.keymapProperty().get());
    }

    void showAbout() {
        dialogs.showAbout();
    }
}

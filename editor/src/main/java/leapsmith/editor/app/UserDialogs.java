package leapsmith.editor.app;

import java.util.function.BooleanSupplier;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.ModalOverlay;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.settings.CurrentSettings;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.settings.SettingsView;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.CommandList;
import leapsmith.editor.ui.QuickPick;
import leapsmith.editor.ui.Texts;

/** Opens the settings, the list of commands, the keys, and the page about the program. */
final class UserDialogs {
    private final Texts texts;
    private final Dialogs dialogs;
    private final ModalOverlay overlay;
    private final CurrentSettings settings;
    private final Actions actions;
    private final CommandMenu userCommands;
    private final CommandList commands;

    /**
     * The dialogs of a window.
     *
     * @param settings changed by the dialog, and by the list of commands
     * @param userCommands are listed with the actions
     */
    UserDialogs(
            WindowContext window,
            ModalOverlay overlay,
            BooleanSupplier playing,
            CurrentSettings settings,
            Actions actions,
            CommandMenu userCommands) {
        texts = window.texts();
        dialogs = window.dialogs();
        this.overlay = overlay;
        this.settings = settings;
        this.actions = actions;
        this.userCommands = userCommands;
        commands = new CommandList(
                texts,
                actions,
                playing,
                userCommands::entries,
                settings.get(EditorSettings.COMMANDS),
                ids -> settings.set(EditorSettings.COMMANDS, ids));
    }

    void showSettings() {
        show(settingsView());
    }

    /** Shows the settings with the page of the user's commands in front. */
    void editCommands() {
        SettingsView view = settingsView();
        view.showCommands();
        show(view);
    }

    private SettingsView settingsView() {
        return new SettingsView(
                texts, ActionId.all(), settings, userCommands.control().page(actions.keymapProperty()::get));
    }

    private void show(SettingsView view) {
        overlay.show(texts.get("dialog.settings"), view, texts.get("dialog.close"));
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

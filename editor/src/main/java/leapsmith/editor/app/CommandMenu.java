package leapsmith.editor.app;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyEvent;
import leapsmith.editor.commands.CommandControl;
import leapsmith.editor.settings.UserCommand;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Keymap;
import leapsmith.editor.ui.QuickPick;
import leapsmith.editor.ui.Texts;

/**
 * The commands of the user where actions are shown: in a menu, in the list of commands, and by their keys.
 *
 * @param keymap how keys are displayed
 * @param run runs a command
 */
record CommandMenu(Texts texts, CommandControl control, ObservableValue<Keymap> keymap, Consumer<UserCommand> run) {
    /** Adds the items to a menu, now and after each change of the commands. */
    void fill(Menu menu, Function<ActionId, MenuItem> item) {
        List<MenuItem> fixed = List.of(
                new SeparatorMenuItem(),
                item.apply(ActionId.STOP_COMMAND),
                item.apply(ActionId.COMMAND_OUTPUT),
                item.apply(ActionId.EDIT_COMMANDS));
        control.whenChanged(() -> {
            menu.getItems().setAll(control.all().stream().map(this::item).toList());
            if (menu.getItems().isEmpty()) {
                MenuItem none = new MenuItem(texts.get("menu.commands.none"));
                none.setDisable(true);
                menu.getItems().add(none);
            }
            menu.getItems().addAll(fixed);
        });
    }

    private MenuItem item(UserCommand command) {
        MenuItem item = new MenuItem(command.name());
        item.setMnemonicParsing(false);
        item.setOnAction(event -> run.accept(command));
        command.key()
                .ifPresent(key -> item.setAccelerator(
                        new MainMenu.ShownKey(key, keymap.getValue().text(key))));
        return item;
    }

    /** The commands for the list of all commands. */
    List<QuickPick.Entry> entries() {
        return control.all().stream()
                .map(command -> new QuickPick.Entry(
                        command.name(),
                        command.key().map(key -> keymap.getValue().text(key)).orElse(""),
                        true,
                        () -> run.accept(command)))
                .toList();
    }

    /** Runs the command that has the key of an event; returns whether there is one. */
    boolean runOf(KeyEvent event) {
        for (UserCommand command : control.all()) {
            if (command.key().filter(key -> key.match(event)).isPresent()) {
                run.accept(command);
                return true;
            }
        }
        return false;
    }
}

package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.Region;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.settings.UserCommand;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.KeyText;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** Commands of the user: edited in the settings, started by menu, key and list of commands, shown in their panel. */
class CommandsWindowTest extends WindowFixture {
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private Path file;

    @Override
    LevelDocument firstDocument() throws IOException {
        file = folder.resolve("hill.level.json");
        Level level = Level.empty("hill", 80, 45, 16);
        LevelFiles.save(file, level);
        return new LevelDocument(level, file);
    }

    @AfterEach
    void hideOutput() {
        onFx(() -> window.actions.get(ActionId.COMMAND_OUTPUT).selected().set(false));
    }

    @Test
    void aCommandIsStartedFromTheMenu() throws Exception {
        Path program = program("""
                public class Game {
                    public static void main(String[] words) throws Exception {
                        System.out.println("level " + words[0] + " at " + words[1]);
                        System.err.println("in " + new java.io.File("").getAbsolutePath());
                        Thread.sleep(600_000);
                    }
                }
                """);
        set(new UserCommand("My_Game", JAVA, "\"" + program + "\" {file} {x},{y}", "", Optional.empty()));
        clickOn("#menu-play").clickOn("#menu-commands").clickOn("My_Game");
        await(() -> output().contains("in "));
        assertTrue(isShown("#command-output"));
        assertTrue(output().contains("level " + file + " at "), output());
        assertTrue(output().contains("in " + folder.toRealPath()) || output().contains("in " + folder), output());
        assertEquals("Running…", status());
        clickOn("#command-stop");
        await(() -> status().equals("Stopped"));
        assertTrue(lookup("#command-stop").query().isDisabled());
        clickOn("#command-close");
        assertFalse(isShown("#command-output"));
    }

    @Test
    void theKeyAndTheListOfCommandsStartIt() throws Exception {
        set(new UserCommand("Version", JAVA, "-version", "", Optional.of(KeyText.read("Ctrl+F4"))));
        push(KeyCode.CONTROL, KeyCode.F4);
        await(() -> status().equals("Exit code 0"));
        clickOn("#command-close");
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.P).write("version").type(KeyCode.ENTER);
        await(() -> isShown("#command-output"));
        await(() -> status().equals("Exit code 0"));
    }

    @Test
    void unsavedChangesAreOfferedToBeSaved() throws Exception {
        paint(3, 3, 6, 3);
        byte[] before = Files.readAllBytes(file);
        set(new UserCommand("Version", JAVA, "-version", "", Optional.of(KeyText.read("Ctrl+F4"))));
        dialogs.unsaved = Dialogs.Unsaved.CANCEL;
        push(KeyCode.CONTROL, KeyCode.F4);
        assertEquals(List.of("save hill.level.json for Version"), dialogs.asked);
        assertFalse(isShown("#command-output"));
        dialogs.unsaved = Dialogs.Unsaved.DISCARD;
        push(KeyCode.CONTROL, KeyCode.F4);
        await(() -> isShown("#command-output"));
        assertTrue(document().isDirty());
        assertEquals(before.length, Files.size(file));
        onFx(() -> window.settings.set(EditorSettings.SAVE_BEFORE_COMMANDS, true));
        await(() -> status().equals("Exit code 0"));
        push(KeyCode.CONTROL, KeyCode.F4);
        await(() -> !document().isDirty());
        assertEquals(2, dialogs.asked.size(), "it was saved without a question");
        await(() -> status().equals("Exit code 0"));
    }

    @Test
    void aFailureIsSaidInThePanel() throws Exception {
        set(new UserCommand("Game", "no-such-game", "", "", Optional.of(KeyText.read("Ctrl+F4"))));
        push(KeyCode.CONTROL, KeyCode.F4);
        await(() -> status().equals("The program no-such-game was not found. Check its name, or enter its path."));
        assertTrue(output().contains(status()));
    }

    @Test
    void commandsAreEditedInTheSettings() {
        perform(ActionId.EDIT_COMMANDS);
        WaitForAsyncUtils.waitForFxEvents();
        clickOn("#settings-commands-add").write("Game");
        write("#settings-commands-program", "game {Level}");
        assertEquals(
                "There is no placeholder {Level}. Use {file}, {folder}, {x}, {y}, {name}.",
                text("#settings-commands-program-error"));
        write("#settings-commands-program", "game");
        assertFalse(isShown("#settings-commands-program-error"));
        write("#settings-commands-arguments", "'{file}");
        assertEquals("A quote is not closed.", text("#settings-commands-arguments-error"));
        type(KeyCode.END).write("'");
        write("#settings-commands-folder", "{folder}");
        clickOn("#settings-commands-key").push(KeyCode.CONTROL, KeyCode.S);
        assertTrue(lookup("Ctrl+S is used by “Save”, which comes first.")
                .tryQuery()
                .isPresent());
        assertEquals(List.of(game("Ctrl+S")), commands());
        clickOn("#settings-keys");
        write("#settings-keys-search", "ctrl+s");
        assertEquals("Ctrl+S is also used by “Game”.", text("#settings-keys-message"));
        clickOn("#settings-keys-resolve");
        assertEquals(Optional.empty(), commands().get(0).key());
        clickOn("#settings-commands");
        clickOn("#settings-commands-add").write("Game");
        assertTrue(lookup("Game already exists.").tryQuery().isPresent());
        clickOn("#settings-commands-remove");
        assertEquals(1, commands().size());
        clickOn("#settings-commands-remove");
        assertEquals(List.of(), commands());
        type(KeyCode.ESCAPE);
    }

    @Test
    void theWholePageIsSeenInAWindowOfCommonSize() {
        set(new UserCommand("Game", JAVA, "", "", Optional.empty()));
        onFx(() -> {
            window.stage.setWidth(1024);
            window.stage.setHeight(780);
        });
        push(KeyCode.CONTROL, KeyCode.COMMA);
        clickOn("#settings-commands");
        WaitForAsyncUtils.waitForFxEvents();
        Region help = lookup("#settings-commands-help").query();
        ScrollPane scroll = lookup("#settings-commands-scroll").query();
        assertTrue(help.getHeight() > 30, "the help has several lines");
        double contentHeight = scroll.getContent().getLayoutBounds().getHeight();
        assertTrue(scroll.getViewportBounds().getHeight() >= contentHeight, () -> contentHeight + " px are needed");
        type(KeyCode.ESCAPE);
    }

    private static UserCommand game(String key) {
        KeyCombination combination = KeyText.read(key);
        return new UserCommand("Game", "game", "'{file}'", "{folder}", Optional.of(combination));
    }

    /** A program in one file of Java, which runs wherever the tests do. */
    private Path program(String source) throws Exception {
        return Files.writeString(Files.createDirectory(folder.resolve("a b")).resolve("Game.java"), source);
    }

    private void set(UserCommand... commands) {
        onFx(() -> window.settings.set(EditorSettings.USER_COMMANDS, List.of(commands)));
        WaitForAsyncUtils.waitForFxEvents();
    }

    private List<UserCommand> commands() {
        return window.settings.get(EditorSettings.USER_COMMANDS);
    }

    private String output() {
        return lookup("#command-text").queryTextInputControl().getText();
    }

    private String status() {
        return lookup("#command-status").<Label>query().getText();
    }

    private String text(String id) {
        return lookup(id).<Labeled>query().getText();
    }
}

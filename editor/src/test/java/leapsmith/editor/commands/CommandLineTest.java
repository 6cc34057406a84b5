package leapsmith.editor.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import leapsmith.editor.settings.UserCommand;
import leapsmith.levels.model.Message;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class CommandLineTest {
    private static final Path HOME = Path.of(System.getProperty("user.home"));

    private final Path folder = Path.of("my levels").toAbsolutePath();
    private final CommandLine.Values values =
            new CommandLine.Values(Optional.of(folder.resolve("a b.level.json")), 12, 340, "The \"Pit\" $1");

    @Test
    void argumentsAreSplitAtSpacesOutsideOfQuotes() {
        assertEquals(List.of(), CommandLine.split("  "));
        assertEquals(List.of("--level", "a b", "c d", ""), CommandLine.split(" --level\t\"a b\"  'c d' \"\""));
        assertEquals(List.of("--name=a b!", "it's"), CommandLine.split("--name=\"a b\"! \"it's\""));
        assertEquals(List.of("$HOME", "*.json", "a;b", "|", "&"), CommandLine.split("$HOME *.json a;b | &"));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aBackslashKeepsTheNextCharacter() {
        assertEquals(List.of("a b", "\\", "'"), CommandLine.split("a\\ b \\\\ \\'"));
        assertEquals(List.of("a\"b\\n\\", "\\\""), CommandLine.split("\"a\\\"b\\n\\\\\" '\\\"'"));
    }

    @Test
    @EnabledOnOs(OS.WINDOWS)
    void aBackslashBelongsToPaths() {
        assertEquals(
                List.of("C:\\my game\\run", "\\\\server\\x\\"),
                CommandLine.split("\"C:\\my game\\run\" \\\\server\\x\\"));
    }

    @Test
    void aPlaceholderIsFilledAfterTheWordsAreSplit() {
        CommandLine line = CommandLine.of(
                command("game", "{file} --at={x},{y} '{name}' {\"json\":{\"a\":[{}]}} {folder}", ""), values);
        assertEquals(
                List.of(
                        "game",
                        folder.resolve("a b.level.json").toString(),
                        "--at=12,340",
                        "The \"Pit\" $1",
                        "{json:{a:[{}]}}",
                        folder.toString()),
                line.words());
        assertEquals(folder, line.folder());
    }

    @Test
    void foldersStartFromTheFolderOfTheLevel() {
        assertEquals(
                folder.resolve("game"),
                CommandLine.of(command("x", "", "game"), values).folder());
        assertEquals(
                folder.getParent(),
                CommandLine.of(command("x", "", "{folder}/.."), values).folder());
        assertEquals(
                HOME.resolve("game"),
                CommandLine.of(command("x", "", "~/game"), values).folder());
        CommandLine.Values unsaved = new CommandLine.Values(Optional.empty(), 0, 0, "");
        assertEquals(HOME, CommandLine.of(command("x", "", ""), unsaved).folder());
    }

    @Test
    void onlyAProgramWithAFolderIsAPath() {
        assertEquals("godot", program("godot"));
        assertEquals(folder.resolve("game").resolve("run").toString(), program("./run"));
        assertEquals(HOME.resolve("bin/run").toString(), program("~/bin/run"));
        assertEquals(folder.resolve("a b.level.json").toString(), program("{file}"));
    }

    private String program(String program) {
        return Path.of(CommandLine.of(command(program, "", "game"), values)
                        .words()
                        .get(0))
                .normalize()
                .toString();
    }

    @Test
    void whatIsWrongIsSaid() {
        assertEquals(Optional.empty(), CommandLine.problem(command("game", "'a {x}' {y}", "{folder}")));
        assertEquals(Optional.of("error.command.noProgram"), problem(command(" ", "", "")));
        assertEquals(Optional.of("error.command.quote"), problem(command("game", "\"a 'b", "")));
        for (UserCommand unknown :
                List.of(command("{Game}", "", ""), command("game", "a{Game}", ""), command("game", "", "{Game}"))) {
            Message problem = CommandLine.problem(unknown).orElseThrow();
            assertEquals("error.command.placeholder", problem.key());
            assertEquals(List.of("{Game}", "{file}, {folder}, {x}, {y}, {name}"), problem.arguments());
            assertThrows(IllegalArgumentException.class, () -> CommandLine.of(unknown, values));
        }
        assertEquals(Optional.of("error.path.reason"), problem(command("game", "", "a\0b")));
    }

    private static Optional<String> problem(UserCommand command) {
        return CommandLine.problem(command).map(Message::key);
    }

    @Test
    void onlyACommandWithThePathOfTheLevelNeedsItsFile() {
        assertTrue(CommandLine.needsFile(command("game", "{file}", "")));
        assertTrue(CommandLine.needsFile(command("{folder}/game", "", "")));
        assertFalse(CommandLine.needsFile(command("game", "{x} {name}", "")));
    }

    @Test
    void theLineIsShownWithQuotes() {
        assertEquals(
                "game --level \"a b\" \"\"", new CommandLine(List.of("game", "--level", "a b", ""), folder).toString());
    }

    private static UserCommand command(String program, String arguments, String folder) {
        return new UserCommand("Game", program, arguments, folder, Optional.empty());
    }
}

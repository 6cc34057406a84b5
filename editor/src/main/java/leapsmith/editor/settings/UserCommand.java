package leapsmith.editor.settings;

import java.util.Objects;
import java.util.Optional;
import javafx.scene.input.KeyCombination;

/**
 * A program that the user starts for a level, such as a game.
 *
 * @param program a path, or a name that the system looks up
 * @param arguments in one line, with quotes as in a shell
 * @param folder the working folder; empty for the folder of the level
 * @param key the key that starts it, if it has one
 */
public record UserCommand(String name, String program, String arguments, String folder, Optional<KeyCombination> key) {
    public UserCommand {
        Objects.requireNonNull(name);
        Objects.requireNonNull(program);
        Objects.requireNonNull(arguments);
        Objects.requireNonNull(folder);
        Objects.requireNonNull(key);
    }

    public UserCommand withKey(Optional<KeyCombination> newKey) {
        return new UserCommand(name, program, arguments, folder, newKey);
    }
}

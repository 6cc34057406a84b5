package leapsmith.editor.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import leapsmith.levels.convert.GuessedRule;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.format.FileFormat;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.look.Theme;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;

/**
 * A file that a command has read.
 *
 * @param version of the format, as the file gives it; may be empty
 * @param levels all of them, or the chosen one; at least one
 * @param findings what could not be read of the whole file
 * @param kinds those that its levels use of a kinds file that is to be written beside them
 */
record OpenedFile(FileFormat format, String version, List<InputLevel> levels, List<Finding> findings, KindsFile kinds) {
    OpenedFile {
        levels = List.copyOf(levels);
        findings = List.copyOf(findings);
    }

    static OpenedFile of(FileFormat format, String name, Level level) {
        InputLevel only = new InputLevel(name, level, Optional.empty(), Optional.empty(), List.of(), List.of());
        return new OpenedFile(
                format, Integer.toString(LevelFormat.version(level)), List.of(only), List.of(), KindsFile.empty());
    }

    /**
     * The only level.
     *
     * @throws IllegalArgumentException if there are several
     */
    InputLevel only(Path file) {
        return only(file, "; choose one with --level");
    }

    /** As {@link #only(Path)}; {@code remedy} ends the message. */
    InputLevel only(Path file, String remedy) {
        if (levels.size() > 1) {
            throw new IllegalArgumentException(StandardStreams.inputName(file) + " has " + levels.size() + " levels ("
                    + levels.stream().map(InputLevel::name).collect(Collectors.joining(", "))
                    + ")" + remedy);
        }
        return levels.get(0);
    }

    /**
     * A level of a file that a command reads.
     *
     * @param name that of the map, or that of the file without its extension
     * @param map what the level was made of; empty for the program's own format
     * @param theme the pictures of the map, by paths relative to the file; empty for the program's own format
     * @param guessed the rules by which it was made, if they were guessed
     * @param findings what the level can't hold of the map
     */
    record InputLevel(
            String name,
            Level level,
            Optional<ExternalMap> map,
            Optional<Theme> theme,
            List<GuessedRule> guessed,
            List<Finding> findings) {
        InputLevel {
            guessed = List.copyOf(guessed);
            findings = List.copyOf(findings);
        }
    }
}

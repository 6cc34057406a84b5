package leapsmith.editor.cli;

import java.nio.file.Path;
import java.util.Optional;
import leapsmith.levels.format.FileFormat;
import picocli.CommandLine.Option;

/** The options of the commands that read levels of any format. */
final class ImportOptions {
    @Option(
            names = "--level",
            paramLabel = "NAME",
            description = "The level of a file with several, such as an LDtk project.")
    private String level;

    @Option(
            names = "--profile",
            paramLabel = "P.json",
            description = "The rules by which a map of another program becomes a level; guessed by default.")
    private Path profile;

    @Option(
            names = "--root",
            paramLabel = "DIR",
            description = "Read tilesets and other files of a map only in this folder; the project's by default.")
    private Path root;

    @Option(
            names = "--from",
            paramLabel = "FORMAT",
            converter = FormatNames.class,
            completionCandidates = FormatNames.class,
            description = "The format of FILE if neither its name nor its content says it.")
    private FileFormat format;

    Optional<String> level() {
        return Optional.ofNullable(level);
    }

    Optional<Path> profile() {
        return Optional.ofNullable(profile);
    }

    Optional<Path> root() {
        return Optional.ofNullable(root);
    }

    Optional<FileFormat> format() {
        return Optional.ofNullable(format);
    }
}

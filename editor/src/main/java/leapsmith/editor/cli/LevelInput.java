package leapsmith.editor.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import leapsmith.levels.format.FileContent;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;

/** Reads levels of any format as the options say; maps of other programs are imported. */
final class LevelInput {
    private final StandardStreams streams;
    private final ImportOptions options;
    private final Set<Path> opened = new LinkedHashSet<>();

    LevelInput(StandardStreams streams, ImportOptions options) {
        this.streams = streams;
        this.options = options;
    }

    /**
     * Reads all levels of a file, or the chosen one.
     *
     * @throws IllegalArgumentException if there is no level of the chosen name
     */
    OpenedFile read(Path file) throws IOException {
        FileContent content = streams.open(file, options.format(), options.root(), opened::add);
        if (content instanceof FileContent.OfProject project) {
            // Apart, so that a level of the program's own format loads no class of imports.
            return MapImport.read(project, file, options);
        }
        Level level = ((FileContent.OfLevel) content).level();
        String name = StandardStreams.isStandard(file) ? level.name() : LevelFiles.stem(file);
        options.level().filter(wanted -> !wanted.equals(name)).ifPresent(wanted -> {
            throw new IllegalArgumentException(noSuchLevel(file, wanted, name));
        });
        return OpenedFile.of(content.format(), name, level);
    }

    static String noSuchLevel(Path file, String wanted, String known) {
        return StandardStreams.inputName(file) + " has no level \"" + wanted + "\", only " + known;
    }

    /**
     * Reads the only level of a file, or the chosen one.
     *
     * @throws IllegalArgumentException if there are several levels and none was chosen, or none of that name
     */
    InputLevel readOne(Path file) throws IOException {
        return read(file).only(file);
    }

    /** The other files that were read so far, such as tilesets. */
    Set<Path> opened() {
        return opened;
    }
}

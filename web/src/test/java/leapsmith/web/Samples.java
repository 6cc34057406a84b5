package leapsmith.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.replay.ReplayDocument;

/** The levels that the program comes with, and their replays. */
public final class Samples {
    private static final Path FOLDER = Path.of(System.getProperty("leapsmith.root"), "samples");

    private Samples() {}

    /** {@return their names, which are those of the files without the extension} */
    public static List<String> names() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(LevelFormat.EXTENSION))
                    .map(name -> name.substring(0, name.length() - LevelFormat.EXTENSION.length()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Level level(String name) throws IOException {
        return LevelFormat.read(FOLDER.resolve(name + LevelFormat.EXTENSION));
    }

    public static ReplayDocument replay(String name) throws IOException {
        return ReplayFormat.read(FOLDER.resolve(name + ReplayFormat.EXTENSION));
    }

    public static Path folder() {
        return FOLDER;
    }
}

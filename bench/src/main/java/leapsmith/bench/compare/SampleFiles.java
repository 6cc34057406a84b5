package leapsmith.bench.compare;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.ReachSearch;

/** Reads the folder {@code samples}. */
final class SampleFiles {
    private static final Path FOLDER = Path.of("samples");

    private SampleFiles() {}

    /** The names of all sample levels, sorted. */
    static List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(LevelFormat.EXTENSION))
                    .map(file -> file.substring(0, file.length() - LevelFormat.EXTENSION.length()))
                    .sorted()
                    .toList();
        }
    }

    /**
     * The names of the sample levels in which something that affects the player moves, or of the others.
     *
     * @param moving whether of those in which something moves
     */
    static List<String> names(boolean moving) throws IOException {
        List<String> found = new ArrayList<>();
        for (String name : names()) {
            if (new ReachSearch(level(name)).isStatic() != moving) {
                found.add(name);
            }
        }
        return found;
    }

    static Level level(String name) throws IOException {
        return LevelFormat.read(FOLDER.resolve(name + LevelFormat.EXTENSION));
    }

    /** The replay of a sample in its level. */
    static PlayRecording replay(String name) throws IOException {
        return ReplayFormat.read(FOLDER.resolve(name + ReplayFormat.EXTENSION)).in(level(name));
    }
}

package leapsmith.bench.compare;

import java.io.IOException;
import java.nio.file.Path;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;

/** Reads the folder {@code samples}. */
final class SampleFiles {
    private static final Path FOLDER = Path.of("samples");

    private SampleFiles() {}

    static Level level(String name) throws IOException {
        return LevelFormat.read(FOLDER.resolve(name + LevelFormat.EXTENSION));
    }

    /** The replay of a sample in its level. */
    static PlayRecording replay(String name) throws IOException {
        return ReplayFormat.read(FOLDER.resolve(name + ReplayFormat.EXTENSION)).in(level(name));
    }
}

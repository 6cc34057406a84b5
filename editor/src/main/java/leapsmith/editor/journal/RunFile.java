package leapsmith.editor.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.replay.ReplayDocument;

/** The run of a journal: the one that is played, or was played last. */
final class RunFile {
    private RunFile() {}

    /** Where the run of a journal is. */
    static Path of(Path folder, String journalId) {
        return folder.resolve(journalId + "-run" + ReplayFormat.EXTENSION);
    }

    static void write(Path file, PlayRecording run) throws IOException {
        ReplayFormat.save(file, ReplayFormat.document("", "", run));
    }

    /** The run; empty if there is none or it can't be read. */
    static Optional<ReplayDocument> read(Path file) {
        try {
            return Files.exists(file) ? Optional.of(ReplayFormat.read(file)) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}

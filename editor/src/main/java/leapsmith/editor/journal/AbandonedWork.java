package leapsmith.editor.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.replay.ReplayDocument;

/** Unsaved work of a process that no longer runs. It stays until it is removed. */
public final class AbandonedWork {
    private final WorkState state;
    private final List<Path> files;
    private final Path runFile;
    private final Session session;

    AbandonedWork(WorkState state, List<Path> files, Path runFile, Session session) {
        this.state = state;
        this.files = List.copyOf(files);
        this.runFile = runFile;
        this.session = session;
    }

    /** The last state on the disk. */
    public WorkState state() {
        return state;
    }

    /** The run that was played last; empty if there is none. */
    public Optional<ReplayDocument> run() {
        return RunFile.read(runFile);
    }

    /** Leaves it for later: until then, another process may offer it. */
    public void release() throws IOException {
        session.close();
    }

    /** Removes it from the disk. */
    public void remove() throws IOException {
        for (Path file : files) {
            Files.deleteIfExists(file);
        }
        Files.deleteIfExists(runFile);
        session.removeIfEmpty();
    }
}

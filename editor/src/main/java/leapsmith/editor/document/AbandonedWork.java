package leapsmith.editor.document;

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
    private final List<Path> keptFiles;
    private final Session session;

    AbandonedWork(WorkState state, List<Path> files, Path runFile, List<Path> keptFiles, Session session) {
        this.state = state;
        this.files = List.copyOf(files);
        this.runFile = runFile;
        this.keptFiles = List.copyOf(keptFiles);
        this.session = session;
    }

    public WorkState state() {
        return state;
    }

    /** The run that was played last; empty if there is none. */
    public Optional<ReplayDocument> run() {
        return RunFile.read(runFile);
    }

    /** The kept runs that were not saved, the oldest first, with their names; without those that can't be read. */
    public List<ReplayDocument> kept() {
        return keptFiles.stream().map(RunFile::read).flatMap(Optional::stream).toList();
    }

    /** How many runs there are, including the one that was played last. */
    public int runs() {
        return keptFiles.size() + (Files.exists(runFile) ? 1 : 0);
    }

    /** Leaves it for later: until then, another process may offer it. */
    public void release() throws IOException {
        session.close();
    }

    public void remove() throws IOException {
        for (Path file : files) {
            Files.deleteIfExists(file);
        }
        Files.deleteIfExists(runFile);
        for (Path file : keptFiles) {
            Files.deleteIfExists(file);
        }
        session.removeIfEmpty();
    }
}

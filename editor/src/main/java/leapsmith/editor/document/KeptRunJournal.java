package leapsmith.editor.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.file.Disk;

/**
 * The unsaved kept runs of a journal, each in a file of its own, which is written once. Belongs to the background
 * thread of the journal.
 */
final class KeptRunJournal {
    private final String id;
    private final Disk disk;
    private final List<Written> written = new ArrayList<>();
    private int files;

    /** @param file null if the run can't be written, because it fails at its end */
    private record Written(NamedRun run, Path file) {}

    KeptRunJournal(String id, Disk disk) {
        this.id = id;
        this.disk = disk;
    }

    /** Writes the runs that have no file yet to a folder, and removes the files of all others. */
    void write(Path folder, List<NamedRun> runs) throws IOException {
        for (NamedRun run : runs) {
            if (written.stream().noneMatch(it -> it.run().isSame(run))) {
                written.add(new Written(run, file(folder, run)));
            }
        }
        removeOthers(runs);
    }

    /** Removes the files of all other runs than these. */
    void removeOthers(List<NamedRun> runs) throws IOException {
        for (Written each : List.copyOf(written)) {
            if (runs.stream().noneMatch(each.run()::isSame)) {
                if (each.file() != null) {
                    disk.remove(each.file());
                }
                written.remove(each);
            }
        }
    }

    private Path file(Path folder, NamedRun run) throws IOException {
        Path file = RunFile.ofKept(folder, id, files++);
        try {
            RunFile.write(file, run);
        } catch (RuntimeException e) {
            // It fails again at its end.
            return null;
        }
        return file;
    }
}

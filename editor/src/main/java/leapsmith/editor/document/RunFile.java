package leapsmith.editor.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import leapsmith.levels.file.Disk;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.replay.ReplayDocument;

/** The files of the runs of a journal: of the one that is played, or was played last, and of kept ones. */
final class RunFile {
    private RunFile() {}

    static Path of(Path folder, String journalId) {
        return folder.resolve(journalId + "-run" + ReplayFormat.EXTENSION);
    }

    /** Where a kept run of a journal is; the names of one journal ascend by their number. */
    static Path ofKept(Path folder, String journalId, int number) {
        return folder.resolve(
                String.format(Locale.ROOT, "%s%08d%s", keptStart(journalId), number, ReplayFormat.EXTENSION));
    }

    static List<Path> keptOf(Path folder, String journalId) throws IOException {
        return Disk.SYSTEM.files(folder).stream()
                .filter(file -> file.getFileName().toString().startsWith(keptStart(journalId)))
                .sorted()
                .toList();
    }

    private static String keptStart(String journalId) {
        return journalId + "-kept-";
    }

    static void write(Path file, PlayRecording run) throws IOException {
        ReplayFormat.save(file, ReplayFormat.document("", "", run));
    }

    /** Writes a kept run with the outcome of the moment at which it was kept. */
    static void write(Path file, Journal.NamedRun kept) throws IOException {
        ReplayDocument replay = kept.recorded().isPresent()
                ? kept.recorded().get().named(kept.name(), "", RawMembers.EMPTY)
                : ReplayFormat.document(kept.name(), "", kept.run());
        ReplayFormat.save(file, replay);
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

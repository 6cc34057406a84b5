package leapsmith.editor.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.json.SharedKinds;
import leapsmith.levels.model.Level;

/**
 * What this process knows to be in the level files: the content that it read or wrote last. Another content was written
 * by another program. A file is read only if its time or size changed. May be used by any thread.
 */
public final class FileFingerprints {
    private final LevelStorage storage;
    private final Map<Path, Known> known = new ConcurrentHashMap<>();

    /** Time and size of a file, and the system's key for it, which may be null. */
    private record Stamp(FileTime time, long size, Object key) {
        static Stamp of(Path file) throws IOException {
            BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
            return new Stamp(now.lastModifiedTime(), now.size(), now.fileKey());
        }
    }

    private final Map<Path, KnownKinds> kinds = new ConcurrentHashMap<>();

    /** What the kinds file of a folder says, and when it said so; empty for none. */
    private record KnownKinds(Optional<Stamp> stamp, SharedKinds kinds) {}

    /** A content, and when the file had it; the stamp is null if that is not known. */
    private record Known(Level level, Stamp stamp) {}

    public FileFingerprints(LevelStorage storage) {
        this.storage = storage;
    }

    public void set(Path file, Level level) {
        known.put(normal(file), new Known(level, null));
    }

    /** Sets the content after this process wrote it. */
    void setWritten(Path file, Level level) throws IOException {
        known.put(normal(file), new Known(level, Stamp.of(file)));
    }

    /** Drops a file that is no longer open. */
    public void remove(Path file) {
        known.remove(normal(file));
    }

    /**
     * The content of a known file if another program has changed it; empty if it is as it was, or not known.
     *
     * @throws NoSuchFileException if the file is gone
     * @throws IOException if it can't be read, for example because it is being written
     */
    public Optional<Level> changed(Path file) throws IOException {
        Known before = known.get(normal(file));
        if (before == null) {
            return Optional.empty();
        }
        // Taken before the content is read, so that a later change is noticed later.
        Stamp now = Stamp.of(file);
        if (now.equals(before.stamp())) {
            return Optional.empty();
        }
        Level content = storage.read(file);
        // What the kinds file says is in neither of the two files.
        if (SharedKinds.NONE.resolve(content).equals(SharedKinds.NONE.resolve(before.level()))) {
            known.replace(normal(file), before, new Known(before.level(), now));
            return Optional.empty();
        }
        return known.get(normal(file)) == before ? Optional.of(content) : Optional.empty();
    }

    /**
     * The tile kinds that the levels of a folder share. Their file is read again only if its time or size changed.
     *
     * @throws IOException if the file just disappeared
     */
    public SharedKinds sharedKinds(Path folder) throws IOException {
        Optional<Path> file = KindsFile.find(folder);
        Optional<Stamp> now = file.isPresent() ? Optional.of(Stamp.of(file.get())) : Optional.empty();
        KnownKinds before = kinds.get(folder);
        if (before == null
                || !before.stamp().equals(now)
                || !before.kinds().file().equals(file)) {
            before = new KnownKinds(now, SharedKinds.of(folder));
            kinds.put(folder, before);
        }
        return before.kinds();
    }

    /** The same path for all paths of a file that name the same folders. */
    public static Path normal(Path file) {
        return file.toAbsolutePath().normalize();
    }
}

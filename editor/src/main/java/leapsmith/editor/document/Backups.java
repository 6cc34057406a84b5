package leapsmith.editor.document;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.format.LevelFiles;

/**
 * The earlier contents of level files: the last {@link #MOST} of each. They lie in a folder for each level file, under
 * the time at which they were replaced.
 */
public final class Backups {
    public static final int MOST = 10;

    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("uuuuMMdd-HHmmss-SSS");
    private static final int NAME_LENGTH = "20261231-235959-999".length();

    private final Path folder;
    private final Clock clock;

    /** @param folder is created with the first backup */
    public Backups(Path folder) {
        this(folder, Clock.systemUTC());
    }

    Backups(Path folder, Clock clock) {
        this.folder = folder;
        this.clock = clock;
    }

    /** An earlier content of a level file. */
    public record Backup(Path file, Instant time, long bytes) {}

    /** Keeps the current content of a level file, if it exists and differs from the newest backup. */
    void keep(Path levelFile) throws IOException {
        if (!Files.isRegularFile(levelFile)) {
            return;
        }
        List<Backup> known = of(levelFile);
        if (!known.isEmpty() && Files.mismatch(known.get(0).file(), levelFile) < 0) {
            return;
        }
        Path own = folderOf(levelFile);
        Files.createDirectories(own);
        String name = NAME.format(LocalDateTime.ofInstant(clock.instant(), ZoneOffset.UTC));
        Path backup = own.resolve(name + LevelFiles.NATIVE.extensions().get(0));
        SafeFile.save(backup, out -> {
            try (InputStream in = Files.newInputStream(levelFile)) {
                in.transferTo(out);
            }
        });
        List<Backup> all = of(levelFile);
        for (Backup old : all.subList(Math.min(MOST, all.size()), all.size())) {
            Files.deleteIfExists(old.file());
        }
    }

    /** The backups of a level file, the newest first. */
    public List<Backup> of(Path levelFile) throws IOException {
        Path own = folderOf(levelFile);
        List<Backup> backups = new ArrayList<>();
        if (Files.isDirectory(own)) {
            try (var files = Files.newDirectoryStream(own)) {
                for (Path file : files) {
                    Optional<Instant> time = time(file);
                    if (time.isPresent()) {
                        backups.add(new Backup(file, time.get(), Files.size(file)));
                    }
                }
            }
        }
        backups.sort((a, b) -> b.time().compareTo(a.time()));
        return Collections.unmodifiableList(backups);
    }

    private static Optional<Instant> time(Path file) {
        String name = file.getFileName().toString();
        try {
            return Optional.of(LocalDateTime.parse(name.substring(0, Math.min(NAME_LENGTH, name.length())), NAME)
                    .toInstant(ZoneOffset.UTC));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    /** The folder of a level file, for any length of its path. */
    private Path folderOf(Path levelFile) {
        Path absolute = levelFile.toAbsolutePath().normalize();
        return folder.resolve(UUID.nameUUIDFromBytes(absolute.toString().getBytes(StandardCharsets.UTF_8))
                .toString());
    }
}

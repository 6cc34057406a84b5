package leapsmith.editor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import leapsmith.editor.document.Backups.Backup;
import leapsmith.levels.file.Disk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupsTest {
    private static final Instant START = Instant.parse("2026-11-22T10:00:00.250Z");

    @TempDir
    Path folder;

    private Instant now = START;

    @Test
    void theLastTenContentsAreKeptTheNewestFirst() throws IOException {
        Path file = folder.resolve("hill.level.json");
        Backups backups = backups();
        backups.keep(file);
        assertEquals(List.of(), backups.of(file), "there was no file");
        for (int i = 0; i < 13; i++) {
            Files.writeString(file, "content " + i);
            backups.keep(file);
            now = now.plus(Duration.ofMinutes(1));
        }
        List<Backup> kept = backups.of(file);
        assertEquals(10, kept.size());
        for (int i = 0; i < 10; i++) {
            assertEquals("content " + (12 - i), Files.readString(kept.get(i).file()));
            assertEquals(START.plus(Duration.ofMinutes(12 - i)), kept.get(i).time());
        }
        assertEquals(10, kept.get(0).bytes());
        assertEquals(List.of(file), levelFiles(), "nothing is left beside the level");
    }

    @Test
    void anUnchangedFileIsKeptOnce() throws IOException {
        Path file = Files.writeString(folder.resolve("hill.level.json"), "same");
        Backups backups = backups();
        backups.keep(file);
        now = now.plusSeconds(1);
        backups.keep(file);
        assertEquals(START, backups.of(file).get(0).time());
        assertEquals(1, backups.of(file).size());
    }

    @Test
    void filesOfOneNameInDifferentFoldersHaveTheirOwnBackups() throws IOException {
        Path one = Files.createDirectories(folder.resolve("one")).resolve("x".repeat(240) + ".level.json");
        Path two = Files.createDirectories(folder.resolve("two")).resolve(one.getFileName());
        Files.writeString(one, "one");
        Files.writeString(two, "two");
        Backups backups = backups();
        backups.keep(one);
        assertEquals(List.of(), backups.of(two));
        backups.keep(two);
        assertEquals("one", Files.readString(backups.of(one).get(0).file()));
        assertEquals("two", Files.readString(backups.of(two).get(0).file()));
    }

    private Backups backups() {
        return new Backups(folder.resolve("backups"), new Clock() {
            @Override
            public ZoneId getZone() {
                return ZoneOffset.UTC;
            }

            @Override
            public Clock withZone(ZoneId zone) {
                return this;
            }

            @Override
            public Instant instant() {
                return now;
            }
        });
    }

    private List<Path> levelFiles() throws IOException {
        return Disk.SYSTEM.files(folder);
    }
}

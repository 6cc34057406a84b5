package leapsmith.editor.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.image.Themes;
import leapsmith.levels.model.Level;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.ColorScheme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ThumbnailsTest {
    @TempDir
    Path folder;

    private int reads;
    private Error failure;
    private final List<Error> logged = new ArrayList<>();
    private int missing;
    private Thumbnails.NoPicture reason;
    private final ObjectProperty<ColorScheme> colors = new SimpleObjectProperty<>(ColorScheme.LIGHT);
    private final Thumbnails thumbnails = new Thumbnails(
            file -> {
                reads++;
                if (failure != null) {
                    throw failure;
                }
                Level level = LevelFiles.read(file);
                return new Thumbnails.Shown(
                        level,
                        Themes.load(level.looks().theme(), Optional.of(file.getParent()))
                                .look());
            },
            Runnable::run,
            Runnable::run,
            colors,
            logged::add);

    @Test
    void aFileIsReadAgainOnlyAfterItHasChanged() throws IOException {
        Path file = save("a");
        Picture first = picture(file);
        assertSame(first, picture(file));
        assertEquals(1, reads);
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000));
        assertNotSame(first, picture(file));
        colors.set(ColorScheme.DARK);
        picture(file);
        assertEquals(3, reads);
    }

    @Test
    void thePictureThatAFileHadIsKnownAtOnce() throws IOException {
        Path file = save("a");
        assertEquals(Optional.empty(), thumbnails.lastOf(file));
        Picture drawn = picture(file);
        assertSame(drawn, thumbnails.lastOf(file).orElseThrow());
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000));
        assertSame(drawn, thumbnails.lastOf(file).orElseThrow(), "until it is drawn again");
        assertEquals(1, reads);
    }

    @Test
    void aFileThatIsNoLevelHasNoPicture() throws IOException {
        assertNull(picture(Files.writeString(folder.resolve("b.level.json"), "{")));
        assertNull(picture(folder.resolve("missing.level.json")));
    }

    @Test
    void aFileThatNeedsTooMuchMemoryHasNoPicture() throws IOException {
        Path file = save("a");
        failure = new OutOfMemoryError("on purpose");
        assertNull(picture(file));
        assertEquals(List.of(failure), logged);
        assertEquals(0, missing, "the file exists");
        failure = null;
        assertNotNull(picture(file));
    }

    @Test
    void anotherPictureThatNeedsTooMuchMemoryIsMissing() {
        thumbnails.request(
                scheme -> {
                    throw new OutOfMemoryError("on purpose");
                },
                picture -> {},
                () -> missing++);
        assertEquals(1, missing);
        assertEquals(1, logged.size());
    }

    @Test
    void aFileWithoutAPictureSaysWhy() throws IOException {
        assertNull(picture(Files.writeString(folder.resolve("broken.level.json"), "{")));
        assertEquals(Thumbnails.NoPicture.BROKEN, reason);
        Path large = folder.resolve("large.level.json");
        try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
            file.setLength(17L << 20);
        }
        assertNull(picture(large));
        assertEquals(Thumbnails.NoPicture.LARGE, reason);
        assertNull(picture(folder.resolve("gone.level.json")));
        assertEquals(Thumbnails.NoPicture.GONE, reason);
    }

    @Test
    void onlyTheLatestPicturesAreKept() throws IOException {
        Path first = save("first");
        Path second = save("second");
        picture(first);
        picture(second);
        for (int i = 0; i < Thumbnails.MAX_KEPT - 1; i++) {
            picture(first);
            picture(save("other" + i));
        }
        int before = reads;
        picture(first);
        assertEquals(before, reads, "used all the time");
        picture(second);
        assertEquals(before + 1, reads, "not used for the longest time");
    }

    private Path save(String name) throws IOException {
        Path file = folder.resolve(name + ".level.json");
        LevelFiles.save(file, Level.empty(name, 4, 4, 16));
        return file;
    }

    private Picture picture(Path file) {
        AtomicReference<Picture> shown = new AtomicReference<>();
        thumbnails.request(file, shown::set, why -> {
            missing += why == Thumbnails.NoPicture.GONE ? 1 : 0;
            reason = why;
        });
        return shown.get();
    }
}

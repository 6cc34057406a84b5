package leapsmith.levels.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import leapsmith.levels.TestLevels;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Overlay;
import leapsmith.levels.world.InputScript;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GifFileTest {
    @TempDir
    Path folder;

    @Test
    void onlyTheDifferenceIsWritten() throws IOException {
        Path file = folder.resolve("two.gif");
        Picture picture = new Picture(40, 30);
        try (OutputStream out = Files.newOutputStream(file);
                GifFile gif = new GifFile(out, 10)) {
            gif.add(picture);
            picture.argb()[7 * 40 + 5] = 0xffff0000;
            picture.argb()[9 * 40 + 8] = 0xff00ff00;
            gif.add(picture);
            gif.add(picture);
        }
        try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
            ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
            reader.setInput(in);
            assertEquals(3, reader.getNumImages(true));
            assertEquals(40, reader.read(0).getWidth());
            BufferedImage second = reader.read(1);
            assertEquals(4, second.getWidth());
            assertEquals(3, second.getHeight());
            assertEquals(0xffff0000, second.getRGB(0, 0));
            assertEquals(0xff00ff00, second.getRGB(3, 2));
            assertEquals(1, reader.read(2).getWidth());
        }
    }

    @Test
    void picturesMustHaveOneSize() throws IOException {
        try (GifFile gif = new GifFile(OutputStream.nullOutputStream(), 10)) {
            gif.add(new Picture(4, 4));
            assertThrows(IllegalArgumentException.class, () -> gif.add(new Picture(4, 5)));
        }
    }

    @Test
    void aMovieHasAPictureForEverySecondTick() throws IOException {
        Level level = TestLevels.of("..........", "..........", "..........", "##########")
                .withObjects(
                        CharacterType.TYPE, List.of(CharacterType.TYPE.create("hero", CharacterType.PLAYER, 8, 8)));
        Path file = folder.resolve("run.gif");
        PlayRecording run = PlayRecording.of(level, InputScript.parse("right*20"), 20);
        RunMovie movie = RunMovie.of(level, Set.of(Overlay.TRAIL), ColorScheme.DARK);
        SafeFile.save(file, out -> assertTrue(movie.write(run, 4, 100, out, done -> true)));
        try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
            ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
            reader.setInput(in);
            assertEquals(9, reader.getNumImages(true));
            assertEquals(level.widthPx(), reader.read(0).getWidth());
        }
    }

    @Test
    void aCanceledMovieLeavesTheOldFileAndNoOther() throws IOException {
        Level level = TestLevels.of("....", "####")
                .withObjects(
                        CharacterType.TYPE, List.of(CharacterType.TYPE.create("hero", CharacterType.PLAYER, 8, 8)));
        PlayRecording run = PlayRecording.of(level, InputScript.parse("right*20"), 20);
        RunMovie movie = RunMovie.of(level, Set.of(), ColorScheme.DARK);
        Path file = folder.resolve("run.gif");
        List<Double> reported = new ArrayList<>();
        assertFalse(SafeFile.saveUnlessCancelled(
                file,
                out -> movie.write(run, 0, 20, out, done -> {
                    reported.add(done);
                    return reported.size() < 3;
                })));
        assertEquals(List.of(1 / 21.0, 3 / 21.0, 5 / 21.0), reported);
        assertEquals(List.of(), files());
        Files.writeString(file, "another");
        assertFalse(SafeFile.saveUnlessCancelled(file, out -> movie.write(run, 0, 20, out, done -> false)));
        assertEquals("another", Files.readString(file));
        assertEquals(List.of(file), files());
    }

    @Test
    void aMovieIsWrittenAsItGrows() throws IOException {
        Level level = TestLevels.of("....", "####")
                .withObjects(
                        CharacterType.TYPE, List.of(CharacterType.TYPE.create("hero", CharacterType.PLAYER, 8, 8)));
        PlayRecording run = PlayRecording.of(level, InputScript.parse("right*200"), 200);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        List<Integer> sizes = new ArrayList<>();
        RunMovie.of(level, Set.of(Overlay.TRAIL), ColorScheme.DARK)
                .write(run, 0, 200, out, done -> sizes.add(out.size()));
        assertTrue(sizes.get(sizes.size() / 2) > sizes.get(0), sizes.toString());
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }
}

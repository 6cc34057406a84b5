package leapsmith.levels.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.stream.Stream;
import leapsmith.levels.convert.ImportProfile;
import leapsmith.levels.convert.ImportedLevel;
import leapsmith.levels.convert.LevelImport;
import leapsmith.levels.convert.ProfileFormat;
import leapsmith.levels.convert.RuleGuesser;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.format.ExternalFormat;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.image.ImageFile;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.json.SpriteFormat;
import leapsmith.levels.json.ThemeFormat;
import leapsmith.levels.look.Theme;
import leapsmith.levels.model.Level;
import leapsmith.levels.replay.ReplayDocument;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Files of all formats, changed by a fuzzer that follows the code they reach. Each is read, or refused with an error
 * that has a place; maps that are read become levels. By default only the seeds and former findings run;
 * CONTRIBUTING.md says how to fuzz.
 */
class ReadersFuzzTest {
    /** Above this size the level isn't written, as that takes long and adds nothing. */
    private static final long MAX_WRITTEN_TILES = 1 << 16;

    private static final int MAX_PIXELS = 1 << 16;

    @MethodSource
    @FuzzTest
    void tiledXml(byte[] bytes) throws IOException {
        checkMap("tiled-xml", bytes);
    }

    @MethodSource
    @FuzzTest
    void tiledJson(byte[] bytes) throws IOException {
        checkMap("tiled-json", bytes);
    }

    @MethodSource
    @FuzzTest
    void ldtk(byte[] bytes) throws IOException {
        checkMap("ldtk", bytes);
    }

    @MethodSource
    @FuzzTest
    void textGrid(byte[] bytes) throws IOException {
        checkMap("text-grid", bytes);
    }

    @MethodSource
    @FuzzTest
    void csvGrid(byte[] bytes) throws IOException {
        checkMap("csv", bytes);
    }

    private static ExternalFormat format(String id) {
        return (ExternalFormat) LevelFiles.FORMATS.stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static void checkMap(String format, byte[] bytes) throws IOException {
        FileBundle files = new FileBundle(bytes);
        try {
            for (ExternalMap map :
                    format(format).read(files.main(), "map", files).maps()) {
                ImportedLevel imported = LevelImport.of(map, RuleGuesser.profile(map));
                checkWritten(imported.level());
            }
        } catch (LevelFormatException e) {
            checkPlace(e);
        }
    }

    @MethodSource
    @FuzzTest
    void level(byte[] bytes) throws IOException {
        try {
            checkWritten(LevelFormat.read(new ByteArrayInputStream(bytes), "level"));
        } catch (LevelFormatException e) {
            checkPlace(e);
        }
    }

    @MethodSource
    @FuzzTest
    void replay(byte[] bytes) throws IOException {
        try {
            ReplayDocument replay = ReplayFormat.read(new ByteArrayInputStream(bytes), "replay");
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ReplayFormat.write(replay, out);
            ByteArrayOutputStream again = new ByteArrayOutputStream();
            ReplayFormat.write(ReplayFormat.read(new ByteArrayInputStream(out.toByteArray()), "written"), again);
            assertEquals(out.toString(UTF_8), again.toString(UTF_8));
        } catch (LevelFormatException e) {
            checkPlace(e);
        }
    }

    @MethodSource
    @FuzzTest
    void profile(byte[] bytes) throws IOException {
        try {
            ImportProfile profile = ProfileFormat.read(new ByteArrayInputStream(bytes), "profile");
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ProfileFormat.write(profile, out);
            assertEquals(profile, ProfileFormat.read(new ByteArrayInputStream(out.toByteArray()), "written"));
        } catch (LevelFormatException e) {
            checkPlace(e);
        }
    }

    /** A theme that is read can be written, and drawn with any pictures. */
    @MethodSource
    @FuzzTest
    void theme(byte[] bytes) throws IOException {
        try {
            Theme theme = ThemeFormat.read(new ByteArrayInputStream(bytes), "theme");
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ThemeFormat.write(theme, out);
            assertEquals(theme, ThemeFormat.read(new ByteArrayInputStream(out.toByteArray()), "written"));
            DrawnThemes.draw(theme);
        } catch (LevelFormatException e) {
            checkPlace(e);
        }
    }

    @MethodSource
    @FuzzTest
    void sprite(byte[] bytes) throws IOException {
        try {
            DrawnThemes.draw(SpriteFormat.read(new ByteArrayInputStream(bytes), "sprite"));
        } catch (LevelFormatException e) {
            checkPlace(e);
        }
    }

    @MethodSource
    @FuzzTest
    void picture(byte[] bytes) {
        try {
            ImageFile image = ImageFile.read(new ByteArrayInputStream(bytes), MAX_PIXELS);
            assertEquals(image.width() * image.height(), image.argb().length);
        } catch (IOException e) {
            assertTrue(!e.getMessage().isEmpty(), "the reason is missing");
        }
    }

    /** A level that is written reads back as an equal one. */
    private static void checkWritten(Level level) throws IOException {
        if ((long) level.columns() * level.rows() > MAX_WRITTEN_TILES) {
            return;
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        LevelFormat.write(level, out);
        assertEquals(level, LevelFormat.read(new ByteArrayInputStream(out.toByteArray()), "written"));
    }

    private static void checkPlace(LevelFormatException error) {
        assertTrue(error.line() > 0 && error.column() > 0, error.getMessage());
        assertTrue(error.getMessage().lines().count() == 1, error.getMessage());
    }

    static Stream<byte[]> tiledXml() {
        return Seeds.maps(format("tiled-xml")).stream();
    }

    static Stream<byte[]> tiledJson() {
        return Seeds.maps(format("tiled-json")).stream();
    }

    static Stream<byte[]> ldtk() {
        return Seeds.maps(format("ldtk")).stream();
    }

    static Stream<byte[]> textGrid() {
        return Seeds.maps(format("text-grid")).stream();
    }

    static Stream<byte[]> csvGrid() {
        return Seeds.maps(format("csv")).stream();
    }

    static Stream<byte[]> level() {
        return Seeds.levels().stream();
    }

    static Stream<byte[]> replay() {
        return Seeds.replays().stream();
    }

    static Stream<byte[]> profile() {
        return Seeds.profiles().stream();
    }

    static Stream<byte[]> theme() {
        return Seeds.themes().stream();
    }

    static Stream<byte[]> sprite() {
        return Seeds.sprites().stream();
    }

    static Stream<byte[]> picture() {
        return Seeds.pictures().stream();
    }
}

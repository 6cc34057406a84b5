package leapsmith.levels.samples;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import leapsmith.levels.convert.ImportedLevel;
import leapsmith.levels.convert.LevelImport;
import leapsmith.levels.convert.RuleGuesser;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.format.Export.ExportedFile;
import leapsmith.levels.format.ExternalFormat;
import leapsmith.levels.format.FileContent;
import leapsmith.levels.format.FileFormat;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The sample that is shipped in all formats of other programs: {@code -Dleapsmith.update} writes its files. */
class SampleExportsTest {
    private static final Path SAMPLES =
            Path.of(System.getProperty("leapsmith.root")).resolve("samples");
    private static final Path EXPORTS = SAMPLES.resolve("exports");
    private static final String NAME = "lift-shaft";

    private static Level level;

    @BeforeAll
    static void readTheSampleAndWriteItsExportsIfAsked() throws IOException {
        level = LevelFiles.read(SAMPLES.resolve(NAME + ".level.json"));
        if (System.getProperty("leapsmith.update") != null) {
            Files.createDirectories(EXPORTS);
            for (ExternalFormat format : formats()) {
                for (ExportedFile file : exported(format)) {
                    Files.write(EXPORTS.resolve(file.name()), content(file));
                }
            }
        }
    }

    private static byte[] content(ExportedFile file) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        file.content().write(out);
        return out.toByteArray();
    }

    static List<ExternalFormat> formats() {
        return LevelFiles.FORMATS.stream()
                .filter(FileFormat::canWrite)
                .filter(ExternalFormat.class::isInstance)
                .map(ExternalFormat.class::cast)
                .toList();
    }

    private static String fileName(ExternalFormat format) {
        return NAME + format.extensions().get(0);
    }

    private static List<ExportedFile> exported(ExternalFormat format) {
        return format.export(level, fileName(format)).files();
    }

    @ParameterizedTest
    @MethodSource("formats")
    void theFilesAreWhatAnExportWrites(ExternalFormat format) throws IOException {
        for (ExportedFile exported : exported(format)) {
            Path file = EXPORTS.resolve(exported.name());
            if (exported.name().endsWith(".png")) {
                assertSamePicture(content(exported), Files.readAllBytes(file));
            } else {
                String text = new String(content(exported), StandardCharsets.UTF_8);
                assertEquals(text, Files.readString(file), "run this test with -Dleapsmith.update");
            }
        }
    }

    /** JDKs compress pictures differently, so their pixels are compared. */
    private static void assertSamePicture(byte[] expected, byte[] actual) throws IOException {
        assertArrayEquals(pixels(expected), pixels(actual), "run this test with -Dleapsmith.update");
    }

    private static int[] pixels(byte[] png) throws IOException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
        assertNotNull(image);
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    @Test
    void thereAreNoOtherFiles() throws IOException {
        Set<String> names = formats().stream()
                .flatMap(format -> exported(format).stream())
                .map(ExportedFile::name)
                .collect(Collectors.toCollection(TreeSet::new));
        try (Stream<Path> files = Files.list(EXPORTS)) {
            assertEquals(
                    names,
                    files.map(file -> file.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new)));
        }
    }

    @ParameterizedTest
    @MethodSource("formats")
    void theFilesOpenAsTheSampleOrItsTiles(ExternalFormat format) throws IOException {
        FileContent content = LevelFiles.open(EXPORTS.resolve(fileName(format)), Optional.empty());
        FileContent.OfProject project = (FileContent.OfProject) content;
        assertEquals(format, project.format());
        ExternalMap map = project.project().maps().get(0);
        ImportedLevel imported = LevelImport.of(map, RuleGuesser.profile(map));
        assertEquals(List.of(), project.project().findings());
        assertEquals(List.of(), imported.findings());
        boolean holdsObjects = format.export(level, fileName(format)).lost().isEmpty();
        if (holdsObjects) {
            assertEquals(level, imported.level());
        } else {
            assertEquals(level.tiles().region(), imported.level().tiles().region());
            assertEquals(0, imported.level().objects().count());
        }
    }
}

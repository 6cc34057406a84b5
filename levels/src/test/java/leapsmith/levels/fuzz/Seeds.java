package leapsmith.levels.fuzz;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import leapsmith.levels.RandomLevels;
import leapsmith.levels.TestLevels;
import leapsmith.levels.convert.ImportProfile;
import leapsmith.levels.convert.LevelExport;
import leapsmith.levels.convert.ProfileFormat;
import leapsmith.levels.convert.RuleGuesser;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.format.Export;
import leapsmith.levels.format.ExternalFormat;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.ldtk.LdtkTexts;
import leapsmith.levels.model.Level;
import leapsmith.levels.replay.RandomRecordings;
import leapsmith.levels.tiled.Fixtures;

/** The files with which a fuzzer begins. */
final class Seeds {
    private static final int COUNT = 8;

    /** Larger files slow the fuzzer down. */
    private static final long MAX_BYTES = 4096;

    private Seeds() {}

    /** Random levels in a format, a file of our own with what the export doesn't use, and the small hostile files. */
    static List<byte[]> maps(ExternalFormat format) {
        List<byte[]> seeds = new ArrayList<>(small(level -> {
            List<Export.ExportedFile> files = format.export(level, "map").files();
            return bytes(files.get(files.size() - 1).content());
        }));
        seeds.addAll(ofFixtures(format.id()));
        seeds.addAll(hostile(format.extensions().get(0)));
        return seeds;
    }

    private static List<byte[]> ofFixtures(String format) {
        return switch (format) {
            case "tiled-xml" -> List.of(FileBundle.of(Fixtures.XML, Fixtures.FILES));
            case "tiled-json" -> List.of(FileBundle.of(Fixtures.JSON, Fixtures.FILES));
            case "ldtk" -> List.of(FileBundle.of(LdtkTexts.example(), LdtkTexts.exampleFiles()));
            case "text-grid" -> List.of(" =\n#./\n\n".getBytes(StandardCharsets.UTF_8));
            default -> List.of("-1;0;7;9\n0\t1".getBytes(StandardCharsets.UTF_8));
        };
    }

    private static List<byte[]> hostile(String extension) {
        String folder = System.getProperty("leapsmith.levels.dir");
        if (folder == null) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(Path.of(folder, "hostile"))) {
            List<byte[]> seeds = new ArrayList<>();
            for (Path file : files.sorted().toList()) {
                if (file.toString().endsWith(extension) && Files.size(file) <= MAX_BYTES) {
                    seeds.add(Files.readAllBytes(file));
                }
            }
            return seeds;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<byte[]> levels() {
        return small(level -> bytes(out -> LevelFormat.write(level, out)));
    }

    /** Some random levels as files that aren't large. */
    private static List<byte[]> small(Function<Level, byte[]> file) {
        return IntStream.range(0, 10 * COUNT)
                .mapToObj(seed -> file.apply(level(seed)))
                .filter(bytes -> bytes.length <= MAX_BYTES)
                .limit(COUNT)
                .toList();
    }

    static List<byte[]> replays() {
        return IntStream.range(0, COUNT)
                .mapToObj(seed -> bytes(out -> ReplayFormat.write(
                        ReplayFormat.document("run", "a.level.json", RandomRecordings.in(TestLevels.room(), 40, seed)),
                        out)))
                .toList();
    }

    /** The rules that the maps of random levels suggest, and one of each kind. */
    static List<byte[]> profiles() {
        ImportProfile guessed = RuleGuesser.profile(LevelExport.mapOf(level(1)));
        return List.of(bytes(out -> ProfileFormat.write(guessed, out)), EXAMPLE.getBytes(StandardCharsets.UTF_8));
    }

    private static final String EXAMPLE = """
            {
              "format": "leapsmith-import-profile",
              "version": 1,
              "rules": [
                { "by": "tile-property", "text": "class=one_way", "becomes": "oneway" },
                { "by": "value", "text": "ladder", "layer": "Terrain", "becomes": "nothing" },
                { "by": "tile-shape", "text": "any", "becomes": "shape" },
                { "by": "object-class", "text": "Hero", "becomes": "character", "kind": "player" },
                { "by": "tile-id", "text": "12-20", "becomes": "slope-right-1:2-low" }
              ]
            }
            """;

    private static Level level(int seed) {
        return RandomLevels.level(new SplittableRandom(seed));
    }

    private static byte[] bytes(SafeFile.Content content) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            content.write(out);
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory doesn't fail", e);
        }
        return out.toByteArray();
    }
}

package leapsmith.levels.fuzz;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import leapsmith.levels.RandomLevels;
import leapsmith.levels.TestLevels;
import leapsmith.levels.convert.ImportProfile;
import leapsmith.levels.convert.LevelExport;
import leapsmith.levels.convert.ProfileFormat;
import leapsmith.levels.convert.RuleGuesser;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.format.Export;
import leapsmith.levels.format.ExternalFormat;
import leapsmith.levels.image.PngBytes;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.RandomThemes;
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

    static List<byte[]> themes() {
        return IntStream.range(0, 10 * COUNT)
                .mapToObj(seed -> RandomThemes.text(new SplittableRandom(seed)).getBytes(StandardCharsets.UTF_8))
                .filter(bytes -> bytes.length <= MAX_BYTES)
                .limit(5 * COUNT)
                .toList();
    }

    static List<byte[]> sprites() {
        String frames = "{ \"frame\": { \"x\": 1, \"y\": 2, \"w\": 3, \"h\": 4 }, \"duration\": 90,"
                + " \"spriteSourceSize\": { \"x\": 1, \"y\": 0, \"w\": 3, \"h\": 4 } }, {}";
        String meta = "\"meta\": { \"image\": \"hero.png\", \"frameTags\": [ { \"name\": \"idle\", \"from\": 0,"
                + " \"to\": 1, \"direction\": \"pingpong_reverse\" } ] } }";
        return Stream.of(
                        "{ \"frames\": [ " + frames + " ], " + meta,
                        "{ \"frames\": { \"a\": " + frames.replace(", {}", "") + " }, " + meta.replace("1,", "0,"))
                .map(text -> text.getBytes(StandardCharsets.UTF_8))
                .toList();
    }

    /** A picture of each kind of PNG, and one of each other format, whole and cut off. */
    static List<byte[]> pictures() {
        List<byte[]> seeds = new ArrayList<>();
        for (int type : new int[] {PngBytes.GRAY, PngBytes.RGB, PngBytes.INDEXED, PngBytes.GRAY_ALPHA, PngBytes.RGBA}) {
            for (int bits : new int[] {8, 16}) {
                PngBytes png = new PngBytes(3, 2, bits, type);
                if (type == PngBytes.INDEXED) {
                    png.chunk("PLTE", new byte[12]).chunk("tRNS", (byte) 0);
                }
                seeds.add(png.chunk("tEXt", (byte) 'a', (byte) 0, (byte) 'b')
                        .data(new byte[100])
                        .end());
            }
        }
        for (String format : List.of("png", "jpg", "gif", "bmp")) {
            BufferedImage image = new BufferedImage(5, 4, BufferedImage.TYPE_INT_RGB);
            image.setRGB(2, 2, 0x123456);
            byte[] whole = bytes(out -> ImageIO.write(image, format, out));
            seeds.add(whole);
            seeds.add(Arrays.copyOf(whole, whole.length * 2 / 3));
        }
        return seeds;
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

package leapsmith.levels.tiled;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.json.LevelFormatException;
import org.junit.jupiter.api.Test;

/** Maps with random changes are read or refused with an error that has a place; nothing else is thrown. */
class TiledFuzzTest {
    private static final long SEED = 20_261_123;
    private static final int CASES = Boolean.getBoolean("leapsmith.thorough") ? 40_000 : 400;

    /** What a change replaces: numbers, words and marks of either syntax. */
    private static final Pattern TOKEN = Pattern.compile("-?[0-9][0-9.]*|[A-Za-z_]+|[^\\sA-Za-z0-9]");

    private static final List<String> VALUES = List.of(
            "-1",
            "0",
            "1",
            "2147483647",
            "4294967295",
            "4294967296",
            "99999999999999999999",
            "1e999",
            "NaN",
            "0.5",
            "",
            "true",
            "null",
            "\"\"",
            "[]",
            "{}",
            "csv",
            "base64",
            "zlib",
            "gzip",
            "zstd",
            "chunk",
            "tile",
            "group",
            "layer",
            "object",
            "tileset",
            "template",
            "source",
            "gid",
            "firstgid",
            "points",
            "infinite",
            "<",
            ">",
            "/>",
            "&amp;",
            "&x;",
            "<![CDATA[x]]>",
            "<!--",
            "\uD83D",
            "\uFFFF",
            "\0",
            "\u00e4");

    @Test
    void aChangedMapIsReadOrRefusedWithItsPlace() {
        SplittableRandom seeds = new SplittableRandom(SEED);
        int read = 0;
        for (int i = 0; i < CASES; i++) {
            long seed = seeds.nextLong();
            SplittableRandom random = new SplittableRandom(seed);
            String text = changed(i % 2 == 0 ? Fixtures.XML : Fixtures.JSON, random);
            read += isRead(text.getBytes(StandardCharsets.UTF_8), "seed " + seed + "\n" + text) ? 1 : 0;
        }
        assertTrue(read > CASES / 20, "only " + read + " of " + CASES + " are read");
    }

    @Test
    void changedBytesAreReadOrRefusedWithTheirPlace() {
        SplittableRandom seeds = new SplittableRandom(SEED + 1);
        for (int i = 0; i < CASES; i++) {
            long seed = seeds.nextLong();
            SplittableRandom random = new SplittableRandom(seed);
            String text = i % 2 == 0 ? Fixtures.XML : Fixtures.JSON;
            byte[] bytes = text.getBytes(i % 8 == 0 ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8);
            for (int change = random.nextInt(1, 6); change > 0; change--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            }
            isRead(bytes, "seed " + seed);
        }
    }

    private static boolean isRead(byte[] bytes, String message) {
        try {
            ExternalProject project = Fixtures.read(bytes, Fixtures.FILES);
            assertFalse(project.maps().isEmpty() && project.findings().isEmpty(), message);
            return true;
        } catch (LevelFormatException e) {
            assertTrue(e.line() > 0 && e.column() > 0, e.getMessage() + "\n" + message);
            return false;
        } catch (IOException | RuntimeException | StackOverflowError e) {
            return fail(message, e);
        }
    }

    /** Replaces, removes, copies or swaps a few tokens, and sometimes cuts the end off. */
    private static String changed(String text, SplittableRandom random) {
        String result = text;
        for (int change = random.nextInt(1, 5); change > 0; change--) {
            List<int[]> tokens = new ArrayList<>();
            Matcher matcher = TOKEN.matcher(result);
            while (matcher.find()) {
                tokens.add(new int[] {matcher.start(), matcher.end()});
            }
            int[] at = tokens.get(random.nextInt(tokens.size()));
            int[] other = tokens.get(random.nextInt(tokens.size()));
            String token = result.substring(at[0], at[1]);
            boolean isNumber = Character.isDigit(token.charAt(token.length() - 1));
            String replacement = switch (random.nextInt(isNumber ? 3 : 12)) {
                case 0 -> VALUES.get(random.nextInt(VALUES.size()));
                case 1 -> result.substring(other[0], other[1]);
                case 2 -> Integer.toString(random.nextInt());
                case 3 -> "";
                case 4 -> token + token;
                default -> token;
            };
            result = result.substring(0, at[0]) + replacement + result.substring(at[1]);
        }
        return random.nextInt(20) == 0 ? result.substring(0, random.nextInt(1, result.length())) : result;
    }

    @Test
    void damagedCompressedCellsAreReadOrRefused() {
        String packed = "eJxjYGBgYARiJiBmBmIAAFgACw==";
        SplittableRandom random = new SplittableRandom(SEED + 2);
        for (int i = 0; i < CASES; i++) {
            StringBuilder text = new StringBuilder(packed);
            text.setCharAt(random.nextInt(packed.length()), packed.charAt(random.nextInt(packed.length())));
            String map = "<map width='4' height='1' tilewidth='1' tileheight='1'><layer name='a'>"
                    + "<data encoding='base64' compression='"
                    + List.of("zlib", "gzip", "zstd", "").get(i % 4) + "'>"
                    + text + "</data></layer></map>";
            isRead(map.getBytes(StandardCharsets.UTF_8), map);
        }
    }
}

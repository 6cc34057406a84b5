package leapsmith.levels.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import leapsmith.levels.json.SpriteFormat.SpriteFile;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.look.Sprite;
import leapsmith.levels.look.Theme.Cell;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpriteFormatTest {
    /** As Aseprite exports it with the option Array; the second frame is trimmed. */
    private static final String LIST = """
            { "frames": [
               {
                "filename": "hero 0.aseprite",
                "frame": { "x": 0, "y": 0, "w": 16, "h": 24 },
                "rotated": false,
                "trimmed": false,
                "spriteSourceSize": { "x": 0, "y": 0, "w": 16, "h": 24 },
                "sourceSize": { "w": 16, "h": 24 },
                "duration": 120
               },
               {
                "filename": "hero 1.aseprite",
                "frame": { "x": 16, "y": 2, "w": 10, "h": 20 },
                "rotated": false,
                "trimmed": true,
                "spriteSourceSize": { "x": 3, "y": 4, "w": 10, "h": 20 },
                "sourceSize": { "w": 16, "h": 24 },
                "duration": 80
               },
               {
                "filename": "hero 2.aseprite",
                "frame": { "x": 32, "y": 0, "w": 16, "h": 24 },
                "duration": 40
               }
             ],
             "meta": {
              "app": "https://www.aseprite.org/",
              "image": "hero.png",
              "format": "RGBA8888",
              "size": { "w": 48, "h": 24 },
              "scale": "1",
              "frameTags": [
               { "name": "idle", "from": 0, "to": 0, "direction": "forward", "color": "#000000ff" },
               { "name": "run", "from": 0, "to": 2, "direction": "forward" },
               { "name": "back", "from": 0, "to": 2, "direction": "reverse" },
               { "name": "swing", "from": 0, "to": 2, "direction": "pingpong" },
               { "name": "gnaw", "from": 0, "to": 2, "direction": "pingpong_reverse" },
               { "name": "pair", "from": 1, "to": 2, "direction": "pingpong" },
               { "name": "one", "from": 1, "to": 1, "direction": "pingpong" }
              ],
              "layers": [ { "name": "Layer 1", "opacity": 255, "blendMode": "normal" } ]
             }
            }
            """;

    private static SpriteFile read(String text) throws IOException {
        return SpriteFormat.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "hero.json");
    }

    /** The same file as Aseprite exports it with the option Hash. */
    private static String hash() {
        String text = LIST.replace("{ \"frames\": [", "{ \"frames\": {").replace(" ],\n \"meta\"", " },\n \"meta\"");
        return text.replaceAll("\\{\\s*\"filename\": (\"[^\"]+\"),", "$1: {");
    }

    @Test
    void framesAreReadAsAListAndByName() throws IOException {
        List<Sprite.Frame> expected = List.of(
                new Sprite.Frame(0, 0, 16, 24, 0, 0, 120),
                new Sprite.Frame(16, 2, 10, 20, 3, 4, 80),
                new Sprite.Frame(32, 0, 16, 24, 0, 0, 40));
        assertEquals(expected, read(LIST).frames());
        assertEquals("hero.png", read(LIST).image());
        assertEquals(read(LIST), read(hash()));
    }

    @Test
    void tagsAreStatesInTheirDirections() throws IOException {
        Map<String, List<Integer>> expected = Map.of(
                "idle", List.of(0),
                "run", List.of(0, 1, 2),
                "back", List.of(2, 1, 0),
                "swing", List.of(0, 1, 2, 1),
                "gnaw", List.of(2, 1, 0, 1),
                "pair", List.of(1, 2),
                "one", List.of(1));
        assertEquals(expected, read(LIST).states());
    }

    @Test
    void theFrameDependsOnStateAndTimeAlone() throws IOException {
        SpriteFile file = read(LIST);
        Sprite sprite = new Sprite(
                new Sheet(48, 24, new int[48 * 24], 1, 1, 0, 0), file.frames(), file.states(), new Cell(8, 24));
        int[] ends = {120, 200, 240};
        for (int ms = 0; ms < 1000; ms++) {
            int at = ms % 240;
            int expected = at < ends[0] ? 0 : at < ends[1] ? 1 : 2;
            assertEquals(file.frames().get(expected), sprite.at("run", ms));
            assertEquals(file.frames().get(0), sprite.at("idle", ms));
            // A state that is missing is idle.
            assertEquals(file.frames().get(0), sprite.at("swim", ms));
        }
        Sprite untagged = new Sprite(sprite.sheet(), file.frames(), Map.of(), sprite.feet());
        assertEquals(file.frames().get(1), untagged.at("run", 130));
        assertTrue(sprite.has("run") && !sprite.has("swim"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{}",
                "{ \"frames\": [] }",
                "{ \"frames\": [ {} ] }",
                "{ \"frames\": [ 1 ], \"meta\": { \"image\": \"a.png\" } }",
                "{ \"frames\": [ {} ], \"meta\": { \"image\": 1 } }",
                "{ \"frames\": [ { \"frame\": { \"w\": 0 } } ], \"meta\": { \"image\": \"a.png\" } }",
                "{ \"frames\": [ { \"frame\": { \"x\": -1 } } ], \"meta\": { \"image\": \"a.png\" } }",
                "{ \"frames\": [ { \"duration\": 0 } ], \"meta\": { \"image\": \"a.png\" } }",
                "{ \"frames\": [ {} ], \"meta\": { \"image\": \"a.png\", \"frameTags\": [ { \"from\": 0, \"to\": 1 } ] } }",
                "{ \"frames\": [ {} ], \"meta\": { \"image\": \"a.png\", \"frameTags\": [ { \"from\": 1, \"to\": 0 } ] } }",
                "{ \"frames\": [ {} ], \"meta\": { \"image\": \"a.png\" } } x"
            })
    void aBrokenFileIsRefusedWithItsPlace(String text) {
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> read(text));
        assertTrue(error.line() > 0 && error.column() > 0, error.getMessage());
        assertTrue(error.getMessage().startsWith("hero.json:"), error.getMessage());
    }

    @Test
    void tagsOfMoreFramesThanAFileMayHaveAreRefusedBeforeTheyTakeMemory() {
        StringBuilder tags =
                new StringBuilder("{ \"frames\": [ {} ], \"meta\": { \"image\": \"a.png\", \"frameTags\": [");
        for (int i = 0; i < 100_000; i++) {
            tags.append(i == 0 ? "" : ",")
                    .append("{\"name\":\"")
                    .append(i)
                    .append("\",\"to\":65536,\"direction\":\"pingpong\"}");
        }
        assertThrows(LevelFormatException.class, () -> read(tags + "] } }"));
    }
}

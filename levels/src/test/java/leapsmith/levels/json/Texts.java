package leapsmith.levels.json;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import leapsmith.levels.model.Level;

/** Reads and writes levels as text, for tests. */
final class Texts {
    /** The example of the description of the format. */
    static final String EXAMPLE = """
            {
              "format": "leapsmith-level",
              "version": 1,
              "name": "Gap Hop",
              "tileSize": 16,
              "width": 10,
              "height": 4,
              "legend": { ".": "empty", "#": "block", "=": "oneway" },
              "tiles": [
                "..........",
                "....==....",
                "..........",
                "##########"
              ],
              "physics": { "ticksPerSecond": 60, "gravity": 1030, "maxFallSpeed": 900 },
              "partition": { "cellWidth": 16, "cellHeight": 16 },
              "characters": [
                { "id": "hero", "kind": "player", "x": 20, "y": 8, "width": 12, "height": 40 }
              ],
              "zones": [
                { "id": "exit", "kind": "goal", "x": 144, "y": 32, "width": 16, "height": 16 }
              ],
              "properties": {}
            }
            """;

    private Texts() {}

    static Level read(String text) throws IOException {
        return read(text.getBytes(StandardCharsets.UTF_8));
    }

    static Level read(byte[] bytes) throws IOException {
        return LevelFormat.read(new ByteArrayInputStream(bytes), "test");
    }

    static String write(Level level) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            LevelFormat.write(level, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.UTF_8);
    }
}

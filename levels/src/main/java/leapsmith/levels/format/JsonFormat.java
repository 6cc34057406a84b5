package leapsmith.levels.format;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;

/** The program's own format. */
final class JsonFormat implements NativeFormat {
    private static final String ID = "leapsmith-level";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String title() {
        return "Leapsmith level";
    }

    @Override
    public List<String> extensions() {
        return List.of(LevelFormat.EXTENSION);
    }

    @Override
    public boolean matches(String head) {
        return head.contains('"' + ID + '"');
    }

    @Override
    public Level read(InputStream in, String sourceName) throws IOException {
        return LevelFormat.read(in, sourceName);
    }

    @Override
    public void write(Level level, OutputStream out) throws IOException {
        LevelFormat.write(level, out);
    }
}

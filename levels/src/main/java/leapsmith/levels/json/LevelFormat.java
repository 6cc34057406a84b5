package leapsmith.levels.json;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import leapsmith.levels.model.Level;

/**
 * The format {@code .level.json}: reading and writing levels in one pass each. What a level writes reads back as an
 * equal level, and a file that was written so is written again byte for byte.
 */
public final class LevelFormat {
    /** The end of a file's name by default. */
    public static final String EXTENSION = ".level.json";

    private static final String SCHEMA = "level.schema.json";

    private LevelFormat() {}

    /**
     * Reads a level. Keys that are left out have the values of {@link Level#empty}, {@link
     * leapsmith.levels.model.PlacedCharacter#of} and {@link leapsmith.levels.model.Zone#STANDARD_SIDE}; format, version,
     * width, height and tiles are needed.
     *
     * @throws LevelFormatException if there is no such file, it can't be read, or it is no level within the limits
     */
    public static Level read(Path file) throws LevelFormatException {
        String name = file.toString();
        if (Files.isDirectory(file)) {
            throw unreadable(name, "a directory");
        }
        try (InputStream in = Files.newInputStream(file)) {
            return read(in, name);
        } catch (LevelFormatException e) {
            throw e;
        } catch (NoSuchFileException e) {
            throw unreadable(name, "none");
        } catch (AccessDeniedException e) {
            throw unreadable(name, "one that may not be read");
        } catch (IOException e) {
            throw unreadable(name, "an error of reading: " + e.getMessage());
        }
    }

    /**
     * Reads a level from a stream to its end, and leaves the stream open.
     *
     * @param sourceName what errors call the stream
     * @throws LevelFormatException if it holds no level within the limits
     * @throws IOException if the stream can't be read
     */
    public static Level read(InputStream in, String sourceName) throws LevelFormatException, IOException {
        return new LevelReader(new JsonInput(new Utf8Reader(in, sourceName), sourceName)).read();
    }

    /** Writes a level as UTF-8 with {@code \n} after each line, and leaves the stream open. */
    public static void write(Level level, OutputStream out) throws IOException {
        BufferedOutputStream buffered = new BufferedOutputStream(out, 1 << 16);
        LevelWriter.write(level, buffered);
        buffered.flush();
    }

    /** The JSON Schema (2020-12) of the format, in UTF-8; the caller closes it. */
    public static InputStream openSchema() {
        return LevelFormat.class.getResourceAsStream(SCHEMA);
    }

    private static LevelFormatException unreadable(String name, String found) {
        return new LevelFormatException(name, 0, 0, "", "a file that can be read", found);
    }
}

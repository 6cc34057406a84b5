package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.RawMembers;

/**
 * The format {@code .level.json}: reading and writing levels in one pass each. A written level reads back as an equal
 * level, and a file that this class has written is written again byte for byte.
 */
public final class LevelFormat {
    /** The default extension. */
    public static final String EXTENSION = ".level.json";

    private static final JsonFactory FACTORY = new JsonFactory();

    private LevelFormat() {}

    /**
     * Reads a level, with what the {@link KindsFile} of its folder says. Omitted keys have the values of {@link Level#empty} and the defaults of the types of objects;
     * format, version, width, height and tiles are required.
     *
     * @param file path of the file
     * @return the level
     * @throws LevelFormatException if the file does not exist, can't be read, or is not a valid level within the limits
     */
    public static Level read(Path file) throws LevelFormatException {
        return KindsFile.resolve(
                InputFile.read(file, LevelFormat::read), file.toAbsolutePath().getParent(), kinds -> {});
    }

    /**
     * Reads a level to the end of a stream, and leaves the stream open.
     *
     * @param in is read to its end as UTF-8
     * @param sourceName name of the stream in error messages
     * @return the level
     * @throws LevelFormatException if it is not a valid level within the limits
     * @throws IOException if the stream can't be read
     */
    public static Level read(InputStream in, String sourceName) throws LevelFormatException, IOException {
        return read(in, sourceName, ObjectTypes.STANDARD);
    }

    static Level read(InputStream in, String sourceName, ObjectTypes types) throws LevelFormatException, IOException {
        return LevelJson.read(new JsonInput(in, sourceName), types);
    }

    /**
     * Writes a level as UTF-8 with {@code \n} after each line, and leaves the stream open.
     *
     * @param level the level to write
     * @param out receives the file, and stays open
     * @throws IOException if the stream can't be written
     */
    public static void write(Level level, OutputStream out) throws IOException {
        write(level, ObjectJson.Style.FILE, out);
    }

    private static void write(Level level, ObjectJson.Style style, OutputStream out) throws IOException {
        BufferedOutputStream buffered = new BufferedOutputStream(out, 1 << 16);
        LevelJson.write(level, style, buffered);
        buffered.flush();
    }

    /**
     * {@return the SHA-256 of a level as version 1 wrote it, in 64 hexadecimal digits: the same for all files that hold
     * this level, whatever their layout} Replays of version 1 identify their level by it; newer ones by {@link
     * leapsmith.levels.model.LevelHash}, which ignores names and colors.
     *
     * @param level a level
     */
    public static String hashOfVersion1(Level level) {
        MessageDigest digest = sha256();
        try {
            write(
                    level,
                    ObjectJson.Style.FILE_VERSION_1,
                    new DigestOutputStream(OutputStream.nullOutputStream(), digest));
        } catch (IOException e) {
            throw new UncheckedIOException("writing nowhere doesn't fail", e);
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /**
     * {@return the version of the format in which a level is written: the lowest one that can represent it}
     *
     * @param level a level
     */
    public static int version(Level level) {
        return LevelJson.version(level);
    }

    /**
     * {@return an object as JSON, including the values that files omit, for programs that do not know the defaults}
     *
     * @param object an object of a level
     */
    public static String describe(LevelObject object) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = FACTORY.createGenerator(text)) {
            ObjectJson.write(object, ObjectJson.Style.ALL, out);
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory doesn't fail", e);
        }
        return text.toString();
    }

    /**
     * {@return free properties as a JSON object on one line}
     *
     * @param properties of a level, an object or a tile kind
     */
    public static String describe(RawMembers properties) {
        return JsonMembers.join(properties);
    }

    /** {@return the JSON Schema (2020-12) of the format, in UTF-8; the caller closes it} */
    public static InputStream openSchema() {
        return JsonSchema.level(ObjectTypes.STANDARD).open();
    }
}

package leapsmith.levels.json;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelHash;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.replay.ReplayDocument;
import leapsmith.levels.replay.ReplayRun;
import leapsmith.levels.replay.ReplayVerdict;

/**
 * The format {@code .replay.json}: a recorded run, for watching it again or as a test that the level can be finished. A
 * file that this class has written is written again byte for byte. Unknown keys of the document are kept. Other unknown
 * keys and unknown commands are errors, because ignoring them would change the run.
 */
public final class ReplayFormat {
    /** The default extension. */
    public static final String EXTENSION = ".replay.json";

    private static final int SHA_256_DIGITS = 64;

    private ReplayFormat() {}

    /**
     * {@return the document of a recording} The run since the last restart is simulated again to compute its end and
     * its hashes.
     *
     * @param name name of the replay; may be empty
     * @param levelFile where the level is, as a path from the folder that the document will be saved in; may be empty
     * @param recording a recorded run
     */
    public static ReplayDocument document(String name, String levelFile, PlayRecording recording) {
        PlayRecording run = recording.portable();
        return ReplayDocument.of(name, levelFile, new ReplayRun(run).finish());
    }

    /**
     * Compares a finished run with its replay.
     *
     * @param replay what was recorded
     * @param finished the run, in the current level of the replay
     * @return whether the replay passes, and what differs
     */
    public static ReplayVerdict verdict(ReplayDocument replay, ReplayRun finished) {
        return ReplayVerdict.of(
                replay, match(replay.levelHash(), finished.recording().level()), finished);
    }

    private static ReplayVerdict.LevelMatch match(String recordedHash, Level level) {
        if (LevelHash.isOfThisVersion(recordedHash)) {
            return ReplayVerdict.LevelMatch.of(recordedHash.equals(LevelHash.of(level)));
        }
        if (recordedHash.length() == SHA_256_DIGITS) {
            return ReplayVerdict.LevelMatch.of(recordedHash.equals(LevelFormat.hashOfVersion1(level)));
        }
        return ReplayVerdict.LevelMatch.UNKNOWN;
    }

    /**
     * Reads a replay of a level with objects of the standard types.
     *
     * @param file path of the file
     * @return the replay, which may be of another version of the simulation
     * @throws LevelFormatException if the file does not exist, can't be read, or is not a valid replay within the
     *     limits
     */
    public static ReplayDocument read(Path file) throws LevelFormatException {
        return InputFile.read(file, ReplayFormat::read);
    }

    /**
     * Reads a replay to the end of a stream, and leaves the stream open.
     *
     * @param in is read to its end as UTF-8
     * @param sourceName name of the stream in error messages
     * @return the replay, which may be of another version of the simulation
     * @throws LevelFormatException if it is not a valid replay within the limits
     * @throws IOException if the stream can't be read
     */
    public static ReplayDocument read(InputStream in, String sourceName) throws LevelFormatException, IOException {
        return read(in, sourceName, ObjectTypes.STANDARD);
    }

    /** As {@link #read(InputStream, String)}, for a level with objects of these types. */
    static ReplayDocument read(InputStream in, String sourceName, ObjectTypes types)
            throws LevelFormatException, IOException {
        return ReplayJson.read(new JsonInput(in, sourceName), types);
    }

    /**
     * Writes a replay as UTF-8 with {@code \n} after each line, and leaves the stream open.
     *
     * @param replay a replay
     * @param out receives the file, and stays open
     * @throws IllegalArgumentException if it has a command or a button that a file can't hold
     * @throws IOException if the stream can't be written
     */
    public static void write(ReplayDocument replay, OutputStream out) throws IOException {
        BufferedOutputStream buffered = new BufferedOutputStream(out, 1 << 16);
        ReplayJson.write(replay, buffered);
        buffered.flush();
    }

    /**
     * Saves a replay by {@link SafeFile}; the new file is read back before it replaces the old one.
     *
     * @param file is created or replaced
     * @param replay a replay
     * @throws IOException with one line that says which file and why; the old file is unchanged then
     */
    public static void save(Path file, ReplayDocument replay) throws IOException {
        SafeFile.save(file, out -> write(replay, out), in -> read(in, "what was written"));
    }

    /**
     * {@return the JSON Schema (2020-12) of the format, in UTF-8; the caller closes it} It refers to the schema of
     * levels by the {@code $id} of that.
     */
    public static InputStream openSchema() {
        return JsonSchema.replay().open();
    }
}

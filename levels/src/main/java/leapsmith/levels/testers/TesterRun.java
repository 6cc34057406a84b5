package leapsmith.levels.testers;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import leapsmith.levels.json.InputFile;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.replay.ReplayDocument;

/**
 * A run that a tester sent.
 *
 * @param source the file that it is in, with the entry of an archive
 * @param replay the run as it was recorded
 */
public record TesterRun(String source, ReplayDocument replay) {
    /** The extension of an archive of runs, as pages save them. */
    public static final String ARCHIVE = ".zip";

    /** The most runs of an archive. */
    public static final int MAX_RUNS = 10_000;

    /** The most bytes of a run. */
    public static final int MAX_RUN_BYTES = 8 << 20;

    /** The most bytes of all runs of an archive, however well it is packed. */
    public static final long MAX_BYTES = 512L << 20;

    /** Checks the values. */
    public TesterRun {
        Objects.requireNonNull(source);
        Objects.requireNonNull(replay);
    }

    /** {@return whether a file may hold runs, by its name} */
    public static boolean isName(Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        return name.endsWith(ReplayFormat.EXTENSION) || name.endsWith(ARCHIVE);
    }

    /**
     * Reads the runs of a replay or of an archive. Entries of an archive that are no replays by their names are ignored.
     *
     * @throws IOException if the file can't be read, a run of it is none, or it has too many or too large ones; the message names
     *     the file or the entry
     */
    public static List<TesterRun> read(Path file) throws IOException {
        if (!file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(ARCHIVE)) {
            if (Files.isRegularFile(file) && Files.size(file) > MAX_RUN_BYTES) {
                throw new IOException(file + " has more than " + (MAX_RUN_BYTES >> 20) + " MB");
            }
            return List.of(new TesterRun(file.toString(), ReplayFormat.read(file)));
        }
        return InputFile.read(file, TesterRun::readArchive);
    }

    private static List<TesterRun> readArchive(InputStream in, String name) throws IOException {
        List<TesterRun> runs = new ArrayList<>();
        ZipInputStream zip = new ZipInputStream(in);
        long left = MAX_BYTES;
        boolean isEmpty = true;
        try {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                isEmpty = false;
                if (entry.isDirectory()
                        || !entry.getName().toLowerCase(Locale.ROOT).endsWith(ReplayFormat.EXTENSION)) {
                    continue;
                }
                String source = name + ": " + entry.getName();
                byte[] text = zip.readNBytes(MAX_RUN_BYTES + 1);
                left -= text.length;
                if (text.length > MAX_RUN_BYTES || left < 0) {
                    throw new IOException(source + " is too large");
                }
                if (runs.size() == MAX_RUNS) {
                    throw new IOException(name + " has more than " + MAX_RUNS + " runs");
                }
                runs.add(new TesterRun(source, ReplayFormat.read(new ByteArrayInputStream(text), source)));
            }
        } catch (ZipException | IllegalArgumentException e) {
            throw new IOException(name + " is damaged: " + e.getMessage(), e);
        }
        if (isEmpty) {
            throw new IOException(name + " is no archive");
        }
        return runs;
    }

    /**
     * {@return the run of a text, as pages copy one; empty if the text is no replay}
     *
     * @param text any text
     * @param source where it is from
     */
    public static Optional<TesterRun> ofText(String text, String source) {
        if (text.length() > MAX_RUN_BYTES || !text.stripLeading().startsWith("{")) {
            return Optional.empty();
        }
        try {
            InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
            return Optional.of(new TesterRun(source, ReplayFormat.read(in, source)));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /**
     * {@return whether the run was made in a level of this name, or doesn't say in which}
     *
     * @param level the name of its file without the extension
     */
    public boolean isOf(String level) {
        String file = replay.levelFile().replace('\\', '/');
        String name = file.substring(file.lastIndexOf('/') + 1);
        return name.isEmpty() || name.equals(level + LevelFormat.EXTENSION);
    }
}

package leapsmith.levels.json;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** A file that is read, with errors that say in a few words why it can't be. */
public final class InputFile {
    private InputFile() {}

    /** Reads what a stream holds, to its end. */
    public interface StreamReader<T> {
        /** Reads it, with this name of the stream in errors. */
        T read(InputStream in, String sourceName) throws IOException;
    }

    /**
     * Reads a whole file.
     *
     * @throws LevelFormatException if there is no such file, it can't be read, or it isn't what the reader wants
     */
    public static <T> T read(Path file, StreamReader<T> reader) throws LevelFormatException {
        String name = file.toString();
        if (Files.isDirectory(file)) {
            throw unreadable(name, "a directory");
        }
        try (InputStream in = Files.newInputStream(file)) {
            return reader.read(in, name);
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

    private static LevelFormatException unreadable(String name, String found) {
        return new LevelFormatException(name, 0, 0, "", "a file that can be read", found);
    }
}

package leapsmith.levels.json;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import leapsmith.levels.model.Message;

/** Reading a file, with errors that say why it can't be read. */
public final class InputFile {
    private InputFile() {}

    /**
     * Reads what a stream holds, to its end.
     *
     * @param <T> what is read
     */
    public interface StreamReader<T> {
        /**
         * Reads it, with this name of the stream in errors.
         *
         * @param in is read to its end
         * @param sourceName name of the stream in error messages
         * @return what was read
         * @throws IOException if the stream can't be written
         */
        T read(InputStream in, String sourceName) throws IOException;
    }

    /**
     * Reads a whole file.
     *
     * @param <T> what is read
     * @param file path of the file
     * @param reader reads the open file
     * @return what the reader returns
     * @throws LevelFormatException if there is no such file, it can't be read, or its content is wrong
     */
    public static <T> T read(Path file, StreamReader<T> reader) throws LevelFormatException {
        String name = file.toString();
        if (Files.isDirectory(file)) {
            throw new LevelFormatException(name, Message.of("file.folder", name), null);
        }
        try (InputStream in = Files.newInputStream(file)) {
            return reader.read(in, name);
        } catch (LevelFormatException e) {
            throw e;
        } catch (NoSuchFileException e) {
            throw new LevelFormatException(name, Message.of("file.not-found", name), e);
        } catch (AccessDeniedException e) {
            throw new LevelFormatException(name, Message.of("file.denied", name), e);
        } catch (IOException e) {
            throw new LevelFormatException(
                    name, Message.of("file.unreadable", name, String.valueOf(e.getMessage())), e);
        }
    }
}

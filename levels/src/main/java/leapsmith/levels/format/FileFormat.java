package leapsmith.levels.format;

import java.util.List;

/** A file format that holds levels. {@link LevelFiles} lists all formats. */
public sealed interface FileFormat permits NativeFormat, ExternalFormat {
    /** {@return its name in commands and JSON output, such as {@code leapsmith-level}} */
    String id();

    /** {@return its name in file dialogs, such as {@code Tiled map (XML)}; not translated} */
    String title();

    /**
     * {@return the extensions of its files, with the dot and in lower case, such as {@code .level.json}; the first is
     * that of new files}
     */
    List<String> extensions();

    /**
     * {@return whether a file may be of this format, by its first characters}
     *
     * @param head the first bytes of the file
     */
    boolean matches(String head);

    /** {@return whether levels can be written in it, as in most formats} */
    default boolean canWrite() {
        return true;
    }
}

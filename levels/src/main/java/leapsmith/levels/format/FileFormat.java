package leapsmith.levels.format;

import java.util.List;

/** A file format that holds levels. {@link LevelFiles} lists all formats. */
public sealed interface FileFormat permits NativeFormat, ForeignFormat {
    /** Its name in commands and JSON output, such as {@code leapsmith-level}. */
    String id();

    /** Its name in file dialogs, such as {@code Tiled map (XML)}; not translated. */
    String title();

    /**
     * The extensions of its files, with the dot and in lower case, such as {@code .level.json}; the first is that of new
     * files.
     */
    List<String> extensions();

    /** Whether a file may be of this format, by its first characters. */
    boolean matches(String head);

    /** Whether levels can be opened from it. */
    boolean canRead();

    /** Whether levels can be written in it. */
    boolean canWrite();
}

package leapsmith.levels.format;

import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.model.Level;

/** What a file contains: a level, or maps that have to be imported. */
public sealed interface FileContent {
    FileFormat format();

    /**
     * A level.
     *
     * @param format the format of the file
     * @param level a level
     */
    record OfLevel(NativeFormat format, Level level) implements FileContent {}

    /**
     * Maps of another program.
     *
     * @param format the format of the file
     * @param project the maps of the file
     */
    record OfProject(ExternalFormat format, ExternalProject project) implements FileContent {}
}

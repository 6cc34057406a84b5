package leapsmith.levels.format;

import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.model.Level;

/** What a file contains: a level, or maps that have to be imported. */
public sealed interface FileContent {
    FileFormat format();

    /** A level. */
    record OfLevel(NativeFormat format, Level level) implements FileContent {}

    /** Maps of another program. */
    record OfProject(ExternalFormat format, ExternalProject project) implements FileContent {}
}

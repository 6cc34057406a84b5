package leapsmith.editor.dialogs;

import java.nio.file.Path;
import leapsmith.levels.format.ExternalFormat;

/** A file to write, and its format. */
public record ExportTarget(Path file, ExternalFormat format) {}

package leapsmith.levels.format;

import java.util.List;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.model.Finding;

/**
 * A level in a format of other programs, not yet written.
 *
 * @param files all files, the main one last, so that it never names a file that isn't there yet
 * @param lost what the format can't hold
 */
public record Export(List<ExportedFile> files, List<Finding> lost) {
    /**
     * A file of an export: its name without a folder, and its content.
     *
     * @param name its name, without a folder
     * @param content writes its content
     */
    public record ExportedFile(String name, SafeFile.Content content) {}

    public Export {
        files = List.copyOf(files);
        lost = List.copyOf(lost);
    }

    /** The name of the picture beside a file. */
    static String pictureName(String fileName) {
        int dot = fileName.lastIndexOf('.');
        return (dot > 0 ? fileName.substring(0, dot) : fileName) + ".png";
    }
}

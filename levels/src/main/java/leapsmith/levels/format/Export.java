package leapsmith.levels.format;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.DoublePredicate;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.image.TileSheet;
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

    /**
     * {@return the files beside the main one that writing would destroy: pictures that no export made or that were painted over since, and
     * maps that the world doesn't name that is replaced}
     *
     * @param target the main file
     */
    public List<Path> endangered(Path target) throws IOException {
        String former = WorldExport.formerContent(target);
        return files.subList(0, files.size() - 1).stream()
                .filter(file ->
                        !WorldExport.isMerged(file.name()) && !former.contains(WorldExport.nameInWorld(file.name())))
                .map(file -> target.resolveSibling(file.name()))
                .filter(file -> Files.exists(file) && !TileSheet.isUnchanged(file))
                .toList();
    }

    /**
     * Writes all files, the main one last, into a folder that exists.
     *
     * @param target the main file
     * @param progress receives the written part from 0 to 1; what isn't written yet is left out as soon as it returns false
     * @throws IOException with one line that says which file and why; that file is unchanged then
     */
    public void write(Path target, DoublePredicate progress) throws IOException {
        for (int i = 0; i < files.size() && progress.test((double) i / files.size()); i++) {
            SafeFile.save(
                    target.resolveSibling(files.get(i).name()), files.get(i).content());
        }
    }

    /** The name of the picture beside a file. */
    static String pictureName(String fileName) {
        int dot = fileName.lastIndexOf('.');
        return (dot > 0 ? fileName.substring(0, dot) : fileName) + ".png";
    }
}

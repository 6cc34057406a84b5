package leapsmith.editor.files;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import leapsmith.levels.format.LevelFiles;

/** The sample levels that come with the program. */
public final class Samples {
    /** How far above the program's classes the folder may be: three levels in the sources, one in the program. */
    private static final int MAX_UP = 4;

    private Samples() {}

    /** The sample levels by name; none if the program has no samples. */
    public static List<Path> files() {
        CodeSource source = Samples.class.getProtectionDomain().getCodeSource();
        if (source == null) {
            return List.of();
        }
        try {
            // In a package the classes are in its runtime.
            boolean isInRuntime = source.getLocation().getProtocol().equals("jrt");
            return above(
                    isInRuntime
                            ? Path.of(System.getProperty("java.home"))
                            : Path.of(source.getLocation().toURI()));
        } catch (URISyntaxException | IllegalArgumentException e) {
            return List.of();
        }
    }

    /** The levels in the nearest folder {@code samples} beside or above a file. */
    static List<Path> above(Path file) {
        Path at = file.toAbsolutePath();
        for (int i = 0; i < MAX_UP && at.getParent() != null; i++) {
            at = at.getParent();
            Path samples = at.resolve("samples");
            if (Files.isDirectory(samples)) {
                return levels(samples);
            }
        }
        return List.of();
    }

    private static List<Path> levels(Path folder) {
        List<Path> levels = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, LevelFiles::isLevel)) {
            files.forEach(levels::add);
        } catch (IOException e) {
            return List.of();
        }
        Collections.sort(levels);
        return levels;
    }
}

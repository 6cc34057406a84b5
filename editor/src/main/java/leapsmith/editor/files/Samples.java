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
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.format.LevelFiles;

/** The sample levels that come with the program. */
public final class Samples {
    /** How far above the program's classes the folder may be: three levels in the sources, one in the program. */
    private static final int MAX_UP = 4;

    private Samples() {}

    /** The sample levels by name, and then the folders of sample worlds; none if the program has no samples. */
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

    /**
     * Copies a sample world, as its levels need each other and the kinds that they share.
     *
     * @param world one of {@link #files}
     * @param into the folder in which the copy gets the name of the world, or one with a number that is free
     * @return the levels of the copy
     * @throws IOException if the copy can't be written; what was written stays
     */
    public static List<Path> copyWorld(Path world, Path into) throws IOException {
        String name = world.getFileName().toString();
        Path copy = into.resolve(name);
        for (int i = 2; Files.exists(copy); i++) {
            copy = into.resolve(name + "-" + i);
        }
        Files.createDirectory(copy);
        try (DirectoryStream<Path> files = Files.newDirectoryStream(world, Files::isRegularFile)) {
            for (Path file : files) {
                byte[] content = Files.readAllBytes(file);
                SafeFile.save(copy.resolve(file.getFileName()), out -> out.write(content));
            }
        }
        return LevelFiles.in(copy);
    }

    /** The levels of a sample world; none of a file. */
    public static List<Path> levelsOfWorld(Path world) {
        return Files.isDirectory(world) ? levels(world) : List.of();
    }

    /** What the nearest folder {@code samples} beside or above a file has: its levels, and then its folders with levels. */
    static List<Path> above(Path file) {
        Path at = file.toAbsolutePath();
        for (int i = 0; i < MAX_UP && at.getParent() != null; i++) {
            at = at.getParent();
            Path samples = at.resolve("samples");
            if (Files.isDirectory(samples)) {
                List<Path> all = new ArrayList<>(levels(samples));
                all.addAll(worlds(samples));
                return all;
            }
        }
        return List.of();
    }

    private static List<Path> worlds(Path samples) {
        List<Path> worlds = new ArrayList<>();
        try (DirectoryStream<Path> folders =
                Files.newDirectoryStream(samples, it -> !levelsOfWorld(it).isEmpty())) {
            folders.forEach(worlds::add);
        } catch (IOException e) {
            return List.of();
        }
        Collections.sort(worlds);
        return worlds;
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

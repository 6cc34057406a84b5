package leapsmith.levels.external;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Files of a project on the disk. A map may name files by any relative path, such as {@code ../tilesets/cave.tsx}, but
 * nothing outside the root of its project is read, not even through a link.
 */
public final class ProjectFiles implements RelatedFiles {
    private static final String TILED_PROJECT = ".tiled-project";

    private final Path root;
    private final Path folder;
    private final Consumer<Path> opened;

    private ProjectFiles(Path root, Path folder, Consumer<Path> opened) {
        this.root = root;
        this.folder = folder;
        this.opened = opened;
    }

    /**
     * The files that a map names.
     *
     * @param map the map's file
     * @param root the folder outside of which nothing is read; if empty, the nearest folder above the map with a file
     *     {@code *.tiled-project}, or else the map's own folder
     * @return the files below the root
     * @throws IOException if a folder does not exist
     */
    public static ProjectFiles of(Path map, Optional<Path> root) throws IOException {
        Path folder = map.toAbsolutePath().normalize().getParent().toRealPath();
        return new ProjectFiles(root.isPresent() ? root.get().toRealPath() : projectOf(folder), folder, file -> {});
    }

    /**
     * {@return the same files, with a listener}
     *
     * @param listener receives each file that is opened from now on
     */
    public ProjectFiles withListener(Consumer<Path> listener) {
        return new ProjectFiles(root, folder, listener);
    }

    private static Path projectOf(Path folder) {
        for (Path at = folder; at != null; at = at.getParent()) {
            if (!projects(at).isEmpty()) {
                return at;
            }
        }
        return folder;
    }

    /** The project files of Tiled in a folder, by name. */
    private static List<Path> projects(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().endsWith(TILED_PROJECT))
                    .sorted()
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            // A folder that can't be listed holds nothing that may be read.
            return List.of();
        }
    }

    /** {@return the folder outside of which nothing is read} */
    public Path root() {
        return root;
    }

    @Override
    public InputStream open(String path) throws IOException {
        Path file;
        try {
            file = resolve(path).toRealPath();
        } catch (NoSuchFileException e) {
            throw (IOException) new FileNotFoundException("file not found: " + path).initCause(e);
        } catch (InvalidPathException e) {
            throw new IOException("not a path: " + path, e);
        }
        if (!file.startsWith(root)) {
            throw outside(path);
        }
        if (!Files.isRegularFile(file)) {
            throw new IOException("not a file: " + path);
        }
        opened.accept(file);
        return Files.newInputStream(file);
    }

    /** Checked before the disk is asked, so that an error doesn't reveal what exists outside the root. */
    private Path resolve(String path) throws IOException {
        // Maps saved on Windows may have backslashes.
        Path file = folder.resolve(path.replace('\\', '/')).normalize();
        if (!file.startsWith(root)) {
            throw outside(path);
        }
        return file;
    }

    private IOException outside(String path) {
        return new IOException(path + " lies outside the project folder " + root
                + ", so it was not read; to allow it, open the map with a larger root folder");
    }

    @Override
    public List<String> besideMap() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> file.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    /** The first one by name in the nearest folder with one that lies within the root. */
    @Override
    public Optional<InputStream> openTiledProject() throws IOException {
        for (Path at = folder; at != null && at.startsWith(root); at = at.getParent()) {
            for (Path project : projects(at)) {
                if (isWithinRoot(project)) {
                    return Optional.of(open(project.toString()));
                }
            }
        }
        return Optional.empty();
    }

    private boolean isWithinRoot(Path file) {
        try {
            return file.toRealPath().startsWith(root);
        } catch (IOException e) {
            // A link to nothing.
            return false;
        }
    }

    @Override
    public RelatedFiles besides(String path) {
        Path parent = folder.resolve(path.replace('\\', '/')).normalize().getParent();
        return parent == null ? this : new ProjectFiles(root, parent, opened);
    }
}

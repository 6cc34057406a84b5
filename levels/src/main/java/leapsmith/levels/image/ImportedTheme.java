package leapsmith.levels.image;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import leapsmith.levels.external.ProjectFiles;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.json.InputFile;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.json.ThemeFormat;
import leapsmith.levels.look.Theme;
import leapsmith.levels.model.FreeValue;

/**
 * The theme of a map of another editor: it leads to the map's own pictures. It becomes a file beside the level that was
 * made of the map.
 *
 * @param theme with paths relative to the folder of the map
 * @param map the file of the map
 */
public record ImportedTheme(Theme theme, Path map) {
    /** The key of a theme file that was made of a map; its value is the path of the map. */
    private static final String MARK = "importedFrom";

    /**
     * Reads the pictures.
     *
     * @param root the folder outside of which nothing is read; if empty, that of the map's project
     * @throws IOException if the folder of the map does not exist any more
     */
    public Themes.Loaded load(Optional<Path> root) throws IOException {
        List<Path> read = new ArrayList<>();
        ProjectFiles files = ProjectFiles.of(map, root).withListener(read::add);
        Themes.Loaded loaded = Themes.load(theme, files);
        return new Themes.Loaded(loaded.look(), read, loaded.problems());
    }

    /**
     * Reads a theme that {@link #save} wrote.
     *
     * @throws IOException if it can't be read, or wasn't made of a map
     */
    public static ImportedTheme read(Path file) throws IOException {
        Theme theme = InputFile.read(file, ThemeFormat::read);
        String origin = theme.unknownKeys()
                .get(MARK)
                .map(FreeValue::of)
                .filter(FreeValue.OfText.class::isInstance)
                .map(it -> ((FreeValue.OfText) it).text())
                .orElseThrow(() -> new IOException("not made of a map: " + file));
        Path map = folder(file).resolve(origin).normalize();
        return new ImportedTheme(moved(theme, folder(file), folder(map)), map);
    }

    /** {@return the file of a theme beside a level} */
    public static Path beside(Path level, String theme) {
        return level.resolveSibling(theme + ThemeFormat.EXTENSION);
    }

    /** {@return whether a file is a theme that was made of a map, so that it can be made again} */
    public static boolean isAt(Path file) {
        try {
            return InputFile.read(file, ThemeFormat::read)
                    .unknownKeys()
                    .get(MARK)
                    .isPresent();
        } catch (LevelFormatException e) {
            return false;
        }
    }

    /**
     * Writes the theme.
     *
     * @param file whose folder the paths in it are relative to
     */
    public void save(Path file) throws IOException {
        Path to = folder(file);
        String origin =
                FreeValue.ofText(relative(map.toAbsolutePath().normalize(), to)).json();
        Theme moved = moved(theme, folder(map), to)
                .withUnknownKeys(theme.unknownKeys().with(MARK, origin));
        SafeFile.save(file, out -> ThemeFormat.write(moved, out), in -> ThemeFormat.read(in, "what was written"));
    }

    /** A theme in another folder that leads to the same pictures. */
    private static Theme moved(Theme theme, Path from, Path to) {
        Map<String, String> paths = new HashMap<>();
        Stream.of(
                        theme.sheets().values().stream().map(Theme.SheetFile::image),
                        theme.pieces().values().stream().map(Theme.Piece::image),
                        theme.backgrounds().stream().map(Theme.Background::image))
                .flatMap(images -> images)
                .forEach(path -> paths.put(path, relative(from.resolve(path), to)));
        return theme.withPaths(paths);
    }

    private static Path folder(Path file) {
        return file.toAbsolutePath().normalize().getParent();
    }

    /** With slashes on all systems; as it is if it is on another drive. */
    private static String relative(Path file, Path folder) {
        Path path = file.getRoot() != null && file.getRoot().equals(folder.getRoot())
                ? folder.relativize(file.normalize())
                : file;
        return path.toString().replace('\\', '/');
    }
}

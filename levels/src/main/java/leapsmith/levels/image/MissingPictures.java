package leapsmith.levels.image;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import leapsmith.levels.external.ProjectFiles;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.json.InputFile;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.json.ThemeFormat;
import leapsmith.levels.look.Theme;
import leapsmith.levels.look.Theme.Background;
import leapsmith.levels.look.Theme.ObjectLook;
import leapsmith.levels.look.Theme.Piece;
import leapsmith.levels.look.Theme.SheetFile;
import leapsmith.levels.model.JsonQuotes;

/** Finds pictures that a theme misses in another folder, and writes where they are into the file of the theme. */
public final class MissingPictures {
    private static final int MAX_DEPTH = 12;

    /** Files that are looked at, so that the choice of a whole disk ends soon. */
    private static final int MAX_FILES = 200_000;

    private MissingPictures() {}

    /**
     * What was found.
     *
     * @param found pictures and sprites whose paths were changed
     * @param missing those that were not found
     * @param outside those of the missing ones that are outside of the project, where a theme can't use them
     */
    public record Result(int found, int missing, int outside) {}

    /**
     * Looks for the files that a theme names and that can't be shown, by their names, in a folder and those below, and
     * changes their paths in the file of the theme. Everything else of the file stays as it is.
     *
     * @param file the theme
     * @param folder where to look
     * @throws IOException if the theme can't be read or written, or the folder can't be read
     */
    public static Result locate(Path file, Path folder) throws IOException {
        Theme theme = InputFile.read(file, ThemeFormat::read);
        Set<String> named = paths(theme);
        Set<String> wanted = new HashSet<>();
        Themes.load(file).problems().stream()
                .map(Themes.Problem::path)
                .filter(named::contains)
                .forEach(wanted::add);
        if (wanted.isEmpty()) {
            return new Result(0, 0, 0);
        }
        Map<String, Path> found = find(wanted, folder);
        Path root = ProjectFiles.of(file, Optional.empty()).root();
        Path home = file.toAbsolutePath().normalize().getParent().toRealPath();
        Map<String, String> changed = new HashMap<>();
        int outside = 0;
        for (Map.Entry<String, Path> each : found.entrySet()) {
            Path picture = each.getValue().toRealPath();
            if (picture.startsWith(root)) {
                changed.put(each.getKey(), home.relativize(picture).toString().replace('\\', '/'));
            } else {
                outside++;
            }
        }
        if (!changed.isEmpty()) {
            write(file, theme.withPaths(changed), changed);
        }
        return new Result(changed.size(), wanted.size() - changed.size(), outside);
    }

    private static Set<String> paths(Theme theme) {
        Set<String> paths = new HashSet<>();
        Stream.of(
                        theme.sheets().values().stream().map(SheetFile::image),
                        theme.objects().values().stream().map(ObjectLook::sprite),
                        theme.pieces().values().stream().map(Piece::image),
                        theme.backgrounds().stream().map(Background::image))
                .flatMap(it -> it)
                // An object with pieces has no sprite.
                .filter(path -> !path.isEmpty())
                .forEach(paths::add);
        return paths;
    }

    /** The best file for each path: that with the same letters, then the nearest, then the first by name. */
    private static Map<String, Path> find(Set<String> wanted, Path folder) throws IOException {
        Map<String, Set<String>> byName = new HashMap<>();
        wanted.forEach(path -> byName.computeIfAbsent(nameOf(path).toLowerCase(Locale.ROOT), it -> new HashSet<>())
                .add(path));
        Map<String, Path> found = new HashMap<>();
        int[] seen = {0};
        Files.walkFileTree(folder, EnumSet.noneOf(FileVisitOption.class), MAX_DEPTH, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path at, BasicFileAttributes attributes) {
                boolean isHidden =
                        !at.equals(folder) && at.getFileName().toString().startsWith(".");
                return isHidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path at, BasicFileAttributes attributes) {
                String name = at.getFileName().toString();
                for (String path : byName.getOrDefault(name.toLowerCase(Locale.ROOT), Set.of())) {
                    found.merge(path, at, (a, b) -> better(nameOf(path), a, b));
                }
                return ++seen[0] < MAX_FILES ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path at, IOException e) throws IOException {
                if (at.equals(folder)) {
                    throw e;
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return found;
    }

    private static Path better(String name, Path a, Path b) {
        return Stream.of(a, b)
                .min(Comparator.comparing(
                                (Path it) -> !it.getFileName().toString().equals(name))
                        .thenComparing(Path::getNameCount)
                        .thenComparing(Comparator.naturalOrder()))
                .orElseThrow();
    }

    private static String nameOf(String path) {
        return path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
    }

    /** Replaces the paths in the text of the file, to keep its layout, and writes the whole theme only if that fails. */
    private static void write(Path file, Theme theme, Map<String, String> changed) throws IOException {
        String text = Files.readString(file);
        for (Map.Entry<String, String> each : changed.entrySet()) {
            text = text.replace(JsonQuotes.quote(each.getKey()), JsonQuotes.quote(each.getValue()));
        }
        byte[] replaced = text.getBytes(StandardCharsets.UTF_8);
        boolean isRight = isTheme(replaced, theme);
        SafeFile.save(file, out -> {
            if (isRight) {
                out.write(replaced);
            } else {
                ThemeFormat.write(theme, out);
            }
        });
    }

    private static boolean isTheme(byte[] text, Theme theme) throws IOException {
        try {
            return ThemeFormat.read(new ByteArrayInputStream(text), "").equals(theme);
        } catch (LevelFormatException e) {
            return false;
        }
    }
}

package leapsmith.editor.cli;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The files that the arguments of a command name: a file; a folder, which stands for all files of one kind in it and in
 * its subfolders; or a glob such as {@code levels/*.level.json}, because not every shell expands globs. Folders and
 * globs skip names that begin with a dot.
 *
 * @param isOfKind which files of a folder are meant
 * @param kind the word for these files in messages
 */
record InputFiles(Predicate<Path> isOfKind, String kind) {
    /** The folders before the first part with a wildcard, and the rest. */
    private static final Pattern GLOB = Pattern.compile("((?:[^*?\\[{]*/)?)([^/]*[*?\\[{].*)");

    /**
     * The files of some arguments, each once: in the order of the arguments, and by name in a folder or a glob.
     *
     * @param failures receives each argument without files, and why
     */
    Set<Path> of(List<String> arguments, BiConsumer<String, Exception> failures) {
        Set<Path> files = new LinkedHashSet<>();
        for (String argument : arguments) {
            try {
                files.addAll(of(argument));
            } catch (IOException | InvalidPathException e) {
                failures.accept(argument, e);
            }
        }
        return files;
    }

    private Set<Path> of(String argument) throws IOException {
        Matcher glob = GLOB.matcher(
                FileSystems.getDefault().getSeparator().equals("\\") ? argument.replace('\\', '/') : argument);
        // A file with exactly this name comes first; a name with a wildcard may be no valid path.
        if (glob.matches() && !isFile(argument)) {
            return matching(argument, Path.of(glob.group(1)), glob.group(2));
        }
        Path path = Path.of(argument);
        if (!Files.isDirectory(path)) {
            return Set.of(path);
        }
        Set<Path> found = find(path, Integer.MAX_VALUE, isOfKind);
        if (found.isEmpty()) {
            throw new IOException(argument + ": there are no " + kind + " in this folder");
        }
        return found;
    }

    private static boolean isFile(String argument) {
        try {
            return Files.exists(Path.of(argument), LinkOption.NOFOLLOW_LINKS);
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private static Set<Path> matching(String argument, Path folder, String pattern) throws IOException {
        int depth = pattern.contains("**") ? Integer.MAX_VALUE : pattern.split("/").length;
        Set<Path> found = Set.of();
        if (Files.isDirectory(folder)) {
            PathMatcher matcher = matcher(argument, folder, pattern);
            found = find(folder, depth, file -> matcher.matches(folder.relativize(file)));
        }
        if (found.isEmpty()) {
            throw new IOException("No file matches " + argument);
        }
        return found;
    }

    private static PathMatcher matcher(String argument, Path folder, String pattern) throws IOException {
        try {
            return folder.getFileSystem().getPathMatcher("glob:" + pattern);
        } catch (IllegalArgumentException e) {
            throw new IOException("not a valid glob: " + argument, e);
        }
    }

    private static Set<Path> find(Path folder, int depth, Predicate<Path> wanted) throws IOException {
        Set<Path> found = new TreeSet<>();
        Files.walkFileTree(folder, EnumSet.of(FileVisitOption.FOLLOW_LINKS), depth, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path sub, BasicFileAttributes attributes) {
                return !sub.equals(folder) && isHidden(sub) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                // At the depth limit, folders are visited like files.
                if (!attributes.isDirectory() && !isHidden(file) && wanted.test(file)) {
                    found.add(file);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException problem) {
                // A link to a parent folder, or a folder without read permission.
                return FileVisitResult.CONTINUE;
            }
        });
        return found;
    }

    private static boolean isHidden(Path path) {
        return path.getFileName().toString().startsWith(".");
    }
}

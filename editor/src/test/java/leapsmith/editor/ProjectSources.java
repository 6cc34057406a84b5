package leapsmith.editor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Where the tests of the structure find the code of all modules. */
final class ProjectSources {
    static final Path ROOT = Path.of(System.getProperty("leapsmith.root"));
    static final List<String> MODULES = List.of("physics", "levels", "editor");

    private ProjectSources() {}

    /** Every Java source file of the project, tests included, in the order of their paths. */
    static List<Path> javaFiles() {
        return Stream.concat(MODULES.stream(), Stream.of("web"))
                .map(module -> ROOT.resolve(module).resolve("src"))
                .flatMap(folder -> javaFilesBelow(folder).stream())
                .sorted()
                .toList();
    }

    private static List<Path> javaFilesBelow(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

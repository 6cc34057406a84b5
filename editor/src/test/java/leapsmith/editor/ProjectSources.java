package leapsmith.editor;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The project as the architecture tests read it: compiled classes of all modules, and source files. */
final class ProjectSources {
    static final Path ROOT = Path.of(System.getProperty("leapsmith.root"));
    static final List<String> MODULES = List.of("physics", "levels", "editor");

    private ProjectSources() {}

    /** The classes that ship. */
    static JavaClasses shipped() {
        return classes(List.of("classes"));
    }

    /** The classes that ship and those of the tests. */
    static JavaClasses shippedAndTests() {
        return classes(List.of("classes", "test-classes"));
    }

    /** Every Java source file of the project, tests included, in the order of their paths. */
    static List<Path> javaFiles() {
        return MODULES.stream()
                .map(module -> ROOT.resolve(module).resolve("src"))
                .flatMap(folder -> javaFilesBelow(folder).stream())
                .sorted()
                .toList();
    }

    private static JavaClasses classes(List<String> outputs) {
        List<Path> folders = MODULES.stream()
                .flatMap(module -> outputs.stream()
                        .map(output -> ROOT.resolve(module).resolve("target").resolve(output)))
                .filter(Files::isDirectory)
                .toList();
        return new ClassFileImporter().importPaths(folders);
    }

    private static List<Path> javaFilesBelow(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package leapsmith.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page that explains the code names only what the code has. */
class ArchitectureDocTest {
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern QUALIFIED = Pattern.compile("leapsmith(\\.\\w+)+");
    /** A class, or a class and a member of it, as {@code World.step(inputs)}. */
    private static final Pattern SIMPLE = Pattern.compile("([A-Z]\\w*)(?:\\.([a-z]\\w*)(?:\\(.*\\))?)?");

    private static final Pattern STEP = Pattern.compile("\\d+\\. .*");

    private static final List<JavaClass> CLASSES =
            ProjectSources.shippedAndTests().stream().toList();
    private final List<String> lines = readPage("docs/ARCHITECTURE.md");

    @Test
    void everyQualifiedNameOnThePageExists() {
        assertEquals(List.of(), unknownQualified(lines), "names of no class and no package");
    }

    @Test
    void everyClassNamedInANumberedStepExists() {
        assertEquals(List.of(), unknownSimple(steps()), "names of no class, or of no member of it");
    }

    @Test
    void everyNameOnThePageForGamesExists() {
        List<String> page = readPage("docs/USE-IN-YOUR-GAME.md");
        assertEquals(List.of(), unknownQualified(page), "names of no class and no package");
        assertEquals(List.of(), unknownSimple(page), "names of no class, or of no member of it");
    }

    @Test
    void thePageHasNumberedSteps() {
        assertFalse(steps().isEmpty());
    }

    private List<String> unknownQualified(List<String> page) {
        Set<String> known = new LinkedHashSet<>();
        for (JavaClass type : CLASSES) {
            known.add(type.getName().replace('$', '.'));
            for (String name = type.getPackageName(); name.contains("."); name = parent(name)) {
                known.add(name);
            }
        }
        return codeIn(page).stream()
                .filter(code -> QUALIFIED.matcher(code).matches())
                .filter(code -> !known.contains(code))
                .toList();
    }

    private List<String> unknownSimple(List<String> page) {
        return codeIn(page).stream()
                .filter(code -> SIMPLE.matcher(code).matches())
                .filter(code -> !exists(code))
                .toList();
    }

    private boolean exists(String code) {
        Matcher name = SIMPLE.matcher(code);
        return name.matches()
                && CLASSES.stream()
                        .filter(type -> type.getSimpleName().equals(name.group(1)))
                        .anyMatch(type -> name.group(2) == null
                                || type.getAllMembers().stream()
                                        .anyMatch(member -> member.getName().equals(name.group(2))));
    }

    /** The lines of numbered lists, with their continuations in the indented lines below. */
    private List<String> steps() {
        List<String> steps = new ArrayList<>();
        boolean within = false;
        for (String line : lines) {
            within = STEP.matcher(line).matches() || within && line.startsWith("  ");
            if (within) {
                steps.add(line);
            }
        }
        return steps;
    }

    private static List<String> codeIn(List<String> lines) {
        return lines.stream()
                .flatMap(line -> CODE.matcher(line).results())
                .map(found -> found.group(1))
                .toList();
    }

    private static String parent(String name) {
        return name.substring(0, name.lastIndexOf('.'));
    }

    private static List<String> readPage(String path) {
        try {
            return Files.readAllLines(ProjectSources.ROOT.resolve(path));
        } catch (IOException e) {
            throw new AssertionError(path + " can't be read", e);
        }
    }
}

package leapsmith.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The page that explains the code names only what the code has. */
class ArchitectureDocTest {
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern QUALIFIED = Pattern.compile("leapsmith(\\.\\w+)+");
    /** A class, or a class and a member of it, as {@code World.step(inputs)}. */
    private static final Pattern SIMPLE = Pattern.compile("([A-Z]\\w*)(?:\\.([a-z]\\w*)(?:\\(.*\\))?)?");

    private static final Pattern STEP = Pattern.compile("\\d+\\. .*");

    private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
    private static final Pattern TYPE = Pattern.compile("\\b(?:class|interface|enum|record) ([A-Z]\\w*)");
    private static final Pattern MEMBER = Pattern.compile("\\b([a-z]\\w*)\\b");

    /** The qualified names of classes and packages; those of a nested class have the name of its file before. */
    private static final Set<String> QUALIFIED_NAMES = new HashSet<>();

    /** The words of the files that declare a class, by its simple name. */
    private static final Map<String, Set<String>> WORDS = new HashMap<>();

    private final List<String> lines = readPage("docs/ARCHITECTURE.md");

    @BeforeAll
    static void readSources() throws IOException {
        for (Path file : ProjectSources.javaFiles()) {
            String source = Files.readString(file);
            Matcher itsPackage = PACKAGE.matcher(source);
            if (!itsPackage.find()) {
                continue;
            }
            for (String name = itsPackage.group(1); name.contains("."); name = parent(name)) {
                QUALIFIED_NAMES.add(name);
            }
            String outer =
                    itsPackage.group(1) + "." + file.getFileName().toString().replace(".java", "");
            QUALIFIED_NAMES.add(outer);
            Set<String> members =
                    MEMBER.matcher(source).results().map(MatchResult::group).collect(Collectors.toSet());
            TYPE.matcher(source).results().map(found -> found.group(1)).forEach(name -> {
                QUALIFIED_NAMES.add(outer + "." + name);
                WORDS.computeIfAbsent(name, none -> new HashSet<>()).addAll(members);
            });
        }
    }

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
        return codeIn(page).stream()
                .filter(code -> QUALIFIED.matcher(code).matches())
                .filter(code -> !QUALIFIED_NAMES.contains(code))
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
                && WORDS.containsKey(name.group(1))
                && (name.group(2) == null || WORDS.get(name.group(1)).contains(name.group(2)));
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

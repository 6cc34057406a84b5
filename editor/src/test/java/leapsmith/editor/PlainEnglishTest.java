package leapsmith.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Quaint words must not come back: in code, names, comments, texts, documents and samples. */
class PlainEnglishTest {
    private static final String SELF = "editor/src/test/java/leapsmith/editor/PlainEnglishTest.java";
    private static final Set<String> EXTENSIONS =
            Set.of(".java", ".md", ".properties", ".css", ".sh", ".bat", ".xml", ".json");
    private static final Set<String> SKIPPED_FOLDERS = Set.of("target", ".git", ".mvn");

    /** Each word or phrase with a better one. Words match as a whole, in any case, and in camel-case names. */
    private static final Map<String, String> BETTER = new LinkedHashMap<>();

    static {
        BETTER.put("anew", "again");
        BETTER.put("told", "published, sent, recorded");
        BETTER.put("untold", "pending");
        BETTER.put("goes on", "continues");
        BETTER.put("go on", "continue");
        BETTER.put("going on", "running");
        BETTER.put("went on", "continued");
        BETTER.put("has its say", "acts");
        BETTER.put("whoever", "what, which");
        BETTER.put("somebody", "another body, a user");
        BETTER.put("anybody", "any body, any user");
        BETTER.put("everybody", "all");
        BETTER.put("nobody", "nothing, no user");
        BETTER.put("who stands?", "what stands");
        BETTER.put("heed(s|ed)?", "obey, handle");
        BETTER.put("in vain", "without effect");
        BETTER.put("ma(d|k)es? good", "resolve");
        BETTER.put("to and fro", "back and forth");
        BETTER.put("mend(s|ed|ing)?", "fix");
        BETTER.put("reckon(s|ed|ing)?", "compute, count");
        BETTER.put("lest", "so that ... not");
        BETTER.put("foresee(s|n)?", "predict");
        BETTER.put("from afar", "zoomed out, from a distance");
        BETTER.put("beforehand", "in advance");
        BETTER.put("way of (a|the) (body|run)", "path, trail");
        BETTER.put("takes? up left", "restoreAbandonedRun");
        BETTER.put("the person who plays", "the player, the user");
        BETTER.put("(the )?ways of runs?|(whole|its|their) ways?", "path, trail");
        BETTER.put("hear(s|d)?", "receive, receives, received");
        BETTER.put("tell(s|ing)?", "says, shows, reports");
        BETTER.put("forget(s|ting)?|forgot(ten)?", "drop, remove, clear");
        BETTER.put("part(s|ed)? at", "diverge");
        BETTER.put("carr(y|ies|ied|ying) out", "apply, run");
        BETTER.put("(give|gives|given|giving|gave) up", "cancel, drop");
        BETTER.put("(make|makes|made|making) up for", "catch up");
        BETTER.put("over and over", "repeatedly");
        BETTER.put("(take|takes|taken|took) (it |them )?back", "revert, undo");
        BETTER.put("of (now|before)", "current, previous");
        BETTER.put("the person", "the user, the author");
        BETTER.put("firmness", "solidity");
        BETTER.put("wholly", "completely");
        BETTER.put("(ticks|steps|frames|pixels|px|times) a second", "per second");
        BETTER.put("a second squared", "per second squared");
        BETTER.put("(px|pixels) a (tile|cell|pixel)", "per tile, cell or pixel");
        BETTER.put("colour(s|ed|ing)?", "color");
        BETTER.put("centre(s|d)?", "center");
        BETTER.put("neighbour(s|ing)?", "neighbor");
        BETTER.put("behaviour(s)?", "behavior");
        BETTER.put("favour(s|ed)?", "favor");
        BETTER.put("recognis(e|es|ed|ing)", "recognize");
        BETTER.put("grey", "gray");
    }

    private static final Pattern CAMEL_HUMP =
            Pattern.compile("(?<=[\\p{Ll}\\d])(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})|_");
    /** A name in a document, which may be a former one. */
    private static final Pattern CODE_SPAN = Pattern.compile("`[^`]*`");
    /** A key of another program's files, such as {@code "__tags"}, whose spelling is not ours. */
    private static final Pattern FOREIGN_KEY = Pattern.compile("\"__\\w+\"");
    /** What starts a continued line of a comment. */
    private static final Pattern LEADER = Pattern.compile("^\\s*(\\*|//|#)?\\s*");

    @Test
    void noQuaintWordComesBack() throws IOException {
        List<String> found = new ArrayList<>();
        for (Path file : files()) {
            find(file, found);
        }
        assertEquals("", String.join("\n", found), "words with a better one");
    }

    @Test
    void wordsAreFoundInNamesAndAcrossLines() {
        assertEquals(List.of("3: anew -> again"), findings("a", "b", "void itStartsAnew() {"));
        assertEquals(List.of("1: goes on -> continues"), findings(" * Then it goes", " * on forever."));
        assertEquals(List.of(), findings("a renewed try", "toldest", "isNotANewPress"));
    }

    private static List<Path> files() throws IOException {
        List<Path> files = new ArrayList<>();
        Files.walkFileTree(ProjectSources.ROOT, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                boolean skipped = SKIPPED_FOLDERS.contains(folder.getFileName().toString());
                return skipped ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (isText(file) && !relative(file).equals(SELF)) {
                    files.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return files;
    }

    /** Scripts have no extension. */
    private static boolean isText(Path file) {
        String name = file.getFileName().toString();
        return !name.contains(".") || EXTENSIONS.contains(name.substring(name.lastIndexOf('.')));
    }

    private static String relative(Path path) {
        return ProjectSources.ROOT.relativize(path).toString().replace('\\', '/');
    }

    private static void find(Path file, List<String> found) throws IOException {
        List<String> lines;
        try {
            lines = new ArrayList<>(Files.readAllLines(file));
        } catch (MalformedInputException e) {
            return; // Not a text in UTF-8, such as a binary file without an extension.
        }
        if (file.toString().endsWith(".md")) {
            lines.replaceAll(line -> CODE_SPAN.matcher(line).replaceAll("``"));
        }
        lines.replaceAll(line -> FOREIGN_KEY.matcher(line).replaceAll("\"\""));
        findings(lines.toArray(String[]::new)).forEach(finding -> found.add(relative(file) + ":" + finding));
    }

    /** All words at once, as a quick first test. */
    private static final Pattern ANY = pattern(String.join("|", BETTER.keySet()));

    private static Pattern pattern(String words) {
        return Pattern.compile("(?i)(?<!\\p{L})(?:" + words + ")(?!\\p{L})");
    }

    private static String better(String word) {
        return BETTER.entrySet().stream()
                .filter(entry -> pattern(entry.getKey()).matcher(word).matches())
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseThrow();
    }

    /** A line {@code NUMBER: WORD -> BETTER} for each word; a phrase may continue on the next line. */
    private static List<String> findings(String... lines) {
        List<String> found = new ArrayList<>();
        for (int i = 0; i < lines.length; i++) {
            String line = words(lines[i]);
            String next =
                    i + 1 < lines.length ? words(LEADER.matcher(lines[i + 1]).replaceFirst("")) : "";
            String both = line + " " + next;
            Matcher matcher = ANY.matcher(both);
            while (matcher.find() && matcher.start() < line.length()) {
                found.add(i + 1 + ": " + matcher.group().toLowerCase(Locale.ROOT) + " -> " + better(matcher.group()));
            }
        }
        return found;
    }

    /** The line with its names split into words. */
    private static String words(String line) {
        return CAMEL_HUMP.matcher(line.stripTrailing()).replaceAll(" ");
    }
}

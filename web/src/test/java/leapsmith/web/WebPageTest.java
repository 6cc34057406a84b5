package leapsmith.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.model.Level;
import org.junit.jupiter.api.Test;

class WebPageTest {
    /** Pieces of text that end an element, a string or a script somewhere. */
    private static final String[] HOSTILE = {
        "</script>",
        "<!--",
        "-->",
        "<script>alert(1)</script>",
        "\u2028",
        "\u2029",
        "\"",
        "'",
        "\\",
        "`",
        "${1}",
        "&lt;",
        "{{engine}}",
        "<img src=x onerror=alert(1)>",
        "\ud83d",
        "\ude00",
        "\ud83d\ude00",
        "\n",
        "\u0000",
        "]]>",
        "javascript:",
        "$1",
        "é"
    };

    @Test
    void nothingInALevelEndsItsText() throws IOException {
        SplittableRandom random = new SplittableRandom(1);
        int elements = count(page("plain", ""), "<");
        for (int i = 0; i < 300; i++) {
            StringBuilder text = new StringBuilder();
            for (int j = random.nextInt(1, 6); j > 0; j--) {
                text.append(HOSTILE[random.nextInt(HOSTILE.length)]);
            }
            String page = page(text.toString(), text.reverse().toString());
            assertEquals(elements, count(page, "<"), () -> "there is an element more: " + text);
            String data = between(page, "id=\"data\">", "</script>");
            JsonNode read = new ObjectMapper().readTree(data);
            assertEquals(text.toString(), read.get("description").textValue());
            String json = read.get("levels").get(0).get("json").textValue();
            Level level = LevelFormat.read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "level");
            assertEquals(level.name(), read.get("levels").get(0).get("title").textValue());
        }
    }

    @Test
    void theLevelOnThePageIsTheLevelOfTheFile() throws IOException {
        for (String name : Samples.names()) {
            Level level = Samples.level(name);
            JsonNode data =
                    data(new WebPage("t", "", List.of(played(name, level)), Set.of(WebPage.Feature.REWIND), ""));
            String json = data.get("levels").get(0).get("json").textValue();
            assertEquals(
                    level, LevelFormat.read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), name));
        }
    }

    @Test
    void levelsShareTheirThemes() throws IOException {
        WebPage.PlayedLevel one = played("first-jump", Samples.level("first-jump"));
        JsonNode data = data(new WebPage("t", "", List.of(one, one), Set.of(WebPage.Feature.REWIND), ""));
        assertEquals(1, data.get("themes").size());
        assertEquals("meadow", data.get("levels").get(1).get("theme").textValue());
    }

    @Test
    void aPageIsTheSameFileEachTime() throws IOException {
        assertEquals(page("a", "b"), page("a", "b"));
    }

    @Test
    void aPageNamesNothingOfTheNetwork() throws IOException {
        String page = page("a", "b");
        String own = page.replace(between(page, "id=\"data\">", "</script>"), "");
        List<String> loaded = new ArrayList<>();
        for (String word : List.of("src=", "href=\"http", "@import", "url(http", "fetch('http", "XMLHttpRequest")) {
            if (own.contains(word)) {
                loaded.add(word);
            }
        }
        assertEquals(List.of(), loaded);
    }

    @Test
    void anArchiveHasThePageAndAPictureThatThePageNames() throws IOException {
        WebPage page = new WebPage(
                "t",
                "",
                List.of(played("first-jump", Samples.level("first-jump"))),
                Set.of(WebPage.Feature.REWIND),
                "");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        page.writeZip(out);
        List<String> names = new ArrayList<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(out.toByteArray()))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                names.add(entry.getName());
                if (entry.getName().equals("index.html")) {
                    String html = new String(zip.readAllBytes(), StandardCharsets.UTF_8);
                    assertTrue(html.contains("<meta property=\"og:image\" content=\"preview.png\">"));
                }
            }
        }
        assertEquals(List.of("index.html", "preview.png"), names);
    }

    @Test
    void theAddressOfAnEmbeddedPageIsEscaped() {
        assertTrue(
                WebPage.embedding("https://example.org/a.html").contains("src=\"https://example.org/a.html?embed\""));
        assertFalse(WebPage.embedding("\" onload=\"alert(1)").contains("onload=\"alert"));
    }

    @Test
    void aPageHasALevel() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new WebPage("t", "", List.of(), Set.of(WebPage.Feature.REWIND), ""));
    }

    private static String page(String title, String description) throws IOException {
        Level level = Level.empty(validName(title), 4, 3, 16);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new WebPage(
                        title,
                        description,
                        List.of(new WebPage.PlayedLevel(
                                title, level, Optional.empty(), Optional.empty(), Optional.empty())),
                        Set.of(WebPage.Feature.REWIND),
                        "")
                .write(out);
        return out.toString(StandardCharsets.UTF_8);
    }

    /** What a level can be called: its files are well-formed Unicode. */
    private static String validName(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    }

    private static WebPage.PlayedLevel played(String name, Level level) throws IOException {
        return WebPage.PlayedLevel.in(Optional.of(Samples.folder()), name, level, Optional.empty());
    }

    private static JsonNode data(WebPage page) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        page.write(out);
        return new ObjectMapper().readTree(between(out.toString(StandardCharsets.UTF_8), "id=\"data\">", "</script>"));
    }

    private static String between(String text, String begin, String end) {
        int from = text.indexOf(begin) + begin.length();
        return text.substring(from, text.indexOf(end, from));
    }

    private static int count(String text, String part) {
        int count = 0;
        for (int i = text.indexOf(part); i >= 0; i = text.indexOf(part, i + 1)) {
            count++;
        }
        return count;
    }
}

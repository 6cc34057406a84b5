package leapsmith.levels.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.TileTypeNames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables of the page about the format and the schema files are generated: {@code -Dleapsmith.update} writes them. */
class LevelFormatPageTest {
    private static final Path DOCS = Path.of(System.getProperty("leapsmith.root"), "docs");
    static final Path PAGE = DOCS.resolve("LEVEL-FORMAT.md");

    private static final String BEGIN = "<!-- The rest of the page is generated. -->\n";
    private static final Pattern EXAMPLE = Pattern.compile("```json\n(\\{\n  \"format\".*?\n)```", Pattern.DOTALL);

    @Test
    void thePageHasAllKeys() throws IOException {
        String page = Files.readString(PAGE);
        String expected = page.substring(0, page.indexOf(BEGIN) + BEGIN.length()) + reference();
        if (isUpdate()) {
            Files.writeString(PAGE, expected);
        }
        assertEquals(expected, Files.readString(PAGE), "run this test with -Dleapsmith.update");
    }

    @Test
    void theExampleOfThePageIsWrittenAsItStandsThere() throws IOException {
        Matcher example = EXAMPLE.matcher(Files.readString(PAGE));
        assertEquals(true, example.find(), "the page has an example");
        Level level = Texts.read(example.group(1));
        assertEquals(example.group(1), Texts.write(level));
        assertEquals(List.of(), Schemas.levelErrors(example.group(1)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"level", "replay", "theme", "kinds"})
    void theSchemaFilesAreThoseOfTheProgram(String format) throws IOException {
        Path file = DOCS.resolve(format + ".schema.json");
        String schema = switch (format) {
            case "level" -> JsonSchema.level(ObjectTypes.STANDARD).text();
            case "replay" -> JsonSchema.replay().text();
            case "kinds" -> JsonSchema.kinds().text();
            default -> JsonSchema.theme().text();
        };
        if (isUpdate()) {
            Files.writeString(file, schema);
        }
        assertEquals(schema, Files.readString(file), "run this test with -Dleapsmith.update");
    }

    private static boolean isUpdate() {
        return System.getProperty("leapsmith.update") != null;
    }

    private static String reference() throws IOException {
        SchemaTables tables = new SchemaTables(new ObjectMapper()
                .readTree(JsonSchema.level(ObjectTypes.STANDARD).text()));
        StringBuilder page = new StringBuilder("\n## The document\n\n").append(tables.document());
        for (String part : List.of("physics", "partition", "checks")) {
            page.append("\n### ").append(part).append("\n\n");
            page.append(tables.description(part)).append("\n\n").append(tables.part(part));
        }
        page.append("\n## Shapes\n\n| Standard symbol | Shape |\n|---|---|\n");
        for (LegendEntry entry : Legend.STANDARD.entries()) {
            page.append("| `` ").append(entry.text()).append(" `` | `");
            page.append(TileTypeNames.nameOf(entry.type())).append("` |\n");
        }
        page.append("\n## Tile kinds\n\n").append(tables.definition("tileKind"));
        for (ObjectType type : ObjectTypes.STANDARD.all()) {
            String heading = type.listKey().substring(0, 1).toUpperCase(Locale.ROOT)
                    + type.listKey().substring(1);
            page.append("\n## ").append(heading).append("\n\n").append(tables.definition(type.name()));
        }
        page.append("\n## Stops of a path\n\n").append(tables.definition("stop"));
        page.append("\n## Layers of decoration\n\n").append(tables.objects("/properties/layers/items"));
        page.append("\n### decals\n\n").append(tables.objects("/properties/layers/items/properties/decals/items"));
        return page.append(limits()).toString();
    }

    private static String limits() {
        return "\n## Limits of a whole file\n\n| What | Limit |\n|---|---|\n"
                + limit("side of a level", Limits.MAX_SIDE_PX + " px")
                + limit("tiles", Limits.MAX_TILES)
                + limit("symbols of the legend, including those of shapes that it leaves out", Limits.MAX_SYMBOLS)
                + limit("objects of all types", Limits.MAX_OBJECTS)
                + limit("depth of nested objects and lists", Limits.MAX_DEPTH)
                + limit("characters of a text", Limits.MAX_TEXT)
                + limit("characters of a key", Limits.MAX_KEY)
                + limit("characters of a number", Limits.MAX_NUMBER)
                + limit(
                        "characters of names, ids, kinds, and unknown and free keys with their values together, plus "
                                + Limits.KEY_COST + " for each of these keys",
                        Limits.MAX_TEXT_TOTAL);
    }

    private static String limit(String what, Object most) {
        return "| " + what + " | " + most + " |\n";
    }
}

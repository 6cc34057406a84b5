package leapsmith.levels.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import leapsmith.levels.check.LevelCheck;
import leapsmith.levels.check.Problem;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelHash;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectDefinition.Size;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.body.Control;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class OwnKindsTest {
    private static final String KINDS = """
            {
              "format": "leapsmith-kinds",
              "version": 1,
              "choices": { "item": ["coin", "gem", "heart"] },
              "objects": {
                "slime": { "like": "patrol", "size": [14, 12], "resize": "none", "color": "#77aa55",
                  "about": "Splits when hit.", "values": { "movement": { "walk": 40 } },
                  "fields": {
                    "hits": { "type": "int", "default": 1, "min": 1, "max": 9 },
                    "drops": { "type": "item", "list": true },
                    "owner": { "type": "ref", "to": "player", "about": "Follows it." },
                    "note": { "type": "lines", "required": true, "author": "kept" } },
                  "sound": "squish" },
                "king-slime": { "like": "slime", "size": [28, 24], "fields": { "crown": { "type": "color" } } },
                "gem": { "like": "pickup", "turns": "quarter" },
                "lamp": { "like": "zone" }
              }
            }
            """;

    private static final String LEVEL = """
            {
              "format": "leapsmith-level",
              "version": 3,
              "name": "a",
              "tileSize": 16,
              "width": 4,
              "height": 3,
              "tiles": ["....", "....", "####"],
              "characters": [
                { "id": "hero", "kind": "player", "x": 2, "y": 0 },
                { "id": "s", "kind": "slime", "x": 30, "y": 16, "width": 14, "height": 12%s }
              ],
              "zones": [ { "id": "g", "kind": "gem", "x": 48, "y": 0, "width": 8, "height": 8 } ]
            }
            """;

    @TempDir
    private Path root;

    private static KindsFile kinds() throws IOException {
        return read(KINDS);
    }

    private static KindsFile read(String json) throws IOException {
        return KindsFile.read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "kinds");
    }

    /** A level beside the kinds file, whose slime has more keys. */
    private Level level(String more) throws IOException {
        Files.writeString(root.resolve(KindsFile.NAME), KINDS);
        Path file = root.resolve("a.level.json");
        Files.writeString(file, String.format(LEVEL, more));
        return LevelFiles.read(file);
    }

    private static LevelObject slime(Level level) {
        return level.objects().stream()
                .filter(it -> it.id().equals("s"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aKindHasWhatItInheritsAndItsOwn() throws IOException {
        Map<String, OwnKind> kinds = kinds().objectKinds();
        OwnKind slime = kinds.get("slime");
        assertEquals(CharacterType.TYPE, slime.type());
        assertEquals(CharacterType.PATROL, slime.behavior().name());
        assertEquals(new Size(14, 12), slime.size());
        OwnKind king = kinds.get("king-slime");
        assertEquals(new Size(28, 24), king.size());
        assertEquals(OptionalInt.of(0x77aa55), king.color());
        assertEquals("Splits when hit.", king.about());
        assertEquals(
                List.of("hits", "drops", "owner", "note", "crown"),
                king.fields().stream().map(OwnKind.Field::name).toList());
        assertEquals(40, CharacterType.movement(king.create("k", 0, 0)).walkSpeed());
        assertEquals(
                List.of("0", "90", "180", "270"),
                kinds.get("gem").field("rotation").orElseThrow().choices());
    }

    @Test
    void theFileIsWrittenAgainWithTheSameMeaning() throws IOException {
        ByteArrayOutputStream once = new ByteArrayOutputStream();
        kinds().write(once);
        KindsFile again = read(once.toString(StandardCharsets.UTF_8));
        assertEquals(kinds(), again);
        assertEquals(kinds().objectKinds(), again.objectKinds());
        ByteArrayOutputStream twice = new ByteArrayOutputStream();
        again.write(twice);
        assertEquals(once.toString(StandardCharsets.UTF_8), twice.toString(StandardCharsets.UTF_8));
        assertTrue(once.toString(StandardCharsets.UTF_8).contains("\"sound\": \"squish\""));
        assertTrue(once.toString(StandardCharsets.UTF_8).contains("\"author\": \"kept\""));
    }

    static Stream<Arguments> wrongFiles() {
        return Stream.of(
                Arguments.of("\"like\": \"slimy\"", "objects.a.like"),
                Arguments.of("\"like\": \"a\"", "objects.a.like"),
                Arguments.of("\"size\": [1, 2]", "\"like\""),
                Arguments.of(
                        "\"like\": \"goal\", \"fields\": { \"f\": { \"type\": \"item\" } }", "objects.a.fields.f.type"),
                Arguments.of(
                        "\"like\": \"goal\", \"fields\": { \"f\": { \"type\": \"int\", \"default\": 1.5 } }",
                        "objects.a.fields.f.default"),
                Arguments.of("\"like\": \"goal\", \"values\": { \"launch\": -1 }", "objects.a.values"),
                Arguments.of("\"like\": \"goal\", \"values\": { \"speed\": 1 }", "objects.a.values"),
                Arguments.of(
                        "\"like\": \"patrol\", \"values\": { \"movement\": { \"wolk\": 1 } }", "objects.a.values"));
    }

    @ParameterizedTest
    @MethodSource("wrongFiles")
    void aWrongDefinitionIsAnErrorWithItsPlace(String definition, String where) {
        String json =
                "{ \"format\": \"leapsmith-kinds\", \"version\": 1,\n\"objects\": { \"a\": { " + definition + " } } }";
        LevelFormatException e = assertThrows(LevelFormatException.class, () -> read(json));
        assertTrue(e.getMessage().startsWith("kinds:2:"), e.getMessage());
        assertTrue(e.getMessage().contains(where), e.getMessage());
    }

    @Test
    void aKnownKindCantBeDefinedAgain() {
        String json =
                "{ \"format\": \"leapsmith-kinds\", \"version\": 1, \"objects\": { \"goal\": { \"like\": \"key\" } } }";
        assertTrue(assertThrows(LevelFormatException.class, () -> read(json))
                .getMessage()
                .contains("a name that no known kind has"));
    }

    @Test
    void anObjectBehavesAsTheKindThatItIsLike() throws IOException {
        Level level = level("");
        LevelObject slime = slime(level);
        assertEquals("patrol", slime.behavior());
        assertEquals(
                Control.PATROL, ((ObjectPhysics.OfBody) slime.physics()).def().control());
        Level patrol = level.withObject("s", slime.withKind("patrol"));
        assertEquals(LevelHash.of(patrol), LevelHash.of(level));
        Files.delete(root.resolve(KindsFile.NAME));
        Level without = LevelFiles.read(root.resolve("a.level.json"));
        assertEquals(Optional.empty(), slime(without).own());
        assertNotEquals(LevelHash.of(without), LevelHash.of(level));
    }

    @Test
    void aLevelIsWrittenWithoutWhatTheKindsFileSays() throws IOException {
        Level level = level(", \"properties\": { \"hits\": 3 }");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        LevelFiles.NATIVE.write(level, out);
        String text = out.toString(StandardCharsets.UTF_8);
        assertTrue(text.contains("\"kind\": \"slime\""), text);
        assertFalse(text.contains("drops"), text);
    }

    @Test
    void aResolvedLevelNeedsNoKindsFile() throws IOException {
        Level level = level(", \"properties\": { \"hits\": 3 }");
        Level resolved = KindsFile.resolved(level);
        LevelObject slime = slime(resolved);
        assertEquals("patrol", slime.kind());
        assertEquals(
                "{kind=\"slime\", hits=3, drops=[], owner=\"\", note=\"\"}",
                slime.properties().asMap().toString());
        LevelObject gem = resolved.objects(ZoneType.TYPE).get(0);
        assertEquals("pickup", gem.kind());
        assertEquals("gem", gem.get(ObjectSignals.SETS));
        Files.delete(root.resolve(KindsFile.NAME));
        Path file = root.resolve("resolved.level.json");
        try (var out = Files.newOutputStream(file)) {
            LevelFiles.NATIVE.write(resolved, out);
        }
        assertEquals(slime(resolved), slime(LevelFiles.read(file)));
    }

    @Test
    void inAFolderWithoutItsKindAnObjectStaysWhatItIs() throws IOException {
        Level level = level(", \"properties\": { \"hits\": 3 }");
        assertEquals(level, KindsFile.movedTo(level, Files.createDirectories(root.resolve("below"))));
        Path other = Files.createDirectories(root.resolve("other"));
        Files.writeString(other.resolve(KindsFile.NAME), "{ \"format\": \"leapsmith-kinds\", \"version\": 1 }");
        Level moved = KindsFile.movedTo(level, other);
        assertEquals("patrol", slime(moved).kind());
        assertEquals("slime", slime(moved).properties().text("kind", ""));
        assertEquals(LevelHash.of(level), LevelHash.of(moved));
    }

    @Test
    void wrongFieldsAreFoundAndFixed() throws IOException {
        Level level = level(
                ", \"properties\": { \"hits\": 12, \"drops\": [\"coin\", \"sword\"], \"owner\": \"nobody\", \"size\": 1 }");
        List<Problem> problems = LevelCheck.check(level).stream()
                .filter(it -> it.rule().startsWith("field-") || it.rule().startsWith("ref-"))
                .toList();
        assertEquals(
                List.of("field-range", "field-choice", "ref-dangling", "field-missing", "field-unknown"),
                problems.stream().map(Problem::rule).toList());
        Level fixed = level;
        for (Problem problem : problems) {
            fixed = problem.finding().fix().orElseThrow().apply(fixed, 0, 0);
        }
        assertEquals(
                "{hits=9, drops=[ \"coin\" ], owner=\"\", note=\"\"}",
                slime(fixed).properties().asMap().toString());
        assertTrue(LevelCheck.check(fixed).stream().noneMatch(it -> it.rule().startsWith("field-")));
    }

    @Test
    void aReferenceLeadsOnlyToTheKindsOfItsField() throws IOException {
        Level level = level(", \"properties\": { \"note\": \"\", \"owner\": \"s\" }");
        assertEquals(
                List.of("ref-kind"),
                LevelCheck.check(level).stream()
                        .map(Problem::rule)
                        .filter(it -> it.startsWith("ref-"))
                        .toList());
        assertEquals(List.of("s"), OwnKind.references(slime(level)));
        LevelObject other = OwnKind.withReference(slime(level), "s", "hero");
        assertEquals(List.of("hero"), OwnKind.references(other));
    }

    @Test
    void listsAreReadByTheirElements() {
        assertEquals(
                Optional.of(List.of("\"a,]\\\"\"", "[1, 2]", "3")),
                OwnKind.Field.elements("[ \"a,]\\\"\" , [1, 2],3 ]"));
        assertEquals(Optional.of(List.of()), OwnKind.Field.elements("[]"));
        assertEquals(Optional.empty(), OwnKind.Field.elements("{}"));
    }
}

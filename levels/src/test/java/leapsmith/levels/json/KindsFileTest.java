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
import java.util.Optional;
import java.util.OptionalInt;
import leapsmith.levels.check.LevelCheck;
import leapsmith.levels.check.Problem;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelHash;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileSet;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KindsFileTest {
    private static final String KINDS = """
            {
              "format": "leapsmith-kinds",
              "version": 1,
              "tiles": { "goo": { "shape": "block", "color": "#33cc33", "grip": 0.5, "jump": 0.25, "properties": { "smell": 3, "sound": "squish" } } },
              "author": { "name": [ "me" ] }
            }
            """;

    @TempDir
    private Path root;

    @Test
    void aKindOfALevelHasTheNumbersOfTheFileExceptForItsOwn() throws IOException {
        Files.writeString(root.resolve(KindsFile.NAME), KINDS);
        TileKind kind = kind(read(level("{ \"is\": \"goo\", \"shape\": \"oneway\", \"grip\": 1, \"speed\": 2,"
                + " \"properties\": { \"smell\": 9 } }")));
        assertEquals("goo", kind.name());
        assertEquals(TileType.ONE_WAY, kind.shape());
        assertEquals(OptionalInt.of(0x33cc33), kind.color());
        assertEquals(Material.builder().jump(0.25).speed(2).build(), kind.material());
        assertEquals(RawMembers.EMPTY.with("smell", "9").with("sound", "\"squish\""), kind.properties());
    }

    @Test
    void aLevelIsWrittenAgainAsItWasReadWithOrWithoutTheFile() throws IOException {
        for (String legend : List.of(
                "{ \"is\": \"goo\", \"shape\": \"block\" }",
                "{ \"is\": \"goo\", \"name\": \"goo\", \"shape\": \"oneway\", \"color\": \"#33cc33\", \"grip\": 1, \"jump\": 0.25, \"deadly\": false, \"crumble\": 0, \"when\": \"red\", \"properties\": { \"sound\": \"squish\", \"smell\": 9 }, \"glow\": true }",
                "{ \"is\": \"goo\", \"name\": \"slime\", \"shape\": \"empty\", \"deadly\": [ \"up\" ], \"properties\": { \"x\": 1 } }")) {
            Files.deleteIfExists(root.resolve(KindsFile.NAME));
            Path file = level(legend);
            Level unknown = read(file);
            Files.writeString(root.resolve(KindsFile.NAME), KINDS);
            Level known = read(file);
            assertNotEquals(kind(unknown), kind(known));
            String written = Texts.write(unknown);
            assertTrue(written.contains(legend), written);
            assertEquals(written, Texts.write(known));
            assertEquals(List.of(), Schemas.levelErrors(written));
            assertTrue(written.contains("\"version\": 3"), "older programs don't know the file");
            assertEquals(kind(unknown), kind(known).basedOn(Optional.empty(), ""), "the file is gone again");
        }
    }

    @Test
    void aKindMayBeNamedAlone() throws IOException {
        Path file = level("\"goo\"");
        Level unknown = read(file);
        assertEquals(List.of("kind-unknown"), rules(unknown));
        assertEquals(TileType.EMPTY, kind(unknown).shape());
        assertTrue(Texts.write(unknown).contains("\"a\": \"goo\""), Texts.write(unknown));
        assertEquals(List.of(), Schemas.levelErrors(Texts.write(unknown)));
        Files.writeString(root.resolve(KindsFile.NAME), KINDS);
        Level known = read(file);
        assertEquals(List.of(), rules(known));
        assertEquals(TileType.BLOCK, kind(known).shape());
        assertEquals(0.5, kind(known).material().grip());
        assertTrue(Texts.write(known).contains("{ \"is\": \"goo\", \"shape\": \"block\" }"), Texts.write(known));
    }

    @Test
    void aPropertyThatWasRemovedIsNotWritten() throws IOException {
        Files.writeString(root.resolve(KindsFile.NAME), KINDS);
        Level level = read(level("{ \"is\": \"goo\", \"shape\": \"block\", \"properties\": { \"x\": 1 } }"));
        TileKind without = kind(level).withProperties(kind(level).properties().without("x"));
        Level changed = level.withLegend(level.legend()
                .with(
                        level.tiles().at(0, 0),
                        level.legend().entries().get(level.tiles().at(0, 0)).withKind(without)));
        Path file = root.resolve("b.level.json");
        LevelFiles.save(file, changed);
        assertEquals(changed, read(file));
    }

    @Test
    void aLevelOfAnotherFolderHasTheKindsThatAreMissingThere() throws IOException {
        Files.writeString(root.resolve(KindsFile.NAME), KINDS);
        Level level = read(level("{ \"is\": \"goo\", \"shape\": \"block\" }"));
        assertEquals(level, KindsFile.movedTo(level, Files.createDirectories(root.resolve("caves"))));
        Path other = Files.createDirectories(root.resolve("other"));
        Files.writeString(other.resolve(KindsFile.NAME), KINDS.replace("\"goo\"", "\"jam\""));
        Level moved = KindsFile.movedTo(level, other);
        assertEquals(kind(level).withoutBase(), kind(moved));
        assertEquals(LevelHash.of(level), LevelHash.of(moved));
    }

    @Test
    void copiedTilesNeedNoFile() throws IOException {
        Files.writeString(root.resolve(KindsFile.NAME), KINDS);
        Level level = read(level("\"goo\""));
        TileSet tile = TileSet.of(level.tiles().region());
        LevelPart part = ClipboardFormat.read(ClipboardFormat.write(LevelPart.of(level, tile, List.of())));
        assertEquals(List.of(kind(level).withoutBase()), part.kinds());
        Level same = part.putTilesInto(level, 0, 0);
        assertEquals(level, same);
    }

    @Test
    void aChangedNumberIsWrittenAndTheOthersStillFollowTheFile() throws IOException {
        Files.writeString(root.resolve(KindsFile.NAME), KINDS);
        TileKind kind = kind(read(level("{ \"is\": \"goo\", \"shape\": \"block\" }")));
        TileKind changed =
                kind.withMaterial(kind.material().toBuilder().grip(1).build()).withColor(OptionalInt.empty());
        TileKind other = TileKind.of("goo", TileType.BLOCK, 0x111111)
                .withMaterial(Material.builder().grip(0.1).jump(0.75).build());
        TileKind moved = changed.basedOn(Optional.of(other), "");
        assertEquals(Material.builder().jump(0.75).build(), moved.material());
        assertEquals(OptionalInt.empty(), moved.color());
        assertEquals(RawMembers.EMPTY, moved.properties());
    }

    @Test
    void theNearestFileAboveTheLevelCounts() throws IOException {
        Path folder = Files.createDirectories(root.resolve("world/caves"));
        Files.writeString(root.resolve(KindsFile.NAME), KINDS);
        Path file = Files.copy(level("{ \"is\": \"goo\", \"shape\": \"block\" }"), folder.resolve("a.level.json"));
        assertEquals(0.5, kind(read(file)).material().grip());
        Files.writeString(root.resolve("world").resolve(KindsFile.NAME), KINDS.replace("0.5", "0.75"));
        assertEquals(0.75, kind(read(file)).material().grip());
    }

    @Test
    void theHashOfALevelCoversWhatItsKindsDo() throws IOException {
        Path file = level("{ \"is\": \"goo\", \"shape\": \"block\" }");
        String unknown = LevelHash.of(read(file));
        Files.writeString(root.resolve(KindsFile.NAME), KINDS);
        Level known = read(file);
        assertNotEquals(unknown, LevelHash.of(known));
        assertEquals(LevelHash.of(known), LevelHash.of(KindsFile.resolved(known)));
        Files.writeString(root.resolve(KindsFile.NAME), KINDS.replace("#33cc33", "#000000"));
        assertEquals(LevelHash.of(known), LevelHash.of(read(file)));
    }

    @Test
    void aResolvedLevelNeedsNoFile() throws IOException {
        Files.writeString(root.resolve(KindsFile.NAME), KINDS);
        Level level = read(level("{ \"is\": \"goo\", \"shape\": \"block\", \"speed\": 2 }"));
        String written = Texts.write(KindsFile.resolved(level));
        assertFalse(written.contains("\"is\""), written);
        assertEquals(kind(level).withoutBase(), kind(Texts.read(written)));
    }

    @Test
    void aFileIsWrittenAgainWithItsOtherKeys() throws IOException {
        KindsFile file = parse(KINDS);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        file.write(out);
        assertEquals(file, parse(out.toString(StandardCharsets.UTF_8)));
        assertEquals(
                Optional.of("{\"name\":[\"me\"]}"),
                file.unknownKeys().get("author").map(it -> it.replace(" ", "")));
    }

    @Test
    void aWrongFileSaysWhereAndWhatWasExpected() {
        assertError("x.json:4:69: tiles.goo.grip: ", KINDS.replace("0.5", "\"no\""), "number");
        assertError("x.json:4:14: tiles.ice: ", KINDS.replace("\"goo\"", "\"ice\""), "no standard kind");
        assertError("x.json:4:14: tiles.block: ", KINDS.replace("\"goo\"", "\"block\""), "no shape");
        assertError("x.json:4:21: tiles.goo.is: ", KINDS.replace("\"shape\"", "\"is\": \"foo\", \"shape\""), "\"ice\"");
        assertError("x.json:4:", KINDS.replace("\"shape\": \"block\", ", ""), "shape");
        assertError("x.json:3:14: version: ", KINDS.replace("\"version\": 1", "\"version\": 2"), "newer");
        assertError("x.json:2:13: format: ", KINDS.replace("leapsmith-kinds", "leapsmith-level"), "kinds file");
    }

    @Test
    void aKindOfTheFileMayBeAStandardOneWithOtherNumbers() throws IOException {
        TileKind kind = parse(KINDS.replace("\"shape\": \"block\"", "\"is\": \"water\""))
                .tiles()
                .get("goo");
        assertEquals("goo", kind.name());
        assertEquals(TileType.EMPTY, kind.shape());
        assertTrue(kind.material().swims());
        assertEquals(0.5, kind.material().grip());
    }

    @Test
    void whatIsUnknownIsOneFinding() throws IOException {
        Path file =
                level("{ \"is\": \"goo\", \"shape\": \"block\" }, \"b\": { \"is\": \"jam\", \"shape\": \"block\" }");
        assertEquals(List.of("kind-unknown", "kind-unknown"), rules(read(file)));
        Files.writeString(root.resolve(KindsFile.NAME), KINDS);
        assertEquals(List.of("kind-unknown"), rules(read(file)));
        Files.writeString(root.resolve(KindsFile.NAME), "{ nonsense");
        Level level = read(file);
        assertEquals(List.of("kinds-file"), rules(level));
        assertTrue(problems(level).get(0).message().contains(KindsFile.NAME + ":1:"));
    }

    private static List<Problem> problems(Level level) {
        return LevelCheck.check(level).stream()
                .filter(it -> it.rule().startsWith("kind") && !it.rule().equals("kind-unused"))
                .toList();
    }

    private static List<String> rules(Level level) {
        return problems(level).stream().map(Problem::rule).toList();
    }

    private static void assertError(String place, String text, String expected) {
        LevelFormatException e = assertThrows(LevelFormatException.class, () -> parse(text));
        assertTrue(e.getMessage().startsWith(place), e.getMessage());
        assertTrue(e.getMessage().contains(expected), e.getMessage());
    }

    private static KindsFile parse(String text) throws IOException {
        return KindsFile.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "x.json");
    }

    private static TileKind kind(Level level) {
        return level.legend().kindOf(level.tiles().at(0, 0));
    }

    private static Level read(Path file) throws IOException {
        return LevelFiles.read(file);
    }

    /** A level of one tile whose kind has this description. */
    private Path level(String kind) throws IOException {
        return Files.writeString(
                root.resolve("a.level.json"),
                "{ \"format\": \"leapsmith-level\", \"version\": 3, \"width\": 1, \"height\": 1,"
                        + " \"legend\": { \"a\": " + kind + " }, \"tiles\": [\"a\"] }");
    }
}

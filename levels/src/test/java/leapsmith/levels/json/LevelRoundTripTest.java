package leapsmith.levels.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.levels.RandomLevels;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelHash;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PartitionSize;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LevelRoundTripTest {
    private static final boolean THOROUGH = Boolean.getBoolean("leapsmith.thorough");
    private static final int CASES = THOROUGH ? 1000 : 200;

    @Test
    void aWrittenLevelReadsBackAsAnEqualLevel() throws IOException {
        for (long seed = 0; seed < CASES; seed++) {
            Level level = RandomLevels.level(new SplittableRandom(seed));
            String text = Texts.write(level);
            Level back = Texts.read(text);
            assertEquals(level, back, "seed " + seed);
            assertEquals(LevelHash.of(level), LevelHash.of(back), "seed " + seed);
            assertEquals(text, Texts.write(back), "seed " + seed);
        }
    }

    @Test
    void theExampleOfTheFormatIsWrittenUnchanged() throws IOException {
        assertEquals(Texts.EXAMPLE, Texts.write(Texts.read(Texts.EXAMPLE)));
    }

    @Test
    void theExampleOfTheFormatIsReadCorrectly() throws IOException {
        Level level = Texts.read(Texts.EXAMPLE);
        assertEquals("Gap Hop", level.name());
        assertEquals(TileType.ONE_WAY, level.typeAt(4, 1));
        assertEquals(TileType.BLOCK, level.typeAt(9, 3));
        assertEquals(List.of(CharacterType.TYPE.create("hero", "player", 20, 8)), level.objects(CharacterType.TYPE));
        assertEquals(List.of(ZoneType.TYPE.create("exit", "goal", 144, 32, 16, 16)), level.objects(ZoneType.TYPE));
    }

    @Test
    void whatIsLeftOutHasItsDefault() throws IOException {
        Level level = Texts.read("""
                {"format": "leapsmith-level", "version": 1, "width": 3, "height": 1, "tiles": [".#="]}
                """);
        assertEquals("", level.name());
        assertEquals(16, level.tileSize());
        assertEquals(Legend.STANDARD, level.legend());
        assertEquals(PhysicsNumbers.CLASSIC, level.physics());
        assertEquals(PartitionSize.STANDARD, level.partition());
        assertEquals(List.of(), level.objects(CharacterType.TYPE));
        assertEquals(List.of(), level.objects(ZoneType.TYPE));
        assertTrue(level.properties().isEmpty());
    }

    @Test
    void whatIsLeftOutOfObjectsHasItsDefault() throws IOException {
        Level level = Texts.read(Texts.EXAMPLE
                .replaceAll(
                        "\\{ \"id\": \"hero\".*\\}", "{}, { \"kind\": \"patrol\", \"movement\": { \"jump\": 1.5 } }")
                .replaceAll("\\{ \"id\": \"exit\".*\\}", "{ \"x\": 3 }"));
        assertEquals(
                List.of(
                        CharacterType.TYPE.create("idle-1", "idle", 0, 0),
                        CharacterType.TYPE.create("patrol-2", "patrol", 0, 0).with(CharacterType.JUMP_SPEED, 1.5)),
                level.objects(CharacterType.TYPE));
        assertEquals(List.of(ZoneType.TYPE.create("goal-1", "goal", 3, 0, 16, 16)), level.objects(ZoneType.TYPE));
    }

    @Test
    void keysMayComeInAnyOrder() throws IOException {
        Level level = Texts.read("""
                {"zones": [], "tiles": ["ab", "bc"], "height": 2, "physics": {"gravity": 5, "ticksPerSecond": 30},
                 "legend": {"c": "empty", "b": "oneway", "a": "block"}, "width": 2, "version": 1,
                 "format": "leapsmith-level"}
                """);
        assertEquals(TileType.BLOCK, level.typeAt(0, 0));
        assertEquals(TileType.ONE_WAY, level.typeAt(1, 0));
        assertEquals(TileType.EMPTY, level.typeAt(1, 1));
        assertEquals(30, level.physics().ticksPerSecond());
    }

    @Test
    void unknownKeysAreKeptEverywhereWithUnchangedNumbers() throws IOException {
        String text = Texts.EXAMPLE
                .replace("\"maxFallSpeed\": 900 }", "\"maxFallSpeed\": 900, \"wind\": 1.500 }")
                .replace("\"cellHeight\": 16 }", "\"cellHeight\": 16, \"deep\": { \"a\": [ 1e3, -0.0 ] } }")
                .replace(
                        "\"height\": 40 }",
                        "\"height\": 40, \"movement\": { \"walk\": 80, \"coyote\": 0.10 }, \"facing\": \"left\","
                                + " \"hat\": null }")
                .replace("\"height\": 16 }\n  ]", "\"height\": 16, \"next\": \"two\" }\n  ]")
                .replace(
                        "\"properties\": {}",
                        "\"properties\": { \"music\": \"a.ogg\" },\n  \"zoo\": 1,\n  \"abc\": []");
        assertEquals(text, Texts.write(Texts.read(text)));
    }

    @Test
    void longUnknownValuesHaveALineForEachPart() throws IOException {
        String text = Texts.EXAMPLE.replace("\"properties\": {}", """
                "properties": {
                    "author": "a team with a long name, and brackets: { [ \\" ] }",
                    "tags": [ "first", "second", { "third": [] } ],
                    "empty": {}
                  },
                  "editor": [
                    { "a": "01234567890123456789012345678901234567890123456789" },
                    { "b": "01234567890123456789012345678901234567890123456789" }
                  ]""");
        assertEquals(text, Texts.write(Texts.read(text)));
    }

    @Test
    void openSidesAreWrittenInTheirOrder() throws IOException {
        String text = Texts.EXAMPLE.replace("900 }", "900, \"openSides\": [ \"bottom\", \"left\" ] }");
        Level level = Texts.read(text);
        assertTrue(level.physics().borders().leftOpen());
        assertTrue(level.physics().borders().bottomOpen());
        assertTrue(Texts.write(level).contains("\"openSides\": [ \"left\", \"bottom\" ] }"));
    }

    @Test
    void eachZoneHasALine() throws IOException {
        Level level = Texts.read(Texts.EXAMPLE);
        LevelObject exit = level.objects(ZoneType.TYPE).get(0);
        String text = Texts.write(level.withObjects(ZoneType.TYPE, List.of(exit, exit.withId("other"))));
        assertTrue(text.contains("""
                          "zones": [
                            { "id": "exit", "kind": "goal", "x": 144, "y": 32, "width": 16, "height": 16 },
                            { "id": "other", "kind": "goal", "x": 144, "y": 32, "width": 16, "height": 16 }
                          ],
                        """), text);
    }

    @Test
    void numbersAreWrittenWithTheFewestDigits() {
        assertEquals("20", JsonNumbers.text(20.0));
        assertEquals("-3", JsonNumbers.text(-3));
        assertEquals("0.1", JsonNumbers.text(0.1));
        assertEquals("16777215.5", JsonNumbers.text(16777215.5));
        assertEquals("0.000244140625", JsonNumbers.text(1 / 4096.0));
        assertEquals("2.0E-30", JsonNumbers.text(2.0E-30));
        // One digit less than Double.toString of JDK 17.
        assertEquals("0.00000000000000002", JsonNumbers.text(2.0E-17));
        assertEquals("2000000.000000001", JsonNumbers.text(2000000.000000001));
    }

    @Test
    void aByteOrderMarkIsSkipped() throws IOException {
        assertEquals(Texts.read(Texts.EXAMPLE), Texts.read('\uFEFF' + Texts.EXAMPLE));
    }

    @Test
    void carriageReturnsAreBlanks() throws IOException {
        assertEquals(Texts.read(Texts.EXAMPLE), Texts.read(Texts.EXAMPLE.replace("\n", "\r\n")));
    }

    @Test
    void aStreamThatReturnsOneByteAtATimeIsReadTheSame() throws IOException {
        Level level = RandomLevels.level(new SplittableRandom(3)).withName("漢字 😀");
        byte[] bytes = Texts.write(level).getBytes(StandardCharsets.UTF_8);
        assertEquals(
                level,
                LevelFormat.read(
                        new ByteArrayInputStream(bytes) {
                            @Override
                            public synchronized int read(byte[] into, int offset, int length) {
                                return super.read(into, offset, Math.min(length, 1));
                            }
                        },
                        "drops"));
    }

    @Test
    void unusualContentIsRead() throws IOException {
        Level level = Texts.read(Texts.EXAMPLE
                .replace("\"x\": 20, \"y\": 8, \"width\": 12", "\"x\": -5000, \"y\": 8.25, \"width\": 0")
                .replace("\"player\"", "\"dragon\"")
                .replace("\"exit\"", "\"hero\""));
        assertEquals("dragon", level.objects(CharacterType.TYPE).get(0).kind());
        assertEquals(-5000, level.objects(CharacterType.TYPE).get(0).x());
        assertEquals(
                List.of("hero"),
                level.objects(ZoneType.TYPE).stream().map(LevelObject::id).toList());
    }

    @Test
    void aLargeLevelIsSavedAndRead(@TempDir Path folder) throws IOException {
        SplittableRandom random = new SplittableRandom(4096);
        int side = THOROUGH ? 4096 : 1024;
        byte[] row = new byte[side];
        TileGrid.Builder builder = new TileGrid.Builder(row.length);
        for (int i = 0; i < side; i++) {
            for (int column = 0; column < row.length; column++) {
                row[column] = (byte) random.nextInt(3);
            }
            builder.addRow(row);
        }
        Level level = Level.empty("Large", side, side, 16).withTiles(builder.build());
        Path file = folder.resolve("large.level.json");
        LevelFiles.save(file, level);
        assertEquals(level, LevelFormat.read(file));
        assertTrue(Files.size(file) > side * side);
    }
}

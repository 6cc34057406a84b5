package leapsmith.levels.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import leapsmith.levels.convert.Selector.By;
import leapsmith.levels.external.CellArray;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalObject.Shape;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class LevelImportTest {
    private static final Outcome SLOPE = new Outcome.Tiles(TileType.SLOPE_RIGHT);

    @Test
    void theFirstRuleDecidesACellOfSeveralLayers() {
        ExternalMap map = new TestMaps().tiles("a", "11").tiles("b", "01").map();
        assertEquals(
                "=#",
                shapes(
                                map,
                                rule(By.LAYER, "b", RuleGuesser.GuessedRules.BLOCK),
                                rule(By.LAYER, "a", RuleGuesser.GuessedRules.ONE_WAY))
                        .substring(0, 2));
        assertEquals(
                "==",
                shapes(
                                map,
                                rule(By.LAYER, "a", RuleGuesser.GuessedRules.ONE_WAY),
                                rule(By.LAYER, "b", RuleGuesser.GuessedRules.BLOCK))
                        .substring(0, 2));
    }

    @Test
    void usesCountCellsAndObjectsOfEachRule() {
        ExternalMap map = new TestMaps()
                .tiles("a", "111")
                .objects("spots", TestMaps.point("", "start", 8, 16))
                .map();
        ImportedLevel imported = run(
                map,
                rule(By.LAYER, "a", RuleGuesser.GuessedRules.BLOCK),
                rule(By.OBJECT_CLASS, "start", RuleGuesser.GuessedRules.PLAYER));
        assertEquals(List.of(new ImportedLevel.RuleUse(3, 0), new ImportedLevel.RuleUse(0, 1)), imported.uses());
    }

    @Test
    void cellsWithAMeaningButNoRuleBecomeEmptyTilesOfTheirKind() {
        ExternalMap map =
                new TestMaps().values("grid", List.of("wall", "ladder"), "12").map();
        Level level =
                run(map, rule(By.VALUE, "wall", RuleGuesser.GuessedRules.BLOCK)).level();
        assertEquals("ladder", level.legend().kindOf(level.tiles().at(1, 0)).name());
        assertEquals(TileType.EMPTY, level.typeAt(1, 0));
        assertEquals("wall", level.legend().kindOf(level.tiles().at(0, 0)).name());
    }

    @Test
    void whatSaysNoMoreThanTheShapeIsThePlainKind() {
        ExternalMap numbers = new TestMaps()
                .bounds(0, 0, 3, 1)
                .values("grid", List.of("Block", "one_way", "wall"), "123")
                .map();
        Level level = LevelImport.of(numbers, RuleGuesser.profile(numbers)).level();
        assertEquals("#=#", shapes(level));
        assertEquals(List.of("wall"), ownKinds(level));

        RawMembers solid = RawMembers.EMPTY.with("collidable", "true");
        ExternalMap tiles = new TestMaps()
                .bounds(0, 0, 5, 1)
                .tiles("Coins", "12345")
                .tileset(Map.of(
                        1, TestMaps.tile("", solid),
                        2, TestMaps.tile("", solid.with("class", "\"one_way\"")),
                        3, TestMaps.tile("", RawMembers.EMPTY.with("collidable", "false")),
                        4, TestMaps.tile("ladder", solid),
                        5, TestMaps.tile("", RawMembers.EMPTY.with("points", "5"))))
                .map();
        level = LevelImport.of(tiles, RuleGuesser.profile(tiles)).level();
        assertEquals("#=.=.", shapes(level));
        assertEquals(List.of("ladder", "Coins"), ownKinds(level));
    }

    @Test
    void numbersWithTheNameOfAStandardKindDoWhatItDoes() {
        for (StandardKind standard : StandardKind.values()) {
            ExternalMap map = new TestMaps()
                    .values("grid", List.of(standard.kind().name()), "1")
                    .map();
            Level level = LevelImport.of(map, RuleGuesser.profile(map)).level();
            assertEquals(standard.kind(), kindAt(level, 0));
        }
    }

    @Test
    void usualWordsForTileKindsAreUnderstood() {
        assertEquals(
                StandardKind.BELT.kind().material(), guessed("Conveyor Belt").material());
        assertEquals(
                StandardKind.BELT_LEFT.kind().material(),
                guessed("conveyor_left").material());
        assertEquals(
                StandardKind.SPRING.kind().material(), guessed("Trampoline").material());
        assertEquals(
                StandardKind.STRONG_SPRING.kind().material(),
                guessed("super spring").material());
        assertEquals(StandardKind.LADDER.kind().material(), guessed("LadderTop").material());
        assertEquals(TileType.ONE_WAY, guessed("LadderTop").shape());
        assertEquals(StandardKind.VINE.kind().material(), guessed("Vines").material());
        assertEquals(StandardKind.WATER.kind().material(), guessed("Swim Area").material());
        assertEquals(StandardKind.ICE.kind().material(), guessed("icy ground").material());
        assertEquals(
                StandardKind.CRUMBLE.kind().material(),
                guessed("Crumbling Platform").material());
        assertEquals(
                StandardKind.SPIKES_DOWN.kind().material(),
                guessed("spike down").material());
        for (String word : List.of("Spike", "Hazard", "lava", "Death Zone")) {
            assertTrue(guessed(word).material().isDeadly(), word);
            assertEquals(TileType.EMPTY, guessed(word).shape());
            assertEquals(word, guessed(word).name());
        }
        for (String word : List.of("Waterfall", "Ice Cream", "Spring Flower", "Mud Hut", "Dead Tree", "wall")) {
            assertTrue(guessed(word).material().isPlain(), word);
        }
    }

    /** The kind of a tile with a class, beside a solid one. */
    private static TileKind guessed(String name) {
        ExternalMap map = new TestMaps()
                .tiles("level", "12")
                .tileset(Map.of(
                        1, TestMaps.tile(name, RawMembers.EMPTY),
                        2, TestMaps.tile("", RawMembers.EMPTY.with("solid", "true"))))
                .map();
        Level level = LevelImport.of(map, RuleGuesser.profile(map)).level();
        assertEquals(TileType.BLOCK, level.typeAt(1, 0), name);
        return kindAt(level, 0);
    }

    private static TileKind kindAt(Level level, int column) {
        return level.legend().kindOf(level.tiles().at(column, 0));
    }

    @Test
    void aPropertySaysWhatATileDoes() {
        RawMembers climbable = RawMembers.EMPTY.with("climbable", "true");
        ExternalMap map = new TestMaps()
                .tiles("level", "12")
                .tileset(Map.of(
                        1, TestMaps.tile("", climbable),
                        2, TestMaps.tile("", RawMembers.EMPTY.with("type", "\"water\""))))
                .map();
        Level level = LevelImport.of(map, RuleGuesser.profile(map)).level();
        assertEquals(StandardKind.LADDER.kind().withProperties(climbable), kindAt(level, 0));
        assertEquals(StandardKind.WATER.kind().material(), kindAt(level, 1).material());
    }

    @Test
    void aLayerCalledByATileKindIsThatKindUnlessItCoversTheGround() {
        ExternalMap map = new TestMaps()
                .tiles("Water", "111")
                .tiles("Ladders", "001")
                .tiles("Ground", "011")
                .map();
        Level level = LevelImport.of(map, RuleGuesser.profile(map)).level();
        assertEquals(StandardKind.WATER.kind(), kindAt(level, 0));
        assertEquals(TileKind.of(TileType.BLOCK), kindAt(level, 1));
        assertEquals("Ladders", kindAt(level, 2).name());
        assertEquals(StandardKind.LADDER.kind().material(), kindAt(level, 2).material());
    }

    @Test
    void spikesAndBeltsAreTurnedWithTheirTiles() {
        int flipped = 1 | Cells.FLIPPED_Y;
        int turned = 1 | Cells.FLIPPED_DIAGONALLY | Cells.FLIPPED_X;
        int mirrored = 2 | Cells.FLIPPED_X;
        CellArray cells = new CellArray(new TileRegion(0, 0, 5, 1));
        int[] values = {1, flipped, turned, 2, mirrored};
        for (int column = 0; column < values.length; column++) {
            cells.set(column, 0, values[column]);
        }
        ExternalMap map = new TestMaps()
                .bounds(0, 0, 5, 1)
                .layer(new ExternalLayer.Tiles(LayerInfo.named("level"), cells, 16, 16))
                .tileset(Map.of(
                        1, TestMaps.tile("spikes", RawMembers.EMPTY),
                        2, TestMaps.tile("belt", RawMembers.EMPTY)))
                .map();
        Level level = LevelImport.of(map, RuleGuesser.profile(map)).level();
        assertEquals(
                List.of("spikes", "spikes-down", "spikes-right", "belt", "belt-left"),
                IntStream.range(0, 5).mapToObj(it -> kindAt(level, it).name()).toList());
    }

    @Test
    void aKindHasOnlyTheNumbersThatActInTheShapeOfItsRule() {
        ExternalMap map = new TestMaps().values("grid", List.of("water"), "1").map();
        Level level = run(map, rule(By.VALUE, "water", RuleGuesser.GuessedRules.BLOCK))
                .level();
        Material material = Material.builder().speed(0.5).jump(0.55).build();
        assertEquals(material, kindAt(level, 0).material());
    }

    @Test
    void aKindThatNoTileHasIsDropped() {
        ExternalMap map = new TestMaps()
                .bounds(0, 0, 2, 1)
                .values("under", List.of("water", "wall"), "12")
                .values("grid", List.of("rock"), "10")
                .map();
        Level level = run(
                        map,
                        rule(By.VALUE, "rock", RuleGuesser.GuessedRules.BLOCK),
                        rule(By.VALUE, "wall", RuleGuesser.GuessedRules.BLOCK))
                .level();
        assertEquals("rock", level.legend().kindOf(level.tiles().at(0, 0)).name());
        assertEquals("wall", level.legend().kindOf(level.tiles().at(1, 0)).name());
        assertEquals(List.of("wall", "rock"), ownKinds(level));
    }

    @Test
    void kindsOfTheSameNameGetDifferentOnesAndKeepTheirClass() {
        RawMembers solid = RawMembers.EMPTY.with("solid", "true");
        ExternalMap map = new TestMaps()
                .bounds(0, 0, 4, 1)
                .tiles("ground", "1234")
                .tileset(Map.of(
                        1, TestMaps.tile("rock", solid),
                        2, TestMaps.tile("rock", solid.with("ice", "true")),
                        3, TestMaps.tile("rock", solid.with("ice", "false")),
                        4, TestMaps.tile("rock", RawMembers.EMPTY.with("oneway", "true"))))
                .map();
        Level level = LevelImport.of(map, RuleGuesser.profile(map)).level();
        assertEquals(List.of("rock", "rock block", "rock block 2", "rock oneway"), ownKinds(level));
        assertEquals(
                Optional.of("\"rock\""),
                level.legend().kindOf(level.tiles().at(1, 0)).properties().get("class"));
    }

    /** The names of the kinds that aren't the plain ones of their shapes. */
    private static List<String> ownKinds(Level level) {
        return level.legend().entries().stream()
                .filter(entry -> !entry.kind().isPlain())
                .map(entry -> entry.kind().name())
                .toList();
    }

    @Test
    void cellsLeftOfTheOriginMoveEverything() {
        ExternalMap map = new TestMaps()
                .bounds(-2, -1, 4, 2)
                .layer(new ExternalLayer.Tiles(LayerInfo.named("a"), TestMaps.cells(-2, -1, "1000", "0001"), 16, 16))
                .objects("spots", TestMaps.point("", "start", 0, 0))
                .map();
        ImportedLevel imported = run(
                map,
                rule(By.LAYER, "a", RuleGuesser.GuessedRules.BLOCK),
                rule(By.OBJECT_CLASS, "start", RuleGuesser.GuessedRules.PLAYER));
        assertEquals("#......#", shapes(imported.level()));
        LevelObject player = imported.level().player().orElseThrow();
        assertEquals(32, player.middleX());
        assertEquals(16, player.y() + player.height());
        assertEquals(List.of("import-moved"), rules(imported));
    }

    @Test
    void aFlippedTileHasAFlippedSlope() {
        CellArray cells = new CellArray(new TileRegion(0, 0, 2, 1));
        cells.set(0, 0, 1);
        cells.set(1, 0, 1 | Cells.FLIPPED_X);
        ExternalMap map = new TestMaps()
                .bounds(0, 0, 2, 1)
                .layer(new ExternalLayer.Tiles(LayerInfo.named("a"), cells, 16, 16))
                .map();
        assertEquals("/`", shapes(map, rule(By.LAYER, "a", SLOPE)));
    }

    @Test
    void collisionShapesBecomeTheClosestShapes() {
        ExternalObject low = ExternalObject.ofPoints(
                "", "", "", Shape.POLYGON, List.of(new Point(0, 16), new Point(16, 8), new Point(16, 16)));
        ExternalObject top = ExternalObject.rectangle("", "", "", 0, 0, 16, 2);
        ExternalObject most = ExternalObject.rectangle("", "", "", 0, 1, 16, 15);
        ExternalMap map = new TestMaps()
                .bounds(0, 0, 4, 1)
                .tiles("a", "1234")
                .tileset(Map.of(
                        1, TestMaps.tile("", RawMembers.EMPTY, low),
                        2, TestMaps.tile("", RawMembers.EMPTY, top),
                        3, TestMaps.tile("", RawMembers.EMPTY, most)))
                .map();
        assertEquals("r=#.", shapes(map, rule(By.LAYER, "a", new Outcome.TilesByShape())));
    }

    @Test
    void cellsThatAreNotSquareAreSplit() {
        ExternalMap map = new TestMaps()
                .bounds(0, 0, 1, 1)
                .layer(new ExternalLayer.Tiles(LayerInfo.named("a"), TestMaps.cells(0, 0, "1"), 32, 16))
                .map();
        ImportedLevel imported = run(map, rule(By.LAYER, "a", SLOPE));
        assertEquals("rR", shapes(imported.level()));
        assertEquals(List.of("import-split-cells"), rules(imported));
    }

    @Test
    void objectsBecomeTheTilesThatTheyCoverByHalf() {
        ExternalObject box = ExternalObject.rectangle("", "", "wall", 9, 0, 22, 16);
        ExternalObject triangle = ExternalObject.ofPoints(
                "", "", "wall", Shape.POLYGON, List.of(new Point(64, 0), new Point(128, 64), new Point(64, 64)));
        ExternalMap map = new TestMaps().objects("solids", box, triangle).map();
        assertEquals(
                ".#..#..." + "....##.." + "....###." + "....####",
                shapes(map, rule(By.OBJECT_CLASS, "wall", RuleGuesser.GuessedRules.BLOCK)));
    }

    @Test
    void aLineBecomesAPathOfAPlatform() {
        ExternalObject line = ExternalObject.ofPoints(
                "", "lift", "lift", Shape.POLYLINE, List.of(new Point(32, 32), new Point(32, 0)));
        ExternalMap map = new TestMaps().objects("things", line).map();
        LevelObject platform = run(map, rule(By.OBJECT_CLASS, "lift", RuleGuesser.GuessedRules.MOVING))
                .level()
                .object("lift")
                .orElseThrow();
        assertEquals(List.of(PathStop.of(0, -32)), platform.get(PlatformType.STOPS));
        assertEquals(32, platform.middleX());
    }

    @Test
    void objectsWithoutARuleBecomeZonesOfTheirOwnKind() {
        ExternalObject sign = ExternalObject.rectangle("", "", "sign", 16, 0, 16, 32)
                .withProperties(RawMembers.EMPTY.with("text", "\"hi\""));
        ExternalMap map = new TestMaps().objects("things", sign, sign).map();
        List<LevelObject> zones = run(map).level().objects(ZoneType.TYPE);
        assertEquals(
                List.of("sign", "sign"), zones.stream().map(LevelObject::kind).toList());
        assertEquals(2, zones.stream().map(LevelObject::id).distinct().count());
        assertEquals(sign.properties(), zones.get(0).properties());
    }

    @Test
    void standardValuesGrowWithTheTiles() {
        CellArray cells = new CellArray(new TileRegion(0, 0, 2, 1));
        ExternalMap map = new TestMaps()
                .layer(new ExternalLayer.Tiles(LayerInfo.named("a"), cells, 64, 64))
                .objects("spots", TestMaps.point("", "start", 64, 64))
                .map();
        cells.set(0, 0, 1);
        ImportedLevel imported = run(
                map,
                rule(By.LAYER, "a", RuleGuesser.GuessedRules.BLOCK),
                rule(By.OBJECT_CLASS, "start", RuleGuesser.GuessedRules.PLAYER));
        LevelObject standard = CharacterType.TYPE.create("", CharacterType.PLAYER, 0, 0);
        LevelObject player = imported.level().player().orElseThrow();
        assertEquals(4 * CharacterType.TYPE.defaultWidth(), player.width());
        assertEquals(4 * CharacterType.TYPE.defaultHeight(), player.height());
        assertEquals(64, player.middleX());
        assertEquals(64, player.y() + player.height());
        assertEquals(4 * standard.get(CharacterType.JUMP_SPEED), player.get(CharacterType.JUMP_SPEED));
        assertEquals(standard.get(CharacterType.COYOTE_TIME), player.get(CharacterType.COYOTE_TIME));
        assertEquals(
                4 * PhysicsNumbers.CLASSIC.gravity(), imported.level().physics().gravity());
        assertEquals(List.of("import-scaled"), rules(imported));
        String message = imported.findings().get(0).message();
        assertTrue(message.endsWith("multiplied by 4."), message);
    }

    @Test
    void numbersBeyondTheLimitsAreCutAndReported() {
        ExternalObject far = ExternalObject.rectangle("", "", "far", 1e30, Double.NaN, 1e30, -5);
        ImportedLevel imported = run(new TestMaps().objects("things", far).map());
        assertEquals(1, imported.level().objects(ZoneType.TYPE).size());
        assertEquals(List.of("import-beyond-limits"), rules(imported));
    }

    private static ImportRule rule(By by, String text, Outcome outcome) {
        return new ImportRule(new Selector(by, text, ""), outcome);
    }

    private static ImportedLevel run(ExternalMap map, ImportRule... rules) {
        return LevelImport.of(map, new ImportProfile(Arrays.asList(rules)));
    }

    private static List<String> rules(ImportedLevel imported) {
        return imported.findings().stream().map(Finding::rule).toList();
    }

    private static String shapes(ExternalMap map, ImportRule... rules) {
        return shapes(run(map, rules).level());
    }

    static String shapes(ExternalMap map, List<GuessedRule> guessed) {
        ImportProfile profile =
                new ImportProfile(guessed.stream().map(GuessedRule::rule).toList());
        return shapes(LevelImport.of(map, profile).level());
    }

    /** The plain symbols of all tiles, row by row. */
    private static String shapes(Level level) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < level.rows(); row++) {
            for (int column = 0; column < level.columns(); column++) {
                int plain = level.legend().indexOf(level.typeAt(column, row));
                text.appendCodePoint(level.legend().entries().get(plain).symbol());
            }
        }
        return text.toString();
    }
}

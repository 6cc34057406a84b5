package leapsmith.levels.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import leapsmith.levels.convert.Selector.By;
import leapsmith.levels.external.CellArray;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalObject.Shape;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.external.LayerInfo;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RuleGuesserTest {
    private static final RawMembers SOLID = RawMembers.EMPTY.with("solid", "true");

    @Test
    void aLayerCalledCollisionIsSolid() {
        ExternalMap map = new TestMaps()
                .tiles("Background", "1111")
                .tiles("Collision", "0110")
                .map();
        assertEquals(List.of("LAYER Collision -> BLOCK"), solids(map));
        assertEquals(
                "the layer Collision with 2 cells, because its name says so",
                RuleGuesser.guess(map).get(0).reason().message());
    }

    @Test
    void theReasonNamesWhatSaysThatCellsAreSolid() {
        ExternalMap numbers =
                new TestMaps().values("solids", List.of("1", "wall"), "12").map();
        assertEquals(
                List.of(
                        "1 cell with the value 1, because of the name of the layer solids",
                        "1 cell with the value wall, because of the name of the value"),
                reasons(numbers));
        LayerInfo main = new LayerInfo("main", "", "", true, new Point(0, 0), SOLID);
        ExternalMap tiles = new TestMaps()
                .layer(new ExternalLayer.Tiles(main, TestMaps.cells(0, 0, "11"), 16, 16))
                .map();
        assertEquals(
                List.of("the layer main with 2 cells, because its class or its properties say so"), reasons(tiles));
    }

    private static List<String> reasons(ExternalMap map) {
        return RuleGuesser.guess(map).stream()
                .map(guessed -> guessed.reason().message())
                .toList();
    }

    @Test
    void platformsAreSolidAloneAndOneWayBesideSolidOnes() {
        assertEquals(
                List.of("VALUE platform -> BLOCK"),
                solids(new TestMaps().values("Level", List.of("platform"), "1").map()));
        assertEquals(
                List.of("VALUE platform -> ONE_WAY", "VALUE wall -> BLOCK"),
                solids(new TestMaps()
                        .values("Level", List.of("wall", "platform"), "12")
                        .map()));
    }

    @Test
    void whatATilesetSaysBeatsALayerNamedAfterAMaterial() {
        ExternalMap map = new TestMaps()
                .tiles("ground", "1122")
                .tileset(Map.of(1, TestMaps.tile("", SOLID)))
                .map();
        assertEquals(List.of("TILE_PROPERTY solid=true -> BLOCK"), solids(map));
    }

    @Test
    void aPropertyThatIsFalseSaysNothing() {
        RawMembers not = RawMembers.EMPTY.with("solid", "false");
        ExternalMap map = new TestMaps()
                .tiles("ground", "11")
                .tileset(Map.of(1, TestMaps.tile("", not)))
                .map();
        assertEquals(List.of("LAYER ground -> BLOCK"), solids(map));
    }

    @Test
    void ladderTilesComeBeforeSolidOnes() {
        ExternalMap map = new TestMaps()
                .tiles("level", "12")
                .tileset(Map.of(1, TestMaps.tile("", SOLID), 2, TestMaps.tile("ladder", SOLID)))
                .map();
        assertEquals(List.of("TILE_CLASS ladder -> ONE_WAY", "TILE_PROPERTY solid=true -> BLOCK"), solids(map));
    }

    @Test
    void collisionShapesOfMostTilesOfALayerDecide() {
        ExternalMap map = new TestMaps()
                .tiles("Terrain", "1112")
                .tileset(Map.of(
                        1, TestMaps.tile("", RawMembers.EMPTY, ExternalObject.rectangle("", "", "", 0, 0, 16, 16))))
                .map();
        assertEquals(List.of("TILE_SHAPE any -> BLOCK"), solids(map));
    }

    @Test
    void collisionShapesThatAreSlopesBecomeSlopes() {
        ExternalTile box = TestMaps.tile("", SOLID, ExternalObject.rectangle("", "", "", 0, 0, 16, 16));
        ExternalTile ramp = TestMaps.tile("", SOLID, polygon(new Point(0, 16), new Point(16, 0), new Point(16, 16)));
        ExternalTile low = TestMaps.tile("", SOLID, polygon(new Point(16, 16), new Point(0, 16), new Point(16, 8)));
        for (String layer : List.of("Terrain", "Collision", "a")) {
            ExternalMap map = new TestMaps()
                    .bounds(0, 0, 4, 1)
                    .tiles(layer, "1232")
                    .tileset(Map.of(1, box, 2, ramp, 3, low))
                    .map();
            List<GuessedRule> rules = RuleGuesser.guess(map);
            assertEquals(
                    new ImportRule(new Selector(By.TILE_SHAPE, "slope", layer), new Outcome.TilesByShape()),
                    rules.get(0).rule());
            assertEquals(
                    "3 cells of the layer " + layer + ", because the collision shapes of their tiles are slopes",
                    rules.get(0).reason().message());
            assertEquals("#/r/", LevelImportTest.shapes(map, rules));
        }
    }

    @Test
    void cellsThatOnlyTheirLayerOrTheirShapesMakeSolidAreBlocksWithAHint() {
        ExternalTile box = TestMaps.tile("", RawMembers.EMPTY, ExternalObject.rectangle("", "", "", 0, 0, 16, 16));
        ExternalTile ramp =
                TestMaps.tile("", RawMembers.EMPTY, polygon(new Point(0, 16), new Point(16, 0), new Point(16, 16)));
        for (String layer : List.of("Platforms", "a")) {
            ExternalMap map = new TestMaps()
                    .bounds(0, 0, 3, 1)
                    .tiles(layer, "122")
                    .tileset(Map.of(1, box, 2, ramp))
                    .map();
            ImportedLevel imported = LevelImport.of(map, RuleGuesser.profile(map));
            assertEquals("###", LevelImportTest.shapes(map, RuleGuesser.guess(map)));
            assertEquals(
                    List.of("import-slopes-as-blocks"),
                    imported.findings().stream().map(Finding::rule).toList());
            assertEquals(2L, imported.findings().get(0).text().arguments().get(0));
        }
    }

    @Test
    void aTurnedSlopeStaysOne() {
        ExternalTile ramp = TestMaps.tile("", SOLID, polygon(new Point(0, 16), new Point(16, 0), new Point(16, 16)));
        CellArray cells = new CellArray(new TileRegion(0, 0, 3, 1));
        cells.set(0, 0, 1);
        cells.set(1, 0, 1 | Cells.FLIPPED_X);
        cells.set(2, 0, 1 | Cells.FLIPPED_Y);
        ExternalMap map = new TestMaps()
                .bounds(0, 0, 3, 1)
                .layer(new ExternalLayer.Tiles(LayerInfo.named("a"), cells, 16, 16))
                .tileset(Map.of(1, ramp))
                .map();
        Level level = LevelImport.of(map, RuleGuesser.profile(map)).level();
        assertEquals(
                List.of(TileType.SLOPE_RIGHT, TileType.SLOPE_LEFT, TileType.CEILING_RIGHT),
                List.of(level.typeAt(0, 0), level.typeAt(1, 0), level.typeAt(2, 0)));
    }

    @Test
    void shapesThatAreOnlySimilarToSlopesAreBlocks() {
        ExternalTile round = TestMaps.tile("", SOLID, polygon(new Point(0, 16), new Point(16, 2), new Point(16, 16)));
        ExternalTile ramp = TestMaps.tile("", SOLID, polygon(new Point(0, 16), new Point(16, 0), new Point(16, 16)));
        ExternalMap map = new TestMaps()
                .bounds(0, 0, 2, 1)
                .tiles("a", "12")
                .tileset(Map.of(1, round, 2, ramp))
                .map();
        assertEquals("##", LevelImportTest.shapes(map, RuleGuesser.guess(map)));
    }

    @Test
    void slopesThatNothingCallsSolidAreLeftOut() {
        ExternalTile ramp =
                TestMaps.tile("", RawMembers.EMPTY, polygon(new Point(0, 16), new Point(16, 0), new Point(16, 16)));
        ExternalMap map = new TestMaps()
                .bounds(0, 0, 2, 1)
                .tiles("a", "21")
                .tileset(Map.of(1, ramp, 2, TestMaps.tile("", SOLID)))
                .map();
        assertEquals("#.", LevelImportTest.shapes(map, RuleGuesser.guess(map)));
    }

    @Test
    void linesThatAreOneWaySlopesBecomeThem() {
        ExternalTile flat = TestMaps.tile("", RawMembers.EMPTY, line(new Point(0, 0), new Point(16, 0)));
        ExternalTile ramp = TestMaps.tile("", RawMembers.EMPTY, line(new Point(16, 0), new Point(0, 16)));
        ExternalTile other = TestMaps.tile("", RawMembers.EMPTY, line(new Point(16, 0), new Point(0, 12)));
        ExternalMap map = new TestMaps()
                .bounds(0, 0, 2, 1)
                .tiles("a", "12")
                .tileset(Map.of(1, flat, 2, ramp))
                .map();
        Level level = LevelImport.of(map, RuleGuesser.profile(map)).level();
        assertEquals(
                List.of(TileType.ONE_WAY, TileType.ONE_WAY_RIGHT), List.of(level.typeAt(0, 0), level.typeAt(1, 0)));
        ExternalMap similar = new TestMaps()
                .bounds(0, 0, 2, 1)
                .tiles("a", "12")
                .tileset(Map.of(1, flat, 2, other))
                .map();
        assertEquals("==", LevelImportTest.shapes(similar, RuleGuesser.guess(similar)));
    }

    private static ExternalObject polygon(Point... corners) {
        return ExternalObject.ofPoints("", "", "", Shape.POLYGON, List.of(corners));
    }

    private static ExternalObject line(Point... ends) {
        return ExternalObject.ofPoints("", "", "", Shape.POLYLINE, List.of(ends));
    }

    @Test
    void theLayerWithTheMostTilesIsTheLastResort() {
        ExternalMap map = new TestMaps().tiles("a", "1").tiles("b", "11").map();
        assertEquals(List.of("LAYER b -> BLOCK"), solids(map));
    }

    @Test
    void solidObjectsReplaceTheLastResort() {
        ExternalMap map = new TestMaps()
                .tiles("art", "1")
                .objects("things", ExternalObject.rectangle("", "", "collision", 0, 0, 16, 16))
                .map();
        assertEquals(List.of("OBJECT_CLASS collision -> BLOCK"), solids(map));
    }

    @Test
    void thePlayerIsFoundByClassOrName() {
        assertEquals("OBJECT_CLASS PlayerStart", player(TestMaps.point("", "PlayerStart", 0, 0)));
        assertEquals("OBJECT_NAME Player spawn", player(TestMaps.point("Player spawn", "", 0, 0)));
        assertEquals("OBJECT_CLASS hero", player(TestMaps.point("Arthur", "hero", 0, 0)));
        assertEquals("none", player(TestMaps.point("", "Enemy spawn", 0, 0)));
        assertEquals("none", player(TestMaps.point("", "Player Death Zone", 0, 0)));
    }

    private static String player(ExternalObject object) {
        return RuleGuesser.profile(new TestMaps().objects("things", object).map()).rules().stream()
                .filter(rule -> rule.outcome().equals(RuleGuesser.GuessedRules.PLAYER))
                .map(rule -> rule.selector().by() + " " + rule.selector().text())
                .findFirst()
                .orElse("none");
    }

    /** The rules that make tiles, apart from those for decoration. */
    @ParameterizedTest
    @ValueSource(
            strings = {"Spikes", "Death", "Hazard", "KillZone", "Kill", "Lava", "DeadZone", "dead_zone", "Death Trigger"
            })
    void objectsThatKillAreDeadlyZonesAndTilesAreNot(String name) {
        Outcome deadly = new Outcome.Placed(ZoneType.TYPE, ZoneType.DEADLY);
        ExternalMap objects = new TestMaps()
                .objects("things", ExternalObject.rectangle("1", "", name, 0, 0, 16, 16))
                .map();
        assertEquals(
                List.of(new ImportRule(new Selector(Selector.By.OBJECT_CLASS, name, ""), deadly)),
                RuleGuesser.profile(objects).rules());
        ExternalMap tiles = new TestMaps()
                .tiles("level", "12")
                .tileset(Map.of(1, TestMaps.tile("", SOLID), 2, TestMaps.tile(name, RawMembers.EMPTY)))
                .map();
        assertEquals(
                new ImportRule(new Selector(Selector.By.TILE_CLASS, name, ""), RuleGuesser.GuessedRules.EMPTY),
                RuleGuesser.profile(tiles).rules().get(0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Dead Tree", "KillSwitch", "LavaLamp"})
    void aWordThatKillsBesideAnotherSaysNothing(String name) {
        ExternalMap map = new TestMaps()
                .objects("things", ExternalObject.rectangle("1", "", name, 0, 0, 16, 16))
                .map();
        assertEquals(List.of(), RuleGuesser.profile(map).rules());
    }

    private static List<String> solids(ExternalMap map) {
        return RuleGuesser.profile(map).rules().stream()
                .filter(rule -> rule.outcome() instanceof Outcome.Tiles)
                .filter(rule -> !rule.selector().text().equals("Background"))
                .map(rule -> rule.selector().by() + " " + rule.selector().text() + " -> "
                        + ((Outcome.Tiles) rule.outcome()).shape())
                .toList();
    }
}

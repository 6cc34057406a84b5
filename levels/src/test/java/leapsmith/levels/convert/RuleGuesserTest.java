package leapsmith.levels.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import leapsmith.levels.foreign.ForeignMap;
import leapsmith.levels.foreign.ForeignObject;
import leapsmith.levels.model.Extras;
import org.junit.jupiter.api.Test;

class RuleGuesserTest {
    private static final Extras SOLID = Extras.EMPTY.with("solid", "true");

    @Test
    void aLayerCalledCollisionIsSolid() {
        ForeignMap map = new TestMaps()
                .tiles("Background", "1111")
                .tiles("Collision", "0110")
                .map();
        assertEquals(List.of("LAYER Collision -> BLOCK"), solids(map));
        assertEquals(
                "the layer Collision with 2 cells, because its name says so",
                RuleGuesser.guess(map).get(0).reason().message());
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
        ForeignMap map = new TestMaps()
                .tiles("ground", "1122")
                .tileset(Map.of(1, TestMaps.tile("", SOLID)))
                .map();
        assertEquals(List.of("TILE_PROPERTY solid=true -> BLOCK"), solids(map));
    }

    @Test
    void aPropertyThatIsFalseSaysNothing() {
        Extras not = Extras.EMPTY.with("solid", "false");
        ForeignMap map = new TestMaps()
                .tiles("ground", "11")
                .tileset(Map.of(1, TestMaps.tile("", not)))
                .map();
        assertEquals(List.of("LAYER ground -> BLOCK"), solids(map));
    }

    @Test
    void ladderTilesAreLeftOutBeforeSolidOnes() {
        ForeignMap map = new TestMaps()
                .tiles("level", "12")
                .tileset(Map.of(1, TestMaps.tile("", SOLID), 2, TestMaps.tile("ladder", SOLID)))
                .map();
        assertEquals(List.of("TILE_CLASS ladder -> EMPTY", "TILE_PROPERTY solid=true -> BLOCK"), solids(map));
    }

    @Test
    void collisionShapesOfMostTilesOfALayerDecide() {
        ForeignMap map = new TestMaps()
                .tiles("Terrain", "1112")
                .tileset(Map.of(1, TestMaps.tile("", Extras.EMPTY, ForeignObject.rectangle("", "", "", 0, 0, 16, 16))))
                .map();
        assertEquals(List.of("TILE_SHAPE any -> BLOCK"), solids(map));
    }

    @Test
    void theLayerWithTheMostTilesIsTheLastResort() {
        ForeignMap map = new TestMaps().tiles("a", "1").tiles("b", "11").map();
        assertEquals(List.of("LAYER b -> BLOCK"), solids(map));
    }

    @Test
    void solidObjectsReplaceTheLastResort() {
        ForeignMap map = new TestMaps()
                .tiles("art", "1")
                .objects("things", ForeignObject.rectangle("", "", "collision", 0, 0, 16, 16))
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

    private static String player(ForeignObject object) {
        return RuleGuesser.profile(new TestMaps().objects("things", object).map()).rules().stream()
                .filter(rule -> rule.outcome().equals(GuessedRules.PLAYER))
                .map(rule -> rule.selector().by() + " " + rule.selector().text())
                .findFirst()
                .orElse("none");
    }

    /** The rules that make tiles, apart from those for decoration. */
    private static List<String> solids(ForeignMap map) {
        return RuleGuesser.profile(map).rules().stream()
                .filter(rule -> rule.outcome() instanceof Outcome.Tiles)
                .filter(rule -> !rule.selector().text().equals("Background"))
                .map(rule -> rule.selector().by() + " " + rule.selector().text() + " -> "
                        + ((Outcome.Tiles) rule.outcome()).shape())
                .toList();
    }
}

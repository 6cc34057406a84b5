package leapsmith.levels.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClipboardFormatTest {
    private static final String EXAMPLE = """
            {
              "format": "leapsmith-clipboard",
              "version": 1,
              "tileSize": 16,
              "column": 2,
              "row": 1,
              "width": 3,
              "height": 2,
              "legend": { ".": "empty", "#": "block", "a": { "name": "spikes", "shape": "block", "color": "#c04040" } },
              "tiles": [
                "..#",
                "_a#"
              ],
              "characters": [
                { "id": "hero", "kind": "player", "x": 8, "y": -4, "width": 12, "height": 40, "properties": { "team": 2 } }
              ]
            }
            """;

    private static Level level() {
        Legend legend =
                Legend.completing(List.of(new LegendEntry('^', TileKind.of("spikes", TileType.BLOCK, 0xc04040))));
        Level level = Level.empty("test", 8, 5, 16).withLegend(legend);
        int empty = legend.indexOf(TileType.EMPTY);
        int block = legend.indexOf(TileType.BLOCK);
        return level.withTiles(level.tiles()
                .draft()
                .fill(level.tiles().region(), empty)
                .set(4, 1, block)
                .set(4, 2, block)
                .set(3, 2, 0)
                .build());
    }

    private static LevelPart part() {
        TileSet tiles = TileSet.of(new TileRegion(2, 1, 3, 2)).minus(TileSet.of(new TileRegion(2, 2, 1, 1)));
        LevelObject hero =
                CharacterType.TYPE.create("hero", "player", 40, 12).withProperties(RawMembers.EMPTY.with("team", "2"));
        return LevelPart.of(level(), tiles, List.of(hero));
    }

    @Test
    void aPartIsWrittenLikeALevel() {
        assertEquals(EXAMPLE, ClipboardFormat.write(part()));
    }

    @Test
    void aWrittenPartReadsBack() throws LevelFormatException {
        assertEquals(part(), ClipboardFormat.read(EXAMPLE));
    }

    @Test
    void objectsAloneReadBack() throws LevelFormatException {
        LevelObject exit = ZoneType.TYPE.create("exit", "goal", 70, 33, 32, 16);
        LevelPart objects = LevelPart.of(level(), TileSet.EMPTY, List.of(exit));
        String text = ClipboardFormat.write(objects);
        assertTrue(!text.contains("tiles"), text);
        assertEquals(objects, ClipboardFormat.read(text));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void anyPartReadsBack(long seed) throws LevelFormatException {
        Random random = new Random(seed);
        Level level = Level.empty("random", 90, 70, 24);
        TileDraft change = level.tiles().draft();
        TileSet tiles = TileSet.EMPTY;
        for (int i = 0; i < 20; i++) {
            TileRegion region = new TileRegion(random.nextInt(80), random.nextInt(60), 1 + random.nextInt(9), 4);
            change.fill(region, random.nextInt(Legend.STANDARD.size()));
            tiles = i % 3 == 0 ? tiles.union(TileSet.of(region)) : tiles.minus(TileSet.of(region));
        }
        LevelPart part = LevelPart.of(level.withTiles(change.build()), tiles, List.of());
        assertEquals(part, ClipboardFormat.read(ClipboardFormat.write(part)));
    }

    @Test
    void theLegendMayComeAfterTheTiles() throws LevelFormatException {
        LevelPart part = ClipboardFormat.read(
                "{\"format\":\"leapsmith-clipboard\",\"version\":1,\"tiles\":[\"x_\"],\"width\":2,\"height\":1,"
                        + "\"legend\":{\"x\":\"block\"}}");
        assertEquals(1, part.tiles().size());
        assertEquals(TileType.BLOCK, part.kinds().get(part.values().at(0, 0)).shape());
    }

    @Test
    void foreignTextIsRefusedWithAReason() {
        assertRefused("hello", "expected a part of a level");
        assertRefused("", "expected");
        assertRefused("{\"name\": 1}", "This is not a Leapsmith clipboard text");
        assertRefused("{\"format\": \"leapsmith-level\"}", "This is a Leapsmith level, not a clipboard text.");
        assertRefused("{\"format\":\"leapsmith-clipboard\",\"version\":2}", "newer Leapsmith");
        assertRefused("{\"format\":\"leapsmith-clipboard\",\"version\":1}", "neither tiles nor objects");
        assertRefused(EXAMPLE.replace("_a#", "_a?"), "a symbol of the legend");
        assertRefused(EXAMPLE.replace("\"width\": 3", "\"width\": 4"), "4 symbols");
        assertRefused(EXAMPLE.replace("\"a\": {", "\"_\": {"), "The symbol '_'");
        assertRefused(EXAMPLE.replace("\"x\": 8", "\"x\": \"left\""), "characters[0].x");
    }

    private static void assertRefused(String text, String reason) {
        LevelFormatException e = assertThrows(LevelFormatException.class, () -> ClipboardFormat.read(text));
        assertTrue(e.getMessage().contains(reason), e::getMessage);
        assertTrue(e.getMessage().startsWith("clipboard:"), e::getMessage);
    }
}

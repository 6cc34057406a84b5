package leapsmith.levels.ldtk;

import static leapsmith.levels.ldtk.LdtkTexts.ENTITIES;
import static leapsmith.levels.ldtk.LdtkTexts.INT_GRID;
import static leapsmith.levels.ldtk.LdtkTexts.TILES;
import static leapsmith.levels.ldtk.LdtkTexts.external;
import static leapsmith.levels.ldtk.LdtkTexts.level;
import static leapsmith.levels.ldtk.LdtkTexts.project;
import static leapsmith.levels.ldtk.LdtkTexts.read;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import leapsmith.levels.external.CellValue;
import leapsmith.levels.external.Cells;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalProject;
import leapsmith.levels.json.LevelFormatException;
import leapsmith.levels.model.Finding;
import leapsmith.levels.model.TileRegion;
import org.junit.jupiter.api.Test;

class LdtkReaderTest {
    private static final String COMPLETE = project(level("First", ENTITIES, INT_GRID, TILES));

    private static ExternalMap first() throws IOException {
        return read(COMPLETE).maps().get(0);
    }

    private static <T extends ExternalLayer> T layer(ExternalMap map, Class<T> type, String name) {
        return map.layers().stream()
                .filter(layer -> type.isInstance(layer) && layer.name().equals(name))
                .map(type::cast)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void layersAreListedFromBackToFrontAndTilesOfRulesLieOnTheirNumbers() throws IOException {
        List<String> layers = first().layers().stream()
                .map(layer -> layer.name() + ' ' + layer.getClass().getSimpleName())
                .toList();
        assertEquals(List.of("Deco Tiles", "Solid Values", "Solid Tiles", "Things Items"), layers);
    }

    @Test
    void aLevelHasItsSizeInCellsItsColorAndItsFields() throws IOException {
        ExternalMap map = first();
        assertEquals(new TileRegion(0, 0, 4, 3), map.bounds());
        assertEquals(16, map.tileWidth());
        assertEquals(OptionalInt.of(0x102030), map.background());
        assertEquals(Map.of("music", "\"drums\""), map.properties().asMap());
    }

    @Test
    void numbersHaveTheNamesOfTheirValuesAndNotOfTheirOrder() throws IOException {
        ExternalLayer.Values solid = layer(first(), ExternalLayer.Values.class, "Solid");
        assertEquals(
                List.of(
                        new CellValue(3, "ice", "slippery", OptionalInt.of(0xA0C0FF)),
                        new CellValue(1, "", "", OptionalInt.of(0))),
                solid.values());
        assertEquals(3, solid.cells().at(1, 1));
        assertEquals(1, solid.cells().at(2, 2));
        assertEquals(false, solid.info().visible());
    }

    @Test
    void numbersOfOldVersionsCountFromZero() throws IOException {
        String old = """
                {'__identifier': 'Solid', '__type': 'IntGrid', '__cWid': 4, '__cHei': 3, '__gridSize': 16,
                 'layerDefUid': 2, 'intGrid': [{'coordId': 6, 'v': 2}], 'autoLayerTiles': [], 'gridTiles': []}""";
        ExternalProject project = read(project(level("First", old)));
        assertEquals(List.of(), project.findings());
        Cells cells = layer(project.maps().get(0), ExternalLayer.Values.class, "Solid")
                .cells();
        assertEquals(3, cells.at(2, 1));
        assertEquals(0, cells.at(1, 1));
    }

    @Test
    void idsOfTilesFollowThoseOfTheTilesetsBefore() throws IOException {
        ExternalMap map = first();
        int flipped = layer(map, ExternalLayer.Tiles.class, "Deco").cells().at(3, 2);
        assertEquals(Cells.FLIPPED_X | 20, flipped);
        int front = layer(map, ExternalLayer.Tiles.class, "Solid").cells().at(1, 1);
        assertEquals(Cells.FLIPPED_X | Cells.FLIPPED_Y | 24, front);
        assertEquals("Cave", map.tilesetOf(front).orElseThrow().name());
    }

    @Test
    void tilesHaveTheirTagsAndCustomData() throws IOException {
        ExternalMap map = first();
        assertEquals("Wet", map.tileOf(23).orElseThrow().className());
        assertEquals("Wet,Deep", map.tileOf(24).orElseThrow().className());
        assertEquals(
                Map.of("depth", "5"), map.tileOf(24).orElseThrow().properties().asMap());
        assertEquals(
                Map.of("customData", "\"dark\""),
                map.tileOf(25).orElseThrow().properties().asMap());
    }

    @Test
    void anEntityIsPlacedByItsPivotAndItsLayerKeepsTheOffset() throws IOException {
        ExternalLayer.Items things = layer(first(), ExternalLayer.Items.class, "Things");
        assertEquals(4, things.info().offsetX());
        assertEquals(-2, things.info().offsetY());
        ExternalObject bruno = things.items().get(0);
        assertEquals("Bat", bruno.className());
        assertEquals("Bruno", bruno.name());
        assertEquals("b1", bruno.id());
        assertEquals(List.of(16.0, 12.0, 10.0, 20.0), box(bruno));
    }

    @Test
    void anEntityOfOldVersionsHasTheSizeAndPivotOfItsDefinition() throws IOException {
        ExternalObject bat =
                layer(first(), ExternalLayer.Items.class, "Things").items().get(1);
        assertEquals(List.of(36.0, 18.0, 8.0, 12.0), box(bat));
        assertEquals(Map.of("tags", "\"enemy,flying\""), bat.properties().asMap());
    }

    private static List<Double> box(ExternalObject object) {
        return List.of(object.x(), object.y(), object.width(), object.height());
    }

    @Test
    void fieldsArePropertiesAndUnsetOnesAreLeftOut() throws IOException {
        ExternalObject bat =
                layer(first(), ExternalLayer.Items.class, "Things").items().get(0);
        assertEquals(
                Map.of(
                        "speed", "1.50",
                        "shy", "false",
                        "tint", "\"#FF8000\"",
                        "path", "[ { \"cx\": 1, \"cy\": 2 } ]",
                        "tags", "\"enemy\""),
                bat.properties().asMap());
    }

    @Test
    void levelsOfWorldsAreReadAndEqualNamesHaveTheirWorldInFront() throws IOException {
        String worlds = "'worlds': [{'identifier': 'Sky', 'levels': [" + level("Start") + "," + level("Cloud")
                + "]}, {'identifier': 'Sea', 'levels': [" + level("Start") + "]}]";
        ExternalProject project = read(project().replace("'worlds': []", worlds));
        assertEquals(
                List.of("Sky/Start", "Cloud", "Sea/Start"),
                project.maps().stream().map(ExternalMap::name).toList());
    }

    @Test
    void aLevelAmongOthersHasItsPositionInTheWorld() throws IOException {
        Map<String, String> properties =
                read(project(level("A"), level("B"))).maps().get(1).properties().asMap();
        assertEquals(Map.of("music", "\"drums\"", "worldX", "32", "worldY", "-16"), properties);
    }

    @Test
    void aLevelWithoutCellsHasTheGridOfTheProject() throws IOException {
        ExternalMap map = read(project(level("Empty"))).maps().get(0);
        assertEquals(8, map.tileWidth());
        assertEquals(new TileRegion(0, 0, 8, 6), map.bounds());
    }

    @Test
    void anExternalLevelIsReadFromItsFile() throws IOException {
        ExternalProject project =
                read(project(external("Far", "levels/Far.ldtkl")), Map.of("levels/Far.ldtkl", level("Far", INT_GRID)));
        assertEquals(
                3,
                layer(project.maps().get(0), ExternalLayer.Values.class, "Solid")
                        .cells()
                        .at(3, 2));
    }

    @Test
    void aMissingExternalLevelIsLeftOut() throws IOException {
        ExternalProject project = read(project(external("Far", "Far.ldtkl"), level("Near")));
        assertEquals(
                List.of("Near"), project.maps().stream().map(ExternalMap::name).toList());
        assertEquals(
                List.of("The file Far.ldtkl of level Far is missing. The level was left out."),
                project.findings().stream().map(Finding::message).toList());
    }

    @Test
    void anExternalLevelOutsideTheProjectIsRefused() {
        assertEquals(
                "test.ldtk: Level Far: ../Far.ldtkl lies outside",
                error(project(external("Far", "../Far.ldtkl")), Map.of()));
    }

    @Test
    void anErrorInAnExternalLevelNamesItsFile() {
        assertEquals(
                "Far.ldtkl:1:16: identifier: expected an identifier, found 5",
                error(project(external("Far", "Far.ldtkl")), Map.of("Far.ldtkl", "{'identifier': 5}")));
        assertEquals(
                "Far.ldtkl: This level has no layers.",
                error(project(external("Far", "Far.ldtkl")), Map.of("Far.ldtkl", external("Far", "Other.ldtkl"))));
    }

    @Test
    void missingCellsAreEmptyAndReported() throws IOException {
        ExternalProject project = read(project(level("First", INT_GRID.replace(", 1, 1, 1, 3]", ", 1]"))));
        assertEquals(
                List.of("Layer Solid of level First has 9 cells instead of 12. The missing ones are empty."),
                project.findings().stream().map(Finding::message).toList());
    }

    @Test
    void tilesOutsideTheLayerAndOfNoTilesetAreReported() throws IOException {
        String tiles = TILES.replace(
                "'gridTiles': [",
                "'gridTiles': [{'px': [64, 0], 'f': 0, 't': 1}, {'px': [0, 0], 'f': 0, 't': 20},"
                        + " {'px': [-1, 0], 'f': 0, 't': 1},");
        assertEquals(
                List.of(
                        "Layer Deco of level First has 1 tile that no tileset contains. It was left out.",
                        "Layer Deco of level First has 2 cells outside of its size. They were left out."),
                read(project(level("First", tiles))).findings().stream()
                        .map(Finding::message)
                        .toList());
    }

    @Test
    void aLayerThatIsTooLargeIsRefusedAtItsFirstCell() {
        assertEquals(
                "test.ldtk: levels[0].layerInstances[0].intGridCsv[0]: expected a layer of at most 67108864 cells, "
                        + "found 6442450941 cells",
                error(project(level("First", INT_GRID.replace("'__cWid': 4", "'__cWid': 2147483647"))), Map.of())
                        .replaceFirst(":\\d+:\\d+:", ":"));
    }

    @Test
    void aProjectWithoutDefinitionsIsRefused() {
        assertEquals("test.ldtk:1:14: This object has no \"defs\".", error("{'levels': []}", Map.of()));
        assertEquals(
                "test.ldtk:1:13: levels[0]: expected \"defs\" before the levels, found a level",
                error("{'levels': [{}]}", Map.of()));
    }

    private static String error(String project, Map<String, String> files) {
        return assertThrows(LevelFormatException.class, () -> read(project, files))
                .getMessage();
    }
}

package leapsmith.levels.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import leapsmith.levels.external.ExternalLayer;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.external.ExternalObject;
import leapsmith.levels.external.ExternalObject.Point;
import leapsmith.levels.external.ExternalObject.Shape;
import leapsmith.levels.external.ExternalTile;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

class LevelExportTest {
    @Test
    void tilesBecomeCellsWithTheirPlaceInTheLegendAndEmptyOnesZero() {
        int block = Legend.STANDARD.indexOf(TileType.BLOCK);
        Level level = Level.empty("Gap", 3, 2, 16).withTiles(TileGrid.filled(3, 2, block));

        ExternalMap map = LevelExport.mapOf(level);
        assertEquals(block + 1, tiles(map).cells().at(2, 1));
        assertEquals(0, tiles(map).cells().at(3, 1));
        assertEquals("block", map.tileOf(block + 1).orElseThrow().className());
        ExternalMap empty = LevelExport.mapOf(Level.empty("Gap", 3, 2, 16));
        assertEquals(0, tiles(empty).cells().at(0, 0));
    }

    @Test
    void aTileHasItsKindAsClassAndItsShapeAsPropertyAndCollisionShape() {
        ExternalMap map = LevelExport.mapOf(Level.empty("", 1, 1, 16));

        ExternalTile low = map.tileOf(Legend.STANDARD.indexOf(TileType.SLOPE_RIGHT_LOW) + 1)
                .orElseThrow();
        assertEquals(Optional.of("\"slope-right-1:2-low\""), low.properties().get("shape"));
        assertEquals(
                List.of(new Point(0, 16), new Point(16, 8), new Point(16, 16)),
                low.shapes().get(0).points().stream().distinct().limit(3).toList());
        ExternalTile oneWay =
                map.tileOf(Legend.STANDARD.indexOf(TileType.ONE_WAY) + 1).orElseThrow();
        assertEquals(Shape.POLYLINE, oneWay.shapes().get(0).shape());
        assertEquals(0, oneWay.shapes().get(0).height());
    }

    @Test
    void anObjectHasItsKindAsClassItsIdAsNameAndOtherValuesAsProperties() {
        LevelObject lift = PlatformType.TYPE
                .create("lift", PlatformType.ONE_WAY, 32, 64)
                .with(PlatformType.SPEED, 90.0)
                .with(PlatformType.STOPS, List.of(PathStop.of(0, -48)))
                .withProperties(RawMembers.EMPTY.with("speed", "1").with("sound", "\"hum\""));
        Level level = Level.empty("", 9, 9, 16).withObjects(PlatformType.TYPE, List.of(lift));

        List<ExternalObject> items = items(LevelExport.mapOf(level), "platforms");
        assertEquals(2, items.size());
        assertEquals("lift", items.get(0).name());
        assertEquals("oneway", items.get(0).className());
        assertEquals(Optional.of("90"), items.get(0).properties().get("speed"));
        assertEquals(Optional.of("1"), items.get(0).properties().get("properties.speed"));
        assertEquals(Optional.of("\"hum\""), items.get(0).properties().get("sound"));
        assertEquals(PathObject.CLASS, items.get(1).className());
        assertEquals(List.of(new Point(56, 68), new Point(56, 20)), items.get(1).points());
    }

    @Test
    void settingsAreProperties() {
        Level level = Level.empty("Gap", 1, 1, 16).withProperties(RawMembers.EMPTY.with("mood", "\"cave\""));
        RawMembers properties = LevelExport.mapOf(level).properties();
        assertEquals(Optional.of("\"Gap\""), properties.get("name"));
        assertEquals(Optional.of("1030"), properties.get("physics.gravity"));
        assertEquals(Optional.of("\"cave\""), properties.get("mood"));
    }

    @Test
    void aLayerOfObjectsIsThereOnlyIfTheLevelHasSome() {
        Level level = Level.empty("", 1, 1, 16)
                .withObjects(ZoneType.TYPE, List.of(ZoneType.TYPE.create("exit", ZoneType.GOAL, 0, 0)));
        List<String> names = LevelExport.mapOf(level).layers().stream()
                .map(ExternalLayer::name)
                .toList();
        assertEquals(List.of("Tiles", "zones"), names);
    }

    private static ExternalLayer.Tiles tiles(ExternalMap map) {
        return (ExternalLayer.Tiles) map.layers().get(0);
    }

    private static List<ExternalObject> items(ExternalMap map, String layer) {
        return map.layers().stream()
                .filter(each -> each.name().equals(layer))
                .flatMap(each -> ((ExternalLayer.Items) each).items().stream())
                .toList();
    }
}

package leapsmith.levels.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LevelPartTest {
    private static final TileKind SPIKES = TileKind.of("spikes", TileType.BLOCK, 0xc04040);
    private static final TileKind GRASS = TileKind.of("grass", TileType.SLOPE_RIGHT, 0x40c040);

    /** A level of random tiles of all kinds, two of them custom. */
    private static Level level(int columns, int rows) {
        Legend legend = Legend.completing(List.of(new LegendEntry('^', SPIKES), new LegendEntry('g', GRASS)));
        Random random = new Random(7);
        TileGrid.Builder grid = new TileGrid.Builder(columns);
        byte[] line = new byte[columns];
        for (int row = 0; row < rows; row++) {
            for (int i = 0; i < columns; i++) {
                line[i] = (byte) random.nextInt(legend.size());
            }
            grid.addRow(line);
        }
        return Level.empty("part", columns, rows, 16).withLegend(legend).withTiles(grid.build());
    }

    private static LevelObject hero(double x, double y) {
        return CharacterType.TYPE.create("hero", "player", x, y);
    }

    @Test
    void aPartPutBackChangesNothing() {
        Level level = level(20, 15);
        TileSet tiles = TileSet.of(new TileRegion(3, 2, 5, 4)).union(TileSet.of(new TileRegion(7, 5, 6, 2)));
        LevelPart part = LevelPart.of(level, tiles, List.of(hero(50, 40)));
        assertEquals(3, part.column());
        assertEquals(2, part.row());
        assertEquals(10, part.columns());
        assertEquals(tiles.moved(-3, -2), part.tiles());
        assertEquals(List.of(hero(2, 8)), part.objects());
        assertEquals(List.of(hero(50, 40)), part.objectsAt(3, 2));
        assertEquals(level, part.putTilesInto(level, 3, 2));
    }

    @Test
    void onlyTheOutlineIsPut() {
        Level level = level(20, 15);
        TileSet corner = TileSet.of(new TileRegion(0, 0, 1, 1)).union(TileSet.of(new TileRegion(2, 2, 1, 1)));
        Level after = LevelPart.of(level, corner, List.of()).putTilesInto(level, 10, 10);
        TileChange change = TileChange.between(level.tiles(), after.tiles());
        assertTrue(change.cellCount() <= 2);
        assertEquals(level.tiles().at(2, 2), after.tiles().at(12, 12));
    }

    @Test
    void tilesOutsideTheLevelAreLeftOut() {
        Level level = level(4, 4);
        LevelPart all = LevelPart.of(level, TileSet.of(level.tiles().region()), List.of());
        Level after = all.putTilesInto(Level.empty("small", 3, 3, 16).withLegend(level.legend()), -2, 2);
        assertEquals(level.tiles().at(2, 0), after.tiles().at(0, 2));
        assertEquals(level.legend().indexOf(TileType.EMPTY), 2);
    }

    @Test
    void objectsAloneHaveAGridAroundThem() {
        LevelPart part = LevelPart.of(level(20, 15), TileSet.EMPTY, List.of(hero(-5, 33)));
        assertEquals(-1, part.column());
        assertEquals(2, part.row());
        assertEquals(2, part.columns());
        assertEquals(3, part.rows());
        assertThrows(IllegalArgumentException.class, () -> LevelPart.of(level(3, 3), TileSet.EMPTY, List.of()));
    }

    @Test
    void kindsComeAlongByName() {
        Level source = level(8, 8);
        LevelPart part = LevelPart.of(source, TileSet.of(source.tiles().region()), List.of());
        Level target = Level.empty("target", 8, 8, 16);
        Level after = part.putTilesInto(target, 0, 0);
        for (int row = 0; row < 8; row++) {
            for (int column = 0; column < 8; column++) {
                assertEquals(
                        source.legend().kindOf(source.tiles().at(column, row)),
                        after.legend().kindOf(after.tiles().at(column, row)));
            }
        }
        assertSame(after.legend(), part.extended(after.legend()));
        Level red = target.withLegend(
                Legend.completing(List.of(new LegendEntry('!', TileKind.of("spikes", TileType.BLOCK, 0xff0000)))));
        assertTrue(part.extended(red.legend()).entries().stream()
                .noneMatch(it -> it.kind().equals(SPIKES)));
    }

    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void aSymmetryAndItsInverseRestoreAPart(Symmetry symmetry) {
        Level level = level(20, 15);
        TileSet tiles = TileSet.of(new TileRegion(3, 2, 5, 4)).union(TileSet.of(new TileRegion(7, 5, 6, 2)));
        LevelObject gate = ZoneType.TYPE.create("exit", "goal", 60, 40, 32, 16);
        LevelPart part = LevelPart.of(level, tiles, List.of(hero(50, 40), gate));
        LevelPart changed = part.with(symmetry);
        assertEquals(tiles.size(), changed.tiles().size());
        assertEquals(part, changed.with(symmetry.inverse()));
        assertEquals(part, changed.with(symmetry).with(symmetry).with(symmetry));
        LevelPart objects = LevelPart.of(level, TileSet.EMPTY, List.of(hero(50, 40), gate));
        assertEquals(objects, objects.with(symmetry).with(symmetry.inverse()));
    }

    @Test
    void aTurnedPartHasItsTilesTurned() {
        Level level = Level.empty("turn", 3, 2, 16);
        Level painted = level.withTiles(level.tiles()
                .draft()
                .set(0, 0, level.legend().indexOf(TileType.BLOCK))
                .set(2, 1, level.legend().indexOf(TileType.SLOPE_RIGHT))
                .build());
        LevelPart turned = LevelPart.of(painted, TileSet.of(level.tiles().region()), List.of())
                .with(Symmetry.ROTATE_RIGHT);
        assertEquals(2, turned.columns());
        assertEquals(3, turned.rows());
        assertEquals(
                TileType.BLOCK, turned.kinds().get(turned.values().at(1, 0)).shape());
        assertEquals(
                TileType.SLOPE_LEFT,
                turned.kinds().get(turned.values().at(0, 2)).shape());
    }

    @Test
    void anotherTileSizeKeepsObjectsOverTheirTiles() {
        LevelPart part = LevelPart.of(level(9, 9), TileSet.of(new TileRegion(1, 1, 4, 4)), List.of(hero(32, 48)));
        LevelObject scaled = part.withTileSize(32).objects().get(0);
        assertEquals(32, scaled.x());
        assertEquals(64, scaled.y());
        assertEquals(12, scaled.width());
    }
}

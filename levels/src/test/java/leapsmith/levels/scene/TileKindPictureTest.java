package leapsmith.levels.scene;

import static leapsmith.levels.scene.Pictures.assertPixel;
import static leapsmith.levels.scene.Pictures.draw;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.raster.Colors;
import leapsmith.levels.raster.Picture;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tile kinds with custom colors at all scales. */
class TileKindPictureTest {
    private static final ColorScheme COLORS = ColorScheme.DARK;
    private static final int SPIKES = 0xcc3333;
    private static final int ICE = 0x66ccff;
    private static final int WATER = 0x2244aa;

    /** Spikes at the left, ice in the middle, and a plain block at the right, each 8 x 8 tiles; then the others. */
    private static final Level LEVEL = level();

    private static Level level() {
        List<LegendEntry> entries = new ArrayList<>(Legend.STANDARD.entries());
        int first = entries.size();
        entries.add(new LegendEntry('^', TileKind.of("spikes", TileType.BLOCK, SPIKES)));
        entries.add(new LegendEntry('i', TileKind.of("ice", TileType.BLOCK, ICE)));
        entries.add(new LegendEntry('w', TileKind.of("water", TileType.EMPTY, WATER)));
        entries.add(new LegendEntry('b', TileKind.of("bridge", TileType.ONE_WAY, ICE)));
        Level empty = Level.empty("kinds", 40, 16, 16).withLegend(new Legend(entries));
        return empty.withTiles(empty.tiles()
                .draft()
                .fill(new TileRegion(0, 8, 8, 8), first)
                .fill(new TileRegion(8, 8, 8, 8), first + 1)
                .fill(new TileRegion(16, 8, 8, 8), empty.legend().indexOf(TileType.BLOCK))
                .fill(new TileRegion(24, 8, 8, 8), first + 2)
                .fill(new TileRegion(32, 8, 8, 1), first + 3)
                .build());
    }

    @ParameterizedTest
    @ValueSource(doubles = {1.0 / 64, 1.0 / 32, 1.0 / 16, 0.1, 0.5, 1, 2})
    void twoKindsOfOneShapeDifferAtAnyScale(double scale) {
        Picture picture = draw(LEVEL, new Camera(0, 0, scale), 1300, 520);
        assertPixel(0xff000000 | SPIKES, picture, at(64, scale), at(224, scale));
        assertPixel(0xff000000 | ICE, picture, at(192, scale), at(224, scale));
        assertPixel(COLORS.color(ColorRole.BLOCK), picture, at(320, scale), at(224, scale));
        assertNotEquals(COLORS.color(ColorRole.CANVAS), picture.at(at(448, scale), at(224, scale)));
    }

    private static int at(int px, double scale) {
        return (int) (px * scale);
    }

    @Test
    void anEmptyKindIsPalerThanABlockOfItsColor() {
        Picture near = draw(LEVEL, new Camera(0, 0, 1), 700, 300);
        int pale = Colors.mix(COLORS.color(ColorRole.CANVAS), 0xff000000 | WATER, 96);
        assertPixel(pale, near, 440, 200);
        assertPixel(pale, draw(LEVEL, new Camera(0, 0, 1.0 / 32), 40, 20), 14, 6);
    }

    @Test
    void aKindThatIsNotThereIsPaleUntilItsSignalIsOn() {
        int spikes = Legend.STANDARD.size();
        TileKind kind = LEVEL.legend()
                .kindOf(spikes)
                .withWhen(List.of(SignalCondition.of("key").orElseThrow()));
        LevelObject key = ZoneType.TYPE.create("it", ZoneType.KEY, 500, 16);
        Level level = LEVEL.withLegend(LEVEL.legend()
                        .with(spikes, LEVEL.legend().entries().get(spikes).withKind(kind)))
                .withObjects(ObjectLists.NONE.with(ZoneType.TYPE, List.of(key)));
        Rasteriser rasteriser = new Rasteriser('.');
        Scene editing = Scene.editing(level, Set.of(), COLORS);
        int pale = Colors.mix(COLORS.color(ColorRole.CANVAS), 0xff000000 | SPIKES, 96);
        Picture picture = new Picture(700, 300);
        rasteriser.draw(editing, new Camera(0, 0, 1), picture);
        assertPixel(pale, picture, 40, 200);
        rasteriser.draw(editing.withObjects(Set.of("it"), Map.of()), new Camera(0, 0, 1), picture);
        assertPixel(0xff000000 | SPIKES, picture, 40, 200);
        rasteriser.draw(editing, new Camera(0, 0, 1), picture);
        assertPixel(pale, picture, 40, 200);
    }

    @Test
    void theTopEdgeOfAKindHasAShadeOfItsColor() {
        Picture near = draw(LEVEL, new Camera(0, 0, 2), 1300, 520);
        TileKind spikes = LEVEL.legend().kindOf(Legend.STANDARD.size());
        assertPixel(KindTable.edgeOf(spikes, COLORS), near, 40, 257);
        assertNotEquals(KindTable.fillOf(spikes, COLORS), KindTable.edgeOf(spikes, COLORS));
        assertPixel(COLORS.color(ColorRole.BLOCK_EDGE), near, 600, 257);
    }

    @Test
    void thePlankOfAOneWayHasTheColorOfItsKind() {
        Picture near = draw(LEVEL, new Camera(0, 0, 2), 1300, 520);
        assertPixel(0xff000000 | ICE, near, 1040, 257);
    }

    @Test
    void aKindWithoutAColorLooksLikeItsShape() {
        List<LegendEntry> entries = new ArrayList<>(LEVEL.legend().entries());
        int first = Legend.STANDARD.size();
        for (int i = first; i < entries.size(); i++) {
            TileKind kind = entries.get(i).kind();
            entries.set(i, new LegendEntry(entries.get(i).symbol(), withoutColor(kind)));
        }
        Level colorless = LEVEL.withLegend(new Legend(entries));
        int[] plain = new int[256];
        for (int value = 0; value < entries.size(); value++) {
            plain[value] = Legend.STANDARD.indexOf(colorless.legend().typeOf(value));
        }
        Level shapes = colorless.withTiles(colorless.tiles().mapped(plain));
        for (double scale : new double[] {1.0 / 32, 0.5, 2}) {
            assertEquals(
                    Pictures.hash(draw(shapes, new Camera(0, 0, scale), 700, 300)),
                    Pictures.hash(draw(colorless, new Camera(0, 0, scale), 700, 300)));
        }
    }

    private static TileKind withoutColor(TileKind kind) {
        return new TileKind(
                kind.name(), kind.shape(), OptionalInt.empty(), kind.material(), kind.properties(), kind.unknownKeys());
    }
}

package leapsmith.levels.scene;

import static leapsmith.levels.scene.Pictures.draw;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import leapsmith.levels.image.Themes;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Decal;
import leapsmith.levels.model.Decoration.Depth;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.raster.Picture;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/** Tiles and decoration seen from afar: after any edits they look as in a picture that starts from nothing. */
class FarPainterTest {
    private static final int WIDTH = 90;
    private static final int HEIGHT = 70;

    private final Look look = Themes.load("meadow", Optional.empty()).look().orElseThrow();

    private Scene scene(Level level, boolean hasLook) {
        Scene flat = Scene.editing(level, Set.of(), ColorScheme.DARK);
        return hasLook ? flat.withLook(look) : flat;
    }

    private static Picture fresh(Scene scene, Camera camera) {
        Picture picture = new Picture(WIDTH, HEIGHT);
        new Rasteriser().draw(scene, camera, picture);
        return picture;
    }

    private static Level painted(Level level, Random random) {
        int value = random.nextInt(3);
        TileRegion region = new TileRegion(
                random.nextInt(level.columns() - 20),
                random.nextInt(level.rows() - 20),
                1 + random.nextInt(20),
                1 + random.nextInt(20));
        Level after = filled(level, region, value);
        List<Decoration> layers = new ArrayList<>();
        for (Decoration layer : after.looks().layers()) {
            PieceGrid.Draft pieces = layer.pieces().draft();
            for (int i = 0; i < 20; i++) {
                int piece = random.nextBoolean() ? 0 : PieceGrid.piece(random.nextInt(40), random.nextInt(8));
                pieces.set(random.nextInt(level.columns()), random.nextInt(level.rows()), piece);
            }
            layers.add(layer.withPieces(pieces.build()));
        }
        return after.withLooks(after.looks().withLayers(layers));
    }

    private static Level filled(Level level, TileRegion region, int value) {
        TileDraft draft = level.tiles().draft();
        draft.fill(region, value);
        return level.withTiles(draft.build());
    }

    private static Level decorated() {
        Level level = Level.empty("far", 300, 200, 16);
        return level.withLooks(level.looks()
                .withLayers(List.of(
                        Decoration.empty("back", "plants", Depth.BACK).withOpacity(0.5),
                        Decoration.empty("front", "plants", Depth.FRONT))));
    }

    @Test
    void aPictureAfterEditsIsThatFromNothing() {
        Random random = new Random(11);
        for (boolean hasLook : new boolean[] {true, false}) {
            Rasteriser rasteriser = new Rasteriser();
            Level level = decorated();
            Picture picture = new Picture(WIDTH, HEIGHT);
            for (int i = 0; i < 120; i++) {
                level = painted(level, random);
                double scale = Math.exp(random.nextDouble() * 5 - 6);
                Camera camera = new Camera(random.nextDouble() * 4000, random.nextDouble() * 3000, scale);
                rasteriser.draw(scene(level, hasLook), camera, picture);
                assertEquals(
                        Pictures.hash(fresh(scene(level, hasLook), camera)),
                        Pictures.hash(picture),
                        "edit " + i + " at " + camera);
            }
        }
    }

    @Test
    void layersThatChangeTheirFormAreDrawnAgain() {
        Level level = painted(painted(decorated(), new Random(1)), new Random(2));
        Camera camera = new Camera(0, 0, 0.12);
        Rasteriser rasteriser = new Rasteriser();
        Picture picture = new Picture(WIDTH, HEIGHT);
        rasteriser.draw(scene(level, true), camera, picture);
        int before = Pictures.hash(picture);
        List<Decoration> layers = level.looks().layers();
        Level paler =
                level.withLooks(level.looks().withLayers(List.of(layers.get(0).withOpacity(0.1), layers.get(1))));
        rasteriser.draw(scene(paler, true), camera, picture);
        assertNotEquals(before, Pictures.hash(picture));
        Level without = level.withLooks(level.looks().withLayers(List.of(layers.get(1))));
        rasteriser.draw(scene(without, true), camera, picture);
        assertEquals(Pictures.hash(fresh(scene(without, true), camera)), Pictures.hash(picture));
        rasteriser.draw(scene(level, true), camera, picture);
        assertEquals(before, Pictures.hash(picture));
    }

    @Test
    void fewTilesAreStillSeenFromVeryFar() {
        Level level = Level.empty("far", 1024, 1024, 16);
        int block = level.legend().indexOf(TileType.BLOCK);
        Level half = filled(level, new TileRegion(0, 0, 512, 1024), block);
        Picture picture = draw(half, new Camera(0, 0, 1.0 / 1024), 16, 16);
        assertNotEquals(picture.at(2, 8), picture.at(13, 8));
        assertEquals(picture.at(2, 8), picture.at(7, 15));
    }

    /** The first tile of the sheet without any transparent pixel. */
    private int opaqueTile() {
        Sheet plants = look.sheets().get("plants");
        TileMeans means = new TileMeans(plants);
        return IntStream.range(0, plants.columns() * plants.rows())
                .filter(tile -> means.of(tile) >>> 24 == 255)
                .findFirst()
                .orElseThrow();
    }

    private static Decoration layer(Depth depth) {
        return Decoration.empty(depth.name(), "plants", depth);
    }

    private Decoration with(Decoration layer, int column, int row) {
        return layer.withPieces(layer.pieces()
                .draft()
                .set(column, row, PieceGrid.piece(opaqueTile(), 0))
                .build());
    }

    private static Level decorated(Level level, Decoration... layers) {
        return level.withLooks(LevelLooks.STANDARD.withLayers(List.of(layers)));
    }

    private static int pixel(Picture picture, Camera camera, double column, double row) {
        return picture.at((int) camera.toScreenX(column * 16), (int) camera.toScreenY(row * 16));
    }

    /** Below the zoom at which pieces are drawn, and just above it. */
    private static final double[] SCALES = {0.36, 0.39};

    @Test
    void decorationOutsideOfTheLevelIsSeenAtBothSidesOfTheLimit() {
        for (double scale : SCALES) {
            Camera camera = new Camera(-100, -100, scale);
            Level level = Level.empty("outside", 10, 10, 16);
            Picture with = fresh(scene(decorated(level, with(with(layer(Depth.BACK), -2, 3), 3, -2)), true), camera);
            Picture without = fresh(scene(level, true), camera);
            assertNotEquals(pixel(without, camera, -1.5, 3.5), pixel(with, camera, -1.5, 3.5), "left at " + scale);
            assertNotEquals(pixel(without, camera, 3.5, -1.5), pixel(with, camera, 3.5, -1.5), "above at " + scale);
        }
    }

    @Test
    void tilesLookTheSameWhateverLayersThereAre() {
        Level slopes = Level.empty("slopes", 20, 20, 16);
        slopes = filled(slopes, new TileRegion(0, 10, 20, 1), slopes.legend().indexOf(TileType.SLOPE_RIGHT));
        Camera camera = new Camera(0, 0, 0.25);
        Picture plain = fresh(scene(slopes, true), camera);
        Decoration faint = with(layer(Depth.BACK), 3, 10).withOpacity(0);
        Picture empty = fresh(scene(decorated(slopes, layer(Depth.BACK), layer(Depth.FRONT), faint), true), camera);
        assertEquals(Pictures.hash(plain), Pictures.hash(empty));
        Picture elsewhere = fresh(scene(decorated(slopes, with(layer(Depth.BACK), 3, 3)), true), camera);
        assertEquals(pixel(plain, camera, 9.5, 10.3), pixel(elsewhere, camera, 9.5, 10.3));
    }

    @Test
    void aFrontLayerIsOverObjectsAndFreePicturesAreOverPieces() {
        for (double scale : SCALES) {
            Camera camera = new Camera(0, 0, scale);
            Level level = Level.empty("order", 20, 12, 16)
                    .withObjects(
                            CharacterType.TYPE,
                            List.of(CharacterType.TYPE.create("hero", CharacterType.PLAYER, 82, 66)));
            Level front = decorated(level, with(layer(Depth.FRONT), 5, 5));
            Level both = decorated(Level.empty("order", 20, 12, 16), with(layer(Depth.FRONT), 5, 5));
            assertEquals(
                    pixel(fresh(scene(both, true), camera), camera, 5.4, 5.4),
                    pixel(fresh(scene(front, true), camera), camera, 5.4, 5.4),
                    "the piece hides the object at " + scale);
            Decal decal = new Decal("column", 64, 64, 64, 64, 0, 0, RawMembers.EMPTY);
            Decoration pieces = with(layer(Depth.BACK), 5, 5);
            Picture over = fresh(scene(decorated(level, pieces.withDecals(List.of(decal))), true), camera);
            Picture alone = fresh(scene(decorated(level, layer(Depth.BACK).withDecals(List.of(decal))), true), camera);
            assertEquals(pixel(alone, camera, 6, 5.5), pixel(over, camera, 6, 5.5), "the picture hides the piece");
        }
    }

    private static LegendEntry tinted(Random random) {
        TileKind kind = TileKind.of(TileType.BLOCK).withName("tinted");
        return new LegendEntry('x', kind.withColor(OptionalInt.of(random.nextInt(1 << 24))));
    }

    /** Pictures that are drawn three times are kept; whatever changes then must be seen. */
    @Test
    void aPictureThatIsKeptShowsEveryChange() {
        Random random = new Random(3);
        Rasteriser rasteriser = new Rasteriser();
        Picture picture = new Picture(WIDTH, HEIGHT);
        Level level = decorated();
        int last = level.legend().size();
        level = filled(level.withLegend(level.legend().plus(tinted(random))), new TileRegion(0, 0, 90, 90), last);
        Camera camera = new Camera(0, 0, 1);
        for (int i = 0; i < 60; i++) {
            switch (random.nextInt(5)) {
                case 0 -> level = painted(level, random);
                case 1 -> camera = new Camera(random.nextInt(400), random.nextInt(300), random.nextInt(1, 4) / 2.0);
                case 2 ->
                    level = level.withPhysics(
                            level.physics().withBorders(new Borders(false, false, random.nextBoolean(), false)));
                case 3 -> level = level.withLegend(level.legend().with(last, tinted(random)));
                default -> {}
            }
            for (int k = 0; k < 3; k++) {
                rasteriser.draw(scene(level, true), camera, picture);
                assertEquals(Pictures.hash(fresh(scene(level, true), camera)), Pictures.hash(picture), "step " + i);
            }
        }
    }
}

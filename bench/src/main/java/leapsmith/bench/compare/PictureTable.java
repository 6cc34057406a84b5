package leapsmith.bench.compare;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import leapsmith.levels.image.Themes;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Theme;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Depth;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Overlay;
import leapsmith.levels.scene.Rasteriser;
import leapsmith.levels.scene.Scene;

/**
 * The cost of drawing a level of 4096 x 4096 tiles, wide-world repeated, on 2560 x 1440 pixels: as flat shapes, in a theme with
 * three backgrounds, and with two layers of decoration that fill a third of a square of 700 x 700 tiles in the middle. Noise is
 * the theme with tiles of three kinds at random. They take turns, each with the same view, one that has moved by a pixel, one in
 * which a tile was painted, and another zoom.
 */
final class PictureTable extends Table {
    static final int WIDTH = 2560;
    static final int HEIGHT = 1440;
    private static final int SIDE = 4096;
    private static final int DECORATED = 700;
    private static final int PIECES = 200_000;
    private static final int TIMES = 60;
    private static final double[] TILE_PX = {64, 32, 16, 11, 8, 6, 5, 4, 2, 1, 0.67, 0.5, 0.35};

    /** Measures all zooms. */
    PictureTable() throws IOException {
        super("""
                Processor time in milliseconds, the best of %d pictures: of the same view again, of one that is a pixel farther,
                of one in which a tile was painted, and of the first one after a change of the zoom by some percent; of noise,
                only the last.

                | px per tile | flat | moved | painted | zoomed | theme | moved | painted | zoomed | theme and decoration | moved | painted | zoomed | noise |
                |---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
                """.formatted(TIMES));
        Level plain = repeated(SampleFiles.level("wide-world"));
        Look look = withThreeBackgrounds(
                Themes.load("meadow", Optional.empty()).look().orElseThrow());
        List<Scene> scenes = List.of(
                scene(plain, null), scene(plain, look), scene(decorated(plain), look), scene(noise(plain), look));
        for (double tilePx : TILE_PX) {
            double[][] best = best(scenes, tilePx / plain.tileSize());
            List<Object> cells = new ArrayList<>(List.of(tilePx));
            for (double[] times : List.of(best).subList(0, best.length - 1)) {
                Arrays.stream(times).forEach(cells::add);
            }
            cells.add(best[best.length - 1][3]);
            row(cells.toArray());
        }
    }

    private static Scene scene(Level level, Look look) {
        return Scene.editing(level, EnumSet.of(Overlay.GRID), ColorScheme.DARK).withLook(look);
    }

    /** By scene, the best time of a view that stands still, of one that moves, of one in which a tile was painted, and of another zoom. */
    static double[][] best(List<Scene> scenes, double scale) {
        Picture picture = new Picture(WIDTH, HEIGHT);
        List<Rasteriser> rasterisers = new ArrayList<>();
        double[][] best = new double[scenes.size()][4];
        for (int i = 0; i < scenes.size(); i++) {
            rasterisers.add(new Rasteriser());
            Arrays.fill(best[i], Double.MAX_VALUE);
        }
        for (int time = 0; time < TIMES; time++) {
            for (int i = 0; i < scenes.size(); i++) {
                Level level = scenes.get(i).level();
                double x = level.widthPx() / 2.0 - (WIDTH / 2.0 - time) / scale;
                double y = level.heightPx() / 2.0 - HEIGHT / 2.0 / scale;
                best[i][1] = Math.min(best[i][1], draw(rasterisers.get(i), scenes.get(i), x, y, scale, picture));
                // The second picture of a view keeps what is behind the tiles; the third is as all that follow.
                draw(rasterisers.get(i), scenes.get(i), x, y, scale, picture);
                best[i][0] = Math.min(best[i][0], draw(rasterisers.get(i), scenes.get(i), x, y, scale, picture));
                Scene painted = painted(scenes.get(i), time);
                best[i][2] = Math.min(best[i][2], draw(rasterisers.get(i), painted, x, y, scale, picture));
                double zoomed = scale * (1 + (1 + time) * 0.0007);
                double zoomedX = level.widthPx() / 2.0 - WIDTH / 2.0 / zoomed;
                double zoomedY = level.heightPx() / 2.0 - HEIGHT / 2.0 / zoomed;
                best[i][3] = Math.min(
                        best[i][3], draw(rasterisers.get(i), scenes.get(i), zoomedX, zoomedY, zoomed, picture));
                draw(rasterisers.get(i), scenes.get(i), x, y, scale, picture);
                draw(rasterisers.get(i), scenes.get(i), x, y, scale, picture);
            }
        }
        return best;
    }

    /** The scene with another tile near the middle. */
    private static Scene painted(Scene scene, int time) {
        Level level = scene.level();
        TileDraft draft = level.tiles().draft();
        int column = level.columns() / 2 + time % 4;
        int row = level.rows() / 2 + time / 4 % 4;
        draft.set(column, row, (level.tiles().at(column, row) + 1) % 3);
        return new Scene(
                level.withTiles(draft.build()),
                scene.frame(),
                scene.overlays(),
                scene.paths(),
                scene.reach(),
                scene.colors(),
                scene.look(),
                scene.isGame(),
                scene.density());
    }

    private static double draw(Rasteriser by, Scene scene, double x, double y, double scale, Picture into) {
        long start = ProcessorTime.nanos();
        by.draw(scene, new Camera(x, y, scale), into);
        return ProcessorTime.millisSince(start);
    }

    /** The level repeated to 4096 x 4096 tiles. */
    static Level repeated(Level level) {
        byte[] part = new byte[level.columns()];
        byte[] line = new byte[SIDE];
        TileGrid.Builder tiles = new TileGrid.Builder(SIDE);
        for (int row = 0; row < SIDE; row++) {
            level.tiles().copyRow(row % level.rows(), 0, level.columns(), part);
            for (int column = 0; column < SIDE; column++) {
                line[column] = part[column % part.length];
            }
            tiles.addRow(line);
        }
        return level.withTiles(tiles.build());
    }

    /** The level with 4096 x 4096 tiles of three kinds at random. */
    static Level noise(Level level) {
        SplittableRandom random = new SplittableRandom(5);
        byte[] line = new byte[SIDE];
        TileGrid.Builder tiles = new TileGrid.Builder(SIDE);
        for (int row = 0; row < SIDE; row++) {
            for (int column = 0; column < SIDE; column++) {
                line[column] = (byte) random.nextInt(3);
            }
            tiles.addRow(line);
        }
        return level.withTiles(tiles.build());
    }

    private static Level decorated(Level level) {
        SplittableRandom random = new SplittableRandom(1);
        List<Decoration> layers = new ArrayList<>();
        for (Depth depth : Depth.values()) {
            PieceGrid.Draft pieces = PieceGrid.EMPTY.draft();
            int first = (SIDE - DECORATED) / 2;
            for (int i = 0; i < PIECES; i++) {
                pieces.set(
                        first + random.nextInt(DECORATED),
                        first + random.nextInt(DECORATED),
                        PieceGrid.piece(random.nextInt(40), random.nextInt(4)));
            }
            layers.add(Decoration.empty(depth.name(), "plants", depth).withPieces(pieces.build()));
        }
        return level.withLooks(level.looks().withLayers(layers));
    }

    /** With backgrounds that stay at the lower edge of the view, as otherwise none of them is seen in the middle of the level. */
    private static Look withThreeBackgrounds(Look look) {
        Theme theme = look.theme();
        List<Theme.Background> backgrounds = new ArrayList<>();
        for (Theme.Background each : theme.backgrounds()) {
            backgrounds.add(new Theme.Background(
                    each.image(), each.parallaxX(), 0, each.repeat(), each.align(), each.offset(), each.unknownKeys()));
        }
        backgrounds.add(backgrounds.get(backgrounds.size() - 1));
        return look.withTheme(theme.withBackgrounds(backgrounds));
    }
}

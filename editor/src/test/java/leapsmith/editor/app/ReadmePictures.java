package leapsmith.editor.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import leapsmith.editor.canvas.LevelCanvas;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.looks.DecorationModel;
import leapsmith.editor.play.RunTrails;
import leapsmith.editor.play.Timeline;
import leapsmith.editor.reach.ReachState;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.image.GifFile;
import leapsmith.levels.image.PngFile;
import leapsmith.levels.image.Themes;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.Rasteriser;
import leapsmith.levels.scene.Scene;
import leapsmith.levels.whatif.WhatIf;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Frame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Creates the pictures of the README: the real window, used by mouse and keys. It is not a test and overwrites the
 * pictures, so it runs only if a property is set; {@code docs/make-pictures} does that.
 */
@EnabledIfSystemProperty(named = "leapsmith.pictures", matches = "true", disabledReason = "writes over docs/pictures")
class ReadmePictures extends WindowFixture {
    private static final Path ROOT = Path.of(System.getProperty("leapsmith.root"));
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 800;
    private static final int GAP = 4;
    /** The tree on the sheet of plants. */
    private static final DecorationModel.Block TREE = new DecorationModel.Block(4, 2, 4, 5);

    private static final int ARC_WIDTH = 752;
    private static final int ARC_HEIGHT = 340;

    @BeforeEach
    void sizeWindow() {
        onFx(() -> {
            window.stage.setWidth(WIDTH);
            window.stage.setHeight(HEIGHT);
        });
    }

    @Test
    void windowPicture() throws Exception {
        open("first-jump");
        type(KeyCode.R);
        click(2, 24);
        type(KeyCode.P);
        moveTo(tile(14, 16)).press(MouseButton.PRIMARY).moveTo(tile(18, 17));
        take("window");
        release(MouseButton.PRIMARY);
    }

    @Test
    void playPicture() throws Exception {
        open("crowd");
        perform(ActionId.DARK);
        play();
        perform(ActionId.switching(ViewSwitch.DEVELOPER));
        type(KeyCode.F6, KeyCode.F7, KeyCode.F8);
        press(KeyCode.D);
        await(() -> frame().frame().tick() > 150);
        release(KeyCode.D);
        await(() -> frame().frame().pairCount() > 2);
        type(KeyCode.F9);
        // Waits until the camera, which follows the player smoothly, stands still.
        WaitForAsyncUtils.sleep(2, TimeUnit.SECONDS);
        clickOn(middleOfAPair());
        moveTo(tile(30, 36));
        take("play");
    }

    @Test
    void darkPicture() throws Exception {
        open("one-way-tower");
        perform(ActionId.DARK);
        type(KeyCode.DIGIT2);
        moveTo(tile(12, 30));
        take("dark");
    }

    @Test
    void keysPicture() throws Exception {
        open("key-cave");
        perform(ActionId.switching(ViewSwitch.SIGNALS));
        type(KeyCode.R);
        click(24, 20);
        take("keys");
    }

    /** The sample with all special tiles, in two rows. */
    @Test
    void specialTilesPicture() throws Exception {
        Level level = LevelFormat.read(sample("playground"));
        Look look = Themes.load("meadow", Optional.empty()).look().orElseThrow();
        Scene scene =
                Scene.editing(level, Set.of(), ColorScheme.LIGHT).withLook(look).asGame();
        double scale = 2.0 * WIDTH / level.widthPx();
        int height = (int) (level.heightPx() * scale);
        Picture all = new Picture(WIDTH, 2 * height + GAP);
        Arrays.fill(all.argb(), 0xffffffff);
        Picture row = new Picture(WIDTH, height);
        for (int half = 0; half < 2; half++) {
            new Rasteriser().draw(scene, new Camera(half * level.widthPx() / 2.0, 0, scale), row);
            System.arraycopy(row.argb(), 0, all.argb(), half * (height + GAP) * WIDTH, WIDTH * height);
        }
        SafeFile.save(ROOT.resolve("docs/pictures/special-tiles.png"), out -> PngFile.write(all, out));
    }

    /** A level, each third of it in another theme. */
    @Test
    void themesPicture() throws Exception {
        Level level;
        try (InputStream in = getClass().getResourceAsStream("themes.level.json")) {
            level = LevelFormat.read(in, "themes.level.json");
        }
        int height = 2 * level.heightPx();
        Picture all = new Picture(WIDTH, height);
        Picture one = new Picture(WIDTH, height);
        Arrays.fill(all.argb(), 0xffffffff);
        int slice = (WIDTH - 2 * GAP) / Themes.builtIn().size();
        for (int i = 0; i < Themes.builtIn().size(); i++) {
            Look look = Themes.load(Themes.builtIn().get(i), Optional.empty())
                    .look()
                    .orElseThrow();
            Scene scene = Scene.editing(level, Set.of(), ColorScheme.LIGHT)
                    .withLook(look)
                    .asGame();
            new Rasteriser().draw(scene, new Camera(0, 0, 2), one);
            int left = i * (slice + GAP);
            for (int y = 0; y < height; y++) {
                int at = y * WIDTH + left;
                System.arraycopy(one.argb(), at, all.argb(), at, Math.min(slice, WIDTH - left));
            }
        }
        SafeFile.save(ROOT.resolve("docs/pictures/themes.png"), out -> PngFile.write(all, out));
    }

    /** A tree that is about to be painted behind the tiles. */
    @Test
    void decorationPicture() throws Exception {
        Level level = LevelFormat.read(sample("slope-run"));
        open(new LevelDocument(level));
        await(() -> window.level().canvas().shownLook() != null);
        perform(ActionId.DECORATION);
        await(() -> isShown("#decoration"));
        clickOn("#decoration-add-back");
        await(() -> isShown("#decoration-picture"));
        WaitForAsyncUtils.waitForFxEvents();
        DecorationModel model = window.level().part(DecorationModel.class);
        onFx(() -> {
            window.level().canvas().viewport().show(new Camera(0, level.heightPx() - 380, 1.75));
            model.choose(TREE);
        });
        click(5, 15);
        moveTo(tile(13, 11));
        take("decoration");
    }

    /** Ice on the ground, and spikes in the pits. */
    @Test
    void kindsPicture() throws Exception {
        Level plain = LevelFormat.read(sample("first-jump"));
        TileKind spikes = TileKind.of("spikes", TileType.EMPTY, 0xd05050)
                .withProperties(RawMembers.EMPTY.with("damage", "1").with("sound", "\"sizzle\""));
        Legend legend = plain.legend()
                .plus(new LegendEntry('i', TileKind.of("ice", TileType.BLOCK, 0x9ad8f0)))
                .plus(new LegendEntry('^', spikes));
        Level level = plain.withLegend(legend);
        TileDraft tiles = level.tiles().draft();
        int[][] ground = {{23, 26, 11}, {34, 22, 2}, {36, 24, 8}, {50, 24, 7}, {65, 25, 13}};
        for (int[] line : ground) {
            tiles.fill(new TileRegion(line[0], line[1], line[2], 1), legend.indexOfSymbol('i'));
        }
        int[][] pits = {{20, 29, 3}, {44, 29, 6}, {57, 29, 8}};
        for (int[] line : pits) {
            tiles.fill(new TileRegion(line[0], line[1], line[2], 1), legend.indexOfSymbol('^'));
        }
        open(new LevelDocument(level.withTiles(tiles.build())));
        ToggleButton entry =
                lookup("#palette-tile-" + legend.indexOfSymbol('^')).query();
        clickOn(entry);
        editKind(entry);
        await(() -> isShown("#tile-kinds"));
        onFx(() -> window.level().canvas().viewport().show(new Camera(620, 40, 1.2)));
        moveTo(tile(61, 28));
        take("kinds");
    }

    @Test
    void timePicture() throws Exception {
        open("first-jump");
        perform(ActionId.PLOT);
        play();
        press(KeyCode.D);
        await(() -> run().length() > 45);
        press(KeyCode.W);
        await(() -> run().length() > 70);
        release(KeyCode.W);
        await(() -> run().length() > 150);
        release(KeyCode.D);
        await(() -> run().length() > 170);
        onFx(() -> window.timeline().seek(62));
        await(() -> run().tick() == 62);
        // A ceiling above the rest of the jump.
        paint(13, 21, 15, 21);
        await(() -> run().isWhole() && run().divergesAt() > 0);
        moveTo(tile(24, 16));
        take("time");
    }

    /** The shortest run to the goal, and the easiest one with the odds of its jumps. */
    @Test
    void reachPicture() throws Exception {
        open("first-jump");
        push(KeyCode.SHIFT, KeyCode.F8);
        await(() -> window.actions.get(ActionId.REACH_EASIEST).enabled().get() && !reach().isSearching());
        moveTo(tile(8, 4));
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F5);
        await(() -> !LevelParts.of(window.level()).runs.jumps().rows().isEmpty());
        take("reach");
    }

    /** A repair of a level in which one platform is missing. */
    @Test
    void repairPicture() throws Exception {
        Level whole = LevelFormat.read(sample("first-jump"));
        TileRegion platform = new TileRegion(21, 8, 3, 1);
        int empty = whole.legend().indexOf(TileType.EMPTY);
        open(new LevelDocument(
                whole.withTiles(whole.tiles().draft().fill(platform, empty).build())));
        push(KeyCode.SHIFT, KeyCode.F8);
        await(() -> window.actions.get(ActionId.REACH_REPAIR).enabled().get() && !reach().isSearching());
        push(KeyCode.CONTROL, KeyCode.F7);
        await(() -> LevelParts.of(window.level()).reach.repairs().isSearching());
        await(() -> !LevelParts.of(window.level()).reach.repairs().isSearching());
        take("repair");
    }

    private ReachState reach() {
        return LevelParts.of(window.level()).reach.marks().stateProperty().get();
    }

    /** Paints blocks under the arc of the last run, whose trail changes while the brush moves. */
    @Test
    void arcPicture() throws Exception {
        open("first-jump");
        Level level = window.document().level();
        PlayRecording run = PlayRecording.of(level, InputScript.parse("right*44,right+jump*26,right*62,none*8"), 140);
        WhatIf played = new WhatIf(run);
        played.setLevel(level);
        played.advance(Integer.MAX_VALUE);
        Timeline end = new Timeline(140, 140, 60, RunTrails.of(played.trail(), null), run, List.of(), 0, false);
        onFx(() -> {
            LevelParts.of(window.level()).runs.last().show(run, end);
            window.level().canvas().viewport().show(new Camera(16, 264, 1.75));
        });
        try (OutputStream out = Files.newOutputStream(ROOT.resolve("docs/pictures/arc.gif"));
                GifFile gif = new GifFile(out, 12)) {
            moveTo(tile(18, 23));
            add(gif, 10);
            press(MouseButton.PRIMARY);
            for (double column = 18; column >= 13; column -= 0.5) {
                moveTo(onScreen((column + 0.5) * 16, 23.5 * 16));
                add(gif, 3);
            }
            release(MouseButton.PRIMARY);
            add(gif, 10);
            moveTo(tile(20, 24)).press(MouseButton.PRIMARY);
            for (double row = 24; row >= 20; row -= 0.5) {
                moveTo(onScreen(20.5 * 16, (row + 0.5) * 16));
                add(gif, 3);
            }
            release(MouseButton.PRIMARY);
            add(gif, 20);
        }
    }

    /** Adds this many pictures of the canvas. */
    private void add(GifFile gif, int pictures) throws IOException {
        WaitForAsyncUtils.sleep(120, TimeUnit.MILLISECONDS);
        WaitForAsyncUtils.waitForFxEvents();
        Picture picture = WaitForAsyncUtils.waitForAsyncFx(5_000, () -> {
            LevelCanvas canvas = window.level().canvas();
            Camera camera = canvas.viewport().camera();
            Point2D corner = canvas.localToScene(canvas.screenToLocal(onScreen(camera.x(), camera.y())));
            SnapshotParameters part = new SnapshotParameters();
            part.setViewport(new Rectangle2D(corner.getX(), corner.getY(), ARC_WIDTH, ARC_HEIGHT));
            return picture(window.stage.getScene().getRoot().snapshot(part, null));
        });
        for (int i = 0; i < pictures; i++) {
            gif.add(picture);
        }
    }

    private static Path sample(String name) {
        return ROOT.resolve("samples").resolve(name + ".level.json");
    }

    private void open(String sample) throws Exception {
        Path file = sample(sample);
        open(new LevelDocument(LevelFormat.read(file), file));
        await(() -> window.level().canvas().shownLook() != null);
    }

    private Point2D middleOfAPair() {
        Frame frame = frame().frame();
        LevelCanvas canvas = window.level().canvas();
        for (int i = 0; i < frame.pairCount(); i++) {
            Point2D middle = onScreen((frame.pairAx(i) + frame.pairBx(i)) / 2, (frame.pairAy(i) + frame.pairBy(i)) / 2);
            if (canvas.contains(canvas.screenToLocal(middle))) {
                return middle;
            }
        }
        throw new AssertionError("no pair is in view");
    }

    private void take(String name) throws IOException {
        WaitForAsyncUtils.sleep(500, TimeUnit.MILLISECONDS);
        WaitForAsyncUtils.waitForFxEvents();
        Picture picture = WaitForAsyncUtils.waitForAsyncFx(
                5_000, () -> picture(window.stage.getScene().snapshot(null)));
        SafeFile.save(ROOT.resolve("docs/pictures").resolve(name + ".png"), out -> PngFile.write(picture, out));
    }

    private static Picture picture(WritableImage shot) {
        Picture taken = new Picture((int) shot.getWidth(), (int) shot.getHeight());
        shot.getPixelReader()
                .getPixels(
                        0,
                        0,
                        taken.width(),
                        taken.height(),
                        PixelFormat.getIntArgbPreInstance(),
                        taken.argb(),
                        0,
                        taken.width());
        return taken;
    }
}

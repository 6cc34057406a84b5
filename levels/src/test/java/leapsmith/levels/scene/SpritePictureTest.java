package leapsmith.levels.scene;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import leapsmith.levels.TestLevels;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.look.Sprite;
import leapsmith.levels.look.Theme.Cell;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.raster.Picture;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Characters drawn by the sprites of a theme. */
class SpritePictureTest {
    private static final ColorScheme COLORS = ColorScheme.DARK;
    private static final int[] PLAIN = {0xff0000, 0x00ff00, 0x0000ff, 0xffff00};

    /** Four frames of 10 x 20 pixels in a row, each in a color, whose left column is white. */
    private static Sheet sheet() {
        int[] argb = new int[40 * 20];
        for (int i = 0; i < argb.length; i++) {
            int x = i % 40;
            argb[i] = 0xff000000 | (x % 10 == 0 ? 0xffffff : PLAIN[x / 10]);
        }
        return new Sheet(40, 20, argb, 40, 20, 0, 0);
    }

    private static Look look(Map<String, List<Integer>> states) {
        List<Sprite.Frame> frames = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            frames.add(new Sprite.Frame(10 * i, 0, 10, 20, 0, 0, 50));
        }
        Sprite sprite = new Sprite(sheet(), frames, states, new Cell(5, 20));
        return Looks.of(
                "\"objects\": { \"player\": { \"sprite\": \"hero.json\" } }", Map.of(), Map.of("hero.json", sprite));
    }

    private static final Map<String, List<Integer>> STATES =
            Map.of("idle", List.of(0), "run", List.of(1, 2), "jump", List.of(3));

    private final Level level = TestLevels.floored(20, 10);
    private final World world = World.builder(20, 10)
            .tiles((column, row) -> level.typeAt(column, row))
            .build();

    private Frame step(Inputs inputs) {
        world.step(inputs);
        Frame frame = new Frame();
        world.capture(frame, 0, 0, 320, 160);
        return frame;
    }

    private Picture draw(Rasteriser rasteriser, Frame frame, Look look) {
        Picture picture = new Picture(320, 160);
        Scene scene = Scene.playing(level, frame, Set.of(), COLORS).withLook(look);
        rasteriser.draw(scene, new Camera(0, 0, 1), picture);
        return picture;
    }

    @Test
    void theStateFollowsFromWhatTheBodyDoes() {
        assertEquals("idle", ObjectSkinPainter.state(ControllerState.STAND, 0, false));
        assertEquals("run", ObjectSkinPainter.state(ControllerState.WALK, 0, false));
        assertEquals("jump", ObjectSkinPainter.state(ControllerState.JUMP, -1, false));
        assertEquals("fall", ObjectSkinPainter.state(ControllerState.JUMP, 1, false));
        assertEquals("hang", ObjectSkinPainter.state(ControllerState.GRAB_LEDGE, 0, false));
        assertEquals("climb", ObjectSkinPainter.state(ControllerState.CLIMB, -1, false));
        assertEquals("swim", ObjectSkinPainter.state(ControllerState.JUMP, -1, true));
        assertEquals("run", ObjectSkinPainter.state(ControllerState.WALK, 0, true), "on the bottom");
    }

    /** A run shows the same pictures when it is rewound. */
    @Test
    void theFrameFollowsFromBodyAndTickAlone() {
        world.spawn(BodyDef.box(40, 120, 10, 20).control(Control.PLAYER));
        List<Frame> frames = new ArrayList<>();
        for (int tick = 0; tick < 60; tick++) {
            frames.add(step(Inputs.NONE));
        }
        Look look = look(STATES);
        Rasteriser forward = new Rasteriser();
        List<Picture> pictures = new ArrayList<>();
        frames.forEach(frame -> pictures.add(draw(forward, frame, look)));
        Rasteriser backward = new Rasteriser();
        for (int i = frames.size() - 1; i >= 0; i--) {
            assertArrayEquals(
                    pictures.get(i).argb(), draw(backward, frames.get(i), look).argb(), "tick " + i);
        }
    }

    @Test
    void theFramesOfAStateTakeTurnsByTheirTimes() {
        world.spawn(BodyDef.box(40, 124, 10, 20).control(Control.PLAYER).gravity(false));
        Look look = look(Map.of("idle", List.of(1, 2)));
        for (int tick = 1; tick < 30; tick++) {
            Picture picture = draw(new Rasteriser(), step(Inputs.NONE), look);
            int expected = tick * 1000 / 60 / 50 % 2;
            assertEquals(180, Pictures.count(picture, 0xff000000 | PLAIN[1 + expected]), "tick " + tick);
        }
    }

    @Test
    void aMissingStateIsIdleAndWithoutThatAllFramesAreShown() {
        world.spawn(BodyDef.box(40, 60, 10, 20).control(Control.PLAYER));
        Frame falling = step(Inputs.NONE);
        Picture picture = draw(new Rasteriser(), falling, look(STATES));
        assertEquals(180, Pictures.count(picture, 0xff000000 | PLAIN[0]));
        Picture all = draw(new Rasteriser(), falling, look(Map.of()));
        assertEquals(180, Pictures.count(all, 0xff000000 | PLAIN[0]));
        for (int tick = 0; tick < 4; tick++) {
            falling = step(Inputs.NONE);
        }
        Picture later = draw(new Rasteriser(), falling, look(Map.of()));
        assertEquals(180, Pictures.count(later, 0xff000000 | PLAIN[1]));
    }

    @Test
    void aFigureThatFacesLeftIsMirrored() {
        Picture[] pictures = new Picture[2];
        for (CharacterType.Facing facing : CharacterType.Facing.values()) {
            Level placed = TestLevels.with(
                    TestLevels.floored(20, 10),
                    CharacterType.TYPE
                            .create("hero", CharacterType.PLAYER, 40, 124)
                            .withBox(40, 124, 10, 20)
                            .with(CharacterType.FACING, facing));
            pictures[facing.ordinal()] = Pictures.draw(
                    Scene.editing(placed, Set.of(), COLORS).withLook(look(STATES)), new Camera(0, 0, 2), 640, 320);
        }
        assertNotEquals(Pictures.hash(pictures[0]), Pictures.hash(pictures[1]));
        for (int y = 248; y < 288; y++) {
            for (int x = 80; x < 100; x++) {
                Pictures.assertPixel(pictures[0].at(x, y), pictures[1], 179 - x, y);
            }
        }
        assertNotEquals(COLORS.color(ColorRole.CANVAS), pictures[0].at(80, 260));
    }

    @Test
    void piecesOfABoxAreItsCornersAndRepeatedBetween() {
        Sheet sheet = Looks.opaque(24, 24, 9);
        Look look = Looks.of(
                "\"tileSize\": 16, \"sheets\": { \"a\": { \"image\": \"a.png\", \"tileSize\": [8, 8] } },"
                        + " \"objects\": { \"solid\": { \"sheet\": \"a\", \"layout\": \"box\" } }",
                Map.of("a.png", sheet));
        for (int[] size : new int[][] {{40, 24}, {16, 16}, {37, 51}, {11, 9}, {700, 30}, {40, 600}}) {
            Level placed = TestLevels.with(
                    Level.empty("", 60, 60, 16),
                    PlatformType.TYPE.create("p", PlatformType.SOLID, 0, 0, size[0], size[1]));
            Scene scene = Scene.editing(placed, Set.of(), COLORS).withLook(look).asGame();
            for (int scale : new int[] {1, 2, 3}) {
                int width = Math.min(900, size[0] * scale);
                int height = Math.min(900, size[1] * scale);
                Picture picture = Pictures.draw(scene, new Camera(0, 0, scale), width, height);
                for (int y = 0; y < height; y++) {
                    for (int x = 0; x < width; x++) {
                        int column = boxPixel(x / scale, size[0]);
                        int row = boxPixel(y / scale, size[1]);
                        Pictures.assertPixel(sheet.argb()[row * 24 + column], picture, x, y);
                    }
                }
            }
        }
    }

    /** The pixel of three pieces of 8 that is shown along a length. */
    private static int boxPixel(int at, int length) {
        int end = Math.min(8, length / 2);
        if (at < end) {
            return at;
        }
        return at >= length - end ? 24 - (length - at) : 8 + at % 8;
    }

    /** As large as what it blocks: the upper quarter at the top, the rest at the bottom, and one row repeated between. */
    @Test
    void aDoorIsDrawnAsLargeAsItIs() {
        int[] argb = new int[20 * 20];
        for (int i = 0; i < argb.length; i++) {
            argb[i] = 0xff000000 | 0x010100 * (i % 20 / 10 + 1) << 4 | i / 20;
        }
        List<Sprite.Frame> frames =
                List.of(new Sprite.Frame(0, 0, 10, 20, 0, 0, 50), new Sprite.Frame(10, 0, 10, 20, 0, 0, 50));
        Sprite sprite = new Sprite(
                new Sheet(20, 20, argb, 20, 20, 0, 0),
                frames,
                Map.of("closed", List.of(0), "open", List.of(1)),
                new Cell(5, 20));
        Look look = Looks.of(
                "\"objects\": { \"door\": { \"sprite\": \"door.json\" } }", Map.of(), Map.of("door.json", sprite));
        for (int height : new int[] {12, 20, 64}) {
            Level placed = TestLevels.with(
                    TestLevels.floored(20, 10),
                    PlatformType.TYPE.create("door", PlatformType.DOOR, 40, 60).withBox(40, 60, 30, height));
            Scene scene = Scene.editing(placed, Set.of(), COLORS).withLook(look);
            Picture drawn = Pictures.draw(scene, new Camera(0, 0, 1), 320, 160);
            for (int x = 40; x < 70; x++) {
                for (int y = 0; y < height; y++) {
                    int row = y < Math.min(5, height / 2) ? y : Math.max(Math.min(5, height / 2), y - height + 20);
                    Pictures.assertPixel(0xff000000 | 0x101000 | row, drawn, x, 60 + y);
                }
            }
            Pictures.assertPixel(
                    Pictures.draw(scene, new Camera(0, 0, 4), 1280, 640).at(200, 250), drawn, 50, 62);
        }
    }
}

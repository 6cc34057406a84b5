package leapsmith.levels.scene;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import leapsmith.levels.TestLevels;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Decal;
import leapsmith.levels.model.Decoration.Depth;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.raster.Picture;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Decoration against pictures that are put together pixel by pixel. */
class DecorationPictureTest {
    private static final ColorScheme COLORS = ColorScheme.DARK;
    private static final int SIDE = 8;
    private static final int WIDTH = 200;
    private static final int HEIGHT = 160;

    private static final Sheet NOISE = Looks.noise(40, 24, 1);
    private static final Look LOOK = Looks.of("""
            "tileSize": 8,
            "sheets": { "small": { "image": "a.png" },
              "large": { "image": "a.png", "tileSize": [12, 20] },
              "spaced": { "image": "a.png", "margin": 2, "spacing": 3 } },
            "pieces": { "whole": { "image": "a.png" }, "part": { "image": "a.png", "part": [7, 5, 10, 6] } }
            """, Map.of("a.png", NOISE));

    /** A picture with its size. */
    private record Image(int width, int height, int[] argb) {
        static Image of(Sheet sheet, int left, int top, int width, int height) {
            int[] argb = new int[width * height];
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    boolean isInside = left + x < sheet.width() && top + y < sheet.height();
                    argb[y * width + x] = isInside ? sheet.argb()[(top + y) * sheet.width() + left + x] : 0;
                }
            }
            return new Image(width, height, argb);
        }

        Image flipped(int flips) {
            Image image = this;
            if ((flips & PieceGrid.TRANSPOSE) != 0) {
                int[] turned = new int[argb.length];
                for (int i = 0; i < turned.length; i++) {
                    turned[i] = argb[i % height * width + i / height];
                }
                image = new Image(height, width, turned);
            }
            int[] mirrored = new int[argb.length];
            for (int i = 0; i < mirrored.length; i++) {
                int x = i % image.width;
                int y = i / image.width;
                int fromX = (flips & PieceGrid.FLIP_X) != 0 ? image.width - 1 - x : x;
                int fromY = (flips & PieceGrid.FLIP_Y) != 0 ? image.height - 1 - y : y;
                mirrored[i] = image.argb[fromY * image.width + fromX];
            }
            return new Image(image.width, image.height, mirrored);
        }

        /** Turned clockwise by 90 degrees. */
        Image turned() {
            int[] turned = new int[argb.length];
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    turned[x * height + height - 1 - y] = argb[y * width + x];
                }
            }
            return new Image(height, width, turned);
        }

        Image enlarged(int newWidth, int newHeight) {
            int[] large = new int[newWidth * newHeight];
            for (int i = 0; i < large.length; i++) {
                large[i] = argb[i / newWidth * height / newHeight * width + i % newWidth * width / newWidth];
            }
            return new Image(newWidth, newHeight, large);
        }

        void drawOn(Picture picture, int left, int top, double opacity) {
            for (int y = Math.max(0, -top); y < height && top + y < picture.height(); y++) {
                for (int x = Math.max(0, -left); x < width && left + x < picture.width(); x++) {
                    int at = (top + y) * picture.width() + left + x;
                    picture.argb()[at] = over(picture.argb()[at], argb[y * width + x], opacity);
                }
            }
        }

        private static int over(int under, int premultiplied, double opacity) {
            double alpha = (premultiplied >>> 24) / 255.0 * opacity;
            int mixed = 0xff000000;
            for (int shift = 0; shift <= 16; shift += 8) {
                double channel = (premultiplied >> shift & 0xff) * opacity + (under >> shift & 0xff) * (1 - alpha);
                mixed |= (int) Math.min(255, Math.round(channel)) << shift;
            }
            return mixed;
        }
    }

    private static Level level(List<Decoration> layers) {
        return Level.empty("", 60, 50, SIDE).withLooks(LevelLooks.FLAT.withLayers(layers));
    }

    private static Picture draw(Level level, Camera camera) {
        return Pictures.draw(Scene.editing(level, Set.of(), COLORS).withLook(LOOK), camera, WIDTH, HEIGHT);
    }

    /** Blending rounds, more so if something is blended over a blend. */
    private static void assertAlike(Picture expected, Picture picture, String message) {
        for (int i = 0; i < expected.argb().length; i++) {
            for (int shift = 0; shift <= 16; shift += 8) {
                int difference = Math.abs((expected.argb()[i] >> shift & 0xff) - (picture.argb()[i] >> shift & 0xff));
                int at = i;
                assertTrue(
                        difference <= 6,
                        () -> message + ": pixel " + at % WIDTH + ", " + at / WIDTH + ": "
                                + Integer.toHexString(picture.argb()[at]) + " instead of "
                                + Integer.toHexString(expected.argb()[at]));
            }
        }
    }

    private static Picture canvas() {
        Picture picture = new Picture(WIDTH, HEIGHT);
        java.util.Arrays.fill(picture.argb(), COLORS.color(ColorRole.CANVAS));
        return picture;
    }

    private static int shift(double parallax, double viewMiddle, double levelMiddle, double offset) {
        return (int) Math.round((viewMiddle - levelMiddle) * (1 - parallax) + offset);
    }

    private static void drawNaively(Decoration layer, Camera camera, Picture picture) {
        int scale = (int) camera.scale();
        int dx = shift(layer.parallaxX(), camera.x() + WIDTH / 2.0 / scale, 60 * SIDE / 2.0, layer.offsetX());
        int dy = shift(layer.parallaxY(), camera.y() + HEIGHT / 2.0 / scale, 50 * SIDE / 2.0, layer.offsetY());
        int left = (int) camera.x() - dx;
        int top = (int) camera.y() - dy;
        Sheet sheet = LOOK.sheets().get(layer.sheet());
        layer.pieces()
                .rows()
                .forEach((row, pieces) -> pieces.forEach((column, piece) -> {
                    int tile = PieceGrid.tileOf(piece);
                    int x = sheet.margin() + tile % sheet.columns() * (sheet.tileWidth() + sheet.spacing());
                    int y = sheet.margin() + tile / sheet.columns() * (sheet.tileHeight() + sheet.spacing());
                    Image image = Image.of(sheet, x, y, sheet.tileWidth(), sheet.tileHeight());
                    image = image.flipped(PieceGrid.flipsOf(piece))
                            .enlarged(image.width() * scale, image.height() * scale);
                    // A tile that is larger than a cell reaches up and to the right.
                    image.drawOn(
                            picture,
                            (column * SIDE - left) * scale,
                            ((row + 1) * SIDE - top) * scale - image.height(),
                            layer.opacity());
                }));
        for (Decal decal : layer.decals()) {
            Image image = decal.piece().equals("whole") ? Image.of(NOISE, 0, 0, 40, 24) : Image.of(NOISE, 7, 5, 10, 6);
            int width = (int) (decal.width() > 0 ? decal.width() : image.width());
            int height = (int) (decal.height() > 0 ? decal.height() : image.height());
            image = image.flipped(decal.flips()).enlarged(width * scale, height * scale);
            int x = ((int) decal.x() - left) * scale;
            int y = ((int) decal.y() - top) * scale;
            int middleX = x + width * scale / 2;
            int middleY = y + height * scale / 2;
            for (int i = 0; i < Math.floorMod((int) decal.rotation(), 360) / 90; i++) {
                image = image.turned();
            }
            image.drawOn(picture, middleX - image.width() / 2, middleY - image.height() / 2, layer.opacity());
        }
    }

    @Test
    void decorationIsWhereItsNumbersSay() {
        for (long seed = 0; seed < 60; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<Decoration> layers = new ArrayList<>();
            for (String sheet : List.of("small", "large", "spaced")) {
                boolean isSquare = !sheet.equals("large");
                PieceGrid.Draft pieces = PieceGrid.EMPTY.draft();
                for (int i = random.nextInt(300); i > 0; i--) {
                    pieces.set(
                            random.nextInt(-2, 64),
                            random.nextInt(-2, 54),
                            PieceGrid.piece(random.nextInt(6), random.nextInt(isSquare ? 8 : 4)));
                }
                layers.add(Decoration.empty(sheet, sheet, Depth.BACK)
                        .withPieces(pieces.build())
                        .withOpacity(random.nextInt(3) == 0 ? 0.5 : 1)
                        .withParallax(random.nextInt(3), random.nextInt(3))
                        .withOffset(random.nextInt(-20, 20), random.nextInt(-20, 20))
                        .withDecals(decals(random)));
            }
            int scale = 1 << random.nextInt(3);
            Camera camera = new Camera(60 + random.nextInt(100), 60 + random.nextInt(100), scale);
            Picture expected = canvas();
            for (Decoration layer : layers) {
                drawNaively(layer, camera, expected);
            }
            assertAlike(expected, draw(level(layers), camera), "seed " + seed);
        }
    }

    private static List<Decal> decals(SplittableRandom random) {
        List<Decal> decals = new ArrayList<>();
        for (int i = random.nextInt(12); i > 0; i--) {
            boolean isWhole = random.nextBoolean();
            boolean hasSize = random.nextBoolean();
            decals.add(new Decal(
                    isWhole ? "whole" : "part",
                    random.nextInt(40, 400),
                    random.nextInt(40, 300),
                    hasSize ? random.nextInt(1, 4) * (isWhole ? 40 : 10) : 0,
                    hasSize ? random.nextInt(1, 4) * (isWhole ? 24 : 6) : 0,
                    random.nextInt(4),
                    90 * random.nextInt(-3, 6),
                    RawMembers.EMPTY));
        }
        return decals;
    }

    @Test
    void opacityStaysAtAnyZoom() {
        Decoration layer = Decoration.empty("a", "small", Depth.BACK)
                .withPieces(
                        PieceGrid.EMPTY.draft().set(1, 1, PieceGrid.piece(0, 0)).build())
                .withDecals(List.of(new Decal("whole", 64, 64, 0, 0, 0, 0, RawMembers.EMPTY)));
        Look plain = Looks.of(
                "\"tileSize\": 8, \"sheets\": { \"small\": { \"image\": \"a.png\" } },"
                        + " \"pieces\": { \"whole\": { \"image\": \"a.png\" } }",
                Map.of("a.png", Looks.plain(40, 24, 0xff0000)));
        Level level = level(List.of(layer.withOpacity(0.5)));
        Scene scene = Scene.editing(level, Set.of(), COLORS).withLook(plain);
        int expected = Pictures.draw(scene, new Camera(8, 8, 1), 8, 8).at(4, 4);
        for (double scale : new double[] {10, 100, 200, 1000}) {
            Pictures.assertPixel(expected, Pictures.draw(scene, new Camera(10, 10, scale), 8, 8), 4, 4);
            Pictures.assertPixel(expected, Pictures.draw(scene, new Camera(80, 70, scale), 8, 8), 4, 4);
        }
    }

    @Test
    void animatedTilesTakeTurnsByTheirTimes() {
        Look look = Looks.of(
                "\"tileSize\": 8, \"sheets\": { \"small\": { \"image\": \"a.png\","
                        + " \"animations\": { \"3\": [[3, 100], [1, 50]], \"99\": [[0, 1]] } } }",
                Map.of("a.png", NOISE));
        Decoration layer = Decoration.empty("a", "small", Depth.BACK);
        World world = World.builder(60, 50).tileSize(8).build();
        for (int tick = 1; tick < 30; tick++) {
            world.step(Inputs.NONE);
            Frame frame = new Frame();
            world.capture(frame, 0, 0, 480, 400);
            int shown = tick * 1000 / 60 % 150 < 100 ? 3 : 1;
            Picture[] pictures = new Picture[2];
            for (int i = 0; i < 2; i++) {
                int piece = PieceGrid.piece(i == 0 ? 3 : shown, PieceGrid.FLIP_X);
                Level level = level(List.of(layer.withPieces(
                        PieceGrid.EMPTY.draft().set(2, 2, piece).build())));
                Look used = i == 0 ? look : LOOK;
                Scene scene = Scene.playing(level, frame, Set.of(), COLORS).withLook(used);
                pictures[i] = Pictures.draw(scene, new Camera(0, 0, 1), 64, 64);
            }
            assertArrayEquals(pictures[1].argb(), pictures[0].argb(), "tick " + tick);
        }
    }

    @Test
    void decorationInFrontIsOverTilesAndObjectsAndThatBehindBelow() {
        Look plain = Looks.of(
                "\"tileSize\": 16, \"pieces\": { \"whole\": { \"image\": \"a.png\" } }",
                Map.of("a.png", Looks.plain(40, 24, 0xff0000)));
        Level room = TestLevels.with(TestLevels.of("...", "###"), TestLevels.hero(20, 0));
        for (Depth depth : Depth.values()) {
            Decoration layer = Decoration.empty("a", "", depth)
                    .withDecals(List.of(new Decal("whole", 0, 0, 48, 32, 0, 0, RawMembers.EMPTY)));
            Level level = room.withLooks(LevelLooks.FLAT.withLayers(List.of(layer)));
            Picture picture =
                    Pictures.draw(Scene.editing(level, Set.of(), COLORS).withLook(plain), new Camera(0, 0, 1), 48, 32);
            int red = Pictures.count(picture, 0xffff0000);
            assertTrue(depth == Depth.FRONT ? red == 48 * 32 : red > 100 && red < 48 * 16, depth + ": " + red);
        }
    }
}

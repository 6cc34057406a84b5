package leapsmith.levels.scene;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import leapsmith.levels.look.Look;
import leapsmith.levels.look.Sheet;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectDefinition.Resize;
import leapsmith.levels.model.ObjectDefinition.Size;
import leapsmith.levels.model.ObjectDefinition.Turns;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.raster.Picture;
import leapsmith.physics.world.Frame;
import org.junit.jupiter.api.Test;

/** Objects of own kinds in pictures. */
class OwnKindPictureTest {
    private static final int GREEN = 0x12ab34;
    private static final Look LOOK = Looks.of("""
            "sheets": { "a": { "image": "a.png" } },
            "objects": { "gem": { "sheet": "a", "at": [1, 1] }, "patrol": { "sheet": "a", "at": [3, 3] } }
            """, Map.of("a.png", Looks.noise(160, 160, 1)));

    private static OwnKind kind(String name, ObjectType type, String like, OptionalInt color) {
        LevelObject usual = type.create("", like, 0, 0);
        return new OwnKind(
                name,
                type,
                type.findKind(like).orElseThrow(),
                new Size(16, 16),
                Resize.BOTH,
                Turns.NONE,
                color,
                "",
                usual.values(),
                List.of());
    }

    private static Picture draw(Look look, LevelObject object) {
        Level level = Level.empty("", 2, 2, 16).withObjects(object.type(), List.of(object));
        Picture picture = new Picture(32, 32);
        Scene scene =
                Scene.editing(level, Set.of(), ColorScheme.DARK).withLook(look).asGame();
        new Rasteriser().draw(scene, new Camera(0, 0, 1), picture);
        return picture;
    }

    private static boolean has(Picture picture, int rgb) {
        return Arrays.stream(picture.argb()).anyMatch(argb -> (argb & 0xffffff) == rgb);
    }

    @Test
    void anObjectIsDrawnInTheColorOfItsKindAlsoInPlay() {
        OwnKind slime = kind("slime", CharacterType.TYPE, CharacterType.PATROL, OptionalInt.of(GREEN));
        LevelObject object = slime.create("s", 8, 8);
        assertTrue(has(draw(null, object), GREEN));
        Level level = Level.empty("", 4, 4, 16).withObjects(CharacterType.TYPE, List.of(object));
        PlaySession session = new PlaySession(level);
        Frame frame = new Frame();
        session.world().capture(frame, 0, 0, 64, 64);
        Picture picture = new Picture(64, 64);
        Scene scene = Scene.playing(level, frame, Set.of(), ColorScheme.DARK);
        new Rasteriser().draw(scene, new Camera(0, 0, 1), picture);
        assertFalse(has(picture, GREEN));
        new Rasteriser()
                .draw(scene.withObjects(session.activeObjects(), session.ownKinds()), new Camera(0, 0, 1), picture);
        assertTrue(has(picture, GREEN));
    }

    @Test
    void aThemeWithoutPicturesOfItShowsTheKnownKindInShadesOfItsColor() {
        Look gray = Looks.of("""
                "sheets": { "a": { "image": "a.png" } },
                "objects": { "patrol": { "sheet": "a", "at": [0, 0] }, "pickup": { "sheet": "a", "at": [0, 0] },
                  "door": { "sheet": "a", "at": [0, 0], "layout": "box" } }
                """, Map.of("a.png", grays()));
        for (OwnKind own : List.of(
                kind("slime", CharacterType.TYPE, CharacterType.PATROL, OptionalInt.of(GREEN)),
                kind("gem", ZoneType.TYPE, ZoneType.PICKUP, OptionalInt.of(GREEN)),
                kind("gate", PlatformType.TYPE, PlatformType.DOOR, OptionalInt.of(GREEN)))) {
            Picture picture = draw(gray, own.create("s", 8, 8).withBox(8, 8, 16, 16));
            int dark = picture.at(8, 8);
            int light = picture.at(23, 8);
            assertEquals(0xff000000, picture.at(8, 23), own.name() + ": black stays black");
            assertEquals(0xffffffff, picture.at(23, 23), own.name() + ": white stays white");
            for (int pixel : new int[] {dark, light}) {
                assertTrue(green(pixel) > (pixel >> 16 & 0xff) + 20, own.name() + " has " + Integer.toHexString(pixel));
                assertTrue(green(pixel) > (pixel & 0xff) + 20, own.name() + " has " + Integer.toHexString(pixel));
            }
            assertTrue(green(light) > green(dark), own.name());
        }
    }

    private static int green(int argb) {
        return argb >> 8 & 0xff;
    }

    /** A picture whose first tiles have dark gray at the upper left, light gray, black, and white. */
    private static Sheet grays() {
        int[] argb = new int[48 * 48];
        for (int y = 0; y < 48; y++) {
            for (int x = 0; x < 48; x++) {
                boolean isRight = x % 16 >= 8;
                int gray = y % 16 >= 8 ? isRight ? 255 : 0 : isRight ? 0xa0 : 0x40;
                argb[y * 48 + x] = 0xff000000 | gray * 0x10101;
            }
        }
        return new Sheet(48, 48, argb, 16, 16, 0, 0);
    }

    @Test
    void theSpriteOfAKnownKindIsAsTallAsAnObjectOfAnOwnKind() {
        Look look = Looks.builtIn("meadow");
        LevelObject patrol = CharacterType.TYPE.create("p", CharacterType.PATROL, 100, 100);
        int usual = height(look, patrol);
        OwnKind slime = kind("slime", CharacterType.TYPE, CharacterType.PATROL, OptionalInt.of(GREEN));
        for (double times : new double[] {0.5, 1, 2}) {
            LevelObject object = slime.create("s", 100, 100).withBox(100, 100, 20, times * patrol.height());
            assertEquals(times * usual, height(look, object), 1.5, times + " times");
        }
    }

    /** The rows in which the picture of a level differs from that without its object. */
    private static int height(Look look, LevelObject object) {
        Level level = Level.empty("", 20, 20, 16);
        Picture[] pictures = {new Picture(320, 320), new Picture(320, 320)};
        Scene without = Scene.editing(level, Set.of(), ColorScheme.DARK)
                .withLook(Looks.withoutBackgrounds(look))
                .asGame();
        Scene with = Scene.editing(level.withObjects(object.type(), List.of(object)), Set.of(), ColorScheme.DARK)
                .withLook(Looks.withoutBackgrounds(look))
                .asGame();
        new Rasteriser().draw(without, new Camera(0, 0, 1), pictures[0]);
        new Rasteriser().draw(with, new Camera(0, 0, 1), pictures[1]);
        int rows = 0;
        for (int y = 0; y < 320; y++) {
            int from = y * 320;
            rows += Arrays.equals(pictures[0].argb(), from, from + 320, pictures[1].argb(), from, from + 320) ? 0 : 1;
        }
        return rows;
    }

    @Test
    void picturesFollowAChangedColor() {
        Look gray = Looks.of("""
                "sheets": { "a": { "image": "a.png" } }, "objects": { "patrol": { "sheet": "a", "at": [0, 0] } }
                """, Map.of("a.png", grays()));
        Rasteriser rasteriser = new Rasteriser();
        int[] colors = {GREEN, 0xff0000, GREEN};
        Picture[] pictures = new Picture[3];
        for (int i = 0; i < 3; i++) {
            OwnKind own = kind("slime", CharacterType.TYPE, CharacterType.PATROL, OptionalInt.of(colors[i]));
            Level level = Level.empty("", 2, 2, 16).withObjects(own.type(), List.of(own.create("s", 8, 8)));
            pictures[i] = new Picture(32, 32);
            Scene scene = Scene.editing(level, Set.of(), ColorScheme.DARK).withLook(gray);
            rasteriser.draw(scene, new Camera(0, 0, 1), pictures[i]);
        }
        assertFalse(Arrays.equals(pictures[0].argb(), pictures[1].argb()));
        assertArrayEquals(pictures[0].argb(), pictures[2].argb());
    }

    @Test
    void withoutAColorItIsDrawnAsTheKnownKindUnlessTheThemeHasPicturesOfIt() {
        LevelObject patrol = CharacterType.TYPE.create("s", CharacterType.PATROL, 8, 8, 16, 16);
        OwnKind slime = kind("slime", CharacterType.TYPE, CharacterType.PATROL, OptionalInt.empty());
        assertArrayEquals(
                draw(LOOK, patrol).argb(), draw(LOOK, slime.create("s", 8, 8)).argb());
        LevelObject gem = kind("gem", ZoneType.TYPE, ZoneType.PICKUP, OptionalInt.of(GREEN))
                .create("g", 8, 8);
        LevelObject pickup = gem.withOwn(Optional.empty()).withKind(ZoneType.PICKUP);
        assertFalse(Arrays.equals(draw(LOOK, gem).argb(), draw(LOOK, pickup).argb()));
    }

    @Test
    void picturesFollowTheFieldsThatTurnThem() {
        LevelObject gem =
                kind("gem", ZoneType.TYPE, ZoneType.PICKUP, OptionalInt.empty()).create("g", 8, 8);
        Picture straight = draw(LOOK, gem);
        Picture right = draw(LOOK, with(gem, OwnKind.ROTATION, "90"));
        Picture around = draw(LOOK, with(gem, OwnKind.ROTATION, "180"));
        Picture left = draw(LOOK, with(gem, OwnKind.ROTATION, "270"));
        Picture flipped = draw(LOOK, with(gem, OwnKind.FLIP, "true"));
        for (int y = 0; y < 16; y++) {
            for (int x = 0; x < 16; x++) {
                int argb = straight.at(8 + x, 8 + y);
                assertEquals(argb, right.at(8 + 15 - y, 8 + x));
                assertEquals(argb, around.at(8 + 15 - x, 8 + 15 - y));
                assertEquals(argb, left.at(8 + y, 8 + 15 - x));
                assertEquals(argb, flipped.at(8 + 15 - x, 8 + y));
            }
        }
    }

    private static LevelObject with(LevelObject object, String field, String json) {
        return object.withProperties(object.properties().with(field, json));
    }
}

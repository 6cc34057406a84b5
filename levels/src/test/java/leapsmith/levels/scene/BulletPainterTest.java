package leapsmith.levels.scene;

import static leapsmith.levels.scene.Pictures.assertPixel;
import static leapsmith.levels.scene.Pictures.count;
import static leapsmith.levels.scene.Pictures.draw;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import leapsmith.levels.model.BodyCategories;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.raster.Colors;
import leapsmith.levels.raster.Picture;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.world.Frame;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

class BulletPainterTest {
    private static final ColorScheme COLORS = ColorScheme.DARK;
    private static final Camera DOUBLE = new Camera(0, 0, 2);
    private static final Level EMPTY = Level.empty("bullets", 20, 20, 16);

    private final World world = World.builder(20, 20).build();

    @Test
    void aDeadlyBulletHasACoreAndAHarmlessOneIsHollow() {
        world.bullets().fire(bullet(40, 40).filter(BodyCategories.DEADLY_BULLETS));
        world.bullets().fire(bullet(80, 40).filter(BodyCategories.HARMLESS_BULLETS));
        Picture picture = played(DOUBLE);
        assertPixel(COLORS.color(ColorRole.BULLET_CORE), picture, 88, 88);
        assertPixel(COLORS.color(ColorRole.BULLET), picture, 81, 88);
        assertPixel(Colors.mix(COLORS.color(ColorRole.CANVAS), COLORS.color(ColorRole.BULLET), 56), picture, 168, 88);
        assertPixel(COLORS.color(ColorRole.BULLET), picture, 161, 88);
        assertPixel(COLORS.color(ColorRole.CANVAS), picture, 80, 80);
    }

    @Test
    void aBulletFillsItsBoundsAtAnyZoom() {
        world.bullets().fire(bullet(40, 40));
        for (double scale : new double[] {0.1, 0.3, 0.5, 1, 1.25, 2, 3.9, 4.1, 8}) {
            Picture picture = played(new Camera(0, 0, scale));
            int side = Math.max(1, (int) Math.round(8 * scale));
            int at = (int) Math.floor(40 * scale + 0.5);
            int found = 0;
            for (int y = 0; y < 640; y++) {
                for (int x = 0; x < 640; x++) {
                    boolean inside = x >= at && x < at + side && y >= at && y < at + side;
                    if (picture.at(x, y) != COLORS.color(ColorRole.CANVAS) && x < 320 * scale && y < 320 * scale) {
                        found++;
                        assertTrue(inside, "pixel " + x + ", " + y + " at " + scale);
                    }
                }
            }
            assertTrue(found >= side * side * 3 / 4, found + " pixels at " + scale);
        }
    }

    @Test
    void bulletsAreClippedToThePicture() {
        Random random = new Random(61);
        for (int i = 0; i < 2000; i++) {
            double side = 1 + random.nextInt(40);
            world.bullets().fire(BulletDef.box(random.nextInt(360) - 40, random.nextInt(360) - 40, side, side / 2));
        }
        for (int pixel : played(new Camera(100, 100, 3)).argb()) {
            assertEquals(0xff, pixel >>> 24);
        }
    }

    @Test
    void aHitOnABodyIsACrossInTheColorOfPairs() {
        world.spawn(BodyDef.box(100, 100, 20, 20).gravity(false));
        world.bullets().fire(bullet(90, 106).velocity(600, 0).onBody(OnBody.PIERCE));
        world.step(Inputs.NONE);
        // The bullet is at 100, 106 with sides of 8.
        assertPixel(COLORS.color(ColorRole.PAIR), played(DOUBLE, Overlay.PAIRS), 208, 220);
        assertPixel(COLORS.color(ColorRole.PAIR), played(DOUBLE, Overlay.PAIRS), 210, 222);
        assertEquals(0, count(played(DOUBLE, Overlay.CONTACTS), COLORS.color(ColorRole.PAIR)));
        world.step(Inputs.NONE);
        Picture after = played(DOUBLE, Overlay.PAIRS);
        assertPixel(COLORS.color(ColorRole.PAIR), after, 228, 220);
        assertNotEquals(COLORS.color(ColorRole.PAIR), after.at(231, 223), "it was in the body before");
    }

    @Test
    void aHitOnATileIsACrossInTheColorOfContacts() {
        world.bullets().fire(bullet(310, 106).velocity(600, 0));
        world.step(Inputs.NONE);
        assertPixel(COLORS.color(ColorRole.CONTACT), played(DOUBLE, Overlay.CONTACTS), 632, 220);
        assertEquals(0, count(played(DOUBLE, Overlay.PAIRS), COLORS.color(ColorRole.CONTACT)));
    }

    @Test
    void onlyFewBulletsHaveArrows() {
        world.bullets().fire(bullet(40, 40).velocity(0, 300));
        assertPixel(COLORS.color(ColorRole.SPEED), played(DOUBLE, Overlay.SPEEDS), 88, 120);
        for (int i = 0; i < BodyLayer.Speeds.MAX_BULLETS; i++) {
            world.bullets().fire(bullet(200, 200));
        }
        assertEquals(0, count(played(DOUBLE, Overlay.SPEEDS), COLORS.color(ColorRole.SPEED)));
    }

    @Test
    void anEmitterShowsItsBulletAndItsDirection() {
        LevelObject gun = EmitterType.TYPE.create("gun", EmitterType.DEADLY, 100, 100);
        Picture right = edited(gun);
        assertPixel(COLORS.color(ColorRole.BULLET_CORE), right, 216, 216);
        assertPixel(COLORS.color(ColorRole.BULLET), right, 216, 200);
        assertPixel(COLORS.color(ColorRole.TAG), right, 206, 216);
        assertNotEquals(COLORS.color(ColorRole.CANVAS), right.at(245, 216));
        assertPixel(COLORS.color(ColorRole.CANVAS), right, 216, 245);
        Picture down = edited(gun.with(EmitterType.DIRECTION, 90.0));
        assertNotEquals(COLORS.color(ColorRole.CANVAS), down.at(216, 245));
        assertPixel(COLORS.color(ColorRole.CANVAS), down, 245, 216);
    }

    @Test
    void aShotOfSeveralBulletsIsAFanOfRays() {
        LevelObject fan = EmitterType.TYPE
                .create("fan", EmitterType.HARMLESS, 100, 100)
                .with(EmitterType.COUNT, 3.0)
                .with(EmitterType.SPREAD, 180.0);
        Picture picture = edited(fan);
        assertNotEquals(COLORS.color(ColorRole.CANVAS), picture.at(216, 245));
        assertNotEquals(COLORS.color(ColorRole.CANVAS), picture.at(216, 187));
        assertNotEquals(COLORS.color(ColorRole.CANVAS), picture.at(245, 216));
        assertPixel(COLORS.color(ColorRole.CANVAS), picture, 187, 216);
        assertEquals(0, count(picture, COLORS.color(ColorRole.BULLET_CORE)));
    }

    @Test
    void inPlayAnEmitterHasNoRays() {
        Level level = EMPTY.withObjects(
                EmitterType.TYPE, List.of(EmitterType.TYPE.create("gun", EmitterType.DEADLY, 100, 100)));
        Picture picture = draw(Scene.playing(level, new Frame(), Set.of(), COLORS), DOUBLE, 640, 640);
        assertPixel(COLORS.color(ColorRole.BULLET_CORE), picture, 216, 216);
        assertPixel(COLORS.color(ColorRole.CANVAS), picture, 245, 216);
    }

    private static BulletDef bullet(double x, double y) {
        return BulletDef.box(x, y, 8, 8);
    }

    private static Picture edited(LevelObject emitter) {
        Level level = EMPTY.withObjects(EmitterType.TYPE, List.of(emitter));
        return draw(Scene.editing(level, Set.of(), COLORS), DOUBLE, 640, 640);
    }

    private Picture played(Camera camera, Overlay... overlays) {
        Frame frame = new Frame();
        world.capture(frame, -100, -100, 520, 520);
        Set<Overlay> set = EnumSet.noneOf(Overlay.class);
        set.addAll(List.of(overlays));
        return draw(Scene.playing(EMPTY, frame, set, COLORS), camera, 640, 640);
    }
}

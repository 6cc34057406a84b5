package leapsmith.levels.scene;

import static leapsmith.levels.scene.Pictures.assertPixel;
import static leapsmith.levels.scene.Pictures.draw;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.Set;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.raster.Colors;
import leapsmith.levels.raster.Picture;
import leapsmith.physics.body.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class FigureTest {
    private static final int CASES = Boolean.getBoolean("leapsmith.thorough") ? 200 : 40;
    private static final ColorScheme COLORS = ColorScheme.LIGHT;
    private static final Level EMPTY = Level.empty("figures", 20, 20, 16);

    @ParameterizedTest
    @ValueSource(strings = {"player", "patrol", "idle", "a kind of tomorrow"})
    void aCharacterFillsItsBoundsExactly(String kind) {
        Random random = new Random(31);
        for (int i = 0; i < CASES; i++) {
            LevelObject character = CharacterType.TYPE
                    .create("a", kind, random.nextInt(100), random.nextInt(100))
                    .with(
                            CharacterType.FACING,
                            random.nextBoolean() ? CharacterType.Facing.LEFT : CharacterType.Facing.RIGHT);
            Camera camera =
                    new Camera(-20 * random.nextDouble(), -20 * random.nextDouble(), 0.1 + random.nextDouble() * 3);
            Picture picture = drawn(character, camera);
            int left = camera.edgeX(character.x());
            int top = camera.edgeY(character.y());
            int right = Math.max(left + 1, camera.edgeX(character.x() + 12));
            int bottom = Math.max(top + 1, camera.edgeY(character.y() + 40));
            Picture without = drawn(null, camera);
            int minX = Integer.MAX_VALUE;
            int maxX = -1;
            int minY = Integer.MAX_VALUE;
            int maxY = -1;
            for (int y = 0; y < 500; y++) {
                for (int x = 0; x < 500; x++) {
                    if (picture.at(x, y) != without.at(x, y)) {
                        minX = Math.min(minX, x);
                        maxX = Math.max(maxX, x);
                        minY = Math.min(minY, y);
                        maxY = Math.max(maxY, y);
                    }
                }
            }
            assertEquals(
                    List.of(left, top, right, bottom),
                    List.of(minX, minY, maxX + 1, maxY + 1),
                    camera + " " + character);
        }
    }

    @ParameterizedTest
    @EnumSource(Shape.class)
    void aCharacterHasItsShape(Shape shape) {
        Camera camera = new Camera(0, 0, 2);
        for (String kind : List.of(CharacterType.PLAYER, CharacterType.PATROL, CharacterType.IDLE)) {
            for (boolean left : new boolean[] {false, true}) {
                LevelObject character = CharacterType.TYPE
                        .create("a", kind, 20, 20)
                        .withBox(20, 20, 24, 24)
                        .with(CharacterType.SHAPE, shape)
                        .with(CharacterType.FACING, left ? CharacterType.Facing.LEFT : CharacterType.Facing.RIGHT);
                Picture picture = drawn(character, camera);
                boolean[] corners = {
                    picture.at(40, 40) != COLORS.color(ColorRole.CANVAS),
                    picture.at(87, 40) != COLORS.color(ColorRole.CANVAS),
                    picture.at(40, 87) != COLORS.color(ColorRole.CANVAS),
                    picture.at(87, 87) != COLORS.color(ColorRole.CANVAS)
                };
                switch (shape) {
                    case TRIANGLE_TOP_LEFT -> assertTrue(corners[0] && !corners[3]);
                    case TRIANGLE_TOP_RIGHT -> assertTrue(corners[1] && !corners[2]);
                    case TRIANGLE_BOTTOM_LEFT -> assertTrue(corners[2] && !corners[1]);
                    case TRIANGLE_BOTTOM_RIGHT -> assertTrue(corners[3] && !corners[0]);
                    case CIRCLE -> assertFalse(corners[0] || corners[1] || corners[2] || corners[3]);
                    case BOX -> assertNotEquals(COLORS.color(ColorRole.CANVAS), picture.at(46, 46));
                }
                assertNotEquals(0, Pictures.count(picture, COLORS.color(ColorRole.EYE)), "it has an eye");
            }
        }
    }

    @Test
    void aCircleInABoxThatIsNotSquareIsDrawnAsABox() {
        Camera camera = new Camera(0, 0, 2);
        LevelObject box = CharacterType.TYPE.create("a", CharacterType.PLAYER, 20, 20);
        Picture asCircle = drawn(box.with(CharacterType.SHAPE, Shape.CIRCLE), camera);
        assertEquals(Pictures.hash(drawn(box, camera)), Pictures.hash(asCircle));
    }

    @Test
    void kindsDifferInForm() {
        Camera camera = new Camera(0, 0, 2);
        LevelObject player = CharacterType.TYPE.create("a", CharacterType.PLAYER, 20, 20);
        Picture round = drawn(player, camera);
        Picture onFeet = drawn(player.withKind(CharacterType.PATROL), camera);
        Picture capsule = drawn(player.withKind(CharacterType.IDLE), camera);
        // The bottom row: a player's corners are round, a patrol stands on two feet.
        assertPixel(COLORS.color(ColorRole.CANVAS), round, 40, 119);
        assertPixel(COLORS.color(ColorRole.PLAYER), round, 52, 119);
        assertPixel(COLORS.color(ColorRole.PATROL), onFeet, 40, 119);
        assertPixel(COLORS.color(ColorRole.CANVAS), onFeet, 52, 119);
        assertPixel(COLORS.color(ColorRole.IDLE), capsule, 52, 100);
        assertPixel(COLORS.color(ColorRole.CANVAS), capsule, 45, 119);
    }

    @Test
    void theEyeIsOnTheFacingSide() {
        Camera camera = new Camera(0, 0, 2);
        LevelObject player = CharacterType.TYPE.create("a", CharacterType.PLAYER, 20, 20);
        Picture right = drawn(player, camera);
        Picture left = drawn(player.with(CharacterType.FACING, CharacterType.Facing.LEFT), camera);
        for (int y = 40; y < 120; y++) {
            for (int x = 0; x < 24; x++) {
                assertPixel(right.at(40 + x, y), left, 63 - x, y);
            }
        }
        assertPixel(COLORS.color(ColorRole.EYE), right, 57, 53);
        assertNotEquals(COLORS.color(ColorRole.EYE), right.at(46, 53));
    }

    @Test
    void aZoneHasItsBoundsAndAWordIfThereIsRoom() {
        Level level = EMPTY.withObjects(ZoneType.TYPE, List.of(ZoneType.TYPE.create("z", "camera", 20, 20, 60, 30)));
        Picture picture = draw(Scene.editing(level, Set.of(), COLORS), new Camera(0, 0, 2), 300, 200);
        assertPixel(COLORS.color(ColorRole.ZONE), picture, 40, 40);
        assertPixel(COLORS.color(ColorRole.CANVAS), picture, 39, 60);
        assertPixel(Colors.mix(COLORS.color(ColorRole.CANVAS), COLORS.color(ColorRole.ZONE), 72), picture, 150, 90);
        int ink = 0;
        for (int y = 44; y < 60; y++) {
            for (int x = 60; x < 140; x++) {
                ink += picture.at(x, y) == picture.at(150, 90) ? 0 : 1;
            }
        }
        assertNotEquals(0, ink);
    }

    private static Picture drawn(LevelObject character, Camera camera) {
        Level level = character == null ? EMPTY : EMPTY.withObjects(CharacterType.TYPE, List.of(character));
        return draw(Scene.editing(level, Set.of(), COLORS), camera, 500, 500);
    }
}

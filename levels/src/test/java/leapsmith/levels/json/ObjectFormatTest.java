package leapsmith.levels.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.FreeValue;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.Property;
import leapsmith.levels.model.RawMembers;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.body.Shape;
import org.junit.jupiter.api.Test;

/** Platforms, emitters, and the shape of characters in files. */
class ObjectFormatTest {
    private static final String LIFT = "{ \"id\": \"lift\", \"kind\": \"oneway\", \"x\": 32, \"y\": 16, \"width\": 32,"
            + " \"height\": 6, \"stops\": [ { \"x\": 0, \"y\": -8.5 }, { \"x\": 64, \"y\": 0, \"bell\": true } ],"
            + " \"speed\": 45, \"loop\": true, \"wait\": 30, \"hum\": \"low\" }";
    private static final String STILL =
            "{ \"id\": \"still\", \"kind\": \"solid\", \"x\": 0, \"y\": 0, \"width\": 48, \"height\": 8 }";
    private static final String GUN = "{ \"id\": \"gun\", \"kind\": \"harmless\", \"x\": 96, \"y\": 32, \"width\": 8,"
            + " \"height\": 8, \"bulletSize\": 2.5, \"direction\": 90, \"speed\": 90, \"interval\": 20, \"phase\": 5,"
            + " \"count\": 7, \"spread\": 360, \"life\": 300, \"onTile\": \"bounce\", \"sound\": \"pew\" }";
    private static final String BALL = "{ \"id\": \"ball\", \"kind\": \"idle\", \"x\": 60, \"y\": 30, \"width\": 16,"
            + " \"height\": 16, \"shape\": \"circle\", \"solidToBodies\": true, \"friction\": 400, \"properties\": { \"loot\": 1.50, \"tint\": \"#c03020\" },"
            + " \"bounce\": 1.50 }";

    private static final String EXAMPLE = Texts.EXAMPLE
            .replace("\"version\": 1", "\"version\": 2")
            .replace("\"height\": 40 }", "\"height\": 40 },\n    " + BALL)
            .replace(
                    "  \"properties\"",
                    "  \"platforms\": [\n    " + LIFT + ",\n    " + STILL + "\n  ],\n  \"emitters\": [\n    " + GUN
                            + "\n  ],\n  \"properties\"");

    @Test
    void objectsOfAllTypesAreWrittenAsTheyWereRead() throws IOException {
        assertEquals(EXAMPLE, Texts.write(Texts.read(EXAMPLE)));
    }

    @Test
    void freePropertiesAreReadAndNeedNoOtherVersion() throws IOException {
        Level level = Texts.read(Texts.EXAMPLE);
        LevelObject hero = level.object("hero").orElseThrow();
        assertEquals(RawMembers.EMPTY, hero.properties());
        Level rich = level.withObject("hero", hero.withProperties(RawMembers.EMPTY.with("theme", "\"cave\"")));
        String text =
                Texts.EXAMPLE.replace("\"height\": 40 }", "\"height\": 40, \"properties\": { \"theme\": \"cave\" } }");
        assertEquals(text, Texts.write(rich));
        assertEquals(rich, Texts.read(text));
        assertEquals(Texts.EXAMPLE, Texts.write(Texts.read(text.replace("\"theme\": \"cave\"", ""))));
    }

    @Test
    void freePropertiesAreAnObject() {
        String text = Texts.EXAMPLE.replace("\"height\": 40 }", "\"height\": 40, \"properties\": [] }");
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> Texts.read(text));
        assertEquals("characters[0].properties", error.path());
    }

    @Test
    void theValuesOfPropertiesAreTheOnesThatFilesHave() throws IOException {
        for (String value :
                List.of("tab\t, line\n, \u0001 and \u007f", "a \"quote\" and a \\", "é 漢 😀 \u2028", "#c03020")) {
            Level level = Texts.read(Texts.EXAMPLE)
                    .withProperties(RawMembers.EMPTY.with(
                            "text", FreeValue.ofText(value).json()));
            assertEquals(level, Texts.read(Texts.write(level)));
            String json = level.properties().get("text").orElseThrow();
            assertEquals(FreeValue.ofText(value), FreeValue.of(json));
        }
    }

    @Test
    void frictionPushForceLiftMomentumAndAirMovesNeedVersion2() throws IOException {
        Level plain = Texts.read(Texts.EXAMPLE);
        LevelObject hero = plain.object("hero").orElseThrow();
        for (Property<Double> property : List.of(
                CharacterType.FRICTION,
                CharacterType.PUSH_FORCE,
                CharacterType.LIFT_TIME,
                CharacterType.WALL_JUMP,
                CharacterType.WALL_JUMP_TIME,
                CharacterType.WALL_SLIDE,
                CharacterType.DASH,
                CharacterType.DASH_TIME)) {
            assertTrue(Texts.write(plain.withObject("hero", hero.with(property, property.defaultValue())))
                    .contains("\"version\": 1,"));
            Level level = plain.withObject("hero", hero.with(property, 1.5));
            String text = Texts.write(level);
            assertTrue(text.contains("\"version\": 2,") && text.contains("\"" + property.key() + "\": 1.5"), text);
            assertEquals(level, Texts.read(text));
        }
    }

    @Test
    void aPropertyUnderBothOfItsKeysIsAnErrorAtTheSecond() {
        assertTwice("\"solidToBodies\": true", "\"firm\": false", "characters[1].firm", "solidToBodies");
        assertTwice("\"firm\": true", "\"solidToBodies\": true", "characters[1].solidToBodies", "firm");
        assertTwice(
                "\"movement\": { \"jumpCut\": 1, \"walk\": 2",
                "\"jumpReleaseSpeed\": 1 }",
                "characters[1].movement.jumpReleaseSpeed",
                "jumpCut");
    }

    private static void assertTwice(String first, String second, String path, String other) {
        String text = EXAMPLE.replace("\"solidToBodies\": true", first + ", " + second);
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> Texts.read(text));
        assertEquals(path, error.path());
        String key = path.substring(path.lastIndexOf('.') + 1);
        assertEquals(
                "The keys \"" + key + "\" and \"" + other + "\" mean the same; only one may be given.", error.reason());
        String[] lines = text.split("\n");
        assertTrue(lines[error.line() - 1].substring(error.column() - 1).startsWith("\"" + key + "\""));
    }

    @Test
    void objectsHaveTheValuesOfTheirFile() throws IOException {
        Level level = Texts.read(EXAMPLE);
        LevelObject lift = level.objects(PlatformType.TYPE).get(0);
        assertEquals(PlatformType.ONE_WAY, lift.kind());
        assertEquals(-8.5, lift.get(PlatformType.STOPS).get(0).y());
        assertEquals(
                "true",
                lift.get(PlatformType.STOPS).get(1).unknownKeys().get("bell").orElseThrow());
        assertEquals(45, lift.get(PlatformType.SPEED));
        assertTrue(lift.get(PlatformType.LOOP));
        assertEquals(30, lift.whole(PlatformType.WAIT));
        assertEquals(
                PlatformType.TYPE.create("still", "solid", 0, 0),
                level.objects(PlatformType.TYPE).get(1));
        LevelObject gun = level.objects(EmitterType.TYPE).get(0);
        assertEquals(EmitterType.HARMLESS, gun.kind());
        assertEquals(2.5, gun.get(EmitterType.BULLET_SIZE));
        assertEquals(7, gun.whole(EmitterType.COUNT));
        assertEquals(OnTile.BOUNCE, gun.get(EmitterType.ON_TILE));
        LevelObject ball = level.objects(CharacterType.TYPE).get(1);
        assertEquals(Shape.CIRCLE, ball.get(CharacterType.SHAPE));
        assertTrue(ball.get(CharacterType.SOLID_TO_BODIES));
        assertEquals(400, ball.get(CharacterType.FRICTION));
        assertEquals(0, ball.get(CharacterType.PUSH_FORCE));
    }

    @Test
    void whatIsLeftOutHasItsDefault() throws IOException {
        Level level = Texts.read(Texts.EXAMPLE.replace(
                "\"properties\"", "\"platforms\": [ { \"y\": 3 } ], \"emitters\": [ {}, {} ], \"properties\""));
        assertEquals(
                List.of(PlatformType.TYPE.create("solid-1", PlatformType.SOLID, 0, 3)),
                level.objects(PlatformType.TYPE));
        assertEquals(
                List.of(
                        EmitterType.TYPE.create("deadly-1", EmitterType.DEADLY, 0, 0),
                        EmitterType.TYPE.create("deadly-2", EmitterType.DEADLY, 0, 0)),
                level.objects(EmitterType.TYPE));
        Level before = Texts.read(Texts.EXAMPLE);
        assertEquals(List.of(), before.objects(PlatformType.TYPE));
        assertEquals(List.of(), before.objects(EmitterType.TYPE));
        LevelObject hero = before.objects(CharacterType.TYPE).get(0);
        assertEquals(Shape.BOX, hero.get(CharacterType.SHAPE));
        assertFalse(hero.get(CharacterType.SOLID_TO_BODIES));
    }

    @Test
    void aWrongNumberOfAPlatformIsNamedWithItsPlace() {
        assertError("25:163: platforms[0].speed: expected a number from 0 to 100000, found -45", "45", "-45");
        assertError(
                "25:109: platforms[0].stops[0].y: expected a number from -262144 to 262144, found true",
                "-8.5",
                "true");
        assertError("25:92: platforms[0].stops: expected an array of stops, found \"up\"", stops(), "\"up\"");
        assertError("25:94: platforms[0].stops[0]: expected an object with x and y, found 7", stops(), "[ 7 ]");
        assertError("25:175: platforms[0].loop: expected true or false, found 1", "true, \"wait\"", "1, \"wait\"");
        assertError("25:189: platforms[0].wait: expected a whole number from 0 to 1048576, found 0.5", "30,", "0.5,");
    }

    @Test
    void aWrongNumberOfAnEmitterIsNamedWithItsPlace() {
        assertError("29:97: emitters[0].bulletSize: expected a number from 1 to 1024, found 0.5", "2.5", "0.5");
        assertError(
                "29:144: emitters[0].interval: expected a whole number from 1 to 1048576, found 0",
                "\"interval\": 20",
                "\"interval\": 0");
        assertError("29:169: emitters[0].count: expected a whole number from 1 to 1024, found 1025", "7,", "1025,");
        assertError("29:182: emitters[0].spread: expected a number from 0 to 360, found 361", "360", "361");
        assertError(
                "29:210: emitters[0].onTile: expected one of \"bounce\", \"stop\", \"vanish\", found \"explode\"",
                "\"bounce\", \"sound\"",
                "\"explode\", \"sound\"");
    }

    @Test
    void aWrongShapeIsNamedWithItsPlace() {
        assertError(
                "19:91: characters[1].shape: expected one of \"box\", \"circle\", \"triangle-top-left\","
                        + " \"triangle-top-right\", \"triangle-bottom-left\", \"triangle-bottom-right\","
                        + " found \"star\"",
                "\"circle\"",
                "\"star\"");
        assertError(
                "19:118: characters[1].solidToBodies: expected true or false, found \"yes\"",
                "true, \"fri",
                "\"yes\", \"fri");
    }

    @Test
    void moreThanTheLimitIsRefused() {
        String many = "{},".repeat(Limits.MAX_PLATFORMS);
        String platforms = Texts.EXAMPLE.replace("\"properties\"", "\"platforms\": [" + many + " {} ], \"properties\"");
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> Texts.read(platforms));
        assertEquals("platforms[" + Limits.MAX_PLATFORMS + "]", error.path());
        assertEquals("expected at most 4096 platforms, found more", error.reason());
        String emitters = platforms.replace("\"platforms\"", "\"emitters\"");
        error = assertThrows(LevelFormatException.class, () -> Texts.read(emitters));
        assertEquals("expected at most 4096 emitters, found more", error.reason());
        String stops = EXAMPLE.replace(stops(), "[" + "{},".repeat(Limits.MAX_STOPS) + " {} ]");
        error = assertThrows(LevelFormatException.class, () -> Texts.read(stops));
        assertEquals("platforms[0].stops[" + Limits.MAX_STOPS + "]", error.path());
        assertEquals("expected at most 1024 stops, found more", error.reason());
    }

    private static String stops() {
        return EXAMPLE.substring(EXAMPLE.indexOf("[ { \"x\": 0, \"y\": -8.5"), EXAMPLE.indexOf(", \"speed\": 45"));
    }

    /** Asserts the error of the example with one part replaced. */
    private static void assertError(String message, String part, String replacement) {
        assertTrue(EXAMPLE.contains(part), part);
        String text = EXAMPLE.replace(part, replacement);
        LevelFormatException error = assertThrows(LevelFormatException.class, () -> Texts.read(text));
        assertEquals("test:" + message, error.getMessage());
    }
}

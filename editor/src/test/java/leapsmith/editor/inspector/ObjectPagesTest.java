package leapsmith.editor.inspector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.Property;
import leapsmith.levels.model.ValueType;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.body.Shape;
import org.junit.jupiter.api.Test;

/** The pages of the inspector for characters, platforms and emitters. */
class ObjectPagesTest {
    private final LevelDocument document = new LevelDocument(Level.empty("objects", 40, 20, 16)
            .withObjects(
                    CharacterType.TYPE,
                    List.of(
                            CharacterType.TYPE.create("hero", CharacterType.PLAYER, 32, 8),
                            CharacterType.TYPE.create("crab", CharacterType.PATROL, 64, 8),
                            CharacterType.TYPE.create("crate", CharacterType.IDLE, 96, 8)))
            .withObjects(
                    PlatformType.TYPE,
                    List.of(
                            PlatformType.TYPE
                                    .create("lift", PlatformType.SOLID, 64, 160)
                                    .with(PlatformType.STOPS, List.of(PathStop.of(0, -96))),
                            PlatformType.TYPE.create("raft", PlatformType.ONE_WAY, 500, 160)))
            .withObjects(EmitterType.TYPE, List.of(EmitterType.TYPE.create("gun", EmitterType.DEADLY, 96, 32))));
    private final InspectorModel model = TestInspector.of(document, UnaryOperator.identity());

    @Test
    void aPlatformHasItsPathWithAllStops() {
        select("lift");
        assertEquals(
                List.of("lift", Message.of("object.platform.solid")),
                model.titleProperty().get().arguments());
        assertEquals("48", text("width"));
        assertEquals("60", text("speed"));
        assertEquals("0", text("wait"));
        assertEquals("false", text("loop"));
        assertEquals("0", text("stop1x"));
        assertEquals("-96", text("stop1y"));
        model.field("kind").set("oneway");
        model.field("speed").set("90");
        model.field("wait").set("30");
        model.field("loop").set("true");
        model.field("stop1x").set("48");
        LevelObject expected = PlatformType.TYPE
                .create("lift", PlatformType.ONE_WAY, 64, 160)
                .with(PlatformType.STOPS, List.of(PathStop.of(48, -96)))
                .with(PlatformType.SPEED, 90.0)
                .with(PlatformType.LOOP, true)
                .with(PlatformType.WAIT, 30.0);
        assertEquals(expected, lift());
        assertEquals(5, document.history().size());
        assertEquals(Message.of("edit.moveStop"), document.history().name(4));
    }

    @Test
    void invalidPlatformValuesAreRefusedWhileTyping() {
        select("lift");
        model.field("wait").type("1.5");
        assertEquals("error.whole", model.field("wait").errorProperty().get().key());
        model.field("speed").type("-1");
        assertEquals("error.range", model.field("speed").errorProperty().get().key());
        model.field("stop1y").type("99999999");
        assertEquals("error.range", model.field("stop1y").errorProperty().get().key());
        model.commit();
        assertFalse(document.isDirty());
    }

    @Test
    void stopsAreAddedAndRemovedEachAsOneStep() {
        Level start = document.level();
        select("lift");
        stops().add();
        assertEquals(List.of(PathStop.of(0, -96), PathStop.of(64, -96)), lift().stops());
        assertEquals(Message.of("edit.addStop"), document.history().name(0));
        assertEquals(2, stops().rows.size());
        assertEquals("64", text("stop2x"));
        stops().insertBefore(1);
        assertEquals(List.of(PathStop.of(0, -96), PathStop.of(32, -96), PathStop.of(64, -96)), lift().stops());
        stops().insertBefore(0);
        assertEquals(PathStop.of(0, -48), lift().stops().get(0));
        document.undo();
        document.undo();
        stops().remove(0);
        assertEquals(List.of(PathStop.of(64, -96)), lift().stops());
        assertEquals(Message.of("edit.removeStop"), document.history().name(1));
        assertEquals("64", text("stop1x"));
        document.undo();
        document.undo();
        assertEquals(start, document.level());
        assertEquals(1, stops().rows.size());
    }

    @Test
    void aStopThatWouldBeOutsideTheLevelIsAddedToTheLeft() {
        select("raft");
        stops().add();
        stops().add();
        assertEquals(
                List.of(PathStop.of(64, 0), PathStop.of(0, 0)),
                document.level().object("raft").orElseThrow().stops());
    }

    @Test
    void aPlatformHasNoMoreStopsThanTheLimit() {
        List<PathStop> full = IntStream.range(0, Limits.MAX_STOPS)
                .mapToObj(i -> PathStop.of(i, 0))
                .toList();
        LevelDocument other = new LevelDocument(
                document.level().withObjects(PlatformType.TYPE, List.of(lift().with(PlatformType.STOPS, full))));
        other.select(Selection.of("lift"));
        StopList stops = stops(TestInspector.of(other, UnaryOperator.identity()));
        assertFalse(stops.hasRoom());
        stops.remove(3);
        assertEquals(
                Limits.MAX_STOPS - 1,
                other.level().object("lift").orElseThrow().stops().size());
    }

    @Test
    void severalPlatformsShareSpeedAndWaitButNoStops() {
        select("lift", "raft");
        assertEquals("60", text("speed"));
        assertTrue(model.field("kind").mixedProperty().get());
        assertTrue(model.pageProperty().get().stream().allMatch(section -> section.stops() == null));
        model.field("speed").set("30");
        assertTrue(
                document.level().objects(PlatformType.TYPE).stream().allMatch(it -> it.get(PlatformType.SPEED) == 30));
        assertEquals(1, document.history().size());
    }

    @Test
    void anEmitterHasAllItsFields() {
        select("gun");
        for (Property<?> property : EmitterType.TYPE.properties()) {
            if (property.type() instanceof ValueType.Number) {
                assertEquals(property.defaultValue(), Double.parseDouble(text(property.key())), property.key());
            }
        }
        assertEquals("vanish", text("onTile"));
        model.field("kind").set("harmless");
        model.field("direction").set("-90");
        model.field("count").set("5");
        model.field("onTile").set("bounce");
        LevelObject gun = document.level().objects(EmitterType.TYPE).get(0);
        assertEquals(EmitterType.HARMLESS, gun.kind());
        assertEquals(-90, gun.get(EmitterType.DIRECTION));
        assertEquals(5, gun.whole(EmitterType.COUNT));
        assertEquals(OnTile.BOUNCE, gun.get(EmitterType.ON_TILE));
        model.field("interval").type("0");
        assertEquals(
                "error.range", model.field("interval").errorProperty().get().key());
        model.field("count").type("2.5");
        assertEquals("error.whole", model.field("count").errorProperty().get().key());
    }

    @Test
    void aCharacterHasShapeAndSolidity() {
        select("hero");
        assertEquals("box", text("shape"));
        assertEquals("false", text("solidToBodies"));
        model.field("shape").set("triangle-top-left");
        model.field("solidToBodies").set("true");
        assertEquals(Shape.TRIANGLE_TOP_LEFT, hero().get(CharacterType.SHAPE));
        assertTrue(hero().get(CharacterType.SOLID_TO_BODIES));
    }

    @Test
    void aSolidPlayerHasPushForceAndAnIdleCharacterFriction() {
        select("hero");
        assertFalse(isShown("pushForce"));
        model.field("solidToBodies").set("true");
        assertTrue(isShown("pushForce"));
        assertFalse(isShown("friction"));
        model.field("pushForce").set("800");
        assertEquals(800, hero().get(CharacterType.PUSH_FORCE));
        model.field("pushForce").type("-1");
        assertEquals(
                "error.range", model.field("pushForce").errorProperty().get().key());
        model.field("kind").set("idle");
        assertFalse(isShown("pushForce"));
        model.field("friction").set("400");
        assertEquals(400, hero().get(CharacterType.FRICTION));
    }

    @Test
    void aPresetSetsAllValuesAndBecomesCustomAfterAChange() {
        select("hero");
        assertEquals("classic", text("preset"));
        model.field("ledgeGrab").set("true");
        assertEquals("classic", text("preset"));
        model.field("preset").set("modern");
        assertEquals(Movement.MODERN.withGrabsLedges(true), CharacterType.movement(hero()));
        assertEquals("1600", text("acceleration"));
        model.field("walk").set("120");
        assertEquals("custom", text("preset"));
        model.field("preset").set("classic");
        assertEquals(Movement.CLASSIC.withGrabsLedges(true), CharacterType.movement(hero()));
        assertEquals(FieldSpec.set("preset"), document.history().name(3));
    }

    @Test
    void onlyAPlayerHasFieldsForItsJumps() {
        select("hero");
        List<String> all = new ArrayList<>(List.of("preset"));
        CharacterType.MOVEMENT.properties().forEach(property -> all.add(property.key()));
        all.removeAll(List.of("wallJumpTime", "dashTime"));
        assertEquals(all, fields("group.movement"));
        model.field("dash").set("300");
        assertTrue(fields("group.movement").contains("dashTime"));
        document.undo();
        model.field("kind").set("patrol");
        assertEquals(List.of("walk"), fields("group.movement"));
        model.field("kind").set("idle");
        assertEquals(List.of(), fields("group.movement"));
        document.undo();
        document.undo();
        assertTrue(fields("group.movement").contains("ledgeGrab"));
    }

    @Test
    void aHiddenValueIsKept() {
        select("hero");
        model.field("jump").set("300");
        model.field("kind").set("patrol");
        model.field("walk").set("90");
        model.field("kind").set("player");
        assertEquals("300", text("jump"));
        assertEquals("90", text("walk"));
    }

    @Test
    void severalCharactersHaveTheFieldsShownForAll() {
        select("hero", "crab");
        assertEquals(List.of("walk"), fields("group.movement"));
        select("hero", "crab", "crate");
        assertEquals(List.of(), fields("group.movement"));
        assertEquals("box", text("shape"));
    }

    /** The keys of the fields under a heading. */
    private boolean isShown(String key) {
        return model.pageProperty().get().stream()
                .flatMap(section -> section.fields().stream())
                .anyMatch(field -> field.key().equals(key));
    }

    private List<String> fields(String captionKey) {
        return model.pageProperty().get().stream()
                .filter(section -> Message.of(captionKey).equals(section.caption()))
                .flatMap(section -> section.fields().stream())
                .map(Field::key)
                .toList();
    }

    private void select(String... ids) {
        document.select(Selection.of(ids));
    }

    private String text(String key) {
        return model.field(key).textProperty().get();
    }

    private StopList stops() {
        return stops(model);
    }

    private static StopList stops(InspectorModel model) {
        return model.pageProperty().get().stream()
                .map(Section::stops)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    private LevelObject lift() {
        return document.level().objects(PlatformType.TYPE).get(0);
    }

    private LevelObject hero() {
        return document.level().object("hero").orElseThrow();
    }
}

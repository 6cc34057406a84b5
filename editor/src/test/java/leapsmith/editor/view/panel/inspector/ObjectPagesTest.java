package leapsmith.editor.view.panel.inspector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.Selection;
import leapsmith.levels.model.Emitter;
import leapsmith.levels.model.EmitterKey;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.Platform;
import leapsmith.levels.model.PlatformPath;
import leapsmith.levels.model.PlatformPath.Stop;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.body.Shape;
import org.junit.jupiter.api.Test;

/** The pages of the inspector for characters, platforms and emitters. */
class ObjectPagesTest {
    private final LevelDocument document = new LevelDocument(Level.empty("objects", 40, 20, 16)
            .withCharacters(List.of(PlacedCharacter.of("hero", PlacedCharacter.PLAYER, 32, 8)))
            .withPlatforms(List.of(
                    Platform.of("lift", Platform.SOLID, 64, 160).withPath(PlatformPath.to(0, -96)),
                    Platform.of("raft", Platform.ONE_WAY, 500, 160)))
            .withEmitters(List.of(Emitter.of("gun", Emitter.DEADLY, 96, 32))));
    private final InspectorModel model = new InspectorModel(document);

    @Test
    void aPlatformHasItsPathWithAllStops() {
        select("lift");
        assertEquals(List.of("lift", "solid"), model.titleProperty().get().arguments());
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
        Platform lift = lift();
        assertTrue(lift.isOneWay());
        assertEquals(new PlatformPath(List.of(Stop.of(48, -96)), 90, true, 30), lift.path());
        assertEquals(5, document.history().size());
        assertEquals("edit.moveStop", document.history().name(4));
    }

    @Test
    void whatNoPlatformCanHaveIsRefusedWhileItIsTyped() {
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
        select("lift");
        stops().add();
        assertEquals(List.of(Stop.of(0, -96), Stop.of(64, -96)), lift().path().stops());
        assertEquals("edit.addStop", document.history().name(0));
        assertEquals(2, stops().rows().size());
        assertEquals("64", text("stop2x"));
        stops().insertBefore(1);
        assertEquals(
                List.of(Stop.of(0, -96), Stop.of(32, -96), Stop.of(64, -96)),
                lift().path().stops());
        stops().insertBefore(0);
        assertEquals(Stop.of(0, -48), lift().path().stops().get(0));
        document.undo();
        document.undo();
        stops().remove(0);
        assertEquals(List.of(Stop.of(64, -96)), lift().path().stops());
        assertEquals("edit.removeStop", document.history().name(1));
        assertEquals("64", text("stop1x"));
        document.undo();
        document.undo();
        assertEquals(PlatformPath.to(0, -96), lift().path());
        assertEquals(1, stops().rows().size());
    }

    @Test
    void aStopThatWouldBeOutsideOfTheLevelIsAddedToTheLeft() {
        select("raft");
        stops().add();
        stops().add();
        assertEquals(
                List.of(Stop.of(64, 0), Stop.of(0, 0)),
                ((Platform) document.level().object("raft").orElseThrow())
                        .path()
                        .stops());
    }

    @Test
    void aPlatformHasNoMoreStopsThanALevelMayHold() {
        List<Stop> full = IntStream.range(0, Limits.MAX_STOPS)
                .mapToObj(i -> Stop.of(i, 0))
                .toList();
        LevelDocument other = new LevelDocument(
                document.level().withPlatforms(List.of(lift().withPath(PlatformPath.STILL.withStops(full)))));
        other.select(Selection.of("lift"));
        StopList stops = lastStops(new InspectorModel(other));
        assertFalse(stops.hasRoom());
        stops.remove(3);
        assertEquals(
                Limits.MAX_STOPS - 1,
                ((Platform) other.level().object("lift").orElseThrow())
                        .path()
                        .stops()
                        .size());
    }

    @Test
    void severalPlatformsShareSpeedAndWaitButNoStops() {
        select("lift", "raft");
        assertEquals("60", text("speed"));
        assertTrue(model.field("kind").mixedProperty().get());
        assertTrue(model.pageProperty().get().stream().allMatch(section -> section.stops() == null));
        model.field("speed").set("30");
        assertTrue(
                document.level().platforms().stream().allMatch(it -> it.path().speed() == 30));
        assertEquals(1, document.history().size());
    }

    @Test
    void anEmitterHasAllItsNumbers() {
        select("gun");
        for (EmitterKey key : EmitterKey.values()) {
            assertEquals(key.standard(), Double.parseDouble(text(key.key())), key.key());
        }
        model.field("kind").set("harmless");
        model.field("direction").set("-90");
        model.field("count").set("5");
        model.field("onTile").set("bounce");
        Emitter gun = document.level().emitters().get(0);
        assertFalse(gun.isDeadly());
        assertEquals(-90, gun.numbers().get(EmitterKey.DIRECTION));
        assertEquals(5, gun.numbers().whole(EmitterKey.COUNT));
        assertEquals(OnTile.BOUNCE, gun.numbers().onTile());
        model.field("interval").type("0");
        assertEquals(
                "error.range", model.field("interval").errorProperty().get().key());
        model.field("count").type("2.5");
        assertEquals("error.whole", model.field("count").errorProperty().get().key());
    }

    @Test
    void aCharacterHasItsShapeAndWhetherItPushesOthers() {
        select("hero");
        assertEquals("box", text("shape"));
        assertEquals("false", text("firm"));
        model.field("shape").set("triangle-top-left");
        model.field("firm").set("true");
        assertEquals(Shape.TRIANGLE_TOP_LEFT, hero().shape());
        assertTrue(hero().firm());
    }

    @Test
    void aPresetGivesAllNumbersAndIsCustomOnceOneIsAnother() {
        select("hero");
        assertEquals("classic", text("preset"));
        model.field("ledgeGrab").set("true");
        assertEquals("classic", text("preset"));
        model.field("preset").set("modern");
        assertEquals(Movement.MODERN.withGrabsLedges(true), hero().movement().toMovement());
        assertEquals("1600", text("acceleration"));
        model.field("walk").set("120");
        assertEquals("custom", text("preset"));
        model.field("preset").set("classic");
        assertEquals(Movement.CLASSIC.withGrabsLedges(true), hero().movement().toMovement());
        assertEquals("edit.set.preset", document.history().name(3));
    }

    private void select(String... ids) {
        document.select(Selection.of(ids));
    }

    private String text(String key) {
        return model.field(key).textProperty().get();
    }

    private StopList stops() {
        return lastStops(model);
    }

    private static StopList lastStops(InspectorModel model) {
        List<InspectorModel.Section> page = model.pageProperty().get();
        return page.get(page.size() - 1).stops();
    }

    private Platform lift() {
        return document.level().platforms().get(0);
    }

    private PlacedCharacter hero() {
        return document.level().character("hero").orElseThrow();
    }
}

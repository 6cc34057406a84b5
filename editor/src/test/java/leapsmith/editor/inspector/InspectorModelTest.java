package leapsmith.editor.inspector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Selection;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ZoneType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InspectorModelTest {
    private final LevelDocument document = new LevelDocument(Level.empty("test", 40, 30, 16)
            .withObjects(
                    CharacterType.TYPE,
                    List.of(
                            CharacterType.TYPE.create("hero", "player", 20, 8),
                            CharacterType.TYPE.create("guard", "patrol", 60, 8)))
            .withObjects(ZoneType.TYPE, List.of(ZoneType.TYPE.create("exit", "goal", 100, 8, 16, 32))));
    private final InspectorModel model = TestInspector.of(document, UnaryOperator.identity());

    @Test
    void theLevelIsShownWhenNothingIsSelected() {
        assertEquals("inspector.level", model.titleProperty().get().key());
        assertEquals("40", text("columns"));
        assertEquals("640 × 480", text("sizePx"));
        assertEquals("1030", text("gravity"));
        assertEquals("false", text("openLeft"));
    }

    @Test
    void theSizeChangesInOneStepOnCommit() {
        Level before = document.level();
        model.field("columns").type("6");
        model.field("columns").type("60");
        assertSame(before, document.level());
        model.field("columns").commit();
        assertEquals(60, document.level().columns());
        assertEquals("960 × 480", text("sizePx"));
        model.field("rows").set("20");
        assertEquals(20, document.level().rows());
        assertEquals(
                List.of(FieldSpec.set("columns"), FieldSpec.set("rows")),
                document.history().names());
        document.undo();
        document.undo();
        assertEquals(before, document.level());
    }

    @Test
    void aPortalLeadsToAnotherObjectOrToArrivalsOfOtherLevels(@TempDir Path folder) throws IOException {
        LevelObject in = ZoneType.TYPE.create("in", ZoneType.PORTAL, 0, 0);
        LevelObject camp = ZoneType.TYPE.create("camp", ZoneType.CHECKPOINT, 0, 0);
        LevelObject coin = ZoneType.TYPE.create("coin", ZoneType.PICKUP, 0, 0);
        LevelFiles.save(
                folder.resolve("cave.level.json"),
                Level.empty("cave", 9, 9, 16).withObjects(ZoneType.TYPE, List.of(coin, in, camp)));
        Files.writeString(folder.resolve("broken.level.json"), "{");
        Path here = folder.resolve("here.level.json");
        Level level = document.level()
                .withObjects(
                        ZoneType.TYPE, List.of(coin, ZoneType.TYPE.create("a", ZoneType.PORTAL, 0, 0), in.withId("b")));
        LevelFiles.save(here, level);
        LevelDocument other = new LevelDocument(level, here);
        InspectorModel portals = TestInspector.of(other, UnaryOperator.identity());
        other.select(Selection.of("a"));
        Field to = portals.field("to");
        InputType.Choice choice = (InputType.Choice) to.type();
        assertEquals(List.of("b", "hero", "guard", "coin"), choice.words());
        List<List<String>> found = new ArrayList<>();
        choice.further().accept(found::add);
        assertEquals(List.of(List.of("cave#in", "cave#camp")), found);
        to.set("elsewhere#typed");
        assertEquals("elsewhere#typed", other.level().object("a").orElseThrow().get(ZoneType.TO));
        LevelFiles.save(
                folder.resolve("cave.level.json"),
                Level.empty("cave", 9, 9, 16).withObjects(ZoneType.TYPE, List.of(in.withId("door"), camp, coin, in)));
        choice.further().accept(found::add);
        assertEquals(List.of("cave#door", "cave#camp", "cave#in"), found.get(1));
    }

    @Test
    void anInvalidSizeIsRefusedWhileTyping() {
        model.field("columns").type("16385");
        assertEquals("error.side", model.field("columns").errorProperty().get().key());
        model.field("columns").type("16384");
        assertNull(model.field("columns").errorProperty().get());
        model.field("columns").commit();
        model.field("rows").type("4097");
        assertEquals("error.tiles", model.field("rows").errorProperty().get().key());
    }

    @Test
    void typingIsOneStepAndEachCommitStartsAnother() {
        model.field("gravity").type("9");
        model.field("gravity").type("90");
        model.field("gravity").type("900");
        assertEquals(900, document.level().physics().gravity());
        model.field("gravity").commit();
        assertEquals(List.of(FieldSpec.set("gravity")), document.history().names());
        model.field("gravity").set("800");
        assertEquals(2, document.history().size());
        document.undo();
        assertEquals("900", text("gravity"));
        document.undo();
        assertEquals("1030", text("gravity"));
    }

    @Test
    void nothingIsAppliedUntilItIsValid() {
        Field gravity = model.field("gravity");
        for (String wrong :
                List.of("", "-", "12a", "1 2", "-1", "1e400", "NaN", "0x10", "1,500", "1.500,5", "2000000")) {
            gravity.type(wrong);
            assertNotNull(gravity.errorProperty().get(), wrong);
            assertEquals(1030, document.level().physics().gravity(), wrong);
        }
        assertEquals("2000000", text("gravity"), "invalid input stays, to be fixed");
        gravity.commit();
        assertEquals("1030", text("gravity"));
        assertNull(gravity.errorProperty().get());
        assertFalse(document.isDirty());
    }

    @Test
    void aNumberCanBeIncompleteWhileTyping() {
        select("hero");
        model.field("x").type("12.");
        assertEquals("12.", text("x"));
        assertEquals(12, hero().x());
        model.field("x").type("12.5");
        model.field("x").commit();
        assertEquals(12.5, hero().x());
        assertEquals(1, document.history().size());
    }

    @Test
    void aNumberIsTypedWithADecimalPointOrComma() {
        select("hero");
        model.field("x").type("12,");
        assertEquals(12, hero().x());
        model.field("x").type("12,5");
        assertEquals("12,5", text("x"));
        model.field("x").commit();
        assertEquals(12.5, hero().x());
        assertEquals("12.5", text("x"));
    }

    @Test
    void aListenerThatFailsWhileAValueIsTypedLeavesOneStepThatCanBeUndone() {
        double before = document.level().physics().gravity();
        boolean[] fails = {true};
        document.addListener(change -> {
            if (fails[0] && change instanceof Change.LevelChanged) {
                throw new IllegalStateException("on purpose");
            }
        });
        assertThrows(IllegalStateException.class, () -> model.field("gravity").type("9"));
        fails[0] = false;
        model.field("gravity").type("90");
        model.field("gravity").commit();
        assertEquals(90, document.level().physics().gravity());
        assertEquals(1, document.history().size());
        document.undo();
        assertEquals(before, document.level().physics().gravity());
    }

    @Test
    void aChangeFromElsewhereReplacesTheInput() {
        model.field("gravity").type("500");
        document.undo();
        assertEquals("1030", text("gravity"));
        model.field("gravity").commit();
        assertEquals(1030, document.level().physics().gravity());
    }

    @Test
    void revertedInputLeavesNoStep() {
        Level before = document.level();
        Field gravity = model.field("gravity");
        gravity.type("9");
        gravity.type("90");
        assertFalse(gravity.isPending(), "the document has it");
        gravity.revert();
        assertEquals(before, document.level());
        assertEquals("1030", text("gravity"));
        gravity.type("90x");
        assertTrue(gravity.isPending());
        gravity.revert();
        assertEquals("1030", text("gravity"));
        assertNull(gravity.errorProperty().get());
        model.field("columns").type("60");
        assertTrue(model.field("columns").isPending());
        model.field("columns").revert();
        model.field("columns").commit();
        assertEquals("40", text("columns"));
        assertSame(before.tiles(), document.level().tiles());
        assertEquals(0, document.history().index());
    }

    @Test
    void invalidInputChangesNothingOnCommit() {
        Level before = document.level();
        Field gravity = model.field("gravity");
        for (String typed : new String[] {"1", "1e", "1e3", "1e30", "1e308"}) {
            gravity.type(typed);
        }
        gravity.commit();
        assertEquals(before, document.level());
        assertEquals("1030", text("gravity"));
        assertEquals(0, document.history().index());
    }

    @Test
    void revertingKeepsEarlierSteps() {
        model.field("gravity").set("900");
        model.field("gravity").type("90");
        model.field("gravity").type("900");
        model.field("gravity").revert();
        assertEquals(900, document.level().physics().gravity());
        model.field("gravity").type("800");
        select("hero");
        model.field("x").set("4");
        assertEquals(3, document.history().index());
        model.field("x").revert();
        assertEquals(3, document.history().index(), "a commit is not reverted");
    }

    @Test
    void mixedValuesAreMixedAgainAfterReverting() {
        select("hero", "guard");
        model.field("x").type("5");
        assertEquals(5, hero().x());
        model.field("x").revert();
        assertTrue(model.field("x").mixedProperty().get());
        assertEquals(20, hero().x());
        assertEquals(60, document.level().object("guard").orElseThrow().x());
    }

    @Test
    void inputEqualToTheValueChangesNothingOnCommit() {
        model.field("columns").type("60");
        model.field("columns").type("40");
        assertFalse(model.field("columns").isPending());
        model.field("columns").commit();
        assertEquals(0, document.history().size());
    }

    @Test
    void anIdIsAppliedOnCommitAndTheObjectStaysSelected() {
        select("hero");
        model.field("id").type("h");
        assertTrue(document.level().object("hero").isPresent());
        model.field("id").type("her");
        model.field("id").commit();
        assertTrue(document.level().object("her").isPresent());
        assertEquals(Selection.of("her"), document.selection());
        assertEquals(
                List.of("her", Message.of("object.character.player")),
                model.titleProperty().get().arguments());
    }

    @Test
    void anExistingIdIsRefused() {
        select("hero");
        for (String taken : List.of("guard", "exit")) {
            model.field("id").type(taken);
            assertEquals("error.taken", model.field("id").errorProperty().get().key());
        }
        model.field("id").commit();
        assertEquals("hero", text("id"));
        assertFalse(document.isDirty());
    }

    @Test
    void aTileSizeThatMakesTheLevelTooLargeIsRefused() {
        LevelDocument large = new LevelDocument(Level.empty("test", Limits.MAX_SIDE_PX / 16, 1, 16));
        Field field = TestInspector.of(large, UnaryOperator.identity()).field("tileSize");
        field.type("17");
        assertEquals("error.refused", field.errorProperty().get().key());
        field.commit();
        assertEquals(16, large.level().tileSize());
    }

    @Test
    void severalObjectsShowTheirCommonFields() {
        select("hero", "guard");
        assertEquals("inspector.several", model.titleProperty().get().key());
        assertTrue(model.field("x").mixedProperty().get());
        assertEquals("", text("x"));
        assertEquals("8", text("y"));
        assertTrue(model.field("kind").mixedProperty().get());
        model.field("walk").set("99");
        assertEquals(99, hero().get(CharacterType.WALK_SPEED));
        assertEquals(99, document.level().object("guard").orElseThrow().get(CharacterType.WALK_SPEED));
        assertEquals(1, document.history().size());
    }

    @Test
    void charactersAndZonesShareTheFieldsOfTheBox() {
        select("hero", "exit");
        model.field("y").set("40");
        assertEquals(40, hero().y());
        assertEquals(40, document.level().object("exit").orElseThrow().y());
        assertEquals(1, document.history().size());
    }

    @Test
    void fieldsStayWhileTheObjectMovesAndChangeWithTheSelection() {
        select("hero");
        var page = model.pageProperty().get();
        model.field("x").set("48");
        assertSame(page, model.pageProperty().get());
        model.field("kind").set("idle");
        assertEquals(
                List.of("hero", Message.of("object.character.idle")),
                model.titleProperty().get().arguments());
        model.field("kind").set("player");
        page = model.pageProperty().get();
        select("guard");
        assertNotSame(page, model.pageProperty().get());
    }

    @Test
    void nudgesStayInRange() {
        select("hero");
        model.field("width").set("2");
        model.field("width").nudge(-10);
        assertEquals(0, hero().width());
        model.field("width").nudge(1);
        model.field("width").commit();
        assertEquals(1, hero().width());
    }

    @Test
    void unknownKindsAreShownAndKept() {
        document.select(Selection.NONE);
        LevelDocument other = new LevelDocument(document.level()
                .withObjects(CharacterType.TYPE, List.of(CharacterType.TYPE.create("ghost", "ghost", 0, 0))));
        other.select(Selection.of("ghost"));
        InspectorModel ghosts = TestInspector.of(other, UnaryOperator.identity());
        assertEquals("ghost", ghosts.field("kind").textProperty().get());
        ghosts.field("x").set("3");
        assertEquals("ghost", other.level().object("ghost").orElseThrow().kind());
    }

    private void select(String... ids) {
        document.select(Selection.of(ids));
    }

    private String text(String key) {
        return model.field(key).textProperty().get();
    }

    private LevelObject hero() {
        return document.level().object("hero").orElseThrow();
    }
}

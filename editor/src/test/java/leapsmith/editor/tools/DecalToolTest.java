package leapsmith.editor.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import leapsmith.editor.document.DecalEdits;
import leapsmith.editor.document.Selection;
import leapsmith.editor.document.Selection.DecalPlace;
import leapsmith.editor.inspector.InspectorModel;
import leapsmith.editor.inspector.TestInspector;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Decal;
import leapsmith.levels.model.Decoration.Depth;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelLooks;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.model.Symmetry;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Free pictures of 32 x 16 px in a layer of a level with tiles of 16 px; positions are in tiles. */
class DecalToolTest {
    private static final Map<String, DecalBrush.Size> SIZES = Map.of("bush", new DecalBrush.Size(32, 16));

    private static final DecorationPaint TILES = new DecorationPaint("front", 1, List.of(PieceGrid.piece(4, 0)));

    private Desk desk;

    @BeforeEach
    void openALayer() {
        desk = new Desk(Level.empty("pictures", 20, 10, 16)
                .withLooks(LevelLooks.STANDARD.withLayers(List.of(Decoration.empty("front", "plants", Depth.FRONT)))));
        choose("bush");
    }

    private void choose(String piece) {
        desk.tools.decorate(new DecalBrush("front", Optional.ofNullable(piece), SIZES, TILES));
    }

    private List<Decal> decals() {
        return DecalEdits.of(desk.level(), "front");
    }

    private static String place(Decal decal) {
        return decal.piece() + " " + decal.x() + " " + decal.y() + " " + decal.width() + " " + decal.height();
    }

    private List<String> places() {
        return decals().stream().map(DecalToolTest::place).toList();
    }

    @Test
    void aPressPlacesThePictureAroundThePointerAndADragMovesItInOneStep() {
        desk.press(5, 5);
        assertEquals(List.of("bush 64.0 72.0 32.0 16.0"), places());
        desk.drag(6, 5).release(6, 5);
        assertEquals(List.of("bush 80.0 72.0 32.0 16.0"), places());
        assertEquals(1, desk.steps());
        assertEquals(Selection.ofDecal("front", 0), desk.document.selection());
        desk.document.undo();
        assertEquals(List.of(), decals());
        assertTrue(desk.document.selection().isEmpty(), "what is gone isn't selected");
    }

    @Test
    void thePictureIsShownBeforeItIsPlaced() {
        desk.hover(5, 5);
        Level shown = desk.tools.preview().level();
        assertNotNull(shown);
        assertEquals(
                "bush 64.0 72.0 32.0 16.0", place(DecalEdits.of(shown, "front").get(0)));
        assertEquals(List.of(), decals());
        desk.click(5, 5).hover(5, 5);
        assertNull(desk.tools.preview().level(), "there a press moves the picture");
    }

    @Test
    void aPressOnAPictureSelectsAndMovesTheTopmost() {
        desk.click(5, 5).click(8, 5);
        desk.stroke(5, 5, 5, 7);
        assertEquals(List.of("bush 64.0 104.0 32.0 16.0", "bush 112.0 72.0 32.0 16.0"), places());
        assertEquals(Selection.ofDecal("front", 0), desk.document.selection());
        assertEquals(3, desk.steps());
    }

    @Test
    void withoutAPictureNothingIsPlaced() {
        desk.click(5, 5);
        choose(null);
        desk.click(12, 5);
        assertEquals(1, decals().size());
        assertTrue(desk.document.selection().isEmpty());
        desk.click(5, 5);
        assertEquals(Selection.ofDecal("front", 0), desk.document.selection());
    }

    @Test
    void theCornerResizesAndKeepsTheAspectRatioWhileShiftIsHeld() {
        desk.click(5, 5);
        desk.stroke(6, 5.5, 8, 5.5);
        assertEquals(List.of("bush 64.0 72.0 64.0 16.0"), places());
        desk.shift(true).stroke(8, 5.5, 12, 5.5);
        assertEquals(List.of("bush 64.0 72.0 128.0 32.0"), places());
        assertEquals(3, desk.steps());
    }

    @Test
    void pointersFindATurnedPictureWhereItIsSeen() {
        desk.click(5, 5);
        assertTrue(desk.tools.selectionActions().turn(Symmetry.ROTATE_RIGHT));
        assertEquals(90, decals().get(0).rotation());
        choose(null);
        desk.click(5, 4.2);
        assertEquals(Selection.ofDecal("front", 0), desk.document.selection(), "above its former box");
        desk.click(5.9, 5);
        assertTrue(desk.document.selection().isEmpty(), "inside of its former box");
    }

    @Test
    void theRightButtonDeletes() {
        desk.click(5, 5).click(8, 5);
        desk.button(PointerButton.RIGHT).click(5, 5).click(1, 1);
        assertEquals(List.of("bush 112.0 72.0 32.0 16.0"), places());
        assertEquals(3, desk.steps());
    }

    @Test
    void escapeTakesAnyGestureBack() {
        desk.click(5, 5);
        Level before = desk.level();
        desk.press(5, 5).drag(9, 9);
        desk.tools.cancel();
        assertEquals(before, desk.level());
        desk.press(6, 5.5).drag(9, 9);
        desk.tools.cancel();
        assertEquals(before, desk.level());
        desk.press(12, 5).drag(13, 6);
        desk.tools.cancel();
        assertEquals(before, desk.level());
        assertEquals(1, desk.steps());
    }

    @Test
    void keysMoveFlipDuplicateAndDeleteTheSelectedOne() {
        desk.click(5, 5);
        SelectionActions keys = desk.tools.selectionActions();
        assertTrue(desk.tools.worksOnSelection());
        assertTrue(keys.nudge(1, -2));
        assertTrue(keys.turn(Symmetry.FLIP_X));
        assertEquals(PieceGrid.FLIP_X, decals().get(0).flips());
        assertTrue(keys.duplicate());
        assertEquals(List.of("bush 65.0 70.0 32.0 16.0", "bush 81.0 70.0 32.0 16.0"), places());
        assertEquals(Selection.ofDecal("front", 1), desk.document.selection());
        assertTrue(keys.delete());
        assertEquals(List.of("bush 65.0 70.0 32.0 16.0"), places());
        assertTrue(desk.document.selection().isEmpty());
    }

    @Test
    void undoAndRedoKeepTheSelectionOrSelectWhatComesBack() {
        desk.click(5, 5).click(9, 5).click(5, 5);
        SelectionActions keys = desk.tools.selectionActions();
        keys.nudge(1, 0);
        desk.document.undo();
        assertEquals(Selection.ofDecal("front", 0), desk.document.selection());
        desk.document.redo();
        assertEquals(Selection.ofDecal("front", 0), desk.document.selection());
        keys.delete();
        assertTrue(desk.document.selection().isEmpty());
        desk.document.undo();
        assertEquals(Selection.ofDecal("front", 0), desk.document.selection());
        keys.duplicate();
        desk.document.undo();
        desk.document.redo();
        assertEquals(Selection.ofDecal("front", 2), desk.document.selection());
    }

    @Test
    void aPictureIsPlacedUntilItIsDropped() {
        desk.click(5, 5);
        assertTrue(desk.tools.dropStamp());
        assertTrue(
                desk.tools.preview().level() == null && desk.tools.layerBrush().isPresent());
        desk.click(12, 5);
        assertEquals(1, decals().size());
        assertFalse(desk.tools.dropStamp(), "nothing to drop");
    }

    @Test
    void theInspectorShowsTheSizeOfThePieceWhereAPictureHasNone() {
        desk.click(5, 5);
        DecalPlace place = desk.document.selection().decal().orElseThrow();
        desk.document.apply(
                DecalEdits.replace(Message.of("reset"), desk.level(), place, it -> it.withBox(64, 72, 0, 0)));
        InspectorModel inspector = TestInspector.of(desk.document, it -> it.withBox(it.x(), it.y(), 32, 16));
        assertEquals("32", inspector.field("decalWidth").textProperty().get());
        assertEquals("16", inspector.field("decalHeight").textProperty().get());
        inspector.field("x").type("70");
        inspector.field("decalWidth").type("50");
        assertEquals(List.of("bush 70.0 72.0 50.0 0.0"), places(), "the height still is that of the piece");
        inspector.dispose();
    }

    @Test
    void theInspectorShowsAndChangesTheSelectedOne() {
        InspectorModel inspector = TestInspector.of(desk.document, UnaryOperator.identity());
        desk.click(5, 5);
        assertEquals("64", inspector.field("x").textProperty().get());
        inspector.field("rotation").type("45");
        inspector.field("decalWidth").type("100");
        inspector.field("flipY").type("true");
        Decal decal = decals().get(0);
        assertEquals(45, decal.rotation());
        assertEquals(100, decal.width());
        assertEquals(PieceGrid.FLIP_Y, decal.flips());
        desk.document.undo();
        assertEquals("false", inspector.field("flipY").textProperty().get());
        desk.tools.selectionActions().selectNone();
        assertEquals("pictures", inspector.field("name").textProperty().get());
        inspector.dispose();
    }

    @Test
    void aToolPaintsTilesOfTheSheetIntoTheLayerAndAnEntryOfThePaletteEndsIt() {
        desk.click(5, 5);
        desk.tool(ToolId.LINE);
        assertEquals(Optional.of(TILES), desk.tools.layerBrush());
        assertFalse(desk.tools.worksOnSelection());
        assertTrue(desk.document.selection().isEmpty(), "nothing would show what is selected");
        choose("bush");
        desk.digit(1);
        assertEquals(Optional.empty(), desk.tools.layerBrush());
        desk.click(3, 3);
        assertEquals(1, decals().size());
    }

    @Test
    void aSecondKeyOfARectangleSwitchesToItsOutlineOnlyIfItPaints() {
        desk.tools.chooseOrSwitch(ToolId.RECTANGLE);
        choose("bush");
        desk.tools.chooseOrSwitch(ToolId.RECTANGLE);
        assertFalse(desk.tools.options().get(ToolOption.OUTLINE));
        desk.tools.chooseOrSwitch(ToolId.RECTANGLE);
        assertTrue(desk.tools.options().get(ToolOption.OUTLINE));
    }

    @Test
    void whatIsPastedIsHeldWhileAPictureWasChosen() {
        LevelPart part = LevelPart.of(desk.level(), TileSet.of(new TileRegion(1, 1, 2, 2)), List.of());
        desk.tools.carry(part);
        assertEquals(Optional.of(part), desk.tools.stamp());
        assertEquals(Optional.of(TILES), desk.tools.layerBrush());
    }

    @Test
    void aPressWithoutAMoveLeavesThePictureWhereItIs() {
        desk.stroke(5, 5, 9, 5);
        Level before = desk.level();
        desk.press(9.1, 5).drag(9.12, 5).release(9.12, 5);
        assertEquals(before, desk.level());
    }

    @Test
    void aPictureThatIsGoneIsNotDragged() {
        desk.click(5, 5).press(5, 5);
        desk.document.apply(
                DecalEdits.remove(Message.of("edit.decal.delete"), desk.level(), new Selection.DecalPlace("front", 0)));
        desk.drag(8, 8).release(8, 8);
        assertEquals(List.of(), decals());
    }

    @Test
    void inAShiftedLayerPicturesLieUnderThePointer() {
        Decoration shifted = new Decoration(
                "front", "plants", Depth.FRONT, 1, 1, 32, -16, 1, PieceGrid.EMPTY, List.of(), RawMembers.EMPTY);
        desk = new Desk(
                Level.empty("pictures", 20, 10, 16).withLooks(LevelLooks.STANDARD.withLayers(List.of(shifted))));
        choose("bush");
        desk.click(5, 5);
        assertEquals(List.of("bush 32.0 88.0 32.0 16.0"), places());
        desk.stroke(5, 5, 6, 5);
        assertEquals(List.of("bush 48.0 88.0 32.0 16.0"), places());
        desk.tools.decorate(TILES);
        desk.tool(ToolId.BRUSH);
        desk.click(5, 5);
        assertEquals(
                PieceGrid.piece(4, 0),
                desk.level().looks().layers().get(0).pieces().at(3, 6),
                "two tiles to the left, and one below");
    }

    @Test
    void stepsHaveTheirNames() {
        desk.click(5, 5).stroke(5, 5, 6, 5);
        desk.button(PointerButton.RIGHT).click(6, 5);
        assertEquals(
                List.of(Message.of("edit.decal.place"), Message.of("edit.decal.move"), Message.of("edit.decal.delete")),
                desk.document.history().names());
    }
}

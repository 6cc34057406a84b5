package leapsmith.editor.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import leapsmith.editor.document.Selection;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.Symmetry;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;

/** Copying, pasting and stamping parts of levels. */
class PartActionsTest {
    private static final class Memory implements ClipboardText {
        private String text;

        @Override
        public Optional<String> read() {
            return Optional.ofNullable(text);
        }

        @Override
        public void write(String newText) {
            text = newText;
        }
    }

    private final Memory clipboard = new Memory();
    private final Desk desk =
            withCoin(new Desk("........", ".##.....", ".#/.....", "........", "........", "........"));
    private final PartActions parts = new PartActions(desk.tools, clipboard);

    /** The same level with "coin-3" in the tile (3, 1). */
    private static Desk withCoin(Desk desk) {
        LevelObject coin = CharacterType.TYPE.create("coin-3", "idle", 50, 18).withBox(50, 18, 8, 10);
        return new Desk(desk.level().withObjects(CharacterType.TYPE, List.of(coin)));
    }

    private void select(Set<String> ids, int column, int row, int columns, int rows) {
        desk.document.select(Selection.of(ids, TileSet.of(new TileRegion(column, row, columns, rows))));
    }

    @Test
    void theSelectionIsTurnedIfAnotherToolThanTheBrushIsChosen() {
        select(Set.of(), 1, 1, 2, 2);
        parts.copy();
        parts.paste();
        desk.tools.choose(ToolId.SELECT);
        assertTrue(parts.turn(Symmetry.FLIP_X));
        assertEquals(ToolId.SELECT, desk.tools.chosenTool());
        assertEquals(List.of("........", ".##.....", ".`#.....", "........", "........", "........"), desk.rows());
    }

    @Test
    void theSelectionIsStoredUnlessTheBrushCarriesAStamp() {
        assertEquals(Optional.empty(), parts.toStore());
        select(Set.of("coin-3"), 1, 1, 2, 2);
        LevelPart selected = parts.toStore().orElseThrow();
        assertEquals(4, selected.tiles().size());
        assertEquals(1, selected.objects().size());
        assertEquals(Optional.empty(), parts.use(selected));
        assertTrue(parts.turn(Symmetry.FLIP_X));
        assertEquals(selected.with(Symmetry.FLIP_X), parts.toStore().orElseThrow());
        desk.tools.choose(ToolId.SELECT);
        assertEquals(selected, parts.toStore().orElseThrow());
    }

    @Test
    void aStoredStampIsCarriedAndOneOfObjectsIsPutAtThePointer() {
        select(Set.of("coin-3"), 1, 1, 2, 2);
        LevelPart stamp = parts.toStore().orElseThrow();
        desk.document.select(Selection.of("coin-3"));
        LevelPart coin = parts.toStore().orElseThrow();
        assertEquals(Optional.empty(), parts.use(stamp));
        assertEquals(Optional.of(stamp), desk.tools.stamp());
        assertEquals(ToolId.BRUSH, desk.tools.chosenTool());
        desk.hover(6, 4);
        assertEquals(Optional.empty(), parts.use(coin));
        assertEquals(2, desk.level().objects().count());
    }

    @Test
    void aPastedPartIsCarriedAndAClickPaintsIt() {
        select(Set.of("coin-3"), 1, 1, 2, 2);
        assertTrue(parts.copy().isPresent());
        assertEquals(Optional.empty(), parts.paste());
        assertEquals(ToolId.BRUSH, desk.tools.chosenTool());
        desk.hover(6, 4);
        assertEquals(5, desk.preview().stamp().column());
        assertEquals(3, desk.preview().stamp().row());
        assertEquals(1, desk.preview().ghosts().size());
        desk.click(6, 4);
        assertEquals(List.of("........", ".##.....", ".#/.....", ".....##.", ".....#/.", "........"), desk.rows());
        assertEquals(50 + 64, desk.object("coin-4").x());
        assertEquals(
                Message.of(
                        "edit.paste",
                        Message.of("size.both", Message.of("size.tiles", 2, 2), Message.of("size.object"))),
                desk.lastStep());
        desk.document.undo();
        assertEquals(1, desk.level().objects().count());
    }

    @Test
    void aStampWithoutItsEmptyTilesLeavesWhatIsUnderThem() {
        Desk stamped = new Desk("#.#.....", "........", "........", "########");
        PartActions actions = new PartActions(stamped.tools, clipboard);
        stamped.document.select(Selection.of(List.of(), TileSet.of(new TileRegion(0, 0, 3, 1))));
        stamped.tools.carry(actions.toStore().orElseThrow());
        stamped.tools.options().set(ToolOption.SKIP_EMPTY, true);
        stamped.click(4.5, 3.5);
        assertEquals(TileType.BLOCK, stamped.level().typeAt(4, 3), "not replaced by the empty tile in the middle");
        stamped.tools.options().set(ToolOption.SKIP_EMPTY, false);
        stamped.click(4.5, 3.5);
        assertEquals(TileType.EMPTY, stamped.level().typeAt(4, 3));
    }

    @Test
    void aStampOfEmptyTilesAloneSaysWhyItPlacesNothing() {
        desk.document.select(Selection.of(List.of(), TileSet.of(new TileRegion(5, 1, 1, 1))));
        desk.tools.carry(parts.toStore().orElseThrow());
        desk.tools.options().set(ToolOption.SKIP_EMPTY, true);
        assertEquals(
                Message.of("status.stamp.allEmpty"), desk.hover(1, 1).preview().status());
    }

    @Test
    void aDragRepeatsTheStampOnItsOwnGridWithoutGaps() {
        desk.document.select(Selection.of(List.of(), TileSet.of(new TileRegion(1, 1, 2, 2))));
        parts.copy();
        parts.paste();
        desk.press(1, 1).drag(7, 1).release(7, 1);
        assertEquals(List.of("########", "#/#/#/#/"), desk.rows().subList(0, 2));
        assertEquals(1, desk.steps());
        desk.document.undo();
        desk.press(1, 1).drag(1.9, 1.9).release(1.9, 1.9);
        assertEquals(List.of("##......", "#/#....."), desk.rows().subList(0, 2), "a small drag paints it once");
    }

    @Test
    void cutEmptiesAndPasteInPlaceRestores() {
        Level before = desk.level();
        select(Set.of("coin-3"), 1, 1, 2, 2);
        assertTrue(parts.cut().isPresent());
        assertEquals(Set.of("........"), Set.copyOf(desk.rows()));
        assertEquals("edit.cut", desk.lastStep().key());
        desk.tools.selectionActions().selectNone();
        assertEquals(Optional.empty(), parts.pasteInPlace());
        assertEquals(before, desk.level());
        assertEquals(Selection.of(Set.of("coin-3"), TileSet.of(new TileRegion(1, 1, 2, 2))), desk.document.selection());
    }

    @Test
    void pasteInPlaceSaysIfTheLevelCutsThePartOff() {
        select(Set.of(), 1, 1, 2, 2);
        parts.copy();
        Desk smaller = new Desk("..", "..");
        assertEquals(
                "Pasted 2 × 2 tiles; what lies outside this level is cut off",
                new Texts(Locale.ENGLISH)
                        .get(new PartActions(smaller.tools, clipboard)
                                .pasteInPlace()
                                .orElseThrow()));
        assertEquals(List.of("..", ".#"), smaller.rows());
    }

    @Test
    void copyAndCutSayWhatTheyDidWithTheRightPlurals() {
        Texts english = new Texts(Locale.ENGLISH);
        Texts german = new Texts(Locale.GERMAN);
        select(Set.of(), 0, 0, 5, 3);
        assertEquals("Copied 5 × 3 tiles", english.get(parts.copy().orElseThrow()));
        select(Set.of(), 1, 1, 1, 1);
        assertEquals("Copied 1 tile", english.get(parts.copy().orElseThrow()));
        assertEquals("1 Kachel kopiert", german.get(parts.copy().orElseThrow()));
        desk.document.select(Selection.of("coin-3"));
        assertEquals("Copied 1 object", english.get(parts.copy().orElseThrow()));
        select(Set.of("coin-3"), 1, 1, 2, 2);
        assertEquals(
                "2 × 2 Kacheln und 1 Objekt kopiert", german.get(parts.copy().orElseThrow()));
        Message cut = parts.cut().orElseThrow();
        assertEquals("Cut 2 × 2 tiles and 1 object", english.get(cut));
        assertEquals("2 × 2 Kacheln und 1 Objekt ausgeschnitten", german.get(cut));
    }

    @Test
    void objectsAloneArePastedAtThePointerAndSelected() {
        desk.document.select(Selection.of("coin-3"));
        parts.copy();
        desk.hover(6.5, 4.5);
        parts.paste();
        assertEquals(Set.of("coin-4"), desk.selected());
        assertEquals(6 * 16 + 2, desk.object("coin-4").x());
        assertEquals(4 * 16 + 2, desk.object("coin-4").y());
        assertTrue(desk.tools.stamp().isEmpty());
    }

    @Test
    void pastedCharactersStandOnGroundNearby() {
        Desk ground = withCoin(new Desk("........", "........", "........", "........", "########"));
        PartActions pasting = new PartActions(ground.tools, clipboard);
        ground.document.select(Selection.of("coin-3"));
        pasting.copy();
        ground.hover(6.5, 3.5);
        pasting.paste();
        assertEquals(4 * 16 - 10, ground.object("coin-4").y());
        pasting.pasteInPlace();
        assertEquals(18, ground.object("coin-5").y(), "in place is exact");
    }

    @Test
    void kindsOfTilesComeAlongIntoAnotherLevelWithAnotherTileSize() {
        Legend legend =
                Legend.completing(List.of(new LegendEntry('^', TileKind.of("spikes", TileType.BLOCK, 0xc04040))));
        Level source = Level.empty("source", 4, 4, 32).withLegend(legend);
        Desk other = new Desk(source.withTiles(source.tiles()
                        .draft()
                        .fill(new TileRegion(0, 0, 4, 4), 0)
                        .build())
                .withObjects(CharacterType.TYPE, List.of(CharacterType.TYPE.create("coin-3", "idle", 32, 64))));
        other.document.select(Selection.of(Set.of("coin-3"), TileSet.of(new TileRegion(1, 2, 2, 1))));
        new PartActions(other.tools, clipboard).copy();
        assertEquals(Optional.empty(), parts.pasteInPlace());
        Legend after = desk.level().legend();
        assertEquals("spikes", after.kindOf(desk.level().tiles().at(1, 2)).name());
        assertEquals(16, desk.object("coin-4").x());
        assertEquals(32, desk.object("coin-4").y());
        desk.document.undo();
        assertEquals(Legend.STANDARD, desk.level().legend());
    }

    @Test
    void aBadClipboardChangesNothingAndSaysWhy() {
        Level before = desk.level();
        assertEquals(Optional.of(Message.of("error.paste.empty")), parts.paste());
        clipboard.write("hello");
        Message refused = parts.paste().orElseThrow();
        assertEquals("error.paste", refused.key());
        assertTrue(refused.arguments().get(0).toString().contains("clipboard"), refused::toString);
        assertEquals(before, desk.level());
        assertEquals(0, desk.steps());
        assertTrue(desk.tools.stamp().isEmpty());
        select(Set.of(), 6, 5, 2, 1);
        parts.copy();
        Desk small = new Desk("...", "...");
        assertEquals(
                Optional.of(Message.of("error.paste.outside")), new PartActions(small.tools, clipboard).pasteInPlace());
    }

    @Test
    void nothingSelectedIsNotCopied() {
        assertEquals(Optional.empty(), parts.copy());
        assertEquals(Optional.empty(), parts.cut());
        assertTrue(clipboard.read().isEmpty());
    }

    @Test
    void theCarriedPartIsFlippedAndTurned() {
        select(Set.of(), 1, 1, 2, 2);
        parts.copy();
        parts.paste();
        Level before = desk.level();
        assertTrue(parts.turn(Symmetry.FLIP_X));
        assertEquals(before, desk.level(), "not the selection");
        desk.click(6, 4);
        assertEquals(List.of(".....##.", ".....`#."), desk.rows().subList(3, 5));
    }

    @Test
    void aPaletteEntryOrDroppingEndsStamping() {
        select(Set.of(), 1, 1, 2, 2);
        parts.copy();
        parts.paste();
        desk.digit(2).click(6.5, 4.5);
        assertEquals("......=.", desk.rows().get(4));
        parts.paste();
        assertTrue(desk.tools.dropStamp());
        assertFalse(desk.tools.dropStamp());
        desk.click(5.5, 4.5);
        assertEquals(".....==.", desk.rows().get(4));
    }

    @Test
    void theRightButtonErasesWhileAStampIsCarried() {
        select(Set.of(), 1, 1, 2, 2);
        parts.copy();
        parts.paste();
        desk.button(PointerButton.RIGHT).click(1.5, 1.5);
        assertEquals("..#.....", desk.rows().get(1));
    }

    @Test
    void aDragWithTheEyedropperPicksAStampWithItsObjects() {
        desk.tool(ToolId.PICK).stroke(2.5, 1.5, 3.5, 2.5);
        assertEquals(ToolId.BRUSH, desk.tools.chosenTool());
        desk.click(6, 4);
        assertEquals(List.of(".....#..", "...../.."), desk.rows().subList(3, 5));
        assertEquals(2, desk.level().objects().count());
        desk.control(true).stroke(0.5, 0.5, 1.5, 0.5);
        assertEquals(2, desk.tools.stamp().orElseThrow().columns());
    }

    @Test
    void theStatusOfAStampLargerThanTheLevelSaysThatItIsCutOff() {
        select(Set.of(), 0, 0, 8, 6);
        parts.copy();
        Desk small = new Desk("....", "....");
        new PartActions(small.tools, clipboard).paste();
        assertEquals(
                "status.stamp.large", small.hover(1.5, 1.5).preview().status().key());
        parts.paste();
        assertEquals("status.stamp", desk.hover(1.5, 1.5).preview().status().key());
    }

    @Test
    void aStampPartlyOutsideIsCutOff() {
        select(Set.of(), 1, 1, 2, 2);
        parts.copy();
        parts.paste();
        desk.click(0, 4);
        assertEquals(List.of("#.......", "/......."), desk.rows().subList(3, 5));
    }
}

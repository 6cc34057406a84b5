package leapsmith.editor.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import leapsmith.editor.LevelText;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Decoration.Depth;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.PieceGrid;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tools of tiles, which paint pieces into a layer of decoration while one is chosen. */
class DecorationToolsTest {
    private static final int FLOWER = PieceGrid.piece(7, 0);
    private static final int TREE_TOP = PieceGrid.piece(3, 0);
    private static final int TREE_FOOT = PieceGrid.piece(19, 0);

    private Desk desk;
    private Level before;

    @BeforeEach
    void openALevelWithALayer() {
        Level level = LevelText.level("........", "........", "........", "..####..", "########");
        before = level.withLooks(level.looks()
                .withLayers(List.of(
                        Decoration.empty("back", "plants", Depth.BACK),
                        Decoration.empty("front", "plants", Depth.FRONT))));
        desk = new Desk(before);
        desk.tools.decorate(new DecorationPaint("front", 1, List.of(FLOWER)));
    }

    private PieceGrid pieces() {
        return desk.document.level().looks().layers().get(1).pieces();
    }

    private int count() {
        return pieces().rows().values().stream().mapToInt(row -> row.size()).sum();
    }

    @Test
    void theBrushPaintsPiecesAndLeavesTilesAlone() {
        desk.press(1.5, 1.5).drag(4.5, 1.5).release(4.5, 1.5);
        assertEquals(4, count());
        assertEquals("Brush, 4 pieces of decoration", step());
        assertEquals(FLOWER, pieces().at(3, 1));
        assertEquals(before.tiles(), desk.document.level().tiles());
        assertTrue(desk.document.level().looks().layers().get(0).pieces().isEmpty(), "another layer");
        desk.document.undo();
        assertEquals(before, desk.document.level());
        desk.click(1.5, 1.5);
        assertEquals("Brush, 1 piece of decoration", step());
    }

    private String step() {
        return new Texts(Locale.ENGLISH).get(desk.lastStep());
    }

    @Test
    void aBlockIsPaintedAroundThePointerAndRepeatedWithoutASeam() {
        desk.tools.decorate(new DecorationPaint("front", 1, List.of(TREE_TOP, TREE_FOOT)));
        desk.click(2.5, 2.5);
        assertEquals(TREE_TOP, pieces().at(2, 1));
        assertEquals(TREE_FOOT, pieces().at(2, 2));
        desk.tool(ToolId.RECTANGLE).press(4.5, 1.5).drag(5.5, 4.5).release(5.5, 4.5);
        for (int row = 1; row <= 4; row++) {
            assertEquals(row % 2 == 0 ? TREE_TOP : TREE_FOOT, pieces().at(5, row), "row " + row);
        }
    }

    @Test
    void theRightButtonAndTheEraserTakePiecesAway() {
        desk.press(1.5, 1.5).drag(4.5, 1.5).release(4.5, 1.5);
        desk.button(PointerButton.RIGHT).click(2.5, 1.5);
        assertEquals(0, pieces().at(2, 1));
        desk.button(PointerButton.LEFT).tool(ToolId.ERASER).click(3.5, 1.5);
        assertEquals(2, count());
        assertEquals(before.tiles(), desk.document.level().tiles());
    }

    @Test
    void fillCoversTheConnectedTilesOfOneKind() {
        desk.tool(ToolId.FILL).click(0.5, 0.5);
        assertEquals(24 + 4, count());
        assertEquals(0, pieces().at(3, 3), "a block");
    }

    @Test
    void fillStopsAtOtherPiecesAndReplacesConnectedEqualOnes() {
        desk.tool(ToolId.LINE).press(3.5, 0.5).drag(3.5, 2.5).release(3.5, 2.5);
        desk.tools.decorate(new DecorationPaint("front", 1, List.of(TREE_TOP)));
        desk.tool(ToolId.FILL).click(0.5, 0.5);
        assertEquals(TREE_TOP, pieces().at(2, 2));
        assertEquals(FLOWER, pieces().at(3, 1));
        assertEquals(0, pieces().at(4, 1), "beyond the flowers");
        desk.tools.decorate(new DecorationPaint("front", 1, List.of(TREE_FOOT)));
        desk.click(3.5, 1.5);
        assertEquals(TREE_FOOT, pieces().at(3, 0));
        assertEquals(TREE_TOP, pieces().at(2, 2));
        assertEquals(0, pieces().at(4, 1));
    }

    @Test
    void replaceChangesAllPiecesOfAKindAndNoTiles() {
        desk.stroke(1.5, 1.5, 4.5, 1.5).stroke(6.5, 0.5, 6.5, 2.5);
        desk.tools.decorate(new DecorationPaint("front", 1, List.of(TREE_TOP)));
        desk.click(3.5, 1.5).tool(ToolId.REPLACE).click(2.5, 1.5);
        assertEquals("Replace, 6 pieces of decoration", step());
        assertEquals(TREE_TOP, pieces().at(6, 2));
        assertEquals(7, count());
        int steps = desk.steps();
        desk.click(0.5, 0.5);
        assertEquals(steps, desk.steps(), "no piece");
        desk.button(PointerButton.RIGHT).click(2.5, 1.5);
        assertEquals(before.tiles(), desk.document.level().tiles());
    }

    @Test
    void emptyPartsOfABlockLeaveWhatIsThere() {
        desk.stroke(1.5, 1.5, 4.5, 1.5);
        int steps = desk.steps();
        desk.tools.decorate(new DecorationPaint("front", 1, List.of(0)));
        desk.stroke(1.5, 1.5, 7.5, 1.5);
        assertEquals(steps, desk.steps());
        desk.tools.decorate(new DecorationPaint("front", 2, List.of(TREE_TOP, 0)));
        desk.tool(ToolId.RECTANGLE).stroke(1.5, 1.5, 4.5, 1.5);
        assertEquals(4, count());
        assertEquals(FLOWER, pieces().at(3, 1) == TREE_TOP ? pieces().at(2, 1) : pieces().at(3, 1));
    }

    @Test
    void nothingIsPaintedOutsideOfTheLevel() {
        desk.tool(ToolId.RECTANGLE).press(-3, -3).drag(1.5, 0.5).release(1.5, 0.5);
        assertEquals(2, count());
    }

    @ParameterizedTest
    @ValueSource(strings = {"brush", "line", "rectangle", "ellipse", "fill", "replace", "eraser"})
    void everyPaintingToolHasAPreviewAndEscapeTakesItsStrokeBack(String key) {
        ToolId tool = ToolId.all().stream()
                .filter(it -> it.key().equals(key))
                .findFirst()
                .orElseThrow();
        desk.tool(tool).hover(1.5, 1.5);
        assertNotNull(desk.tools.preview().status());
        desk.press(1.5, 1.5).drag(4.5, 2.5);
        assertNotNull(desk.tools.preview().status());
        desk.tools.cancel();
        assertEquals(before, desk.document.level());
    }

    @Test
    void anEntryOfThePaletteHasTheToolsPaintTilesAgain() {
        desk.digit(1).click(0.5, 0.5);
        assertTrue(desk.tools.layerBrush().isEmpty());
        assertEquals(0, count());
        assertEquals(before.looks(), desk.document.level().looks());
    }

    @Test
    void aLayerThatIsGoneIsNotPaintedInto() {
        desk.tools.decorate(new DecorationPaint("gone", 1, List.of(FLOWER)));
        desk.click(1.5, 1.5);
        assertSame(before, desk.document.level());
    }
}

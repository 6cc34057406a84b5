package leapsmith.editor.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import leapsmith.editor.LevelText;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tools among tile kinds that have the same shape and do different things. */
class TileKindToolsTest {
    private static final TileKind WEAK_ICE =
            TileKind.of("weak ice", StandardKind.ICE.kind().shape(), 0xAACCFF);

    private Desk desk;

    /** Blocks, ice, spikes and a kind of the level's own. */
    @BeforeEach
    void paint() {
        Level level = LevelText.level("......", "......", "......", "######");
        Legend legend = level.legend()
                .plus(new LegendEntry('-', StandardKind.ICE.kind()))
                .plus(new LegendEntry('^', StandardKind.SPIKES.kind()))
                .plus(new LegendEntry('w', WEAK_ICE));
        TileDraft tiles = level.withLegend(legend).tiles().draft();
        tiles.fill(new TileRegion(1, 3, 2, 1), legend.indexOfSymbol('-'));
        tiles.fill(new TileRegion(5, 0, 1, 1), legend.indexOfSymbol('-'));
        tiles.fill(new TileRegion(3, 3, 1, 1), legend.indexOfSymbol('w'));
        tiles.fill(new TileRegion(4, 2, 2, 1), legend.indexOfSymbol('^'));
        desk = new Desk(level.withLegend(legend).withTiles(tiles.build()));
        assertRows(".....-", "......", "....^^", "#--w##");
    }

    private void assertRows(String... rows) {
        assertEquals(List.of(rows), desk.rows());
    }

    private Desk with(ToolId tool, TileKind kind) {
        desk.tools.choose(Palette.of(desk.level()).tiles().stream()
                .filter(tile -> tile.kind().equals(kind))
                .findFirst()
                .orElseThrow());
        return desk.tool(tool);
    }

    /** The columns and rows of the selected tiles, row by row. */
    private List<String> selected() {
        List<String> places = new ArrayList<>();
        for (int row = 0; row < desk.level().rows(); row++) {
            for (int column = 0; column < desk.level().columns(); column++) {
                if (desk.document.selection().tiles().contains(column, row)) {
                    places.add(column + "," + row);
                }
            }
        }
        return places;
    }

    @Test
    void replaceTellsKindsOfOneShapeApart() {
        with(ToolId.REPLACE, WEAK_ICE).click(1.5, 3.5);
        assertRows(".....w", "......", "....^^", "#www##");
        assertEquals(
                Message.of("edit.replace", 3L, Message.of("tile.kind", "weak ice", Message.of("tile.block"))),
                desk.lastStep());
        desk.document.undo();
        with(ToolId.REPLACE, StandardKind.SPIKES.kind()).click(0.5, 0.5);
        assertRows("^^^^^-", "^^^^^^", "^^^^^^", "#--w##");
    }

    @Test
    void aStandardKindThatTheLevelHasNotIsAddedWhenItIsChosen() {
        PaletteEntry water = Palette.of(desk.level()).entries().stream()
                .filter(entry ->
                        entry instanceof PaletteEntry.Tile tile && tile.kind().equals(StandardKind.WATER.kind()))
                .findFirst()
                .orElseThrow();
        desk.tools.choose(water);
        desk.tool(ToolId.FILL).click(0.5, 0.5);
        assertRows("~~~~~-", "~~~~~~", "~~~~^^", "#--w##");
        assertEquals(2, desk.steps());
        desk.document.undo();
        desk.document.undo();
        assertTrue(desk.level().legend().entries().stream()
                .noneMatch(entry -> entry.kind().equals(StandardKind.WATER.kind())));
    }

    @Test
    void fillStopsAtOtherKindsOfTheSameShape() {
        with(ToolId.FILL, WEAK_ICE).click(2.5, 3.5);
        assertRows(".....-", "......", "....^^", "#www##");
    }

    @Test
    void pickChoosesTheKindAndNotItsShape() {
        desk.tool(ToolId.PICK).click(2.5, 3.5);
        assertEquals(StandardKind.ICE.kind(), ((PaletteEntry.Tile) desk.tools.chosenEntry()).kind());
        desk.tool(ToolId.PICK).click(4.5, 2.5);
        assertEquals(StandardKind.SPIKES.kind(), ((PaletteEntry.Tile) desk.tools.chosenEntry()).kind());
        desk.tool(ToolId.BRUSH).click(0.5, 2.5);
        assertRows(".....-", "......", "^...^^", "#--w##");
    }

    @Test
    void sameKindAndTheWandTellKindsApart() {
        desk.tool(ToolId.SAME_KIND).click(1.5, 3.5);
        assertEquals(List.of("5,0", "1,3", "2,3"), selected());
        desk.tool(ToolId.WAND).click(1.5, 3.5);
        assertEquals(List.of("1,3", "2,3"), selected());
        desk.tool(ToolId.SAME_KIND).click(4.5, 2.5);
        assertEquals(List.of("4,2", "5,2"), selected());
    }
}

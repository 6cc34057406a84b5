package leapsmith.editor.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.TileSet;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Painting random tiles out of a stamp. The level is one row of 200 empty tiles above another. */
class RandomBrushToolTest {
    private final Level level = Level.empty("random", 200, 2, 16);
    private final Desk desk = new Desk(level);

    @BeforeEach
    void carryABlockAndAOneWay() {
        desk.tools.carry(stamp(level, TileType.BLOCK, TileType.ONE_WAY));
        desk.tools.options().set(ToolOption.RANDOM, true);
    }

    /** A part with a tile of each shape in a row, and an object. */
    private static LevelPart stamp(Level level, TileType... shapes) {
        Level painted = level;
        for (int i = 0; i < shapes.length; i++) {
            painted = paint(painted, i, level.legend().indexOf(shapes[i]));
        }
        return part(painted, shapes.length);
    }

    private static Level paint(Level level, int column, int value) {
        return level.withTiles(level.tiles().draft().set(column, 0, value).build());
    }

    private static LevelPart part(Level level, int columns) {
        return LevelPart.of(
                level,
                TileSet.of(new TileRegion(0, 0, columns, 1)),
                List.of(CharacterType.TYPE.create("coin", "idle", 2, 2)));
    }

    private Set<TileType> painted(int row) {
        Set<TileType> shapes = EnumSet.noneOf(TileType.class);
        for (int column = 0; column < level.columns(); column++) {
            shapes.add(desk.level().typeAt(column, row));
        }
        return shapes;
    }

    @Test
    void aStrokePaintsAllTilesOfTheStampAndNothingElse() {
        desk.stroke(0.5, 0.5, 199.5, 0.5);
        assertEquals(EnumSet.of(TileType.BLOCK, TileType.ONE_WAY), painted(0));
        assertEquals(EnumSet.of(TileType.EMPTY), painted(1));
        assertEquals(0, desk.level().objects().count());
        assertEquals(Message.of("edit.random", 200L), desk.lastStep());
    }

    @Test
    void undoAndRedoAreExact() {
        desk.stroke(0.5, 0.5, 199.5, 0.5);
        Level after = desk.level();
        assertEquals(1, desk.steps());
        desk.document.undo();
        assertEquals(level, desk.level());
        desk.document.redo();
        assertEquals(after, desk.level());
    }

    @Test
    void aTileKeepsItsChoiceWhenTheBrushPassesItAgain() {
        desk.press(0.5, 0.5).drag(199.5, 0.5);
        Level once = desk.level();
        desk.drag(0.5, 0.5).release(100.5, 0.5);
        assertEquals(once, desk.level());
    }

    @Test
    void aPressPaintsWhatThePreviewShowsAndTheNextStrokeIsAnother() {
        desk.brushSize(64).hover(40, 1);
        List<Preview.Cells> shown = desk.preview().cells();
        assertEquals(64 * 2, shown.size());
        desk.click(40, 1);
        for (Preview.Cells cells : shown) {
            int column = cells.region().column();
            int row = cells.region().row();
            assertEquals(cells.kind().shape(), desk.level().typeAt(column, row), column + ", " + row);
        }
        Level before = desk.level();
        desk.click(40, 1);
        assertFalse(before.equals(desk.level()));
    }

    @Test
    void aKindThatTheLevelLacksComesAlong() {
        TileKind lava = TileKind.of("lava", TileType.BLOCK, 0xFF0000);
        List<LegendEntry> entries = new ArrayList<>(level.legend().entries());
        entries.add(new LegendEntry('~', lava));
        Level withLava = level.withLegend(new Legend(entries));
        desk.tools.carry(part(paint(withLava, 0, entries.size() - 1), 1));
        desk.click(3, 0.5);
        Level after = desk.level();
        assertEquals("lava", after.legend().kindOf(after.tiles().at(3, 0)).name());
        desk.click(5, 0.5);
        assertEquals(after.legend(), desk.level().legend());
        desk.document.undo();
        desk.document.undo();
        assertEquals(level, desk.level());
    }

    @Test
    void theRightButtonErasesAndASwitchedOffModeStamps() {
        desk.stroke(0.5, 0.5, 199.5, 0.5);
        desk.button(PointerButton.RIGHT).stroke(0.5, 0.5, 199.5, 0.5);
        assertEquals(EnumSet.of(TileType.EMPTY), painted(0));
        desk.tools.options().set(ToolOption.RANDOM, false);
        assertTrue(desk.button(PointerButton.LEFT).hover(10, 0.5).preview().stamp() != null);
    }
}

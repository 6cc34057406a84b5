package leapsmith.editor.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import leapsmith.editor.LevelText;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.play.PlaySession;
import leapsmith.physics.body.Button;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RampTest {
    private static final int SIDE = 16;
    private static final int COLUMNS = 64;
    private static final int ROWS = 22;
    private static final int FLOOR = ROWS - 1;
    /** The first column of a ramp that rises to the right. */
    private static final int START = 12;

    private static final int LONGEST = 12;

    @Test
    void aLineOfASlopeIsAStaircase() {
        Desk desk = new Desk(".....", ".....", ".....");
        slope(desk, TileType.SLOPE_RIGHT).tool(ToolId.LINE).stroke(0.5, 2.5, 2.5, 0.5);
        assertEquals(List.of("../..", "./...", "/...."), desk.rows());
        assertEquals(1, desk.steps());
        assertEquals(Message.of("edit.ramp", 3L), desk.lastStep());
    }

    @Test
    void aDragOfTheBrushIsARampThatFollowsThePointer() {
        Desk desk = new Desk("......", "......", "......");
        slope(desk, TileType.SLOPE_RIGHT_LOW).tool(ToolId.BRUSH).brushSize(3).press(0.5, 2.5);
        assertEquals(List.of("......", "......", "r....."), desk.rows(), "a click paints the slope itself");
        desk.drag(5.5, 0.5);
        assertEquals(List.of("....rR", "..rR..", "rR...."), desk.rows());
        desk.drag(3.5, 1.5).release(3.5, 1.5);
        assertEquals(List.of("......", "..rR..", "rR...."), desk.rows());
        assertEquals(1, desk.steps());
        assertEquals(Message.of("edit.ramp", 4L), desk.lastStep());
        desk.press(0.5, 0.5).drag(5.5, 2.5);
        desk.tools.cancel();
        assertEquals(List.of("......", "..rR..", "rR...."), desk.rows());
    }

    @Test
    void theBrushFillsBelowItsRampsAndErasesWithTheRightButton() {
        Desk desk = new Desk("...", "...", "...");
        desk.tools.options().set(ToolOption.FILL_BELOW, true);
        slope(desk, TileType.SLOPE_RIGHT).tool(ToolId.BRUSH).stroke(0.5, 2.5, 2.5, 0.5);
        assertEquals(List.of("../", "./#", "/##"), desk.rows());
        desk.button(PointerButton.RIGHT).stroke(0.5, 2.5, 2.5, 2.5);
        assertEquals(List.of("../", "./#", "..."), desk.rows());
    }

    @Test
    void theHintNamesRampOrHillAndFillBelowWhereItApplies() {
        Desk desk = new Desk("...", "...", "...");
        for (ToolId tool : List.of(ToolId.BRUSH, ToolId.LINE, ToolId.RECTANGLE)) {
            String painted = tool == ToolId.RECTANGLE ? "status.hill" : "status.ramp";
            desk.tools.options().set(ToolOption.FILL_BELOW, false);
            assertEquals(painted + ".fill", hint(desk, tool, TileType.SLOPE_RIGHT));
            assertEquals(painted, hint(desk, tool, TileType.ONE_WAY_RIGHT));
            assertEquals("status." + tool.key(), hint(desk, tool, TileType.BLOCK));
            desk.tools.options().set(ToolOption.FILL_BELOW, true);
            assertEquals(painted, hint(desk, tool, TileType.SLOPE_RIGHT));
        }
    }

    private static String hint(Desk desk, ToolId tool, TileType type) {
        return slope(desk, type).tool(tool).hover(1.5, 1.5).preview().status().key();
    }

    @Test
    void theHalvesOf1To2AlternateAndRoomBelowIsFilled() {
        Desk desk = new Desk("......", "......", "......");
        desk.tools.options().set(ToolOption.FILL_BELOW, true);
        slope(desk, TileType.SLOPE_RIGHT_HIGH).tool(ToolId.LINE).stroke(0.5, 2.5, 5.5, 0.5);
        assertEquals(List.of("....rR", "..rR##", "rR####"), desk.rows());
    }

    @Test
    void theDirectionOfTheGestureDecidesTheSide() {
        for (TileType slope : List.of(TileType.SLOPE_RIGHT_LOW, TileType.SLOPE_LEFT_HIGH)) {
            List<String> left = List.of("Ll....", "..Ll..", "....Ll");
            assertEquals(left, line(slope, 5.5, 2.5, 0.5, 0.5));
            assertEquals(left, line(slope, 0.5, 0.5, 5.5, 2.5));
            List<String> right = List.of("....rR", "..rR..", "rR....");
            assertEquals(right, line(slope, 0.5, 2.5, 5.5, 0.5));
            assertEquals(right, line(slope, 5.5, 0.5, 0.5, 2.5));
        }
    }

    @Test
    void theRampEndsNearestToThePointer() {
        assertEquals(List.of("......", ".../..", "../..."), line(TileType.SLOPE_RIGHT, 2.5, 2.5, 4.5, 2.5));
        assertEquals(List.of("..`...", "...`..", "......"), line(TileType.SLOPE_LEFT, 2.5, 0.5, 4.5, 0.5));
        assertEquals(List.of("......", "......", "..rR.."), line(TileType.SLOPE_RIGHT_LOW, 2.5, 2.5, 2.5, 2.5));
    }

    @Test
    void aCeilingIsAnUpsideDownFloor() {
        assertEquals(List.of("cC....", "..cC..", "....cC"), line(TileType.CEILING_RIGHT_LOW, 0.5, 0.5, 5.5, 2.5));
        assertEquals(List.of("....Dd", "..Dd..", "Dd...."), line(TileType.CEILING_LEFT_LOW, 0.5, 2.5, 5.5, 0.5));
    }

    @Test
    void aHillGoesUpAndDown() {
        Desk desk = new Desk("........", "........", "........");
        slope(desk, TileType.SLOPE_LEFT).tool(ToolId.RECTANGLE).stroke(0.5, 0.5, 6.5, 2.5);
        assertEquals(List.of("../#`...", "./...`..", "/.....`."), desk.rows());
        assertEquals(Message.of("edit.hill", 7, 3), desk.lastStep());
        desk.document.undo();
        desk.tools.options().set(ToolOption.FILL_BELOW, true);
        slope(desk, TileType.SLOPE_RIGHT_LOW).stroke(0.5, 0.5, 6.5, 2.5);
        assertEquals(List.of("........", "........", "rR###Ll."), desk.rows());
        desk.document.undo();
        slope(desk, TileType.CEILING_RIGHT).stroke(0.5, 0.5, 5.5, 2.5);
        assertEquals(List.of("7####F..", ".7##F...", "..7F...."), desk.rows());
        desk.document.undo();
        slope(desk, TileType.ONE_WAY_RIGHT).stroke(0.5, 0.5, 4.5, 1.5);
        assertEquals(List.of(".(=)....", "(...)...", "........"), desk.rows());
    }

    @Test
    void aRectangleTooNarrowForAHillIsFilledAndTheRightButtonErases() {
        Desk desk = new Desk("...", "...");
        slope(desk, TileType.SLOPE_RIGHT).tool(ToolId.RECTANGLE).click(1.5, 1.5);
        assertEquals(List.of("...", "./."), desk.rows());
        desk.button(PointerButton.RIGHT).stroke(0.5, 0.5, 2.5, 1.5);
        assertEquals(List.of("...", "..."), desk.rows());
    }

    @Test
    void aRampUsesTheKindsOfItsTheme() {
        List<LegendEntry> entries = new ArrayList<>(Legend.STANDARD.entries());
        int low = entries.size();
        entries.add(new LegendEntry('a', theme(TileType.SLOPE_RIGHT_LOW)));
        entries.add(new LegendEntry('b', theme(TileType.SLOPE_RIGHT_HIGH)));
        entries.add(new LegendEntry('e', theme(TileType.BLOCK)));
        Legend legend = new Legend(entries);
        TilePlan plan = new Ramp(legend, low, true).line(0, 1, 3, 0);
        assertEquals(List.of(low, low + 1, low, low + 1, low + 2), values(plan));
    }

    private static List<Integer> values(TilePlan plan) {
        return plan.patches().stream().map(TilePlan.Patch::value).toList();
    }

    private static TileKind theme(TileType shape) {
        return TileKind.of("ice", shape, 0x88ccff);
    }

    static Stream<TileType> floors() {
        return Stream.of(TileType.values())
                .filter(TileType::isSlope)
                .filter(it -> !it.slope().ceiling());
    }

    @ParameterizedTest
    @MethodSource("floors")
    void aCharacterWalksUpAndDownARampOfAnyLength(TileType slope) {
        for (int steps = 1; steps <= LONGEST; steps++) {
            walk(
                    ramp(ToolId.BRUSH, slope, steps, false, !slope.slope().thickRight()),
                    !slope.slope().thickRight(),
                    slope + " by brush");
            for (boolean filled : new boolean[] {false, true}) {
                for (boolean left : new boolean[] {false, true}) {
                    if (steps == 1 && left == slope.slope().thickRight()) {
                        continue; // Level, so it rises to the side of the slope itself.
                    }
                    walk(
                            ramp(ToolId.LINE, slope, steps, filled, left),
                            left,
                            slope + ", " + steps + " steps, " + filled);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("floors")
    void aCharacterWalksOverAHillOfAnySize(TileType slope) {
        for (int columns = 2 * slope.slope().run(); columns <= 30; columns++) {
            Desk desk = new Desk(floor());
            slope(desk, slope).tool(ToolId.RECTANGLE);
            desk.stroke(START + 0.5, FLOOR - 1 + 0.5, START + columns - 0.5, FLOOR - 8 + 0.5);
            walk(desk.level(), false, slope + ", " + columns + " columns");
        }
    }

    /** The floor with a ramp, which ends at a platform. */
    private static Level ramp(ToolId tool, TileType slope, int steps, boolean filled, boolean left) {
        int length = steps * slope.slope().run();
        int first = left ? COLUMNS - 1 - START : START;
        int last = left ? first - length + 1 : first + length - 1;
        int top = FLOOR - steps;
        Desk desk = new Desk(floor());
        desk.tools.options().set(ToolOption.FILL_BELOW, filled);
        slope(desk, slope).tool(tool).stroke(first + 0.5, FLOOR - 0.5, last + 0.5, top + 0.5);
        TileRegion platform =
                left ? TileRegion.between(0, top, last - 1, top) : TileRegion.between(last + 1, top, COLUMNS - 1, top);
        Level level = desk.level();
        TileChange change = TileChange.between(
                level.tiles(), level.tiles().draft().fill(platform, 1).build());
        return level.withTiles(level.tiles().with(change));
    }

    private static Level floor() {
        Level empty = Level.empty("ramp", COLUMNS, ROWS, SIDE);
        TileRegion floor = new TileRegion(0, FLOOR, COLUMNS, 1);
        return empty.withTiles(empty.tiles().draft().fill(floor, 1).build());
    }

    /** Walks from one end of the level to the other and back, always on the ground and without stopping. */
    private static void walk(Level level, boolean left, String message) {
        double x = left ? COLUMNS * SIDE - 60 : 48;
        Level played = level.withObjects(
                CharacterType.TYPE,
                List.of(CharacterType.TYPE.create("hero", CharacterType.PLAYER, x, FLOOR * SIDE - 40)));
        PlaySession play = new PlaySession(played);
        play.step(Inputs.NONE);
        Body player = play.player().orElseThrow();
        for (boolean toLeft : new boolean[] {left, !left}) {
            int ticks = 0;
            while (toLeft ? player.x() > 48 : player.x() < COLUMNS * SIDE - 60) {
                double before = player.x();
                play.step(Inputs.of(toLeft ? Button.LEFT : Button.RIGHT));
                String where = message + ", at " + player.x() + ", " + player.y();
                assertTrue(player.onGround(), where);
                assertTrue(ticks++ < 3 || (toLeft ? player.x() < before : player.x() > before), where);
            }
        }
    }

    private static List<String> line(TileType slope, double column, double row, double toColumn, double toRow) {
        Desk desk = new Desk("......", "......", "......");
        slope(desk, slope).tool(ToolId.LINE).stroke(column, row, toColumn, toRow);
        return LevelText.rows(desk.level());
    }

    private static Desk slope(Desk desk, TileType slope) {
        desk.tools.choose(desk.tools.palette().tile(slope));
        return desk;
    }
}

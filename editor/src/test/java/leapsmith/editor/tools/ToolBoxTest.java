package leapsmith.editor.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import leapsmith.editor.LevelText;
import leapsmith.editor.document.Selection;
import leapsmith.editor.document.Subscription;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.ObjectTypes;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ToolBoxTest {
    private final Desk desk = new Desk("....", "..=.", "####");

    @Test
    void digitsSelectEntriesAndToolsThatUseThem() {
        List<String> ids = new ArrayList<>();
        List<ToolId> tools = new ArrayList<>();
        for (int digit = 1; digit <= 9; digit++) {
            assertTrue(desk.tools.chooseDigit(digit));
            ids.add(desk.tools.chosenEntry().id());
            tools.add(desk.tools.chosenTool());
        }
        assertEquals(
                List.of(
                        "palette-tile-block",
                        "palette-tile-one-way",
                        "palette-tile-empty",
                        "palette-character-player",
                        "palette-character-patrol",
                        "palette-character-idle",
                        "palette-zone-goal",
                        "palette-platform-solid",
                        "palette-emitter-deadly"),
                ids);
        assertEquals(
                List.of(
                        ToolId.BRUSH,
                        ToolId.BRUSH,
                        ToolId.BRUSH,
                        ToolId.placing(CharacterType.TYPE),
                        ToolId.placing(CharacterType.TYPE),
                        ToolId.placing(CharacterType.TYPE),
                        ToolId.placing(ZoneType.TYPE),
                        ToolId.placing(PlatformType.TYPE),
                        ToolId.placing(EmitterType.TYPE)),
                tools);
        assertFalse(desk.tools.chooseDigit(0));
    }

    @Test
    void everyKindOfObjectsIsReachedByPressingADigitAgain() {
        Set<String> reached = new HashSet<>();
        for (int digit = 1; digit <= 9; digit++) {
            for (int presses = 0; presses < 12; presses++) {
                desk.digit(digit);
                reached.add(desk.tools.chosenEntry().id());
            }
        }
        Set<String> missing = desk.tools.palette().entries().stream()
                .filter(PaletteEntry.OfObject.class::isInstance)
                .map(PaletteEntry::id)
                .collect(Collectors.toCollection(HashSet::new));
        missing.removeAll(reached);
        assertEquals(Set.of(), missing);
    }

    @Test
    void aDigitSelectsTheNextKindOnlyIfItsTypeIsSelected() {
        List<String> ids = new ArrayList<>();
        for (int digit : new int[] {7, 7, 7, 7, 1, 7, 4, 4, 8, 8, 9, 9}) {
            ids.add(desk.digit(digit).tools.chosenEntry().id().replaceFirst("palette-", ""));
        }
        assertEquals(
                List.of(
                        "zone-goal",
                        "zone-deadly",
                        "zone-checkpoint",
                        "zone-spring",
                        "tile-block",
                        "zone-goal",
                        "character-player",
                        "character-player",
                        "platform-solid",
                        "platform-oneway",
                        "emitter-deadly",
                        "emitter-harmless"),
                ids);
        assertEquals(2, desk.tools.chosenEntry().presses());
    }

    @Test
    void selectingATileKeepsAPaintingToolOrRestoresTheLastOne() {
        desk.tool(ToolId.FILL).digit(2);
        assertEquals(ToolId.FILL, desk.tools.chosenTool());
        desk.digit(4).digit(1);
        assertEquals(ToolId.FILL, desk.tools.chosenTool());
        desk.tool(ToolId.SELECT).digit(1);
        assertEquals(ToolId.FILL, desk.tools.chosenTool());
        desk.digit(5).tool(ToolId.BRUSH).tool(ToolId.placing(CharacterType.TYPE));
        assertEquals("palette-character-patrol", desk.tools.chosenEntry().id());
        desk.tool(ToolId.BRUSH);
        assertEquals("palette-tile-block", desk.tools.chosenEntry().id());
    }

    @Test
    void furtherKindsOfTheLegendComeAfterThePlainOnes() {
        Legend legend = Legend.completing(List.of(
                new LegendEntry('~', TileType.EMPTY),
                new LegendEntry('G', TileType.BLOCK),
                new LegendEntry('R', TileType.BLOCK),
                new LegendEntry('-', TileType.ONE_WAY)));
        Palette palette = Palette.of(desk.level().withLegend(legend));
        assertEquals(
                List.of(
                        new PaletteEntry.Tile(TileKind.of(TileType.BLOCK), 1, 'G', 1),
                        new PaletteEntry.Tile(TileKind.of(TileType.ONE_WAY), 3, '-', 2),
                        new PaletteEntry.Tile(TileKind.of(TileType.EMPTY), 0, '~', 3),
                        new PaletteEntry.Tile(TileKind.of(TileType.BLOCK), 2, 'R', 0)),
                palette.entries().subList(0, 4));
        // And the slopes, the standard kinds, the gates, and the kinds of objects.
        int kinds = ObjectTypes.STANDARD.all().stream()
                .mapToInt(type -> type.kinds().size())
                .sum();
        assertEquals(
                4 + 18 + StandardKind.values().length + 3 + kinds,
                palette.entries().size());
    }

    @Test
    void theSelectedKindFollowsItsSymbolToAnotherLegend() {
        desk.digit(2);
        Legend legend = Legend.completing(List.of(
                new LegendEntry('=', TileType.ONE_WAY),
                new LegendEntry('#', TileType.BLOCK),
                new LegendEntry('.', TileType.EMPTY)));
        desk.document.apply(Message.of("legend"), desk.level().withLegend(legend));
        assertEquals(new PaletteEntry.Tile(TileKind.of(TileType.ONE_WAY), 0, '=', 2), desk.tools.chosenEntry());
    }

    @Test
    void ctrlClickPicksTheTile() {
        desk.control(true).click(2.5, 1.5);
        assertEquals("palette-tile-one-way", desk.tools.chosenEntry().id());
        assertEquals(ToolId.BRUSH, desk.tools.chosenTool());
        assertEquals(0, desk.steps());
        assertEquals(PointerShape.PICK, desk.hover(1, 1).preview().pointer());
        desk.control(false).hover(1, 1);
        assertEquals(ToolId.BRUSH, desk.tools.activeTool());
        desk.tool(ToolId.PICK).click(0.5, 2.5);
        assertEquals("palette-tile-block", desk.tools.chosenEntry().id());
        assertEquals(ToolId.BRUSH, desk.tools.chosenTool());
        desk.tool(ToolId.PICK).click(-3, 2.5);
        assertEquals(ToolId.PICK, desk.tools.chosenTool());
    }

    @Test
    void pickingAnObjectSelectsItsKind() {
        Desk objects = new Desk(LevelText.level("....", "....")
                .withObjects(CharacterType.TYPE, List.of(CharacterType.TYPE.create("p", "patrol", 16, 0))));
        objects.control(true).click(1.2, 0.5);
        assertEquals("palette-character-patrol", objects.tools.chosenEntry().id());
        assertEquals(ToolId.placing(CharacterType.TYPE), objects.tools.chosenTool());
    }

    @Test
    void theMiddleButtonAndTheHandKeyPan() {
        List<String> pans = new ArrayList<>();
        desk.tools.setCamera(new CameraHand() {
            @Override
            public void panBy(double dxPx, double dyPx) {
                pans.add(dxPx + " " + dyPx);
            }

            @Override
            public Runnable keepView() {
                int kept = pans.size();
                return () -> pans.subList(kept, pans.size()).clear();
            }

            @Override
            public double levelPxPerScreenPx() {
                return 1;
            }
        });
        desk.button(PointerButton.MIDDLE).press(1, 1).drag(2, 0.5);
        assertEquals(List.of("-16.0 8.0"), pans);
        assertEquals(PointerShape.CLOSED_HAND, desk.preview().pointer());
        desk.tools.cancel();
        assertEquals(List.of(), pans, "the view is where it was");
        desk.button(PointerButton.LEFT).hover(1, 1).tools.setHandHeld(true);
        assertEquals(PointerShape.OPEN_HAND, desk.preview().pointer());
        desk.press(1, 1).drag(1, 2);
        assertEquals(1, pans.size());
        desk.tools.setHandHeld(false);
        desk.drag(1, 3);
        assertEquals(2, pans.size(), "a gesture stays with its tool");
        desk.release(1, 3);
        assertEquals(3, pans.size());
        assertEquals(ToolId.BRUSH, desk.tools.activeTool());
        assertEquals(0, desk.steps());
    }

    @Test
    void aGestureStaysWithItsToolEvenIfAnotherIsSelected() {
        desk.press(0.5, 0.5).tool(ToolId.ERASER).digit(4).drag(1.5, 0.5).release(1.5, 0.5);
        assertEquals("##..", desk.rows().get(0));
        assertEquals(1, desk.steps());
    }

    @Test
    void otherButtonsAreIgnoredDuringAGesture() {
        desk.press(0.5, 0.5);
        desk.button(PointerButton.RIGHT).press(3.5, 0.5);
        desk.button(PointerButton.LEFT).release(0.5, 0.5);
        assertEquals("#...", desk.rows().get(0));
    }

    @Test
    void thePreviewFollowsASelectionWithoutAPointerMove() {
        desk.hover(1.5, 0.5);
        assertEquals(TileType.BLOCK, desk.preview().cells().get(0).kind().shape());
        desk.digit(2);
        assertEquals(TileType.ONE_WAY, desk.preview().cells().get(0).kind().shape());
        desk.digit(4);
        assertEquals("player", desk.preview().ghosts().get(0).kind());
    }

    @Test
    void aFailedGestureIsReverted() {
        desk.digit(4).click(1.5, 1.5);
        desk.document.addListener(change -> {
            throw new IllegalStateException("on purpose");
        });
        List<String> before = desk.rows();
        desk.digit(1);
        assertThrows(IllegalStateException.class, () -> desk.press(0.5, 0.5));
        assertEquals(before, desk.rows());
        assertFalse(desk.document.isInStroke());
        assertFalse(desk.tools.isInGesture());
    }

    @ParameterizedTest
    @MethodSource("toolsAndCalls")
    void aGestureThatFailsLeavesNoStrokeAndTheNextOneWorks(ToolId tool, int failingCall, boolean isError) {
        List<String> start = desk.rows();
        desk.digit(4).click(1.5, 1.5).digit(1).tool(tool);
        int[] calls = {0};
        Subscription failing = desk.document.addListener(change -> {
            if (calls[0] == failingCall) {
                if (isError) {
                    throw new StackOverflowError();
                }
                throw new IllegalStateException("on purpose");
            }
        });
        Runnable[] gesture = {() -> desk.press(1.5, 1.5), () -> desk.drag(3.5, 1.5), () -> desk.release(3.5, 1.5)};
        for (Runnable part : gesture) {
            calls[0]++;
            try {
                part.run();
            } catch (IllegalStateException | StackOverflowError e) {
                assertFalse(desk.tools.isInGesture());
                assertFalse(desk.document.isInStroke());
            }
        }
        failing.unsubscribe();
        assertFalse(desk.tools.isInGesture());
        assertFalse(desk.document.isInStroke());
        while (desk.document.undo()) {
            // Back to the first level.
        }
        assertEquals(start, desk.rows());
        assertFalse(desk.document.isDirty());
        desk.tool(ToolId.BRUSH).digit(1).click(0.5, 0.5);
        assertEquals("#...", desk.rows().get(0));
    }

    @ParameterizedTest
    @MethodSource("toolsAndButtons")
    void cancelRestoresLevelAndSelectionWithEveryTool(ToolId tool, PointerButton button) {
        desk.digit(4).click(3.5, 1.5).tool(ToolId.SELECT).stroke(0.5, 2.5, 2.5, 2.5);
        Level level = desk.level();
        Selection selection = desk.document.selection();
        int steps = desk.steps();
        desk.digit(2).tool(tool).button(button);
        for (double column = 0.5; column < 4; column++) {
            for (double row = 1.5; row < 3; row++) {
                desk.press(column, row);
                assertTrue(desk.tools.cancel());
                desk.press(column, row).drag(column - 2, row - 1);
                assertTrue(desk.tools.cancel());
                assertEquals(level, desk.level());
                assertEquals(selection, desk.document.selection());
                assertEquals(steps, desk.steps());
                assertFalse(desk.document.isInStroke());
            }
        }
    }

    static Stream<Arguments> toolsAndButtons() {
        return ToolId.all().stream()
                .flatMap(tool ->
                        Stream.of(PointerButton.LEFT, PointerButton.RIGHT).map(button -> Arguments.of(tool, button)));
    }

    static Stream<Arguments> toolsAndCalls() {
        return ToolId.all().stream()
                .flatMap(tool -> IntStream.rangeClosed(1, 3)
                        .boxed()
                        .flatMap(call -> Stream.of(Arguments.of(tool, call, false), Arguments.of(tool, call, true))));
    }

    @Test
    void listenersAreCalledAfterASelection() {
        List<ToolId> received = new ArrayList<>();
        Subscription subscription = desk.tools.addListener(() -> received.add(desk.tools.chosenTool()));
        desk.tool(ToolId.LINE).digit(5);
        desk.brushSize(1000);
        assertEquals(ToolOption.MAX_BRUSH_SIZE, desk.tools.options().get(ToolOption.BRUSH_SIZE));
        subscription.unsubscribe();
        desk.tool(ToolId.FILL);
        assertEquals(
                List.of(ToolId.LINE, ToolId.placing(CharacterType.TYPE), ToolId.placing(CharacterType.TYPE)), received);
    }

    @Test
    void everyToolHasAPreviewEverywhere() {
        for (ToolId tool : ToolId.all()) {
            desk.tool(tool);
            for (double column : new double[] {-100, 0, 1.5, 3.999, 4, 1e7}) {
                desk.hover(column, 1.5).preview();
                desk.press(column, 1.5).preview();
                desk.drag(column + 2, -3).preview();
                desk.tools.cancel();
            }
            desk.tools.leave();
            assertEquals(List.of(), desk.preview().cells());
            assertEquals(0, desk.document.isInStroke() ? 1 : 0);
        }
    }
}

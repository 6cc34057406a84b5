package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.settings.Settings;
import leapsmith.editor.settings.SettingsFile;
import leapsmith.editor.tools.ToolId;
import leapsmith.editor.ui.AccessibleNames;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.FocusOrder;
import leapsmith.editor.ui.KeyPreset;
import leapsmith.editor.ui.KeyText;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.scene.Overlay;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

class KeyboardWindowTest extends WindowFixture {
    @Test
    void keysAreTheLevelsAfterAClickOnAToolAnEntryOrAnOption() {
        for (String button : List.of("#option-tool-largerBrush", "#tool-select", "#palette-character-player")) {
            clickOn(button);
            assertTrue(window.level().canvas().isFocused(), button);
        }
    }

    @Test
    void thePaletteShowsTheEntryThatAKeyChooses() throws TimeoutException {
        Node door = lookup("#palette-platform-door").query();
        Node palette = LevelParts.of(window.level()).palette;
        assertFalse(isSeen(door, palette), "the palette is longer than the window");
        for (int presses = 0; presses < 3; presses++) {
            type(KeyCode.DIGIT8);
        }
        await(() -> isSeen(door, palette));
        type(KeyCode.R);
        WaitForAsyncUtils.waitForFxEvents();
        Node block = lookup("#palette-tile-block").query();
        assertFalse(isSeen(block, palette), "a tool that uses no entry leaves the palette where it is");
        type(KeyCode.DIGIT1);
        await(() -> isSeen(block, palette));
    }

    private static boolean isSeen(Node entry, Node palette) {
        return palette.localToScene(palette.getLayoutBounds()).contains(entry.localToScene(entry.getLayoutBounds()));
    }

    @Test
    void everyControlThatTabReachesHasAName() throws TimeoutException {
        assertNamed("new level");
        for (Tab tab : LevelParts.of(window.level()).sidePanel.getTabs()) {
            onFx(() -> LevelParts.of(window.level()).sidePanel.showTab(tab.getId()));
            assertNamed(tab.getId());
        }
        perform(ActionId.PLOT);
        perform(ActionId.SELECT_ALL);
        onFx(() -> LevelParts.of(window.level()).sidePanel.showInspector());
        assertNamed("selection");
        play();
        assertNamed("playing");
        stop();
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.P);
        assertNamed("commands");
        type(KeyCode.ESCAPE);
        push(KeyCode.CONTROL, KeyCode.COMMA);
        assertNamed("settings");
        clickOn("#settings-keys");
        assertNamed("keys");
        type(KeyCode.ESCAPE);
    }

    private void assertNamed(String state) {
        List<String> missing = new ArrayList<>();
        onFx(() -> {
            root().applyCss();
            missing.addAll(AccessibleNames.missing(root()));
        });
        assertEquals(List.of(), missing, state);
    }

    @Test
    void tabReachesAllPanelsAndOneButtonOfTheToolStrip() {
        Set<Node> reached = new LinkedHashSet<>();
        for (int i = 0; i < 60 && reached.add(focused()); i++) {
            type(KeyCode.TAB);
        }
        assertTrue(reached.size() > 10 && reached.size() < 60, reached.toString());
        assertTrue(reached.contains(window.level().canvas()));
        assertEquals(1, within(LevelParts.of(window.level()).toolStrip, reached));
        assertEquals(1, within(LevelParts.of(window.level()).palette, reached));
        assertTrue(within(LevelParts.of(window.level()).sidePanel, reached) > 0);
    }

    private static long within(Node parent, Set<Node> nodes) {
        return nodes.stream().filter(it -> FocusOrder.isWithin(parent, it)).count();
    }

    @Test
    void arrowKeysMoveInTheToolStripAndThePalette() {
        onFx(() -> FocusOrder.in(LevelParts.of(window.level()).toolStrip).get(0).requestFocus());
        type(KeyCode.DOWN).type(KeyCode.SPACE);
        assertEquals(ToolId.LINE, window.level().tools().chosenTool());
        type(KeyCode.HOME).type(KeyCode.UP);
        assertEquals("tool-hand", focused().getId());
        onFx(() -> FocusOrder.in(LevelParts.of(window.level()).palette).get(0).requestFocus());
        Node first = focused();
        type(KeyCode.DOWN);
        assertTrue(focused() != first && FocusOrder.isWithin(LevelParts.of(window.level()).palette, focused()));
    }

    @Test
    void aKeyMovesTheFocusFromPanelToPanelAndEscapeReturnsToTheCanvas() {
        List<Node> panels = List.of(LevelParts.of(window.level()).toolStrip, LevelParts.of(window.level()).palette);
        for (Node panel : panels) {
            push(KeyCode.CONTROL, KeyCode.F6);
            assertTrue(FocusOrder.isWithin(panel, focused()), panel + " " + focused());
        }
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F6);
        assertTrue(FocusOrder.isWithin(panels.get(0), focused()));
        perform(ActionId.SELECT_ALL);
        type(KeyCode.ESCAPE);
        assertSame(window.level().canvas(), focused());
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.F6);
        assertFalse(FocusOrder.isWithin(panels.get(0), focused()), "the last panel");
    }

    @Test
    void escapeReturnsToTheCanvasWhileATooltipIsShown() throws TimeoutException {
        push(KeyCode.CONTROL, KeyCode.F6);
        moveTo("#tool-select");
        await(() -> Window.getWindows().stream().anyMatch(it -> it instanceof Tooltip));
        type(KeyCode.ESCAPE);
        assertSame(window.level().canvas(), focused());
    }

    @Test
    void aControlThatAKeyFocusesShowsItsFocusRingUntilTheFocusLeaves() {
        push(KeyCode.CONTROL, KeyCode.F6);
        Node first = focused();
        assertTrue(hasFocusRing(first), first.toString());
        type(KeyCode.DOWN);
        Node second = focused();
        assertNotSame(first, second);
        assertTrue(hasFocusRing(second), second.toString());
        assertFalse(hasFocusRing(first), first.toString());
    }

    private static boolean hasFocusRing(Node node) {
        return node.getPseudoClassStates().contains(PseudoClass.getPseudoClass("focus-visible"));
    }

    @Test
    void theTileCursorIsAnnounced() {
        type(KeyCode.RIGHT);
        String place = window.level().canvas().getAccessibleText();
        type(KeyCode.RIGHT);
        assertTrue(place.startsWith("col"), place);
        assertFalse(place.equals(window.level().canvas().getAccessibleText()));
    }

    @Test
    void aCommandIsFoundAndRunByKeyboard() {
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.P);
        write("erasr").type(KeyCode.ENTER);
        assertEquals(ToolId.ERASER, window.level().tools().chosenTool());
        assertSame(window.level().canvas(), focused());
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.P);
        type(KeyCode.ENTER);
        assertEquals(List.of("tool.eraser"), settings().get(EditorSettings.COMMANDS));
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.P);
        write("hand").type(KeyCode.ESCAPE);
        assertEquals(ToolId.ERASER, window.level().tools().chosenTool());
        assertSame(window.level().canvas(), focused());
    }

    @Test
    void aKeyIsChangedInTheSettings() {
        push(KeyCode.CONTROL, KeyCode.COMMA);
        clickOn("#settings-keys");
        clickOn("#settings-keys-search").write("hand");
        clickOn("#settings-keys-add").push(KeyCode.CONTROL, KeyCode.F2);
        clickOn("#settings-keys-add").type(KeyCode.ESCAPE);
        type(KeyCode.ESCAPE);
        assertEquals(
                KeyText.readAll("H Ctrl+F2"),
                settings().get(EditorSettings.KEYS).get("tool.hand"));
        push(KeyCode.CONTROL, KeyCode.F2);
        assertEquals(ToolId.HAND, window.level().tools().chosenTool());
    }

    @Test
    void aPresetAndAThemeAreChosenInTheSettings() {
        push(KeyCode.CONTROL, KeyCode.COMMA);
        assertTrue(focused() instanceof TabPane, "the focus is in the dialog");
        onFx(() -> box("#setting-theme").setValue(EditorSettings.ThemeChoice.DARK));
        clickOn("#settings-keys");
        onFx(() -> box("#setting-keyPreset").setValue(KeyPreset.LDTK));
        assertFalse(
                lookup("#settings-keys-list").queryAs(ListView.class).getItems().isEmpty());
        type(KeyCode.ESCAPE);
        assertTrue(window.actions.get(ActionId.DARK).selected().get());
        assertEquals(EditorSettings.ThemeChoice.DARK, settings().get(EditorSettings.THEME));
        assertEquals(KeyPreset.LDTK, settings().get(EditorSettings.KEY_PRESET));
        boolean grid = window.actions.get(ActionId.GRID).selected().get();
        type(KeyCode.G);
        assertEquals(!grid, window.actions.get(ActionId.GRID).selected().get());
    }

    @Test
    void thePanelsAreRememberedWhenTheWindowCloses() {
        perform(ActionId.switching(ViewSwitch.RULERS));
        perform(ActionId.CONTACTS);
        onFx(() -> {
            LevelParts.of(window.level()).sidePanel.showTab("tab-history");
            window.close();
        });
        assertEquals("tab-history", settings().get(EditorSettings.SIDE_TAB));
        assertFalse(settings().get(EditorSettings.of(ViewSwitch.RULERS)));
        assertTrue(settings().get(EditorSettings.OVERLAYS).contains(Overlay.CONTACTS));
    }

    @SuppressWarnings("unchecked")
    private <T> ComboBox<T> box(String id) {
        return lookup(id).queryAs(ComboBox.class);
    }

    private Settings settings() {
        return new SettingsFile(windowFolder().resolve("config")).read();
    }

    private Node focused() {
        return window.stage.getScene().getFocusOwner();
    }

    private Node root() {
        return window.stage.getScene().getRoot();
    }
}

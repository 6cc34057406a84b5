package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.lang.reflect.Field;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.ui.ActionId;
import leapsmith.levels.model.Level;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** Several levels in tabs of one window. */
class LevelTabsTest extends WindowFixture {
    @Override
    LevelDocument firstDocument() {
        return new LevelDocument(Level.empty("Untitled", 20, 10, Level.STANDARD_TILE_SIZE));
    }

    @Test
    void aNewLevelReplacesAnUntouchedOneAndElseOpensATab() {
        LevelDocument first = newLevel(20);
        assertEquals(List.of(first), window.levels.documents());
        click(1, 1);
        LevelDocument second = newLevel(30);
        assertEquals(List.of(first, second), window.levels.documents());
        assertSame(second, document());
        assertEquals(List.of("new", "new"), dialogs.asked, "nothing is lost, so nothing is asked");
    }

    @Test
    void eachLevelKeepsItsOwnHistoryAndTheTitleFollowsTheTab() {
        LevelDocument first = document();
        click(1, 1);
        LevelDocument second = newLevel(30);
        push(KeyCode.CONTROL, KeyCode.TAB);
        assertSame(first, document());
        assertTrue(window.stage.getTitle().contains("•"));
        undo();
        assertEquals(TileType.EMPTY, first.level().typeAt(1, 1));
        push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.TAB);
        assertSame(second, document());
        assertFalse(window.stage.getTitle().contains("•"));
        click(2, 2);
        assertEquals(TileType.BLOCK, second.level().typeAt(2, 2));
        assertFalse(first.isDirty());
    }

    @Test
    void aClickSelectsATabAndTheKeysBelongToTheCanvas() {
        LevelDocument first = document();
        click(1, 1);
        newLevel(30);
        clickOn(header(0));
        assertSame(first, document());
        assertTrue(window.level().canvas().isFocused());
    }

    @Test
    void aMiddleClickClosesATabAfterAQuestion() {
        LevelDocument first = document();
        click(1, 1);
        LevelDocument second = newLevel(30);
        clickOn(header(0), MouseButton.MIDDLE);
        assertEquals(List.of(first, second), window.levels.documents());
        assertEquals("unsaved Untitled", dialogs.asked.get(1));
        dialogs.unsaved = Dialogs.Unsaved.DISCARD;
        clickOn(header(0), MouseButton.MIDDLE);
        assertEquals(List.of(second), window.levels.documents());
        assertEquals(1, tabs().getTabs().size());
    }

    @Test
    void allTabsDrawFromOneMemoryBudget() {
        LevelDocument first = document();
        click(1, 1);
        LevelDocument second = newLevel(30);
        assertSame(first.memory(), second.memory());
        assertTrue(first.history().sizeBytes() > 0);
        assertEquals(first.history().sizeBytes(), second.memory().usedBytes());
        dialogs.unsaved = Dialogs.Unsaved.DISCARD;
        clickOn(header(0), MouseButton.MIDDLE);
        assertEquals(0, second.memory().usedBytes());
    }

    @Test
    void theMenuOfATabAppliesToItsLevelAndNotToTheCurrentOne() {
        click(1, 1);
        LevelDocument second = newLevel(30);
        click(1, 1);
        LevelDocument third = newLevel(30);
        dialogs.unsaved = Dialogs.Unsaved.DISCARD;
        assertTrue(menuItem(0, ActionId.RELOAD).isDisable(), "no file");
        onFx(() -> menuItem(0, ActionId.CLOSE).fire());
        assertEquals(List.of(second, third), window.levels.documents());
        assertSame(third, document());
        onFx(() -> menuItem(0, ActionId.CLOSE_OTHERS).fire());
        assertEquals(List.of(second), window.levels.documents());
        assertSame(second, document());
        assertTrue(menuItem(0, ActionId.CLOSE_OTHERS).isDisable());
        assertFalse(menuItem(0, ActionId.CLOSE_ALL).isDisable());
    }

    @Test
    void closingTheLastTabLeavesAnEmptyLevelBehindTheStartPage() {
        LevelDocument before = document();
        push(KeyCode.CONTROL, KeyCode.W);
        assertNotSame(before, document());
        clickOn("#start-close");
        perform(ActionId.FIT);
        assertEquals(1, tabs().getTabs().size());
        click(2, 2);
        assertEquals(TileType.BLOCK, level().typeAt(2, 2));
    }

    @Test
    void anotherTabStopsPlay() throws Exception {
        LevelDocument first = document();
        click(1, 1);
        newLevel(30);
        play();
        push(KeyCode.CONTROL, KeyCode.TAB);
        assertSame(first, document());
        assertFalse(window.playModel().isPlaying());
        play();
        assertTrue(window.playModel().isPlaying(), "play belongs to the current tab");
    }

    @Test
    void tabsCanBeReordered() {
        LevelDocument first = document();
        click(1, 1);
        LevelDocument second = newLevel(30);
        onFx(() -> {
            List<Tab> tabs = tabs().getTabs();
            tabs().getTabs().setAll(tabs.get(1), tabs.get(0));
        });
        assertEquals(List.of(second, first), window.levels.documents());
        assertEquals(2, tabs().getTabs().size());
    }

    /** JavaFX keeps the styles of each id that it has seen. */
    @Test
    void theIdOfAClosedTabIsUsedAgain() {
        click(1, 1);
        newLevel(30);
        List<String> ids = tabs().getTabs().stream().map(Tab::getId).toList();
        assertEquals(2, Set.copyOf(ids).size());
        push(KeyCode.CONTROL, KeyCode.W);
        assertEquals(1, tabs().getTabs().size());
        newLevel(30);
        assertEquals(ids, tabs().getTabs().stream().map(Tab::getId).toList());
    }

    @Test
    void quittingListsAllUnsavedLevels() {
        click(1, 1);
        newLevel(30);
        click(1, 1);
        push(KeyCode.CONTROL, KeyCode.Q);
        assertEquals("unsaved Untitled, Untitled 2", dialogs.asked.get(1));
        assertTrue(window.stage.isShowing());
    }

    @Test
    void switchingTabsLeavesNoListenersBehind() throws Exception {
        paint(2, 2, 3, 2);
        LevelDocument first = document();
        open(new LevelDocument(Level.empty("second", 20, 10, 16)));
        LevelDocument second = document();
        onFx(() -> window.show(first));
        int before = listeners(first) + listeners(second);
        for (int i = 0; i < 5; i++) {
            onFx(() -> window.show(second));
            onFx(() -> window.show(first));
        }
        assertEquals(before, listeners(first) + listeners(second));
    }

    /** The number of listeners of a document. */
    private static int listeners(LevelDocument document) throws ReflectiveOperationException {
        Field changes = LevelDocument.class.getDeclaredField("changes");
        changes.setAccessible(true);
        Field listeners = changes.getType().getDeclaredField("listeners");
        listeners.setAccessible(true);
        return ((Collection<?>) listeners.get(changes.get(document))).size();
    }

    @Test
    void aClosedLevelCanBeGarbageCollected() throws Exception {
        click(4, 4);
        play();
        stop();
        WeakReference<LevelDocument> closed = new WeakReference<>(document());
        newLevel(30);
        click(4, 4);
        push(KeyCode.CONTROL, KeyCode.TAB);
        dialogs.unsaved = Dialogs.Unsaved.DISCARD;
        push(KeyCode.CONTROL, KeyCode.W);
        moveTo(tile(2, 2)).clickOn(tile(3, 3));
        dropEvents();
        awaitGarbageCollected(closed);
    }

    private LevelDocument newLevel(int columns) {
        dialogs.newLevel = new Dialogs.NewLevel(columns, 10, Level.STANDARD_TILE_SIZE);
        perform(ActionId.NEW);
        // The new canvas has its size only after a layout.
        WaitForAsyncUtils.waitForFxEvents();
        perform(ActionId.FIT);
        return document();
    }

    private TabPane tabs() {
        return lookup("#level-tabs").queryAs(TabPane.class);
    }

    /** An item of the menu of a tab, after the menu was shown. */
    private MenuItem menuItem(int tab, ActionId action) {
        ContextMenu menu = tabs().getTabs().get(tab).getContextMenu();
        onFx(() -> {
            menu.show(header(tab), Side.BOTTOM, 0, 0);
            menu.hide();
        });
        return menu.getItems().stream()
                .filter(it -> ("tab-menu-" + action.id().replace('.', '-')).equals(it.getId()))
                .findFirst()
                .orElseThrow();
    }

    /** The header of a tab, which has the id of the tab. */
    private Node header(int tab) {
        return lookup("#" + tabs().getTabs().get(tab).getId()).query();
    }
}

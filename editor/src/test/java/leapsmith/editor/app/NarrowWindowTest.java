package leapsmith.editor.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import leapsmith.editor.Rooms;
import leapsmith.editor.canvas.LevelCanvas;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.settings.Settings;
import leapsmith.editor.settings.SettingsFile;
import leapsmith.editor.toolbars.PalettePanel;
import leapsmith.editor.toolbars.ToolStrip;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.LevelPanel;
import leapsmith.editor.ui.Tooltips;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** Nothing is pushed out of a small window, however long the texts of the level are. */
class NarrowWindowTest extends WindowFixture {
    private static final String LONG = "a-very-long-id-".repeat(10);

    /** How far a control may reach over the edge, in px: a menu bar is a bit higher than its line. */
    private static final double SLACK = 2;

    @Test
    void nothingIsOutsideASmallWindow() throws TimeoutException {
        open(documentWithLongTexts());
        for (List<Integer> size : List.of(List.of(1000, 600), List.of(600, 320))) {
            resize(size.get(0), size.get(1));
            assertEquals(Set.of(), outside(), () -> "editing at " + size);
            play();
            WaitForAsyncUtils.waitForFxEvents();
            assertEquals(Set.of(), outside(), () -> "playing at " + size);
            stop();
        }
    }

    @Test
    void noButtonIsCutOffAt1000By600() throws TimeoutException {
        resize(1000, 600);
        assertEquals(Set.of(), cutOff());
        play();
        assertEquals(Set.of(), cutOff());
    }

    @Test
    void theToolsOfANewLevelHaveOneColumnBeforeTheirHeightIsKnown() {
        onFx(() -> {
            window.show(new LevelDocument(Rooms.room()));
            ToolStrip tools = LevelParts.of(window.level()).toolStrip;
            tools.applyCss();
            double button = tools.getChildren().get(0).prefWidth(-1);
            assertTrue(button > 0 && tools.prefWidth(-1) < 2 * button, tools.prefWidth(-1) + " px");
        });
    }

    @Test
    void thePaletteIsWholeBesideTwoColumnsOfTools() {
        open(new LevelDocument(Rooms.room()));
        LevelParts parts = LevelParts.of(window.level());
        for (int height = 800; height >= 480; height -= height > 660 || height < 600 ? 40 : 4) {
            resize(1024, height);
            double canvas = window.level()
                    .canvas()
                    .localToScene(window.level().canvas().getLayoutBounds())
                    .getMinX();
            Bounds palette = parts.palette.localToScene(parts.palette.getLayoutBounds());
            assertTrue(palette.getMaxX() <= canvas + SLACK, palette + " at height " + height);
            double tools = parts.toolStrip
                    .localToScene(parts.toolStrip.getLayoutBounds())
                    .getMaxX();
            assertTrue(tools <= palette.getMinX() + SLACK, "tools at height " + height);
        }
    }

    @Test
    void theKeysOfThePaletteAreNotHiddenByItsScrollBar() {
        resize(1280, 800);
        ScrollPane list = (ScrollPane) LevelParts.of(window.level()).palette.lookup(".scroll-pane");
        onFx(() -> {
            window.stage.getScene().getRoot().layout();
            double right = list.localToScene(list.getViewportBounds()).getMaxX();
            for (String entry : List.of("tile-block", "zone-goal", "zone-checkpoint")) {
                Node key = lookup("#palette-" + entry).query().lookup(".palette-digit");
                assertTrue(key.isVisible(), entry);
                assertTrue(key.localToScene(key.getLayoutBounds()).getMaxX() <= right, entry);
            }
        });
    }

    @Test
    void theHintOfTheTimelineIsWholeAt1000By600() {
        resize(1000, 600);
        assertWhole("#timeline-hint");
    }

    @Test
    void theHintOfTheTimelineIsWholeBesideTheEndOfARun() throws TimeoutException {
        resize(1240, 800);
        play();
        stop();
        assertWhole("#timeline-hint");
    }

    private void assertWhole(String id) {
        Labeled label = lookup(id).queryAs(Labeled.class);
        onFx(() -> {
            window.stage.getScene().getRoot().layout();
            assertTrue(label.isVisible(), id);
            assertFalse(isCutOff(label), () -> label.getText());
        });
    }

    @Test
    void aProblemThatIsGoneLeavesItsRoomToTheMessage() throws TimeoutException {
        open(new LevelDocument(Rooms.room()));
        Node problem = lookup("#status-problem").query();
        await(problem::isVisible);
        assertTrue(problem.isManaged());
        onFx(() -> LevelParts.of(window.level()).problems.ignore("no-goal"));
        await(() -> !problem.isVisible());
        assertFalse(problem.isManaged());
    }

    @Test
    void theSidePanelIsWidenedByItsBorderAndTheWidthIsRemembered() {
        resize(1280, 800);
        double before = sideWidth();
        drag("#side-grip").dropBy(-80, 0);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(before + 80, sideWidth(), 4);
        double wide = sideWidth();
        onFx(() -> lookup("#side-grip").query().requestFocus());
        type(KeyCode.LEFT);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(wide + 16, sideWidth(), 1);
        wide = sideWidth();
        open(new LevelDocument(Level.empty("next", 20, 10, 16)));
        assertEquals(wide, sideWidth(), 1);
        onFx(window::close);
        assertEquals(
                wide, new SettingsFile(windowFolder().resolve("config")).read().get(EditorSettings.SIDE_WIDTH), 1);
    }

    @Test
    void aWideSidePanelLeavesRoomInASmallWindow() throws TimeoutException {
        resize(1280, 800);
        drag("#side-grip").dropBy(-600, 0);
        resize(1000, 600);
        assertEquals(400, sideWidth(), 4);
        perform(ActionId.FOLDER);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(Set.of(), outside());
        play();
        assertEquals(Set.of(), outside());
        stop();
        doubleClickOn("#side-grip");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(LevelParts.of(window.level()).sidePanel.leastWidth(), sideWidth(), 1);
    }

    @Test
    void escapeTakesADragOfTheBorderBack() {
        resize(1280, 800);
        double before = sideWidth();
        drag("#side-grip").moveBy(-90, 0);
        assertEquals(before + 90, sideWidth(), 4);
        type(KeyCode.ESCAPE);
        moveBy(-20, 0);
        drop();
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(before, sideWidth(), 1);
    }

    @Test
    void thePanelsAtTheLeftAreWidenedByTheirBordersAndTheWidthsAreRemembered() throws TimeoutException {
        resize(1280, 800);
        Region palette = LevelParts.of(window.level()).palette;
        drag("#palette-grip").dropBy(40, 0);
        await(() -> Math.abs(palette.getWidth() - PalettePanel.WIDTH - 40) < 4);
        perform(ActionId.TILE_KINDS);
        WaitForAsyncUtils.waitForFxEvents();
        Region kinds = LevelParts.of(window.level()).tileKinds;
        double before = kinds.getWidth();
        drag("#tileKinds-grip").dropBy(50, 0);
        await(() -> Math.abs(kinds.getWidth() - before - 50) < 4);
        assertEquals(PalettePanel.WIDTH + 40, palette.getWidth(), 4);
        onFx(window::close);
        Settings stored = new SettingsFile(windowFolder().resolve("config")).read();
        assertEquals(PalettePanel.WIDTH + 40, stored.get(EditorSettings.PALETTE_WIDTH), 4);
        assertEquals(before + 50, stored.get(EditorSettings.widthOf(LevelPanel.TILE_KINDS)), 4);
    }

    @Test
    void thePauseOfTheMovingPictureOfAKindIsRemembered() throws TimeoutException {
        resize(1280, 800);
        perform(ActionId.TILE_KINDS);
        await(() -> isShown("#kind-demo"));
        clickOn("#kind-demo");
        await(() -> window.panels.kindPaused.get());
        onFx(window::close);
        Settings stored = new SettingsFile(windowFolder().resolve("config")).read();
        assertTrue(stored.get(EditorSettings.KIND_PAUSED));
    }

    @Test
    void aPaletteThatIsTooNarrowForNamesShowsPictures() throws TimeoutException {
        resize(1280, 800);
        Region palette = LevelParts.of(window.level()).palette;
        drag("#palette-grip").dropBy(102 - PalettePanel.WIDTH, 0);
        await(() -> palette.getWidth() < 110);
        assertFalse(lookup(".palette-name").query().isVisible());
        doubleClickOn("#palette-grip");
        await(() -> palette.getWidth() > 150);
        await(() -> lookup(".palette-name").query().isVisible());
    }

    private double sideWidth() {
        return LevelParts.of(window.level()).sidePanel.getWidth();
    }

    @Test
    void aCutOffTextHasItselfAsATooltip() {
        open(documentWithLongTexts());
        resize(600, 320);
        Set<String> without = new TreeSet<>();
        controls(window.stage.getScene().getRoot())
                .filter(node -> node instanceof Labeled && !(node instanceof ListCell))
                .map(Labeled.class::cast)
                .filter(NarrowWindowTest::isCutOff)
                .filter(label -> !label.getText().equals(Tooltips.textOf(label)) && !label.isWrapText())
                .forEach(label -> without.add(label.getText()));
        assertEquals(Set.of(), without);
    }

    private LevelDocument documentWithLongTexts() {
        LevelObject player = Rooms.hero(40, 104);
        Level level = Rooms.with(Rooms.floored(20, 10), player.withId(LONG + "1"), player.withId(LONG + "2"));
        return new LevelDocument(level, folder.resolve(LONG + ".level.json"));
    }

    private void resize(int width, int height) {
        onFx(() -> {
            window.stage.setWidth(width);
            window.stage.setHeight(height);
        });
        WaitForAsyncUtils.waitForFxEvents();
        onFx(() -> window.stage.getScene().getRoot().layout());
    }

    private Set<String> outside() {
        double width = window.stage.getScene().getWidth();
        double height = window.stage.getScene().getHeight();
        Set<String> outside = new TreeSet<>();
        onFx(() -> controls(window.stage.getScene().getRoot()).forEach(node -> {
            Bounds place = node.localToScene(node.getLayoutBounds());
            boolean inside = place.getMinX() >= -SLACK
                    && place.getMinY() >= -SLACK
                    && place.getMaxX() <= width + SLACK
                    && place.getMaxY() <= height + SLACK;
            if (!inside) {
                outside.add(node + " " + place);
            }
        }));
        return outside;
    }

    private Set<String> cutOff() {
        Set<String> cut = new TreeSet<>();
        onFx(() -> controls(window.stage.getScene().getRoot())
                .filter(node -> node instanceof ButtonBase button && isCutOff(button))
                .forEach(node -> cut.add(((ButtonBase) node).getText())));
        return cut;
    }

    /** Whether a label shows only a part of its text. */
    static boolean isCutOff(Labeled label) {
        return label.getText() != null
                && label.lookup(".text") instanceof Text shown
                && shown.isVisible()
                && !shown.getText().equals(withoutMnemonic(label));
    }

    private static String withoutMnemonic(Labeled label) {
        return label.isMnemonicParsing() ? label.getText().replaceFirst("_", "") : label.getText();
    }

    /** All visible controls that do not scroll and are not drawn in the level. */
    private static Stream<Node> controls(Node node) {
        if (!node.isVisible() || node instanceof LevelCanvas) {
            return Stream.empty();
        }
        Stream<Node> self = node instanceof Control ? Stream.of(node) : Stream.empty();
        boolean scrolls = node instanceof ScrollPane
                || node instanceof ListView<?>
                || node.getStyleClass().contains("tab-header-area");
        Stream<Node> inner = node instanceof Parent parent && !scrolls
                ? parent.getChildrenUnmodifiable().stream().flatMap(NarrowWindowTest::controls)
                : Stream.empty();
        return Stream.concat(self, inner);
    }
}

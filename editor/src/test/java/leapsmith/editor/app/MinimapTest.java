package leapsmith.editor.app;

import static leapsmith.editor.Rooms.floored;
import static leapsmith.editor.Rooms.hero;
import static leapsmith.editor.Rooms.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import leapsmith.editor.canvas.FrameSize;
import leapsmith.editor.canvas.ViewportModel;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Selection;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.ViewSwitch;
import leapsmith.levels.scene.Camera;
import leapsmith.physics.tile.TileType;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/** The minimap and the camera frame. */
class MinimapTest extends WindowFixture {
    @Test
    void aClickOnTheMinimapMovesTheViewAndEscapeTakesADragBack() throws Exception {
        open(new LevelDocument(floored(400, 200)));
        perform(ActionId.ACTUAL_SIZE);
        push(KeyCode.CONTROL, KeyCode.M);
        Node minimap = lookup("#minimap").query();
        await(minimap::isVisible);
        double quarter = minimap.getBoundsInLocal().getWidth() / 4;
        clickOn(point(minimap).atOffset(-quarter, 0).query());
        ViewportModel viewport = window.level().canvas().viewport();
        double middle = viewport.camera().toLevelX(viewport.width() / 2);
        assertEquals(0.25 * 400 * 16, middle, 60);
        assertFalse(document().isDirty());
        Camera before = viewport.camera();
        moveTo(point(minimap).atOffset(quarter, 0).query());
        press(MouseButton.PRIMARY);
        await(() -> !viewport.camera().equals(before));
        push(KeyCode.ESCAPE);
        assertEquals(before.x(), viewport.camera().x(), 0.01);
        moveBy(4, 4);
        assertEquals(before.x(), viewport.camera().x(), 0.01);
        release(MouseButton.PRIMARY);
    }

    @Test
    void theMinimapShowsAPaintedTile() throws Exception {
        onFx(() -> window.level().canvas().viewport().show(new Camera(0, 0, 1)));
        perform(ActionId.switching(ViewSwitch.MINIMAP));
        WaitForAsyncUtils.waitForFxEvents();
        ImageView picture = lookup("#minimap .image-view").query();
        int x = (int) (10.5 / 80 * picture.getImage().getWidth());
        int y = (int) (10.5 / 45 * picture.getImage().getHeight());
        int before = picture.getImage().getPixelReader().getArgb(x, y);
        click(10, 10);
        assertEquals(TileType.BLOCK, level().typeAt(10, 10));
        await(() -> picture.getImage().getPixelReader().getArgb(x, y) != before);
    }

    @Test
    void theMinimapFadesUnderThePointerAndMoreWhileAStrokePassesUnderIt() throws Exception {
        open(new LevelDocument(floored(400, 200)));
        perform(ActionId.ACTUAL_SIZE);
        perform(ActionId.switching(ViewSwitch.MINIMAP));
        Node minimap = lookup("#minimap").query();
        await(minimap::isVisible);
        moveTo(point(minimap)
                .atOffset(-minimap.getBoundsInLocal().getWidth(), 0)
                .query());
        press(MouseButton.PRIMARY);
        assertEquals(1, minimap.getOpacity());
        moveTo(point(minimap).query());
        await(() -> minimap.getOpacity() < 0.5);
        release(MouseButton.PRIMARY);
        await(() -> minimap.getOpacity() == 0.5);
        moveBy(-minimap.getBoundsInLocal().getWidth(), 0);
        await(() -> minimap.getOpacity() == 1);
        assertTrue(document().isDirty(), "painted under it");
    }

    @Test
    void theMinimapIsHiddenWhileTheWholeLevelIsInView() throws Exception {
        perform(ActionId.switching(ViewSwitch.MINIMAP));
        perform(ActionId.FIT);
        Node minimap = lookup("#minimap").query();
        await(() -> !minimap.isVisible());
        onFx(() -> window.level().canvas().viewport().show(new Camera(0, 0, 2)));
        await(minimap::isVisible);
    }

    @Test
    void theCameraFrameSurroundsTheSelectionInsideTheLevel() throws Exception {
        open(new LevelDocument(with(floored(80, 45), hero(10, 600))));
        perform(ActionId.FIT);
        dialogs.frame = new FrameSize(384, 216);
        perform(ActionId.FRAME_SIZE);
        assertEquals(List.of("frame of 320 × 180"), dialogs.asked);
        onFx(() -> document().select(Selection.of(level().player().orElseThrow().id())));
        Node border = lookup("#camera-frame-border").query();
        double scale = window.level().canvas().viewport().camera().scale();
        await(() -> Math.abs(border.getLayoutBounds().getWidth() - 384 * scale) < 1
                && Math.abs(screen(border).getMinX() - onScreen(0, 0).getX()) < 2);
        assertEquals(onScreen(0, 720 - 216).getY(), screen(border).getMinY(), 2, "at the bottom of the level");
    }

    @Test
    void theCameraFrameFollowsThePlayerAcrossTheLevel() throws Exception {
        open(new LevelDocument(with(floored(200, 45), hero(40, 600))));
        perform(ActionId.FRAME_SIZE);
        perform(ActionId.switching(ViewSwitch.CAMERA_FRAME));
        play();
        Node border = lookup("#camera-frame-border").query();
        press(KeyCode.D);
        await(() -> frame().hasPlayer()
                && frame().playerX() > 400
                && screen(border).contains(onScreen(frame().playerX(), frame().playerY())));
        release(KeyCode.D);
        stop();
    }

    private static Bounds screen(Node node) {
        return node.localToScreen(node.getLayoutBounds());
    }
}

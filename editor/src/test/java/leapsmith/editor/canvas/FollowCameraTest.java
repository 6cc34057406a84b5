package leapsmith.editor.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.levels.scene.Camera;
import org.junit.jupiter.api.Test;

class FollowCameraTest {
    private final ViewportModel view = new ViewportModel();

    FollowCameraTest() {
        view.levelSize(200, 100, 16);
        view.resize(800, 600);
        view.actualSize();
        view.centerOn(1600, 800);
    }

    @Test
    void restsWhileTheCharacterIsNearTheMiddle() {
        assertEquals(view.camera(), FollowCamera.next(view, 1650, 850, 1 / 60.0));
    }

    @Test
    void movesADistantCharacterIntoTheZone() {
        follow(2000, 1000, 180, 1 / 60.0);
        assertEquals(400 + 0.12 * 800, view.camera().toScreenX(2000), 0.5);
        assertEquals(300 + 0.18 * 600, view.camera().toScreenY(1000), 0.5);
    }

    @Test
    void paceDoesNotDependOnTheFrameRate() {
        Camera start = view.camera();
        follow(2000, 1000, 30, 1 / 60.0);
        Camera sixty = view.camera();
        view.show(start);
        follow(2000, 1000, 60, 1 / 120.0);
        assertEquals(sixty.x(), view.camera().x(), 1e-6);
        assertEquals(sixty.y(), view.camera().y(), 1e-6);
    }

    @Test
    void showsNothingOutsideTheLevel() {
        follow(0, 1600, 600, 1 / 60.0);
        assertEquals(0, view.camera().x(), 1e-6);
        assertEquals(1000, view.camera().y(), 1e-6);
    }

    @Test
    void levelThatFitsInTheViewDoesNotMove() {
        view.levelSize(20, 10, 16);
        view.fit();
        Camera fitted = view.camera();
        follow(0, 160, 60, 1 / 60.0);
        assertEquals(fitted, view.camera());
    }

    @Test
    void doesNotMoveInNoTime() {
        Camera next = FollowCamera.next(view, 2500, 800, 0);
        assertEquals(view.camera(), next);
        assertTrue(FollowCamera.next(view, 2500, 800, 100).x() > view.camera().x());
    }

    private void follow(double x, double y, int frames, double seconds) {
        for (int i = 0; i < frames; i++) {
            view.show(FollowCamera.next(view, x, y, seconds));
        }
    }
}

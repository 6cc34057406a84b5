package leapsmith.editor.looks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import leapsmith.editor.canvas.CanvasPicture;
import leapsmith.editor.tools.Gesture;
import leapsmith.editor.tools.PointerButton;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.model.Level;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;
import org.junit.jupiter.api.Test;

class MissingPicturesMarkTest {
    private final Picture picture = new Picture(200, 100);
    private boolean isShown = true;
    private int clicks;
    private final MissingPicturesMark mark = new MissingPicturesMark(() -> isShown, () -> clicks++);

    private int drawn(Camera camera, double outputScale) {
        Arrays.fill(picture.argb(), 0);
        mark.draw(new CanvasPicture(picture, camera, outputScale, ColorScheme.DARK, Level.empty("", 6, 6, 16)));
        return (int) Arrays.stream(picture.argb())
                .filter(it -> it == ColorScheme.DARK.color(ColorRole.WARNING))
                .count();
    }

    @Test
    void itIsInTheCornerWhilePicturesAreMissing() {
        assertTrue(drawn(new Camera(0, 0, 1), 1) > 20);
        assertEquals(ColorScheme.DARK.color(ColorRole.LINE), picture.at(8, 80));
        assertEquals(0, picture.at(7, 80));
        assertEquals(0, picture.at(27, 80));
        int single = drawn(new Camera(0, 0, 1), 1);
        assertTrue(drawn(new Camera(0, 0, 1), 2) > 2 * single, "larger on a dense display");
        isShown = false;
        assertEquals(0, drawn(new Camera(0, 0, 1), 1));
    }

    @Test
    void aClickOnItShowsTheProblems() {
        Camera camera = new Camera(-30, 50, 2);
        drawn(camera, 1);
        Gesture on = new Gesture(camera.toLevelX(12), camera.toLevelY(85), PointerButton.LEFT, false, false, 1);
        Gesture beside = new Gesture(camera.toLevelX(60), camera.toLevelY(85), PointerButton.LEFT, false, false, 1);
        mark.click(on).orElseThrow().run();
        assertEquals(1, clicks);
        assertTrue(mark.click(beside).isEmpty());
        isShown = false;
        drawn(camera, 1);
        assertFalse(mark.isButtonAt(on.x(), on.y()));
    }
}

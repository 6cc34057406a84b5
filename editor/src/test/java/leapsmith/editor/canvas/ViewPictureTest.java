package leapsmith.editor.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.Arrays;
import leapsmith.editor.ui.UiTest;
import leapsmith.levels.raster.Picture;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

@UiTest
class ViewPictureTest extends FxRobot {
    private static final int RED = 0xffff0000;
    private static final int BLUE = 0xff0000ff;

    @Test
    void whatIsShownStaysWhileTheNextPictureIsDrawn() {
        interact(() -> {
            ViewPicture view = new ViewPicture();
            view.resize(4, 3, 1);
            Picture first = view.picture();
            draw(view, RED);
            assertEquals(RED, shown(view));
            assertNotSame(first, view.picture());
            Arrays.fill(view.picture().argb(), BLUE);
            assertEquals(RED, shown(view), "JavaFX may still upload it");
            view.upload();
            assertEquals(BLUE, shown(view));
            assertSame(first, view.picture(), "two take turns");
        });
    }

    private static void draw(ViewPicture view, int argb) {
        Arrays.fill(view.picture().argb(), argb);
        view.upload();
    }

    private static int shown(ViewPicture view) {
        return view.node().getImage().getPixelReader().getArgb(1, 1);
    }
}

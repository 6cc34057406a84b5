package leapsmith.editor.looks;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import leapsmith.editor.canvas.CanvasLayer;
import leapsmith.editor.canvas.CanvasPicture;
import leapsmith.editor.canvas.Marks;
import leapsmith.editor.tools.Gesture;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.raster.Pen;
import leapsmith.levels.scene.Camera;

/** A small crossed picture in the lower left corner of the canvas while pictures of the theme are missing. */
final class MissingPicturesMark implements CanvasLayer {
    private static final int SIDE = 18;
    private static final int INSET = 8;

    private final BooleanSupplier isShown;
    private final Runnable showProblems;
    private final Drawing drawing = new Drawing();

    /** From level pixels to those of the last picture; null if that had no mark. */
    private Camera camera;

    private int left;
    private int top;
    private int right;
    private int bottom;

    /** @param showProblems shows the list that names the pictures */
    MissingPicturesMark(BooleanSupplier isShown, Runnable showProblems) {
        this.isShown = isShown;
        this.showProblems = showProblems;
    }

    @Override
    public void draw(CanvasPicture picture) {
        camera = null;
        if (isShown.getAsBoolean()) {
            camera = picture.camera();
            left = (int) Math.round(INSET * picture.outputScale());
            bottom = picture.picture().height() - left;
            right = left + (int) Math.round(SIDE * picture.outputScale());
            top = bottom - (right - left);
            drawing.drawOn(picture);
            drawing.draw(left, top, right, bottom);
        }
    }

    @Override
    public Optional<Runnable> click(Gesture press) {
        return isButtonAt(press.x(), press.y()) ? Optional.of(showProblems) : Optional.empty();
    }

    @Override
    public boolean isButtonAt(double x, double y) {
        if (camera == null) {
            return false;
        }
        double pictureX = camera.toScreenX(x);
        double pictureY = camera.toScreenY(y);
        return pictureX >= left && pictureX < right && pictureY >= top && pictureY < bottom;
    }

    private static final class Drawing extends Marks {
        void draw(int left, int top, int right, int bottom) {
            int pad = 4 * line;
            pen.roundBox(left, top, right, bottom, 4 * line, panel, Pen.OPAQUE);
            pen.frame(left + pad, top + pad, right - pad, bottom - pad, line, warning, Pen.OPAQUE);
            pen.line(left + 2 * line, bottom - 2 * line, right - 2 * line, top + 2 * line, 1.5 * line, warning);
            pen.frame(left, top, right, bottom, line, colors.color(ColorRole.LINE), Pen.OPAQUE);
        }
    }
}

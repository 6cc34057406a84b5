package leapsmith.editor.canvas;

import java.nio.IntBuffer;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.stage.Window;
import leapsmith.levels.raster.Picture;

/**
 * A picture of the view in device pixels, shown without a copy: JavaFX uploads the array of a picture directly. It does so on a thread
 * of its own, as late as the next picture is drawn, so there are two that take turns: one is shown, and one is drawn.
 */
public final class ViewPicture {
    private final ImageView node = new ImageView();

    private Side drawn = Side.of(1, 1);
    /** Null until the first size is known. */
    private Side shown;

    private double outputScale = 1;

    private record Side(Picture picture, PixelBuffer<IntBuffer> buffer, WritableImage image) {
        static Side of(int width, int height) {
            Picture picture = new Picture(width, height);
            PixelBuffer<IntBuffer> buffer = new PixelBuffer<>(
                    width, height, IntBuffer.wrap(picture.argb()), PixelFormat.getIntArgbPreInstance());
            return new Side(picture, buffer, new WritableImage(buffer));
        }
    }

    /** A picture of one pixel, until it is resized. */
    public ViewPicture() {
        node.setSmooth(false);
        node.setManaged(false);
        node.setMouseTransparent(true);
    }

    /** Device pixels per JavaFX pixel where a node is shown, 1 if it isn't shown. */
    public static double outputScale(Node shown) {
        Window window = shown.getScene() == null ? null : shown.getScene().getWindow();
        return window == null ? 1 : Math.max(window.getOutputScaleX(), window.getOutputScaleY());
    }

    /** Shows the picture; it isn't managed by its parent. */
    public ImageView node() {
        return node;
    }

    /** The picture to draw all of before {@link #upload()}, after which it is another one. */
    public Picture picture() {
        return drawn.picture();
    }

    /** Device pixels per screen pixel. */
    public double outputScale() {
        return outputScale;
    }

    /** Creates a new picture if its size in device pixels changed; true if it did. */
    public boolean resize(double width, double height, double newOutputScale) {
        int deviceWidth = Math.max(1, (int) Math.ceil(width * newOutputScale - 1e-6));
        int deviceHeight = Math.max(1, (int) Math.ceil(height * newOutputScale - 1e-6));
        boolean same = shown != null
                && deviceWidth == drawn.picture().width()
                && deviceHeight == drawn.picture().height()
                && newOutputScale == outputScale;
        if (same) {
            return false;
        }
        outputScale = newOutputScale;
        drawn = Side.of(deviceWidth, deviceHeight);
        shown = Side.of(deviceWidth, deviceHeight);
        node.setImage(shown.image());
        node.setFitWidth(deviceWidth / outputScale);
        node.setFitHeight(deviceHeight / outputScale);
        return true;
    }

    /** Shows what was drawn. */
    public void upload() {
        if (shown != null) {
            Side before = shown;
            shown = drawn;
            drawn = before;
            // A null rectangle means the whole picture.
            shown.buffer().updateBuffer(whole -> null);
            node.setImage(shown.image());
        }
    }
}

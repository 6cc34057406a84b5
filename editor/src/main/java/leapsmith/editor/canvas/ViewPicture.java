package leapsmith.editor.canvas;

import java.nio.IntBuffer;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.stage.Window;
import leapsmith.levels.raster.Picture;

/** A picture of the view in device pixels, shown without a copy: JavaFX uploads the picture's array directly. */
public final class ViewPicture {
    private final ImageView node = new ImageView();

    private Picture picture = new Picture(1, 1);
    private PixelBuffer<IntBuffer> buffer;
    private double outputScale = 1;

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

    /** The picture to draw into before {@link #upload()}. */
    public Picture picture() {
        return picture;
    }

    /** Device pixels per screen pixel. */
    public double outputScale() {
        return outputScale;
    }

    /** Creates a new picture if its size in device pixels changed; true if it did. */
    public boolean resize(double width, double height, double newOutputScale) {
        int deviceWidth = Math.max(1, (int) Math.ceil(width * newOutputScale - 1e-6));
        int deviceHeight = Math.max(1, (int) Math.ceil(height * newOutputScale - 1e-6));
        boolean same = buffer != null
                && deviceWidth == picture.width()
                && deviceHeight == picture.height()
                && newOutputScale == outputScale;
        if (same) {
            return false;
        }
        outputScale = newOutputScale;
        picture = new Picture(deviceWidth, deviceHeight);
        buffer = new PixelBuffer<>(
                deviceWidth, deviceHeight, IntBuffer.wrap(picture.argb()), PixelFormat.getIntArgbPreInstance());
        node.setImage(new WritableImage(buffer));
        node.setFitWidth(deviceWidth / outputScale);
        node.setFitHeight(deviceHeight / outputScale);
        return true;
    }

    /** Shows what was drawn. */
    public void upload() {
        if (buffer != null) {
            // A null rectangle means the whole picture.
            buffer.updateBuffer(whole -> null);
        }
    }
}

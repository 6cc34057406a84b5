package leapsmith.editor.canvas;

import java.nio.IntBuffer;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import leapsmith.levels.raster.Picture;

/** A picture of the view in device pixels, shown without a copy: JavaFX uploads the picture's array directly. */
final class ViewPicture {
    final ImageView node = new ImageView();

    private Picture picture = new Picture(1, 1);
    private PixelBuffer<IntBuffer> buffer;
    private double outputScale = 1;

    ViewPicture() {
        node.setSmooth(false);
        node.setManaged(false);
        node.setMouseTransparent(true);
    }

    /** The picture to draw into before {@link #upload()}. */
    Picture picture() {
        return picture;
    }

    /** Device pixels per screen pixel. */
    double outputScale() {
        return outputScale;
    }

    /** Creates a new picture if its size in device pixels changed; true if it did. */
    boolean resize(double width, double height, double newOutputScale) {
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

    void upload() {
        if (buffer != null) {
            // A null rectangle means the whole picture.
            buffer.updateBuffer(whole -> null);
        }
    }
}

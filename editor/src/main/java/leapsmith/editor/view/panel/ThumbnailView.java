package leapsmith.editor.view.panel;

import java.nio.file.Path;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import leapsmith.levels.raster.Picture;

/** Shows the picture of a level, in a frame that keeps its size while the picture is being drawn. */
public final class ThumbnailView extends StackPane {
    private final ImageView image = new ImageView();
    /** The file whose picture is wanted; null for none. */
    private Path file;

    /** @param scale size relative to {@link Thumbnails#WIDTH} */
    public ThumbnailView(double scale) {
        getStyleClass().add("thumbnail");
        image.setFitWidth(Thumbnails.WIDTH * scale);
        image.setFitHeight(Thumbnails.HEIGHT * scale);
        setMinSize(image.getFitWidth() + 2, image.getFitHeight() + 2);
        setMaxSize(image.getFitWidth() + 2, image.getFitHeight() + 2);
        setMouseTransparent(true);
        getChildren().add(image);
    }

    /** Shows the picture of a file as soon as it is drawn. */
    public void show(Path shown, Thumbnails thumbnails) {
        show(shown, thumbnails, () -> {});
    }

    /** Shows the picture of a file as soon as it is drawn; {@code missing} runs instead if there is no such file. */
    public void show(Path shown, Thumbnails thumbnails, Runnable missing) {
        if (!shown.equals(file)) {
            image.setImage(null);
        }
        file = shown;
        thumbnails.request(
                shown,
                picture -> {
                    if (shown.equals(file)) {
                        show(picture);
                    }
                },
                () -> {
                    if (shown.equals(file)) {
                        missing.run();
                    }
                });
    }

    /** Shows a text in place of the picture. */
    public void show(String text) {
        image.setImage(null);
        getChildren().setAll(image, new EmptyNote(text));
    }

    /** Shows a picture. */
    public void show(Picture picture) {
        WritableImage shown = new WritableImage(picture.width(), picture.height());
        shown.getPixelWriter()
                .setPixels(
                        0,
                        0,
                        picture.width(),
                        picture.height(),
                        PixelFormat.getIntArgbInstance(),
                        picture.argb(),
                        0,
                        picture.width());
        image.setImage(shown);
    }
}

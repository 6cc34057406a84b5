package leapsmith.editor.ui;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.ColorScheme;

/** Shows the picture of a level, in a frame that keeps its size while the picture is being drawn. */
public final class ThumbnailView extends StackPane {
    private final ImageView image = new ImageView();
    /** The file whose picture is wanted; null for none. */
    private Path file;
    /** Requests the wanted picture; null for none. */
    private Runnable request;

    private final ChangeListener<ColorScheme> recolored = (property, before, now) -> request.run();

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

    /** Shows the picture of a file as soon as it is drawn, or a few words why there is none. */
    public void show(Path shown, Thumbnails thumbnails, Texts texts) {
        show(shown, thumbnails, why -> show(texts.get(why.textKey())));
    }

    /** Shows the picture of a file as soon as it is drawn; {@code missing} receives instead why there is none. */
    public void show(Path shown, Thumbnails thumbnails, Consumer<Thumbnails.NoPicture> missing) {
        if (!shown.equals(file)) {
            image.setImage(null);
            getChildren().setAll(image);
            // The background may be busy with levels, and a list shows its files in other cells now.
            thumbnails.lastOf(shown).ifPresent(this::show);
        }
        file = shown;
        draw(
                thumbnails,
                () -> thumbnails.request(
                        shown,
                        picture -> ifShown(shown, () -> show(picture)),
                        why -> ifShown(shown, () -> missing.accept(why))));
    }

    /** Shows another picture as soon as it is drawn; {@code missing} runs instead if there is none. */
    public void show(Function<ColorScheme, Optional<Picture>> drawing, Thumbnails thumbnails, Runnable missing) {
        draw(thumbnails, () -> thumbnails.request(drawing, this::show, missing));
    }

    private void ifShown(Path requested, Runnable action) {
        if (requested.equals(file)) {
            action.run();
        }
    }

    /** Requests a picture now and after each change of the colors. */
    private void draw(Thumbnails thumbnails, Runnable newRequest) {
        if (request == null) {
            // The colors exist longer than this view.
            thumbnails.colors.addListener(new WeakChangeListener<>(recolored));
        }
        request = newRequest;
        request.run();
    }

    public void show(String text) {
        image.setImage(null);
        getChildren().setAll(image, new EmptyNote(text));
    }

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
        getChildren().setAll(image);
    }
}

package leapsmith.editor.toolbars;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import leapsmith.editor.tools.PaletteEntry;
import leapsmith.editor.ui.Nodes;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.ColorScheme;
import leapsmith.levels.scene.SwatchPainter;
import leapsmith.physics.tile.TileType;

/** The small pictures of palette entries and objects, drawn as in the level, in the colors of the theme. */
public final class Swatches {
    /** Side in JavaFX pixels. */
    static final int SIDE = 20;
    /** Picture pixels per JavaFX pixel, so that it is sharp on dense screens too. */
    private static final int DENSITY = 2;
    /** The most pictures in memory apart from those that are shown. */
    private static final int MAX_KEPT = 512;

    private final ObservableValue<ColorScheme> colors;
    private final ObservableValue<Look> look;
    /** The look of the pictures in memory. */
    private Look drawn;

    private final SwatchPainter painter = new SwatchPainter();
    /** Ordered by the last use; beyond the limit, the one that was not used for the longest time is dropped. */
    private final Map<Key, Image> images = new LinkedHashMap<>(16, 0.75f, true);

    /** The content and colors of a picture. */
    private record Key(Object shown, ColorScheme colors) {}

    /** @param look the look of the shown level; null for flat shapes */
    public Swatches(ObservableValue<ColorScheme> colors, ObservableValue<Look> look) {
        this.colors = Objects.requireNonNull(colors);
        this.look = Objects.requireNonNull(look);
    }

    /** The colors of the theme of the window. */
    public ObservableValue<ColorScheme> colors() {
        return colors;
    }

    /** The look of the shown level; null for flat shapes. */
    public ObservableValue<Look> look() {
        return look;
    }

    public Node of(PaletteEntry entry) {
        return of(entry, SIDE);
    }

    /** The picture of an entry with another side in JavaFX pixels. */
    public Node of(PaletteEntry entry, double side) {
        ImageView view = Nodes.styled(new ImageView(), "swatch");
        view.setFitWidth(side);
        view.setFitHeight(side);
        view.setSmooth(side <= SIDE);
        view.setMouseTransparent(true);
        // The colors reference a binding only weakly; the entry of a mapped value would stay in memory.
        view.imageProperty().bind(Bindings.createObjectBinding(() -> image(entry, colors.getValue()), colors, look));
        if (entry instanceof PaletteEntry.Tile tile && tile.kind().shape() == TileType.EMPTY) {
            return framed(view, tile.kind().isPlain() ? "swatch-empty" : "swatch-inside");
        }
        return view;
    }

    /** With a frame, because an empty tile would be invisible; what is inside one needs a ground to be seen against. */
    private static Node framed(ImageView view, String style) {
        view.setFitWidth(SIDE - 2);
        view.setFitHeight(SIDE - 2);
        StackPane frame = Nodes.styled(new StackPane(view), style);
        frame.setMaxSize(SIDE, SIDE);
        frame.setMouseTransparent(true);
        return frame;
    }

    /** The picture of an object's kind; for an unknown kind that of the fallback kind. */
    public Node of(ObjectType type, String kind, Optional<OwnKind> own) {
        return of(own.map(PaletteEntry.OfObject::new)
                .orElseGet(() -> new PaletteEntry.OfObject(type, type.kindOrFallback(kind))));
    }

    private Image image(PaletteEntry entry, ColorScheme scheme) {
        if (look.getValue() != drawn) {
            drawn = look.getValue();
            painter.use(drawn);
            images.clear();
        }
        Object shown = entry instanceof PaletteEntry.Tile tile ? tile.kind() : entry;
        Image image = images.computeIfAbsent(new Key(shown, scheme), key -> draw(entry, scheme));
        if (images.size() > MAX_KEPT) {
            images.remove(images.keySet().iterator().next());
        }
        return image;
    }

    private Image draw(PaletteEntry entry, ColorScheme scheme) {
        int side = SIDE * DENSITY;
        Picture picture = entry instanceof PaletteEntry.OfObject object
                ? painter.object(object.create(""), scheme, side)
                : painter.tile(((PaletteEntry.Tile) entry).kind(), scheme, side);
        WritableImage image = new WritableImage(side, side);
        image.getPixelWriter().setPixels(0, 0, side, side, PixelFormat.getIntArgbInstance(), picture.argb(), 0, side);
        return image;
    }
}

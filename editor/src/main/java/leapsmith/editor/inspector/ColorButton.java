package leapsmith.editor.inspector;

import java.util.function.Consumer;
import javafx.scene.control.ColorPicker;
import javafx.scene.paint.Color;
import leapsmith.editor.ui.Tooltips;
import leapsmith.levels.model.FreeValue;

/** A button with the color of a field, which opens a choice of colors. */
public final class ColorButton extends ColorPicker {
    private static final int OPAQUE = 0xFF;

    ColorButton(Field field, String name) {
        this("color-" + field.key(), name, field::set);
        field.textProperty().subscribe(text -> show(text));
    }

    /**
     * A button without a color.
     *
     * @param chosen receives a chosen color, as text
     */
    public ColorButton(String id, String name, Consumer<String> chosen) {
        getStyleClass().addAll("button", "color-button");
        setId(id);
        setAccessibleText(name);
        Tooltips.on(this, name);
        // Not a listener of the value, which also changes with the document.
        setOnAction(event -> chosen.accept(text(getValue())));
    }

    /** Shows a color that is written as text; nothing if it is none. */
    public void show(String text) {
        setValue(shown(text));
    }

    private static Color shown(String text) {
        return text.startsWith("#") && FreeValue.ofText(text) instanceof FreeValue.OfColor color
                ? Color.rgb(
                        color.rgb() >> 16,
                        color.rgb() >> 8 & OPAQUE,
                        color.rgb() & OPAQUE,
                        color.alpha() / (double) OPAQUE)
                : Color.TRANSPARENT;
    }

    private static String text(Color color) {
        int rgb = part(color.getRed()) << 16 | part(color.getGreen()) << 8 | part(color.getBlue());
        return new FreeValue.OfColor(rgb, part(color.getOpacity())).text();
    }

    private static int part(double share) {
        return (int) Math.round(share * OPAQUE);
    }
}

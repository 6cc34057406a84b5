package leapsmith.editor.inspector;

import javafx.scene.control.ColorPicker;
import javafx.scene.paint.Color;
import leapsmith.editor.ui.Tooltips;
import leapsmith.levels.model.FreeValue;

/** A button with the color of a field, which opens a choice of colors. */
final class ColorButton extends ColorPicker {
    private static final int OPAQUE = 0xFF;

    ColorButton(Field field, String name) {
        getStyleClass().addAll("button", "color-button");
        setId("color-" + field.key());
        setAccessibleText(name);
        Tooltips.on(this, name);
        field.textProperty().subscribe(text -> setValue(shown(text)));
        // Not a listener of the value, which also changes with the document.
        setOnAction(event -> field.set(text(getValue())));
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

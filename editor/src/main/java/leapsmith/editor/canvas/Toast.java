package leapsmith.editor.canvas;

import javafx.animation.PauseTransition;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.text.TextAlignment;
import javafx.util.Duration;
import leapsmith.editor.ui.UiColors;
import leapsmith.levels.model.ColorRole;
import leapsmith.levels.scene.ColorScheme;

/** A message at the bottom of the view that disappears by itself. Clicks go through it. */
final class Toast extends Label {
    private static final double INSET = 16;

    private final PauseTransition shown = new PauseTransition();

    Toast() {
        setId("toast");
        setManaged(false);
        setMouseTransparent(true);
        setVisible(false);
        setWrapText(true);
        setTextAlignment(TextAlignment.CENTER);
        setPadding(new Insets(6, 14, 6, 14));
        shown.setOnFinished(event -> setVisible(false));
    }

    /** Shows a text, in place of the current one. */
    void show(String text, Duration duration) {
        setText(text);
        setVisible(true);
        shown.setDuration(duration);
        shown.playFromStart();
    }

    /** Places it in the middle above the bottom of a view; a long text takes several lines. */
    void place(Bounds view) {
        double width = Math.min(Math.ceil(prefWidth(-1)), Math.max(0, view.getWidth() - 2 * INSET));
        double height = prefHeight(width);
        resizeRelocate(
                Math.rint(view.getMinX() + (view.getWidth() - width) / 2),
                Math.rint(view.getMaxY() - height - INSET),
                width,
                height);
    }

    void paint(ColorScheme colors) {
        setStyle("-fx-font-size: 13px; -fx-text-fill: " + UiColors.css(colors, ColorRole.TEXT)
                + "; -fx-background-color: " + UiColors.css(colors, ColorRole.PANEL) + "; -fx-border-color: "
                + UiColors.css(colors, ColorRole.ACCENT) + "; -fx-background-radius: 14; -fx-border-radius: 14");
    }
}

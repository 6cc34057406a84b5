package leapsmith.editor.ui;

import javafx.scene.control.Tooltip;
import javafx.util.Duration;

/** A sentence about a field, wrapped to a readable width. */
public final class HelpTooltip extends Tooltip {
    private static final double MAX_WIDTH_PX = 300;

    public HelpTooltip(String text) {
        super(text);
        setWrapText(true);
        setMaxWidth(MAX_WIDTH_PX);
        // Escape reverts the input of the field; a tooltip would consume it.
        setHideOnEscape(false);
        setShowDelay(Duration.millis(400));
        setShowDuration(Duration.seconds(20));
    }
}

package leapsmith.editor.ui;

import javafx.scene.control.ButtonBase;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.StackPane;

/** A container of a button that shows its tooltip also while the button is disabled, when it gets no mouse events. */
public final class TooltipArea extends StackPane {
    public TooltipArea(ButtonBase button, Tooltip tooltip) {
        super(button);
        Tooltip.install(this, tooltip);
    }
}

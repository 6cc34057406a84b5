package leapsmith.editor.ui;

import javafx.application.Platform;
import javafx.scene.control.TextField;

/** Selects the whole text of a field when it gets the focus, so that typing replaces it. */
public final class SelectOnFocus {
    private SelectOnFocus() {}

    public static void on(TextField field) {
        field.focusedProperty().addListener((property, before, focused) -> {
            if (focused) {
                // Later, because a click sets the caret after the focus.
                Platform.runLater(() -> {
                    if (field.isFocused() && field.getSelection().getLength() == 0) {
                        field.selectAll();
                    }
                });
            }
        });
    }
}

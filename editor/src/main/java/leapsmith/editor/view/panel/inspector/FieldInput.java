package leapsmith.editor.view.panel.inspector;

import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import leapsmith.editor.view.Texts;

/** Where a field is typed; Enter or leaving it ends the typing, and the arrows nudge a number. */
final class FieldInput extends TextField {
    private static final double LARGE_NUDGE = 10;

    private final Field field;

    FieldInput(Texts texts, Field field) {
        super(field.textProperty().get());
        this.field = field;
        setPrefColumnCount(8);
        if (field.type() instanceof FieldType.Numeric) {
            getStyleClass().add("number-field");
        }
        textProperty().addListener((property, before, now) -> field.type(now));
        field.textProperty().addListener((property, before, now) -> {
            if (!now.equals(getText())) {
                setText(now);
            }
        });
        field.mixedProperty().subscribe(mixed -> setPromptText(mixed ? texts.get("inspector.mixed") : ""));
        focusedProperty().addListener((property, before, focused) -> {
            if (!focused) {
                field.commit();
            }
        });
        addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
    }

    private void keyPressed(KeyEvent event) {
        double step = event.isShiftDown() ? LARGE_NUDGE : 1;
        boolean number = field.type() instanceof FieldType.Numeric;
        if (event.getCode() == KeyCode.ENTER) {
            field.commit();
            selectAll();
            event.consume();
        } else if (number && event.getCode() == KeyCode.UP) {
            field.nudge(step);
            event.consume();
        } else if (number && event.getCode() == KeyCode.DOWN) {
            field.nudge(-step);
            event.consume();
        }
    }
}

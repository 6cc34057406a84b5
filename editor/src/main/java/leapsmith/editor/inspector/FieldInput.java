package leapsmith.editor.inspector;

import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.NumberNotation;
import leapsmith.editor.ui.SelectOnFocus;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.ValueInput;

/**
 * The text input of a field. Enter or losing the focus commits, and the arrow keys nudge a number, which is shown and
 * typed in the notation of the language.
 */
final class FieldInput extends TextField implements ValueInput {
    private static final double LARGE_NUDGE = 10;

    private final Field field;
    private final NumberNotation numbers;

    FieldInput(Texts texts, Field field) {
        this.field = field;
        this.numbers = texts.numbers();
        setText(translated(field.textProperty().get()));
        setPrefColumnCount(8);
        if (field.type().isNumber()) {
            getStyleClass().add("number-field");
        }
        textProperty().addListener((property, before, now) -> field.type(translated(now)));
        field.textProperty().addListener((property, before, now) -> {
            if (!now.equals(translated(getText()))) {
                setText(translated(now));
            }
        });
        String none = field.type() instanceof InputType.Color color && color.noneKey() != null
                ? texts.get(color.noneKey())
                : "";
        field.mixedProperty().subscribe(mixed -> setPromptText(mixed ? texts.get("inspector.mixed") : none));
        Nodes.whenLeft(this, this::commit);
        SelectOnFocus.on(this);
        addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
    }

    @Override
    public boolean isPending() {
        return field.isPending();
    }

    @Override
    public void revert() {
        field.revert();
        selectAll();
    }

    /** From the notation of the field, with decimal points, to that of the language, or back. */
    private String translated(String text) {
        return field.type().isNumber() ? numbers.translate(text) : text;
    }

    private void commit() {
        field.commit();
        // Clears the undo history of the control, which its menu would offer.
        setText(getText());
    }

    private void keyPressed(KeyEvent event) {
        double step = event.isShiftDown() ? LARGE_NUDGE : 1;
        boolean number = field.type().isNumber();
        if (event.getCode() == KeyCode.ENTER) {
            commit();
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

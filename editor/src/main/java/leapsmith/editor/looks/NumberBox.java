package leapsmith.editor.looks;

import java.util.function.DoubleConsumer;
import javafx.css.PseudoClass;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.NumberText;
import leapsmith.editor.ui.SelectOnFocus;
import leapsmith.editor.ui.Texts;

/** A field for a number in a range, or a formula that gives one; it is passed on with Enter, an arrow key or the focus. */
final class NumberBox extends TextField {
    private static final PseudoClass INVALID = PseudoClass.getPseudoClass("invalid");

    private final Texts texts;
    private final double least;
    private final double most;
    private final double step;
    private final DoubleConsumer entered;
    private double value = Double.NaN;

    /**
     * @param step of the arrow keys; whole numbers only if it is one
     * @param entered receives another number that was entered
     */
    NumberBox(Texts texts, String id, double least, double most, double step, DoubleConsumer entered) {
        this.texts = texts;
        this.least = least;
        this.most = most;
        this.step = step;
        this.entered = entered;
        setId(id);
        getStyleClass().add("number-field");
        setPrefColumnCount(6);
        SelectOnFocus.on(this);
        setOnAction(event -> commit());
        Nodes.whenLeft(this, this::commit);
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.UP || event.getCode() == KeyCode.DOWN) {
                enter(value + (event.getCode() == KeyCode.UP ? this.step : -this.step));
                event.consume();
            }
        });
    }

    /** Shows a number. */
    void show(double shown) {
        value = shown;
        pseudoClassStateChanged(INVALID, false);
        setText(texts.numbers().format(shown, Math.rint(shown) == shown ? 0 : 2));
    }

    private void commit() {
        enter(NumberText.parse(texts.numbers().translate(getText())).value());
    }

    private void enter(double number) {
        if (Double.isNaN(value)) {
            return;
        }
        boolean fits = number >= least && number <= most && (step != 1 || number == Math.rint(number));
        pseudoClassStateChanged(INVALID, !fits);
        if (fits && number != value) {
            show(number);
            entered.accept(number);
        }
    }
}

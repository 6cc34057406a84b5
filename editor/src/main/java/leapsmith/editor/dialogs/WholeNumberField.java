package leapsmith.editor.dialogs;

import java.util.OptionalInt;
import javafx.css.PseudoClass;
import javafx.scene.control.TextField;
import leapsmith.editor.ui.NumberText;
import leapsmith.editor.ui.SelectOnFocus;
import leapsmith.editor.ui.Texts;

/** A field for a whole number or a formula that gives one. */
final class WholeNumberField extends TextField {
    private static final PseudoClass INVALID = PseudoClass.getPseudoClass("invalid");

    private final Texts texts;

    WholeNumberField(Texts texts, String id, int width) {
        this.texts = texts;
        setId(id);
        getStyleClass().add("number-field");
        setPrefColumnCount(width);
        SelectOnFocus.on(this);
    }

    NumberText typed() {
        return NumberText.parse(texts.numbers().translate(getText()));
    }

    /** The number; empty, and the field is marked, if it has none in this range. */
    OptionalInt number(int least, int most) {
        double number = typed().value();
        boolean fits = number >= least && number <= most && number == Math.rint(number);
        pseudoClassStateChanged(INVALID, !fits);
        return fits ? OptionalInt.of((int) number) : OptionalInt.empty();
    }
}

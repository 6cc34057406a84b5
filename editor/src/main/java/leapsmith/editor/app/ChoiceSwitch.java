package leapsmith.editor.app;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;

/** Whether a value is chosen, as a property; a change of either changes the other. Without it, none is chosen. */
final class ChoiceSwitch {
    private ChoiceSwitch() {}

    static <T> BooleanProperty of(ObjectProperty<T> choice, T value) {
        BooleanProperty chosen = new SimpleBooleanProperty(value.equals(choice.get()));
        chosen.addListener((property, before, now) -> {
            if (now) {
                choice.set(value);
            } else if (value.equals(choice.get())) {
                choice.set(null);
            }
        });
        choice.addListener((property, before, now) -> chosen.set(value.equals(now)));
        return chosen;
    }
}

package leapsmith.editor.ui;

import java.util.Objects;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;

/**
 * An action of the user with its handler and its enabled state.
 *
 * @param id the id, with its text, keys and icon
 * @param handler performs the action; called on the FX thread, only while {@code enabled}
 * @param selected the state of a toggle action; null for others. {@link #run} toggles it, so the handler need not
 */
public record Action(ActionId id, Runnable handler, ObservableBooleanValue enabled, BooleanProperty selected) {
    private static final ObservableBooleanValue TRUE = new SimpleBooleanProperty(true);

    public Action {
        Objects.requireNonNull(id);
        Objects.requireNonNull(handler);
        Objects.requireNonNull(enabled);
    }

    public static Action always(ActionId id, Runnable handler) {
        return new Action(id, handler, TRUE, null);
    }

    public static Action when(ObservableBooleanValue enabled, ActionId id, Runnable handler) {
        return new Action(id, handler, enabled, null);
    }

    public static Action toggle(ActionId id, BooleanProperty selected) {
        return toggle(id, selected, () -> {});
    }

    /** An action that toggles a state, and then does something else. */
    public static Action toggle(ActionId id, BooleanProperty selected, Runnable then) {
        return new Action(id, then, TRUE, selected);
    }

    public static Action toggleWhen(ObservableBooleanValue enabled, ActionId id, BooleanProperty selected) {
        return new Action(id, () -> {}, enabled, selected);
    }

    public boolean isToggle() {
        return selected != null;
    }

    /** Performs the action if it is enabled; otherwise does nothing. */
    public void run() {
        if (!enabled.get()) {
            return;
        }
        if (selected != null) {
            selected.set(!selected.get());
        }
        handler.run();
    }
}

package leapsmith.editor.view.panel;

import java.util.Objects;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;

/**
 * What happens when a user asks for an action, and whether it can be asked for now.
 *
 * @param id what is asked for, with its text, keys and icon
 * @param handler does it; called on the FX thread, and only while {@code enabled}
 * @param enabled whether it makes sense now
 * @param selected the state of an action that switches something on and off; null for one that only does something.
 *     The handler need not touch it: {@link #run} turns it over
 */
public record Action(ActionId id, Runnable handler, ObservableBooleanValue enabled, BooleanProperty selected) {
    private static final ObservableBooleanValue TRUE = new SimpleBooleanProperty(true);

    public Action {
        Objects.requireNonNull(id);
        Objects.requireNonNull(handler);
        Objects.requireNonNull(enabled);
    }

    /** An action that can always be asked for. */
    public static Action always(ActionId id, Runnable handler) {
        return new Action(id, handler, TRUE, null);
    }

    /** An action that can be asked for while {@code enabled}. */
    public static Action when(ObservableBooleanValue enabled, ActionId id, Runnable handler) {
        return new Action(id, handler, enabled, null);
    }

    /** An action that switches {@code selected} on and off. */
    public static Action toggle(ActionId id, BooleanProperty selected) {
        return new Action(id, () -> {}, TRUE, selected);
    }

    /** Whether this action switches something on and off. */
    public boolean isToggle() {
        return selected != null;
    }

    /** Does it if it is enabled; otherwise nothing happens. */
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

package leapsmith.editor.ui;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/** The table of all actions, one for every {@link ActionId}, with their current keys. */
public final class Actions {
    private final Map<ActionId, Action> table = new LinkedHashMap<>();
    private final ObjectProperty<Keymap> keymap = new SimpleObjectProperty<>(this, "keymap", Keymap.of(ActionId.all()));

    /**
     * A table of these actions with the default keys.
     *
     * @throws IllegalArgumentException if an id is missing or occurs twice
     */
    public Actions(List<Action> actions) {
        for (Action action : actions) {
            if (table.put(action.id(), action) != null) {
                throw new IllegalArgumentException("two actions for " + action.id());
            }
        }
        for (ActionId id : ActionId.all()) {
            if (!table.containsKey(id)) {
                throw new IllegalArgumentException("no action for " + id);
            }
        }
    }

    /** The current keys, which may change at any time. */
    public ObjectProperty<Keymap> keymapProperty() {
        return keymap;
    }

    /** The first key of an action as it is displayed, such as {@code Ctrl+S}; empty without one. */
    public String keyText(ActionId id) {
        return keymap.get().text(id);
    }

    public Action get(ActionId id) {
        return table.get(id);
    }

    public Collection<Action> all() {
        return Collections.unmodifiableCollection(table.values());
    }
}

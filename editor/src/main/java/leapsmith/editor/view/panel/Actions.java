package leapsmith.editor.view.panel;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The table of all actions, one for every {@link ActionId}. */
public final class Actions {
    private final Map<ActionId, Action> table = new LinkedHashMap<>();

    /**
     * A table of these actions.
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

    /** The action of an id. */
    public Action get(ActionId id) {
        return table.get(id);
    }

    /** All actions in the order in which they were given. */
    public Collection<Action> all() {
        return Collections.unmodifiableCollection(table.values());
    }
}

package leapsmith.editor.ui;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.input.KeyCombination;

/**
 * A key with two meanings that can be active at the same time.
 *
 * @param key the key
 * @param first the meaning that is listed first
 * @param second the other meaning
 */
public record KeyConflict(KeyCombination key, Bindable first, Bindable second) {
    /** All conflicts of a keymap, in its order. */
    public static List<KeyConflict> in(Keymap keymap) {
        Map<KeyCombination, List<Bindable>> users = new HashMap<>();
        List<KeyConflict> found = new ArrayList<>();
        for (Bindable bindable : keymap.all()) {
            for (KeyCombination key : keymap.keys(bindable)) {
                List<Bindable> others = users.computeIfAbsent(key, it -> new ArrayList<>());
                for (Bindable other : others) {
                    if (other != bindable && other.scope().meets(bindable.scope())) {
                        found.add(new KeyConflict(key, other, bindable));
                    }
                }
                others.add(bindable);
            }
        }
        return found;
    }

    /** Whether it is a conflict of this bindable. */
    public boolean concerns(Bindable bindable) {
        return bindable == first || bindable == second;
    }

    /** The other side of a conflict of {@code bindable}. */
    public Bindable other(Bindable bindable) {
        return bindable == first ? second : first;
    }
}

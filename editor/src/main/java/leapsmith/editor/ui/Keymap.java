package leapsmith.editor.ui;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/**
 * The current key assignments: the default keys, those of a preset on top, and the changes of the user on top of both.
 * A key that a preset assigns is removed from defaults with the same key in a meeting scope. Changes of the user remove
 * nothing: {@link KeyConflict} finds the keys with two meanings.
 */
public final class Keymap {
    private final List<Bindable> all;
    private final Map<String, List<KeyCombination>> keys;
    private final Function<KeyCombination, String> names;

    private Keymap(List<Bindable> all, Map<String, List<KeyCombination>> keys, Function<KeyCombination, String> names) {
        this.all = all;
        this.keys = keys;
        this.names = names;
    }

    /** The default keys of these actions and of the held keys. */
    public static Keymap of(Collection<? extends Bindable> actions) {
        return of(actions, Map.of(), Map.of());
    }

    /**
     * The keys of these actions and of the held keys.
     *
     * @param preset the keys of a preset, by id; ids that do not exist are ignored
     * @param changed the changes of the user, by id
     */
    public static Keymap of(
            Collection<? extends Bindable> actions,
            Map<String, List<KeyCombination>> preset,
            Map<String, List<KeyCombination>> changed) {
        List<Bindable> all = new ArrayList<>(actions);
        all.addAll(Arrays.asList(HeldKey.values()));
        Map<String, List<KeyCombination>> keys = new HashMap<>();
        Map<KeyCombination, List<Bindable>> claims = new HashMap<>();
        for (Bindable bindable : all) {
            for (KeyCombination key : preset.getOrDefault(bindable.id(), List.of())) {
                claims.computeIfAbsent(key, it -> new ArrayList<>()).add(bindable);
            }
        }
        for (Bindable bindable : all) {
            List<KeyCombination> assigned = changed.getOrDefault(bindable.id(), preset.get(bindable.id()));
            keys.put(bindable.id(), assigned != null ? List.copyOf(assigned) : unclaimed(bindable, claims));
        }
        return new Keymap(List.copyOf(all), keys, KeyCombination::getDisplayText);
    }

    public Keymap named(KeyNames keyNames) {
        return new Keymap(all, keys, keyNames::of);
    }

    private static List<KeyCombination> unclaimed(Bindable bindable, Map<KeyCombination, List<Bindable>> claims) {
        return bindable.defaultKeys().stream()
                .map(KeyText::comparable)
                .filter(key -> claims.getOrDefault(key, List.of()).stream()
                        .noneMatch(other -> other.scope().meets(bindable.scope())))
                .toList();
    }

    /** Everything that keys can be assigned to, in display order. */
    public List<Bindable> all() {
        return all;
    }

    /** All keys; menus and tooltips show the first. */
    public List<KeyCombination> keys(Bindable bindable) {
        return keys.getOrDefault(bindable.id(), List.of());
    }

    /** The first key as it is displayed, such as {@code Ctrl+S}; empty without one. */
    public String text(Bindable bindable) {
        List<KeyCombination> assigned = keys(bindable);
        return assigned.isEmpty() ? "" : text(assigned.get(0));
    }

    public String text(KeyCombination key) {
        return names.apply(key);
    }

    /** Everything that has this key and can be active at the same time as something of a scope. */
    public List<Bindable> users(KeyCombination key, Scope scope) {
        return all.stream()
                .filter(it -> it.scope().meets(scope) && keys(it).contains(key))
                .toList();
    }

    public boolean matches(Bindable bindable, KeyEvent event) {
        return keys(bindable).stream().anyMatch(key -> key.match(event));
    }

    /** The held key of a scope that has this key. A modifier and a key that Java does not know, such as a media key, are none. */
    public Optional<HeldKey> held(Scope scope, KeyCode code) {
        if (code == KeyCode.UNDEFINED || code.isModifierKey()) {
            return Optional.empty();
        }
        for (HeldKey key : HeldKey.values()) {
            if (key.scope() == scope && keys(key).stream().anyMatch(it -> isPlain(it, code))) {
                return Optional.of(key);
            }
        }
        return Optional.empty();
    }

    private static boolean isPlain(KeyCombination key, KeyCode code) {
        return key.equals(new KeyCodeCombination(code));
    }

    /**
     * A key with two meanings that can be active at the same time.
     *
     * @param first the meaning that is listed first
     * @param second the other meaning
     */
    public record KeyConflict(KeyCombination key, Bindable first, Bindable second) {
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

        public boolean concerns(Bindable bindable) {
            return bindable == first || bindable == second;
        }

        public Bindable other(Bindable bindable) {
            return bindable == first ? second : first;
        }
    }
}

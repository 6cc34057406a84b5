package leapsmith.editor.settings;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import leapsmith.editor.ui.Bindable;
import leapsmith.editor.ui.HeldKey;
import leapsmith.editor.ui.KeyNames;
import leapsmith.editor.ui.Keymap;
import leapsmith.editor.ui.Scope;
import leapsmith.editor.ui.Texts;

/** The key assignments that can be changed: the rows of a list, and the changes of one row. */
record KeysModel(Texts texts, List<? extends Bindable> actions, CurrentSettings settings) {
    /**
     * A line of the list.
     *
     * @param conflict which other actions have one of its keys; empty for none
     */
    public record Row(Bindable target, String name, String keys, boolean changed, String conflict) {}

    Keymap keymap() {
        return keymap(settings.get(EditorSettings.KEYS));
    }

    private Keymap keymap(Map<String, List<KeyCombination>> changed) {
        return Keymap.of(actions, settings.get(EditorSettings.KEY_PRESET).keys(), changed)
                .named(new KeyNames(texts));
    }

    /** The listener is called after the preset, a key or a command of the user changed. */
    void addListener(Runnable listener) {
        settings.property(EditorSettings.KEY_PRESET).addListener((property, before, now) -> listener.run());
        settings.property(EditorSettings.KEYS).addListener((property, before, now) -> listener.run());
        settings.property(EditorSettings.USER_COMMANDS).addListener((property, before, now) -> listener.run());
    }

    /** The rows whose name or key contains each of the typed words. */
    List<Row> rows(String typed) {
        Keymap keymap = keymap();
        List<Keymap.KeyConflict> conflicts = Keymap.KeyConflict.in(keymap);
        List<String> words = List.of(typed.strip().toLowerCase(Locale.ROOT).split("\\s+"));
        return keymap.all().stream()
                .map(it -> row(it, keymap, conflicts))
                .filter(row ->
                        words.stream().allMatch((row.name() + " " + row.keys()).toLowerCase(Locale.ROOT)::contains))
                .toList();
    }

    private Row row(Bindable target, Keymap keymap, List<Keymap.KeyConflict> conflicts) {
        String keys = keymap.keys(target).stream().map(keymap::text).collect(Collectors.joining(", "));
        Stream<String> withActions = conflicts.stream()
                .filter(it -> it.concerns(target))
                .map(it -> conflict(keymap, it.key(), texts.get(it.other(target).textKey())));
        Stream<String> withCommands = settings.get(EditorSettings.USER_COMMANDS).stream()
                .flatMap(command -> command
                        .key()
                        .filter(key -> keymap.users(key, Scope.ALWAYS).contains(target))
                        .map(key -> conflict(keymap, key, command.name()))
                        .stream());
        String conflict = Stream.concat(withActions, withCommands).distinct().collect(Collectors.joining(" "));
        boolean changed = settings.get(EditorSettings.KEYS).containsKey(target.id());
        return new Row(target, texts.get(target.textKey()), keys, changed, conflict);
    }

    private String conflict(Keymap keymap, KeyCombination key, String other) {
        return texts.get("setting.keys.conflict", keymap.text(key), other);
    }

    /** Why a key can't be assigned; empty if it can. */
    Optional<String> refusal(Bindable target, KeyCombination key) {
        boolean plain = key.equals(new KeyCodeCombination(((KeyCodeCombination) key).getCode()));
        return target instanceof HeldKey && !plain ? Optional.of(texts.get("setting.keys.plain")) : Optional.empty();
    }

    /** Adds a key, as the last one. */
    void add(Bindable target, KeyCombination key) {
        change(target, keys -> {
            if (!keys.contains(key)) {
                keys.add(key);
            }
            return keys;
        });
    }

    void remove(Bindable target, KeyCombination key) {
        change(target, keys -> {
            keys.remove(key);
            return keys;
        });
    }

    /** Removes the keys of {@code target} from all others with which it has a conflict. */
    void resolve(Bindable target) {
        for (Keymap.KeyConflict conflict : Keymap.KeyConflict.in(keymap())) {
            if (conflict.concerns(target)) {
                remove(conflict.other(target), conflict.key());
            }
        }
        Keymap keymap = keymap();
        settings.set(
                EditorSettings.USER_COMMANDS,
                settings.get(EditorSettings.USER_COMMANDS).stream()
                        .map(command -> command.withKey(command.key()
                                .filter(key -> !keymap.users(key, Scope.ALWAYS).contains(target))))
                        .toList());
    }

    void reset(Bindable target) {
        Map<String, List<KeyCombination>> keys = new LinkedHashMap<>(settings.get(EditorSettings.KEYS));
        keys.remove(target.id());
        settings.set(EditorSettings.KEYS, keys);
    }

    void resetAll() {
        settings.set(EditorSettings.KEYS, Map.of());
    }

    private void change(Bindable target, UnaryOperator<List<KeyCombination>> edit) {
        List<KeyCombination> keys = edit.apply(new ArrayList<>(keymap().keys(target)));
        Map<String, List<KeyCombination>> changed = new LinkedHashMap<>(settings.get(EditorSettings.KEYS));
        changed.put(target.id(), List.copyOf(keys));
        if (keys.equals(keymap(Map.of()).keys(target))) {
            // Only differences are kept.
            changed.remove(target.id());
        }
        settings.set(EditorSettings.KEYS, changed);
    }
}

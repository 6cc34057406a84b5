package leapsmith.editor.settings;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The values of the settings, immutable. They are kept as JSON, so that values that this version does not know, or that
 * are not valid, stay until they are replaced.
 */
public final class Settings {
    public static final Settings DEFAULT = new Settings(Map.of());

    final Map<String, Object> json;

    /**
     * The settings with the content of a file.
     *
     * @param json texts, numbers, booleans, lists and maps by their keys
     */
    Settings(Map<String, Object> json) {
        this.json = Collections.unmodifiableMap(new LinkedHashMap<>(json));
    }

    /** The value of a setting; its default if it is missing or not valid. */
    public <T> T get(Setting<T> setting) {
        return stored(setting).flatMap(setting.type.read()).orElse(setting.standard);
    }

    /** A copy with another value, or this if it has the value. */
    public <T> Settings with(Setting<T> setting, T value) {
        if (get(setting).equals(value)) {
            return this;
        }
        Map<String, Object> changed = new LinkedHashMap<>(json);
        Object written = setting.type.write().apply(value);
        int dot = setting.key.indexOf('.');
        if (dot < 0) {
            changed.put(setting.key, written);
        } else {
            String outer = setting.key.substring(0, dot);
            Map<String, Object> members = new LinkedHashMap<>();
            if (json.get(outer) instanceof Map<?, ?> present) {
                present.forEach((key, member) -> members.put(key.toString(), member));
            }
            members.put(setting.key.substring(dot + 1), written);
            changed.put(outer, members);
        }
        return new Settings(changed);
    }

    /** Whether the setting is missing or its stored value is valid. */
    boolean isValid(Setting<?> setting) {
        return stored(setting).isEmpty()
                || stored(setting).flatMap(setting.type.read()).isPresent();
    }

    private Optional<Object> stored(Setting<?> setting) {
        int dot = setting.key.indexOf('.');
        if (dot < 0) {
            return Optional.ofNullable(json.get(setting.key));
        }
        return json.get(setting.key.substring(0, dot)) instanceof Map<?, ?> members
                ? Optional.ofNullable(members.get(setting.key.substring(dot + 1)))
                : Optional.empty();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Settings settings && settings.json.equals(json);
    }

    @Override
    public int hashCode() {
        return json.hashCode();
    }

    @Override
    public String toString() {
        return json.toString();
    }
}

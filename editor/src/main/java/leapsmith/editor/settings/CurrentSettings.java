package leapsmith.editor.settings;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/** The settings of the running program. Each change is stored, and then published by the property of the setting. */
public final class CurrentSettings {
    private final Consumer<Settings> store;
    private final Map<Setting<?>, ObjectProperty<?>> properties = new LinkedHashMap<>();
    private Settings settings;

    /** @param store receives the settings after each change */
    public CurrentSettings(Settings settings, Consumer<Settings> store) {
        this.settings = settings;
        this.store = store;
    }

    public Settings all() {
        return settings;
    }

    public <T> T get(Setting<T> setting) {
        return settings.get(setting);
    }

    /** Changes a setting; stores it if it is different now. */
    public <T> void set(Setting<T> setting, T value) {
        change(known -> known.with(setting, value));
    }

    /** Changes several settings; stores them if one of them is different now. */
    public void change(UnaryOperator<Settings> change) {
        Settings changed = change.apply(settings);
        if (!changed.equals(settings)) {
            settings = changed;
            store.accept(settings);
            properties.keySet().forEach(this::publish);
        }
    }

    @SuppressWarnings("unchecked") // Each property is created for its setting.
    public <T> ObjectProperty<T> property(Setting<T> setting) {
        return (ObjectProperty<T>) properties.computeIfAbsent(setting, it -> create(setting));
    }

    private <T> ObjectProperty<T> create(Setting<T> setting) {
        ObjectProperty<T> property = new SimpleObjectProperty<>(this, setting.key, get(setting));
        property.addListener((it, before, now) -> set(setting, now));
        return property;
    }

    private <T> void publish(Setting<T> setting) {
        property(setting).set(get(setting));
    }
}

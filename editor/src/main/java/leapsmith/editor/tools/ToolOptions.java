package leapsmith.editor.tools;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import leapsmith.editor.document.Subscription;

/** The options of the tools. They outlive a document, so that the next one is painted with the same brush. */
public final class ToolOptions {
    private final Map<ToolOption<?>, Object> values = new HashMap<>();
    private final List<Runnable> listeners = new ArrayList<>();

    @SuppressWarnings("unchecked") // Only set changes the values.
    public <T> T get(ToolOption<T> option) {
        return (T) values.getOrDefault(option, option.defaultValue());
    }

    public <T> void set(ToolOption<T> option, T value) {
        T before = get(option);
        T now = option.nearest(value);
        values.put(option, now);
        if (!now.equals(before)) {
            List.copyOf(listeners).forEach(Runnable::run);
        }
    }

    void toggle(ToolOption<Boolean> option) {
        set(option, !get(option));
    }

    /** The listener is called after an option changed. */
    public Subscription addListener(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }
}

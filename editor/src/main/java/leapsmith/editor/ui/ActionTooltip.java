package leapsmith.editor.ui;

import javafx.scene.control.Tooltip;
import javafx.util.Duration;

/** The tooltip of an action: its name and its current key. */
public final class ActionTooltip extends Tooltip {
    private static final Duration DELAY = Duration.millis(400);

    public ActionTooltip(Texts texts, Actions actions, ActionId id) {
        this(texts.get(id.textKey()), actions, id);
    }

    public ActionTooltip(String name, Actions actions, ActionId id) {
        setShowDelay(DELAY);
        // Read when it is shown, because keys can change.
        setOnShowing(event -> setText(text(name, actions, id)));
        setText(text(name, actions, id));
    }

    private static String text(String name, Actions actions, ActionId id) {
        String key = actions.keyText(id);
        return key.isEmpty() ? name : name + "  " + key;
    }
}

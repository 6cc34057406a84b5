package leapsmith.editor.app;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Node;
import leapsmith.editor.ui.FocusOrder;
import leapsmith.editor.ui.KeyboardFocus;

/** Moves the focus from panel to panel. */
final class PanelFocus {
    private final Supplier<List<Node>> panels;

    /** @param panels all panels, in the order in which they receive the focus */
    PanelFocus(Supplier<List<Node>> panels) {
        this.panels = panels;
    }

    /** Focuses the next or the previous panel that is visible and has a control; after the last comes the first. */
    void move(Node focused, boolean next) {
        List<Node> reachable = new ArrayList<>(panels.get());
        reachable.removeIf(panel -> FocusOrder.in(panel).isEmpty());
        if (reachable.isEmpty()) {
            return;
        }
        int at = -1;
        for (int i = 0; i < reachable.size(); i++) {
            if (focused != null && FocusOrder.isWithin(reachable.get(i), focused)) {
                at = i;
            }
        }
        int wanted = at < 0 ? 0 : Math.floorMod(at + (next ? 1 : -1), reachable.size());
        KeyboardFocus.moveTo(FocusOrder.in(reachable.get(wanted)).get(0));
    }
}

package leapsmith.editor.ui;

import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;

/**
 * Tooltips that are created when the pointer first enters their node. A tooltip is a window of its own, and the styles of
 * those that are never seen would take a tenth of the time in which the editor opens.
 */
public final class Tooltips {
    private static final Duration DELAY = Duration.millis(400);
    private static final double MAX_WIDTH_PX = 480;
    private static final double MAX_HELP_WIDTH_PX = 300;
    private static final Object KEY = Tooltips.class;

    private Tooltips() {}

    public static void on(Node node, String text) {
        node.setAccessibleHelp(text);
        on(node, () -> text);
    }

    /**
     * @param text read whenever the pointer enters the node, as it may change; there is no tooltip while it is empty
     */
    public static void on(Node node, Supplier<String> text) {
        set(node, text, Tooltips::create);
    }

    /** Gives a node the name of an action with its current key. */
    public static void on(Node node, Texts texts, Actions actions, ActionId id) {
        on(node, texts.get(id.textKey()), actions, id);
    }

    /** Gives a node a name with the current key of an action. */
    public static void on(Node node, String name, Actions actions, ActionId id) {
        node.setAccessibleHelp(name);
        on(node, () -> name + (actions.keyText(id).isEmpty() ? "" : "  " + actions.keyText(id)));
    }

    /** Gives the row of a field a few sentences about it, which stay while they are read. */
    public static void help(Node node, String text) {
        node.setAccessibleHelp(text);
        set(node, () -> text, () -> {
            Tooltip help = create();
            help.setMaxWidth(MAX_HELP_WIDTH_PX);
            help.setShowDuration(Duration.seconds(20));
            return help;
        });
    }

    /** Lets a label become as narrow as its container needs, with its whole text as a tooltip. */
    public static void wholeText(Labeled label) {
        label.setMinWidth(0);
        on(label, label::getText);
    }

    /** Moves the tooltip of a button to a container, as a disabled button gets no mouse events. */
    public static StackPane around(ButtonBase button) {
        StackPane area = new StackPane(button);
        Object text = button.getProperties().remove(KEY);
        set(area, (Supplier<?>) text, Tooltips::create);
        return area;
    }

    /** Shows another text while the pointer is in a node, whose parts have tooltips of their own. */
    public static void update(Node node) {
        show(node, Tooltips::create);
    }

    /** What the tooltip of a node says now; empty if it has none. */
    public static String textOf(Node node) {
        return node.getProperties().get(KEY) instanceof Supplier<?> text && text.get() != null
                ? text.get().toString()
                : "";
    }

    private static void set(Node node, Supplier<?> text, Supplier<Tooltip> creator) {
        if (node.getProperties().put(KEY, text) == null) {
            node.addEventHandler(MouseEvent.MOUSE_ENTERED, event -> show(node, creator));
        }
    }

    private static void show(Node node, Supplier<Tooltip> creator) {
        Object owned = node.getProperties().get(Tooltip.class);
        Tooltip tooltip = owned == null ? creator.get() : (Tooltip) owned;
        node.getProperties().put(Tooltip.class, tooltip);
        tooltip.setText(textOf(node));
        if (tooltip.getText().isEmpty()) {
            Tooltip.uninstall(node, tooltip);
        } else {
            Tooltip.install(node, tooltip);
        }
    }

    /** Creates a tooltip for something that isn't a node, such as a tab. */
    public static Tooltip create() {
        Tooltip tooltip = new Tooltip();
        // Escape hides it, and also does what it does without a tooltip.
        tooltip.setConsumeAutoHidingEvents(false);
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(MAX_WIDTH_PX);
        tooltip.setShowDelay(DELAY);
        return tooltip;
    }
}

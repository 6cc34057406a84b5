package leapsmith.editor.app;

import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import leapsmith.editor.ui.LongWork;

/** Ignores all input of the window while a file is being read, except for its cancellation. */
final class InputBlocker {
    private final Predicate<Node> allowed;
    private final ReadOnlyObjectWrapper<LongWork> reading = new ReadOnlyObjectWrapper<>(this, "reading");

    /** @param allowed whether a node receives input while a file is being read */
    InputBlocker(Predicate<Node> allowed) {
        this.allowed = allowed;
    }

    /** Blocks input until this work is done; null unblocks it. */
    void set(LongWork work) {
        reading.set(work);
    }

    boolean isOn() {
        return reading.get() != null;
    }

    /** The reading of a file that blocks input; null for none. */
    ReadOnlyObjectProperty<LongWork> readingProperty() {
        return reading.getReadOnlyProperty();
    }

    void listenTo(Scene scene) {
        scene.addEventFilter(InputEvent.ANY, this::handle);
    }

    private void handle(InputEvent event) {
        if (!isOn() || event.getTarget() instanceof Node node && allowed.test(node)) {
            return;
        }
        event.consume();
        if (event instanceof KeyEvent key
                && key.getEventType() == KeyEvent.KEY_PRESSED
                && key.getCode() == KeyCode.ESCAPE) {
            reading.get().cancel();
        }
    }
}

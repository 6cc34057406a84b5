package leapsmith.editor.settings;

import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import leapsmith.editor.ui.KeyText;
import leapsmith.editor.ui.Nodes;
import leapsmith.editor.ui.Texts;

/** A button that waits for a key after it was pressed. Escape, or moving the focus away, cancels that. */
public final class KeyRecorder extends Button {
    private final Texts texts;
    private boolean recording;

    /** @param record receives each key that was pressed */
    public KeyRecorder(Texts texts, Consumer<KeyCombination> record) {
        this.texts = texts;
        cancel();
        setOnAction(event -> {
            recording = true;
            setText(texts.get("setting.keys.press"));
        });
        Nodes.whenLeft(this, this::cancel);
        addEventFilter(KeyEvent.ANY, event -> {
            if (!recording) {
                return;
            }
            event.consume();
            if (event.getEventType() != KeyEvent.KEY_PRESSED) {
                return;
            }
            if (event.getCode() == KeyCode.ESCAPE) {
                cancel();
            } else {
                KeyText.pressed(event).ifPresent(key -> {
                    cancel();
                    record.accept(key);
                });
            }
        });
    }

    public void cancel() {
        recording = false;
        setText(texts.get("setting.keys.add"));
    }
}

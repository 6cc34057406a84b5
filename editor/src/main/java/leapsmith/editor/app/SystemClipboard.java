package leapsmith.editor.app;

import java.util.Optional;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import leapsmith.editor.tools.ClipboardText;

/** The text on the clipboard of the system. */
final class SystemClipboard implements ClipboardText {

    @Override
    public Optional<String> read() {
        return Optional.ofNullable(Clipboard.getSystemClipboard().getString());
    }

    @Override
    public void write(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }
}

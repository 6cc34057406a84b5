package leapsmith.editor.tools;

import java.util.Optional;

/** The text on a clipboard. */
public interface ClipboardText {

    /** The text; empty if there is none. */
    Optional<String> read();

    void write(String text);
}

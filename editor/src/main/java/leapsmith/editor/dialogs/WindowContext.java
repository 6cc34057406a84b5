package leapsmith.editor.dialogs;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import leapsmith.editor.ui.FileTasks;
import leapsmith.editor.ui.LongWorks;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.Message;

/**
 * What the parts of a window share.
 *
 * @param background reads and writes files, one after another
 * @param ui runs tasks later, on the thread of the window
 * @param say shows a message in the status bar for a while
 */
public record WindowContext(
        Texts texts, Dialogs dialogs, LongWorks works, Executor background, Executor ui, Consumer<Message> say) {
    public WindowContext inBackground(Executor thread) {
        return new WindowContext(texts, dialogs, works, thread, ui, say);
    }

    public FileTasks tasks() {
        return new FileTasks(background, ui);
    }
}

package leapsmith.editor.dialogs;

import java.util.concurrent.Executor;
import leapsmith.editor.ui.FileTasks;
import leapsmith.editor.ui.LongWorks;
import leapsmith.editor.ui.Texts;

/**
 * What the parts of a window share.
 *
 * @param background reads and writes files, one after another
 * @param ui runs tasks later, on the thread of the window
 */
public record WindowContext(Texts texts, Dialogs dialogs, LongWorks works, Executor background, Executor ui) {
    public WindowContext inBackground(Executor thread) {
        return new WindowContext(texts, dialogs, works, thread, ui);
    }

    public FileTasks tasks() {
        return new FileTasks(background, ui);
    }
}

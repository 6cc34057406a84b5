package leapsmith.editor.play;

import java.util.Objects;
import java.util.function.Consumer;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Subscription;
import leapsmith.levels.play.LevelCommand;
import leapsmith.levels.play.PlayCommand;

/**
 * Turns changes of a document, undo and redo included, into commands for the running level. A change that a running
 * world cannot take, such as another size of the level or other ticks per second, restarts play in the changed level.
 */
public final class DocumentFeed implements AutoCloseable {
    private final Consumer<PlayCommand> play;
    private final Runnable beginEdit;
    private final Subscription subscription;

    /**
     * Listens until it is closed. Play must have been created from the document's current level.
     *
     * @param play takes the commands
     * @param beginEdit runs before the first command of each edit; the changes of a stroke are one edit
     */
    public DocumentFeed(LevelDocument document, Consumer<PlayCommand> play, Runnable beginEdit) {
        this.play = Objects.requireNonNull(play);
        this.beginEdit = Objects.requireNonNull(beginEdit);
        subscription = document.addListener(this::changed);
    }

    @Override
    public void close() {
        subscription.unsubscribe();
    }

    private void changed(Change change) {
        if (change instanceof Change.LevelChanged it) {
            if (it.beginsEdit()) {
                beginEdit.run();
            }
            LevelCommand.of(it.delta()).forEach(play);
        }
    }
}

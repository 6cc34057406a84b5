package leapsmith.editor.play;

import java.util.Objects;
import java.util.function.Consumer;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Subscription;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.PartitionSize;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.play.LevelCommand;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.TileCommand;

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
            feed(it.delta());
        }
    }

    private void feed(LevelDelta delta) {
        PhysicsNumbers old = delta.before().physics();
        PhysicsNumbers now = delta.after().physics();
        if (delta.isResized()
                || old.ticksPerSecond() != now.ticksPerSecond()
                || !old.borders().equals(now.borders())) {
            play.accept(new LevelCommand.Restart(delta.after()));
            return;
        }
        if (old.gravity() != now.gravity()) {
            play.accept(new LevelCommand.SetGravity(now.gravity()));
        }
        if (old.maxFallSpeed() != now.maxFallSpeed()) {
            play.accept(new LevelCommand.SetMaxFallSpeed(now.maxFallSpeed()));
        }
        PartitionSize partition = delta.after().partition();
        if (!delta.before().partition().equals(partition)) {
            play.accept(new LevelCommand.SetPartitionCell(partition.cellWidth(), partition.cellHeight()));
        }
        feedTiles(delta);
        // Sorted, because replays depend on the order of the commands, and undo should give the same as the edit.
        delta.objectIds().stream()
                .sorted()
                .map(id -> commandFor(id, delta.after()))
                .forEach(play);
    }

    /** Another legend may explain each value in another way, so with it all tiles are set. */
    private void feedTiles(LevelDelta delta) {
        Legend legend = delta.after().legend();
        if (!delta.before().legend().equals(legend)) {
            play.accept(new TileCommand.SetAllTiles(delta.after().tiles(), legend));
        } else if (delta.changesTiles()) {
            play.accept(new TileCommand.SetTiles(delta.tiles(), legend));
        }
    }

    private static PlayCommand commandFor(String id, Level level) {
        return level.object(id)
                .<PlayCommand>map(LevelCommand.PutObject::new)
                .orElseGet(() -> new LevelCommand.RemoveObject(id));
    }
}

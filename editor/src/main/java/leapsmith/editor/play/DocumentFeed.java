package leapsmith.editor.play;

import java.util.Objects;
import java.util.function.Consumer;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Subscription;
import leapsmith.levels.model.Level;
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
    private final EditBoundary edits;
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
        edits = new EditBoundary(document);
        subscription = document.addListener(this::changed);
    }

    @Override
    public void close() {
        subscription.unsubscribe();
    }

    private void changed(Change change) {
        if (edits.begins(change)) {
            beginEdit.run();
        }
        if (change instanceof Change.TilesChanged tiles) {
            play.accept(new TileCommand.SetTiles(tiles.tiles(), tiles.after().legend()));
        } else if (change instanceof Change.ObjectsChanged objects) {
            // Sorted, because a set has no order, and play depends on the order of its commands.
            objects.ids().stream()
                    .sorted()
                    .map(id -> commandFor(id, objects.after()))
                    .forEach(play);
        } else if (change instanceof Change.NumbersChanged numbers) {
            feedNumbers(numbers.before(), numbers.after());
        } else if (change instanceof Change.LevelReplaced replaced) {
            play.accept(new LevelCommand.Restart(replaced.after()));
        }
    }

    private static PlayCommand commandFor(String id, Level level) {
        return level.object(id)
                .<PlayCommand>map(LevelCommand.PutObject::new)
                .orElseGet(() -> new LevelCommand.RemoveObject(id));
    }

    private void feedNumbers(Level before, Level after) {
        PhysicsNumbers old = before.physics();
        PhysicsNumbers now = after.physics();
        if (old.ticksPerSecond() != now.ticksPerSecond() || !old.borders().equals(now.borders())) {
            play.accept(new LevelCommand.Restart(after));
            return;
        }
        if (old.gravity() != now.gravity()) {
            play.accept(new LevelCommand.SetGravity(now.gravity()));
        }
        if (old.maxFallSpeed() != now.maxFallSpeed()) {
            play.accept(new LevelCommand.SetMaxFallSpeed(now.maxFallSpeed()));
        }
        if (!before.partition().equals(after.partition())) {
            play.accept(new LevelCommand.SetPartitionCell(
                    after.partition().cellWidth(), after.partition().cellHeight()));
        }
        if (!before.legend().equals(after.legend())) {
            play.accept(new TileCommand.SetAllTiles(after.tiles(), after.legend()));
        }
    }
}

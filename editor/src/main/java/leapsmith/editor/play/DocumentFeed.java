package leapsmith.editor.play;

import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.Subscription;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayCommand;

/**
 * Turns what changes in a document into commands for the level that is being played, undo and redo included. It only
 * listens. What a running world can't take over, as another size of the level or other ticks a second, makes play
 * start again in the level as it is now.
 */
public final class DocumentFeed implements AutoCloseable {
    private final LevelDocument document;
    private final Consumer<PlayCommand> play;
    private final Subscription subscription;
    /** The level as far as the play knows its numbers. */
    private Level known;

    /** Listens until it is closed. Play must have been made from the document's level as it is now. */
    public DocumentFeed(LevelDocument document, Consumer<PlayCommand> play) {
        this.document = document;
        this.play = Objects.requireNonNull(play);
        known = document.level();
        subscription = document.addListener(this::changed);
    }

    /** Listens no more. */
    @Override
    public void close() {
        subscription.unsubscribe();
    }

    private void changed(Change change) {
        if (change instanceof Change.TilesChanged tiles) {
            play.accept(new PlayCommand.SetTiles(tiles.tiles(), document.level().legend()));
        } else if (change instanceof Change.ObjectsChanged objects) {
            feedObjects(objects.ids());
        } else if (change instanceof Change.NumbersChanged) {
            feedNumbers(document.level());
        } else if (change instanceof Change.LevelReplaced) {
            restart(document.level());
        }
    }

    private void feedObjects(Set<String> ids) {
        // A set has no order of its own, but what play does depends on the order of its commands.
        ids.stream().sorted().map(this::commandFor).forEach(play);
    }

    private PlayCommand commandFor(String id) {
        return document.level()
                .object(id)
                .<PlayCommand>map(PlayCommand.PutObject::of)
                .orElseGet(() -> new PlayCommand.RemoveObject(id));
    }

    private void feedNumbers(Level level) {
        boolean clock = level.physics().ticksPerSecond() != known.physics().ticksPerSecond();
        boolean borders = !level.physics().borders().equals(known.physics().borders());
        if (clock || borders) {
            restart(level);
            return;
        }
        if (level.physics().gravity() != known.physics().gravity()) {
            play.accept(new PlayCommand.SetGravity(level.physics().gravity()));
        }
        if (level.physics().maxFallSpeed() != known.physics().maxFallSpeed()) {
            play.accept(new PlayCommand.SetMaxFallSpeed(level.physics().maxFallSpeed()));
        }
        if (!level.partition().equals(known.partition())) {
            play.accept(new PlayCommand.SetPartitionCell(
                    level.partition().cellWidth(), level.partition().cellHeight()));
        }
        if (!level.legend().equals(known.legend())) {
            play.accept(new PlayCommand.SetAllTiles(level.tiles(), level.legend()));
        }
        known = level;
    }

    private void restart(Level level) {
        known = level;
        play.accept(new PlayCommand.Restart(level));
    }
}

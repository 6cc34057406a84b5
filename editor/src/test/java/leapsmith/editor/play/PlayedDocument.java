package leapsmith.editor.play;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import leapsmith.editor.document.LevelDocument;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.replay.ReplayRun;
import leapsmith.physics.tile.TileView;
import leapsmith.physics.world.Inputs;

/**
 * Play of a document without a thread: edits of the document reach it at its current tick. It knows the hash of every
 * tick that it has seen since the last edit at or before that tick.
 */
public final class PlayedDocument implements AutoCloseable {
    private final LevelDocument document;
    private final RecordedPlay play;
    private final DocumentFeed feed;
    private final Map<Long, Long> hashes = new HashMap<>();

    public PlayedDocument(LevelDocument document) {
        this.document = document;
        play = new RecordedPlay(document.level(), Optional.empty());
        feed = new DocumentFeed(
                document,
                command -> {
                    play.apply(command);
                    hashes.keySet().removeIf(tick -> tick >= play.tick());
                },
                play::beginEdit);
    }

    /** Makes one step and returns whether its result is that of the last time this tick was reached. */
    public boolean step(Inputs inputs) {
        play.step(inputs);
        return isAsBefore();
    }

    /** Shows a tick and returns whether it is as it was the last time. */
    public boolean seek(long tick) {
        play.seek(tick, () -> true);
        return isAsBefore();
    }

    /** Abandons everything after the current tick. */
    public void takeOver() {
        play.takeOver();
        // Edits of abandoned ticks move to this one.
        hashes.keySet().removeIf(known -> known >= play.tick());
    }

    /** Swaps the run with the one that was abandoned last. */
    public void restoreAbandonedRun() {
        play.restoreAbandonedRun();
        hashes.clear();
    }

    public long length() {
        return play.length();
    }

    /** The level at the end of the recording, by its commands. */
    public Level levelAtEnd() {
        return new PlayRecording.Levels(play.recording()).at(play.length());
    }

    /** Whether the running level, at the end of the recording, has the tiles of the document. */
    public boolean hasTilesOfDocument() {
        play.seek(play.length(), () -> true);
        TileView tiles = play.session().world().tiles();
        for (int row = 0; row < document.level().rows(); row++) {
            for (int column = 0; column < document.level().columns(); column++) {
                if (tiles.tileAt(column, row) != document.level().typeAt(column, row)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether the run as it is stored in a file ends in the state of this one. */
    public boolean isConfirmedByItsReplay() {
        play.seek(play.length(), () -> true);
        return new ReplayRun(play.recording().portable()).finish().end().hash()
                == play.session().hash();
    }

    private boolean isAsBefore() {
        long hash = play.session().hash();
        Long before = hashes.put(play.tick(), hash);
        return before == null || before == hash;
    }

    @Override
    public void close() {
        feed.close();
    }
}

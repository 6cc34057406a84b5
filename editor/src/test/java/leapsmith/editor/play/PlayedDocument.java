package leapsmith.editor.play;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import leapsmith.editor.model.LevelDocument;
import leapsmith.physics.tile.TileType;
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
        long tick = play.tick();
        play.takeOver();
        hashes.keySet().removeIf(known -> known > tick);
    }

    public long length() {
        return play.length();
    }

    /** Whether the running level, at the end of the recording, has the tiles of the document. */
    public boolean hasTilesOfDocument() {
        play.seek(play.length(), () -> true);
        TileView tiles = play.session().world().tiles();
        for (int row = 0; row < document.level().rows(); row++) {
            for (int column = 0; column < document.level().columns(); column++) {
                TileType type = document.level()
                        .legend()
                        .typeOf(document.level().tiles().at(column, row));
                if (tiles.tileAt(column, row) != type) {
                    return false;
                }
            }
        }
        return true;
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

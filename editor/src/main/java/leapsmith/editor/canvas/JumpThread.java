package leapsmith.editor.canvas;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import leapsmith.editor.play.LatestOnlyWorker;
import leapsmith.levels.model.Level;
import leapsmith.levels.whatif.JumpArc;
import leapsmith.levels.whatif.JumpFan;

/** Computes the possible jumps from a place of a level on its own thread; only the latest request counts. */
public final class JumpThread implements AutoCloseable {
    private final LatestOnlyWorker<Place> requests;

    private record Place(Level level, double feetX, double feetY) {}

    /**
     * Starts the thread.
     *
     * @param listener gets the jumps, on this thread
     */
    public JumpThread(Consumer<List<JumpArc>> listener) {
        Objects.requireNonNull(listener);
        requests = new LatestOnlyWorker<>(
                "jumps", place -> listener.accept(JumpFan.from(place.level, place.feetX, place.feetY)));
    }

    /**
     * Requests the jumps of the level's player.
     *
     * @param feetX middle of the player's bottom edge, in level pixels
     * @param feetY its bottom edge
     */
    public void ask(Level level, double feetX, double feetY) {
        requests.submit(new Place(level, feetX, feetY));
    }

    @Override
    public void close() {
        requests.close();
    }
}

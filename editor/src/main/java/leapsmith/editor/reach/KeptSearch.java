package leapsmith.editor.reach;

import java.util.Optional;
import java.util.function.Consumer;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.reach.ReachSearch;

/** A search that is kept from one request to the next, to reuse what a change of tiles does not affect. */
final class KeptSearch {
    private ReachSearch search;
    private Optional<StartPoint> start = Optional.empty();

    /** Uses the search for a level. It is dropped if the task fails. */
    void use(Level level, Optional<StartPoint> newStart, Consumer<ReachSearch> task) {
        ReachSearch used = search;
        search = null;
        if (used == null || !start.equals(newStart)) {
            used = new ReachSearch(level, newStart);
        } else {
            used.setLevel(level);
        }
        task.accept(used);
        search = used;
        start = newStart;
    }

    /** Frees its memory. */
    void drop() {
        search = null;
    }
}

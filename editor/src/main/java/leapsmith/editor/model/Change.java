package leapsmith.editor.model;

import java.util.Set;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileChange;

/** What happened to a document, published to its listeners after it happened. */
public sealed interface Change {
    /** A change of the level, with the level before and after it. */
    sealed interface OfLevel extends Change {
        Level before();

        Level after();
    }

    /**
     * Tiles have new values.
     *
     * @param tiles the very tiles, with value before and after
     */
    record TilesChanged(TileChange tiles, Level before, Level after) implements OfLevel {}

    /** Objects were added, removed or changed, or their order did. */
    record ObjectsChanged(Set<String> ids, Level before, Level after) implements OfLevel {
        public ObjectsChanged {
            ids = Set.copyOf(ids);
        }
    }

    /** The level's name, legend, physics numbers or partition changed. */
    record NumbersChanged(Level before, Level after) implements OfLevel {}

    /** The level is another one as a whole: other size, other tile size, or read again. Nothing known of it holds. */
    record LevelReplaced(Level before, Level after) implements OfLevel {}

    /** Other objects are selected. */
    record SelectionChanged() implements Change {}

    /** Steps were added, dropped, undone or redone, or another state counts as saved; the dirty flag may differ. */
    record HistoryChanged() implements Change {}

    /** The document belongs to another file. */
    record FileChanged() implements Change {}
}

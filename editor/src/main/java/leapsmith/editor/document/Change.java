package leapsmith.editor.document;

import java.nio.file.Path;
import java.util.Set;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileChange;

/** A change of a document, published to its listeners afterward. */
public sealed interface Change {
    /** A change of the level, with the level before and after it. */
    sealed interface OfLevel extends Change {
        Level before();

        Level after();
    }

    /**
     * Tiles have new values.
     *
     * @param tiles the changed tiles, with their values before and after
     */
    record TilesChanged(TileChange tiles, Level before, Level after) implements OfLevel {}

    /** Objects were added, removed or changed, or their order did. */
    record ObjectsChanged(Set<String> ids, Level before, Level after) implements OfLevel {
        public ObjectsChanged {
            ids = Set.copyOf(ids);
        }
    }

    /**
     * The level's name, legend, physics numbers, partition, checks or free properties changed. If the legend did, tiles
     * may have other values too, which the new legend explains.
     */
    record NumbersChanged(Level before, Level after) implements OfLevel {}

    /** The whole level was replaced: another size, another tile size, or reloaded. Anything cached is invalid. */
    record LevelReplaced(Level before, Level after) implements OfLevel {}

    /** The selection changed. */
    record SelectionChanged() implements Change {}

    /**
     * Steps were added, dropped, undone or redone, or another state became the saved one; the dirty flag may have
     * changed.
     */
    record HistoryChanged() implements Change {}

    /** The document was saved to a file. */
    record Saved(Path file) implements Change {}

    /** The document has another file. */
    record FileChanged() implements Change {}
}

package leapsmith.editor.model;

import java.util.Set;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileRegion;

/** What happened to a document, told to its listeners after it happened. */
public sealed interface Change {

    /**
     * Tiles have new values.
     *
     * @param region the tiles outside of which nothing changed
     * @param tiles the very tiles, with value before and after
     */
    record TilesChanged(TileRegion region, TileChange tiles) implements Change {}

    /** Characters or zones were added, removed or changed, or their order did. */
    record ObjectsChanged(Set<String> ids) implements Change {
        public ObjectsChanged {
            ids = Set.copyOf(ids);
        }
    }

    /** The level's name, legend, physics numbers or partition changed. */
    record NumbersChanged() implements Change {}

    /** The level is another one as a whole: other size, other tile size, or read anew. Nothing known of it holds. */
    record LevelReplaced() implements Change {}

    /** Other objects are selected. */
    record SelectionChanged() implements Change {}

    /** Steps were added, dropped, undone or redone, or another state counts as saved; the dirty flag may differ. */
    record HistoryChanged() implements Change {}

    /** The document belongs to another file. */
    record FileChanged() implements Change {}
}

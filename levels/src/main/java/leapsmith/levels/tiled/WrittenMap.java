package leapsmith.levels.tiled;

import java.util.IdentityHashMap;
import java.util.Map;
import leapsmith.levels.external.Cells;
import leapsmith.levels.model.TileRegion;

/**
 * A map as elements, to be written in either syntax.
 *
 * @param root the map
 * @param cells the cells of each element {@code data} or {@code chunk}
 */
record WrittenMap(Element root, Map<Element, Part> cells) {
    /** The cells of a layer in a region. */
    record Part(Cells cells, TileRegion region) {}

    WrittenMap(Element root) {
        this(root, new IdentityHashMap<>());
    }
}

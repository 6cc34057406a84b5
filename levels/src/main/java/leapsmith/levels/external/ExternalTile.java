package leapsmith.levels.external;

import java.util.List;
import leapsmith.levels.model.RawMembers;

/**
 * What a tileset says of a tile.
 *
 * @param className the class or type that its author gave it, or its tags joined by commas; empty for none
 * @param properties each value as JSON text
 * @param shapes its collision shapes, in pixels from the top-left corner of the tile
 */
public record ExternalTile(String className, RawMembers properties, List<ExternalObject> shapes) {
    public ExternalTile {
        shapes = List.copyOf(shapes);
    }
}

package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonStreamContext;
import java.util.HashSet;
import java.util.Set;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.ZoneType;

/**
 * The layout of a level file: each row of tiles and each object has a line, so that a change of one of them is a change
 * of one line, and two people's additions merge.
 */
final class LevelLayout extends DocumentLayout {
    private static final String TILES = "tiles";

    private final Set<String> longLists = new HashSet<>(Set.of(TILES));

    LevelLayout(Level level, ObjectWriter.Style style) {
        level.objects().types().all().forEach(type -> longLists.add(type.listKey()));
        // Version 1 had a single zone on the line of its list.
        if (style == ObjectWriter.Style.FILE_VERSION_1
                && level.objects(ZoneType.TYPE).size() == 1) {
            longLists.remove(ZoneType.TYPE.listKey());
        }
    }

    @Override
    boolean isLong(JsonStreamContext holder) {
        return isDocument(holder) && longLists.contains(holder.getCurrentName());
    }
}

package leapsmith.levels.json;

import com.fasterxml.jackson.core.JsonStreamContext;
import java.util.HashSet;
import java.util.Set;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.ObjectType;
import leapsmith.levels.model.ZoneType;

/**
 * The layout of a level file: each row of tiles and each object has its own line, so that a change of one affects one
 * line and additions of two authors merge.
 */
final class LevelLayout extends DocumentLayout {
    private static final String TILES = "tiles";

    private final Set<String> longLists = new HashSet<>(Set.of(TILES));

    LevelLayout(Level level, ObjectWriter.Style style) {
        for (ObjectType type : level.objects().types().all()) {
            // Version 1 had a single zone on the line of its list.
            boolean isInline = style == ObjectWriter.Style.FILE_VERSION_1
                    && type == ZoneType.TYPE
                    && level.objects(type).size() == 1;
            if (!isInline) {
                longLists.add(type.listKey());
            }
        }
    }

    @Override
    boolean isLong(JsonStreamContext holder) {
        return isDocument(holder) && longLists.contains(holder.getCurrentName());
    }
}

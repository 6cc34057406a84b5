package leapsmith.editor.files;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.TileChange;
import leapsmith.levels.model.TileRegion;

/** Says in words how one level differs from another. */
final class LevelDifference {
    private LevelDifference() {}

    /** One line for each kind of difference. */
    static String text(Texts texts, Level mine, Level theirs) {
        List<String> lines = new ArrayList<>();
        if (mine.columns() != theirs.columns() || mine.rows() != theirs.rows()) {
            lines.add(texts.get("difference.size", mine.columns(), mine.rows(), theirs.columns(), theirs.rows()));
        } else {
            TileChange tiles = TileChange.between(mine.tiles(), theirs.tiles());
            if (!tiles.isEmpty()) {
                TileRegion at = tiles.bounds();
                lines.add(texts.get(
                        "difference.tiles", tiles.cellCount(), at.columns(), at.rows(), at.column(), at.row()));
            }
        }
        addObjects(texts, mine, theirs, lines);
        Level rest = theirs.withTiles(mine.tiles()).withObjects(mine.objects());
        if (!rest.equals(mine)) {
            lines.add(texts.get("difference.settings"));
        }
        return String.join("\n", lines);
    }

    private static void addObjects(Texts texts, Level mine, Level theirs, List<String> lines) {
        Map<String, LevelObject> before = new HashMap<>();
        mine.objects().stream().forEach(object -> before.put(object.id(), object));
        Set<String> kept = new HashSet<>();
        long added = 0;
        long changed = 0;
        for (LevelObject object : (Iterable<LevelObject>) theirs.objects().stream()::iterator) {
            LevelObject old = before.get(object.id());
            if (old == null) {
                added++;
            } else {
                kept.add(object.id());
                changed += old.equals(object) ? 0 : 1;
            }
        }
        long removed = before.size() - kept.size();
        if (added + removed + changed > 0) {
            lines.add(texts.get("difference.objects", added, removed, changed));
        }
    }
}

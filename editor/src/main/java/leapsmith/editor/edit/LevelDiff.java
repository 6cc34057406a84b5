package leapsmith.editor.edit;

import java.util.ArrayList;
import java.util.List;
import leapsmith.editor.model.Edit;
import leapsmith.editor.model.EditSequence;
import leapsmith.editor.model.Message;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileChange;

/**
 * The edit that turns a level into another one with the same size: its legend, tiles and objects. The cost depends on
 * what differs, and on the number of objects if any of them does.
 */
public final class LevelDiff {
    private LevelDiff() {}

    /** An edit from a level to the legend, tiles and objects of another one; a no-op if they are the same. */
    public static Edit between(Message name, Level before, Level after) {
        List<Edit> parts = new ArrayList<>();
        if (!after.legend().equals(before.legend())) {
            parts.add(LevelNumbersEdit.of(name, before, LevelNumbers.of(before).withLegend(after.legend())));
        }
        TileEdit tiles = new TileEdit(name, TileChange.between(before.tiles(), after.tiles()));
        if (!tiles.isNoOp()) {
            parts.add(tiles);
        }
        ObjectEdit objects = ObjectEdit.between(name, before, after);
        if (!objects.isNoOp()) {
            parts.add(objects);
        }
        return parts.size() == 1 ? parts.get(0) : EditSequence.of(name, parts);
    }
}

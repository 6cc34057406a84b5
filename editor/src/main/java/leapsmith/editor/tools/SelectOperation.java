package leapsmith.editor.tools;

import java.util.LinkedHashSet;
import java.util.Set;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.TileSet;

/** How a tool combines what it finds with the selection, by the keys held at the press. */
enum SelectOperation {
    REPLACE,
    ADD,
    SUBTRACT,
    INTERSECT;

    static SelectOperation of(Gesture press) {
        if (press.has(GestureKey.INTERSECT)) {
            return INTERSECT;
        }
        if (press.has(GestureKey.SUBTRACT)) {
            return SUBTRACT;
        }
        return press.has(GestureKey.ADD) ? ADD : REPLACE;
    }

    /** The selection after some objects and tiles were found. */
    Selection apply(Selection selected, Selection found) {
        TileSet tiles = selected.tiles();
        Set<String> ids = new LinkedHashSet<>(selected.objectIds());
        switch (this) {
            case REPLACE -> {
                return found;
            }
            case ADD -> ids.addAll(found.objectIds());
            case SUBTRACT -> ids.removeAll(found.objectIds());
            case INTERSECT -> ids.retainAll(found.objectIds());
        }
        return Selection.of(ids, combined(tiles, found.tiles()));
    }

    private TileSet combined(TileSet selected, TileSet found) {
        return switch (this) {
            case REPLACE -> found;
            case ADD -> selected.union(found);
            case SUBTRACT -> selected.minus(found);
            case INTERSECT -> selected.intersect(found);
        };
    }
}

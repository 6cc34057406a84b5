package leapsmith.editor.tools;

import java.util.List;
import java.util.Optional;
import leapsmith.editor.document.LevelObjects;
import leapsmith.editor.document.Selection;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileSet;

/**
 * Selects by the kind at the pointer on a press: Magic Wand the tiles of that kind that are connected by their edges,
 * Select Same Kind all of them, or all objects of the kind of the object at the pointer. Shift adds, Ctrl subtracts,
 * both together intersect.
 */
final class KindSelectTool extends Tool {

    /** @param id {@link ToolId#WAND} or {@link ToolId#SAME_KIND} */
    KindSelectTool(ToolId id, ToolContext context) {
        super(id, context);
    }

    @Override
    protected void begin() {
        Selection selected = context.document.selection();
        context.document.select(SelectOperation.of(start()).apply(selected, found()));
    }

    private Selection found() {
        boolean same = id().equals(ToolId.SAME_KIND);
        Optional<LevelObject> object = same && context.selectMode.selectsObjects()
                ? LevelObjects.topmostAt(context.document.pickableLevel(), start().x(), start().y(), 0)
                : Optional.empty();
        if (object.isPresent()) {
            return Selection.of(objectsLike(object.get()));
        }
        TileGrid tiles = level().tiles();
        int column = level().columnAt(start().x());
        int row = level().rowAt(start().y());
        if (!tiles.contains(column, row)) {
            return Selection.NONE;
        }
        TileSet found = same ? tiles.tilesWith(tiles.at(column, row)) : FloodFill.connected(tiles, column, row);
        return Selection.of(List.of(), found);
    }

    private List<String> objectsLike(LevelObject object) {
        return context.document.pickableLevel().objects(object.type()).stream()
                .filter(it -> it.kind().equals(object.kind()))
                .map(LevelObject::id)
                .toList();
    }

    @Override
    Preview preview() {
        return Preview.none(PointerShape.CROSSHAIR, Message.of("status." + id().key()));
    }
}

package leapsmith.editor.inspector;

import java.util.List;
import java.util.function.UnaryOperator;
import leapsmith.editor.document.Edit;
import leapsmith.editor.document.LevelObjects;
import leapsmith.editor.document.ObjectEdits;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;

/** Objects by their ids. */
final class ObjectSubject implements Subject<LevelObject> {
    private final List<String> ids;

    ObjectSubject(List<String> ids) {
        this.ids = List.copyOf(ids);
    }

    @Override
    public List<LevelObject> read(Level level) {
        return LevelObjects.find(level, ids);
    }

    @Override
    public Edit change(Level level, Message editName, UnaryOperator<LevelObject> by) {
        return ObjectEdits.replace(editName, level, ids, object -> {
            LevelObject changed = by.apply(object);
            if (!changed.id().equals(object.id()) && level.object(changed.id()).isPresent()) {
                throw new RefusedException(Message.of("error.taken", changed.id()));
            }
            return changed;
        });
    }
}

package leapsmith.editor.view.panel.inspector;

import java.util.List;
import java.util.function.UnaryOperator;
import leapsmith.editor.edit.ObjectEdit;
import leapsmith.editor.model.Edit;
import leapsmith.editor.model.LevelObjects;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;

/** Objects of one class by their ids, or of all classes by what they have in common. */
final class ObjectSubject<T extends LevelObject> implements Subject<T> {
    private final List<String> ids;
    private final Class<T> type;

    ObjectSubject(Class<T> type, List<String> ids) {
        this.ids = List.copyOf(ids);
        this.type = type;
    }

    @Override
    public List<T> read(Level level) {
        return LevelObjects.find(level, ids).stream()
                .filter(type::isInstance)
                .map(type::cast)
                .toList();
    }

    @Override
    public Edit change(Level level, String editName, UnaryOperator<T> by) {
        return ObjectEdit.replace(editName, level, type, ids, object -> {
            T changed = by.apply(object);
            if (!changed.id().equals(object.id()) && level.object(changed.id()).isPresent()) {
                throw new RefusedException(FieldError.of("error.taken", changed.id()));
            }
            return changed;
        });
    }
}

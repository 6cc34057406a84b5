package leapsmith.editor.view.panel.inspector;

import java.util.List;
import java.util.function.UnaryOperator;
import leapsmith.editor.edit.ObjectEdit;
import leapsmith.editor.model.Edit;
import leapsmith.editor.model.LevelObjects;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.Zone;

/** Objects of the level by their ids: characters, zones, or what both have in common. */
final class ObjectSubject<T extends LevelObject> implements Subject<T> {
    /** How objects of one class are changed. */
    private interface Change<T> {
        Edit of(Level level, String editName, List<String> ids, UnaryOperator<T> change);
    }

    private final List<String> ids;
    private final Class<T> type;
    private final Change<T> change;

    private ObjectSubject(List<String> ids, Class<T> type, Change<T> change) {
        this.ids = List.copyOf(ids);
        this.type = type;
        this.change = change;
    }

    static ObjectSubject<PlacedCharacter> characters(List<String> ids) {
        return new ObjectSubject<>(
                ids,
                PlacedCharacter.class,
                (level, name, all, change) -> ObjectEdit.replaceCharacters(name, level, all, change));
    }

    static ObjectSubject<Zone> zones(List<String> ids) {
        return new ObjectSubject<>(
                ids, Zone.class, (level, name, all, change) -> ObjectEdit.replaceZones(name, level, all, change));
    }

    /** Characters and zones; their ids are not changed. */
    static ObjectSubject<LevelObject> both(List<String> ids) {
        return new ObjectSubject<>(ids, LevelObject.class, (level, name, all, change) -> {
            List<LevelObject> changed =
                    LevelObjects.find(level, all).stream().map(change).toList();
            return ObjectEdit.replace(name, level, changed);
        });
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
        return change.of(level, editName, ids, object -> {
            T changed = by.apply(object);
            if (!changed.id().equals(object.id()) && level.object(changed.id()).isPresent()) {
                throw new RefusedException(FieldError.of("error.taken", changed.id()));
            }
            return changed;
        });
    }
}

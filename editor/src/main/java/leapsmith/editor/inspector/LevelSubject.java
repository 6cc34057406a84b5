package leapsmith.editor.inspector;

import java.util.List;
import java.util.function.UnaryOperator;
import leapsmith.editor.document.Edit;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;

/** The level with its settings. */
final class LevelSubject implements Subject<Level> {
    @Override
    public List<Level> read(Level level) {
        return List.of(level);
    }

    @Override
    public Edit change(Level level, Message editName, UnaryOperator<Level> change) {
        return Edit.of(editName, level, change.apply(level));
    }
}

package leapsmith.editor.view.panel.inspector;

import java.util.List;
import java.util.function.UnaryOperator;
import leapsmith.editor.edit.ReplaceLevel;
import leapsmith.editor.model.Edit;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.Level;

/** The whole level. Its edits hold the level twice, so it is only for changes that no smaller edit can make. */
final class LevelSubject implements Subject<Level> {
    @Override
    public List<Level> read(Level level) {
        return List.of(level);
    }

    @Override
    public Edit change(Level level, Message editName, UnaryOperator<Level> change) {
        return new ReplaceLevel(editName, level, change.apply(level));
    }
}

package leapsmith.editor.view.panel.inspector;

import java.util.List;
import java.util.function.UnaryOperator;
import leapsmith.editor.model.Edit;
import leapsmith.levels.model.Level;

/** The level as a whole, to be looked at and not to be changed. */
final class LevelSubject implements Subject<Level> {
    @Override
    public List<Level> read(Level level) {
        return List.of(level);
    }

    @Override
    public Edit change(Level level, String editName, UnaryOperator<Level> change) {
        throw new IllegalArgumentException("the level as a whole is not changed here");
    }
}

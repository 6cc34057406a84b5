package leapsmith.editor.view.panel.inspector;

import java.util.List;
import java.util.function.UnaryOperator;
import leapsmith.editor.edit.LevelNumbers;
import leapsmith.editor.edit.LevelNumbersEdit;
import leapsmith.editor.model.Edit;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.Level;

/** The settings of the level. */
final class NumbersSubject implements Subject<LevelNumbers> {
    @Override
    public List<LevelNumbers> read(Level level) {
        return List.of(LevelNumbers.of(level));
    }

    @Override
    public Edit change(Level level, Message editName, UnaryOperator<LevelNumbers> change) {
        return LevelNumbersEdit.of(editName, level, change.apply(LevelNumbers.of(level)));
    }
}

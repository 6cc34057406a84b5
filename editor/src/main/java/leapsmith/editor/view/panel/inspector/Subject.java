package leapsmith.editor.view.panel.inspector;

import java.util.List;
import java.util.function.UnaryOperator;
import leapsmith.editor.model.Edit;
import leapsmith.editor.model.Message;
import leapsmith.levels.model.Level;

/** The things whose properties a group of fields shows: the level's numbers, or objects of the level. */
interface Subject<T> {
    /** The things as they are in this level; those that it doesn't have are left out. */
    List<T> read(Level level);

    /**
     * The edit that changes each of them.
     *
     * @throws IllegalArgumentException if one of them can't be changed so
     */
    Edit change(Level level, Message editName, UnaryOperator<T> change);
}

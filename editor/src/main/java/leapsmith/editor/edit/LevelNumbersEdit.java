package leapsmith.editor.edit;

import java.util.List;
import java.util.Optional;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.Edit;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.Level;

/**
 * Changes the settings of the level: everything except tiles and objects.
 *
 * @param name the step's name
 */
public record LevelNumbersEdit(Message name, LevelNumbers before, LevelNumbers after) implements Edit {
    private static final long SIZE_BYTES = 512;

    /** The edit from the level's settings to others. */
    public static LevelNumbersEdit of(Message name, Level level, LevelNumbers after) {
        return new LevelNumbersEdit(name, LevelNumbers.of(level), after);
    }

    @Override
    public Level applyTo(Level level) {
        if (!LevelNumbers.of(level).equals(before)) {
            throw new IllegalArgumentException("The edit doesn't fit: expected " + before);
        }
        return after.putInto(level);
    }

    @Override
    public Edit inverse() {
        return new LevelNumbersEdit(name, after, before);
    }

    @Override
    public Optional<Edit> then(Edit next) {
        return next instanceof LevelNumbersEdit other
                ? Optional.of(new LevelNumbersEdit(name, before, other.after))
                : Optional.empty();
    }

    @Override
    public LevelNumbersEdit renamed(String from, String to) {
        return new LevelNumbersEdit(name, before.renamed(from, to), after.renamed(from, to));
    }

    @Override
    public long sizeBytes() {
        return SIZE_BYTES;
    }

    @Override
    public List<Change> changes(Level levelBefore, Level levelAfter) {
        return List.of(
                isSameScale()
                        ? new Change.NumbersChanged(levelBefore, levelAfter)
                        : new Change.LevelReplaced(levelBefore, levelAfter));
    }

    private boolean isSameScale() {
        return before.tileSize() == after.tileSize();
    }

    @Override
    public Object subject() {
        return isSameScale();
    }

    @Override
    public boolean isNoOp() {
        return before.equals(after);
    }
}

package leapsmith.editor.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.Edit;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileChange;

/**
 * Turns a level into another one of the same size: its settings with the legend, its tiles and its objects. The parts
 * are independent, so two differences merge part by part.
 *
 * @param name the step's name
 */
public record LevelDiff(Message name, LevelNumbersEdit numbers, TileEdit tiles, ObjectEdit objects) implements Edit {

    /**
     * The edit from a level to another one; a no-op if they are the same. The cost depends on what differs, and on the
     * number of objects if any of them does.
     */
    public static LevelDiff between(Message name, Level before, Level after) {
        return new LevelDiff(
                name,
                LevelNumbersEdit.of(name, before, LevelNumbers.of(after)),
                new TileEdit(name, TileChange.between(before.tiles(), after.tiles())),
                ObjectEdit.between(name, before, after));
    }

    /** The parts that change something. The legend comes before tiles with its new values. */
    private List<Edit> parts() {
        List<Edit> parts = new ArrayList<>(List.of(numbers, tiles, objects));
        parts.removeIf(Edit::isNoOp);
        return parts;
    }

    @Override
    public Level applyTo(Level level) {
        Level result = level;
        for (Edit part : parts()) {
            result = part.applyTo(result);
        }
        return result;
    }

    @Override
    public LevelDiff inverse() {
        return new LevelDiff(
                name, (LevelNumbersEdit) numbers.inverse(), (TileEdit) tiles.inverse(), (ObjectEdit) objects.inverse());
    }

    @Override
    public LevelDiff renamed(String from, String to) {
        return new LevelDiff(name, numbers.renamed(from, to), tiles, objects);
    }

    @Override
    public Optional<Edit> then(Edit next) {
        if (!(next instanceof LevelDiff other)) {
            return Optional.empty();
        }
        return Optional.of(new LevelDiff(
                name,
                (LevelNumbersEdit) numbers.then(other.numbers).orElseThrow(),
                (TileEdit) tiles.then(other.tiles).orElseThrow(),
                (ObjectEdit) objects.then(other.objects).orElseThrow()));
    }

    @Override
    public long sizeBytes() {
        return 1 + parts().stream().mapToLong(Edit::sizeBytes).sum();
    }

    @Override
    public List<Change> changes(Level before, Level after) {
        List<Change> changes = new ArrayList<>();
        Level level = before;
        for (Edit part : parts()) {
            Level next = part.applyTo(level);
            changes.addAll(part.changes(level, next));
            level = next;
        }
        return changes;
    }

    @Override
    public boolean isNoOp() {
        return parts().isEmpty();
    }
}

package leapsmith.editor.edit;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.Edit;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileChange;

/**
 * Changes the legend, and at once the values of the tiles that it explains, so that no tile is of a wrong kind in
 * between. {@link TileKindEdits} makes these edits.
 *
 * @param name the step's name
 * @param tiles the tiles with other values
 */
public record LegendEdit(Message name, Legend before, Legend after, TileChange tiles) implements Edit {
    private static final long OVERHEAD_BYTES = 96;
    private static final long ENTRY_BYTES = 64;

    public LegendEdit {
        Objects.requireNonNull(name);
        Objects.requireNonNull(before);
        Objects.requireNonNull(after);
        Objects.requireNonNull(tiles);
    }

    @Override
    public Level applyTo(Level level) {
        if (!level.legend().equals(before)) {
            throw new IllegalArgumentException("The edit doesn't fit: expected " + before);
        }
        return level.withTiles(tiles).withLegend(after);
    }

    @Override
    public Edit inverse() {
        return new LegendEdit(name, after, before, tiles.inverse());
    }

    @Override
    public Optional<Edit> then(Edit next) {
        return next instanceof LegendEdit other
                ? Optional.of(new LegendEdit(name, before, other.after, tiles.then(other.tiles)))
                : Optional.empty();
    }

    @Override
    public long sizeBytes() {
        return OVERHEAD_BYTES + ENTRY_BYTES * (before.size() + after.size()) + tiles.sizeBytes();
    }

    @Override
    public List<Change> changes(Level levelBefore, Level levelAfter) {
        return List.of(new Change.NumbersChanged(levelBefore, levelAfter));
    }

    @Override
    public Object subject() {
        return LegendEdit.class;
    }

    @Override
    public boolean isNoOp() {
        return before.equals(after) && tiles.isEmpty();
    }
}

package leapsmith.editor.edit;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.Edit;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileChange;

/**
 * Changes tiles.
 *
 * @param name the step's name
 * @param tiles the tiles, with value before and after
 */
public record TileEdit(Message name, TileChange tiles) implements Edit {
    private static final long OVERHEAD_BYTES = 32;

    public TileEdit {
        Objects.requireNonNull(name);
        Objects.requireNonNull(tiles);
    }

    @Override
    public Level applyTo(Level level) {
        return level.withTiles(level.tiles().with(tiles));
    }

    @Override
    public Edit inverse() {
        return new TileEdit(name, tiles.inverse());
    }

    @Override
    public Optional<Edit> then(Edit next) {
        return next instanceof TileEdit other
                ? Optional.of(new TileEdit(name, tiles.then(other.tiles)))
                : Optional.empty();
    }

    @Override
    public long sizeBytes() {
        return OVERHEAD_BYTES + tiles.sizeBytes();
    }

    @Override
    public List<Change> changes(Level before, Level after) {
        return List.of(new Change.TilesChanged(tiles, before, after));
    }

    @Override
    public boolean isNoOp() {
        return tiles.isEmpty();
    }
}

package leapsmith.editor.edit;

import java.util.List;
import java.util.Optional;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.Edit;
import leapsmith.levels.model.Level;

/**
 * Another level as a whole: after a change of its size, or when its file was read anew.
 *
 * @param name the text key of the step's name
 */
public record ReplaceLevel(String name, Level before, Level after) implements Edit {
    private static final long OVERHEAD_BYTES = 512;
    private static final long OBJECT_BYTES = 160;

    @Override
    public Level applyTo(Level level) {
        if (!level.equals(before)) {
            throw new IllegalArgumentException("The edit doesn't fit: it replaces another level");
        }
        return after;
    }

    @Override
    public Edit inverse() {
        return new ReplaceLevel(name, after, before);
    }

    @Override
    public Optional<Edit> then(Edit next) {
        return next instanceof ReplaceLevel other
                ? Optional.of(new ReplaceLevel(name, before, other.after))
                : Optional.empty();
    }

    /** Counts both levels in full, a byte a tile, though they may share most of their tiles. */
    @Override
    public long sizeBytes() {
        return OVERHEAD_BYTES + sizeOf(before) + sizeOf(after);
    }

    private static long sizeOf(Level level) {
        long tiles = (long) level.tiles().columns() * level.tiles().rows();
        return tiles + OBJECT_BYTES * (level.characters().size() + level.zones().size());
    }

    @Override
    public List<Change> changes() {
        return List.of(new Change.LevelReplaced());
    }

    @Override
    public boolean isNoOp() {
        return before.equals(after);
    }
}

package leapsmith.editor.edit;

import java.util.List;
import java.util.Optional;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.Edit;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.Level;
import leapsmith.physics.tile.TileType;

/**
 * Replaces the whole level, for example after resizing or reloading it.
 *
 * @param name the step's name
 */
public record ReplaceLevel(Message name, Level before, Level after) implements Edit {
    private static final long OVERHEAD_BYTES = 512;
    private static final long OBJECT_BYTES = 160;

    /**
     * Resizes the level and moves its content by whole tiles. New tiles are empty. Objects are kept even if they end up
     * outside.
     *
     * @param columnOffset new column of the first column; negative crops on the left
     * @param rowOffset new row of the first row; negative crops at the top
     * @throws IllegalArgumentException if a level can't have that size
     */
    public static ReplaceLevel resizing(
            Message name, Level level, int columns, int rows, int columnOffset, int rowOffset) {
        double dx = (double) columnOffset * level.tileSize();
        double dy = (double) rowOffset * level.tileSize();
        int empty = level.legend().indexOf(TileType.EMPTY);
        Level after = level.withTiles(level.tiles().resized(columns, rows, columnOffset, rowOffset, empty))
                .withObjects(level.objects().mapped(it -> it.withPosition(it.x() + dx, it.y() + dy)));
        return new ReplaceLevel(name, level, after);
    }

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

    @Override
    public Edit renamed(String from, String to) {
        return new ReplaceLevel(name, renamed(before, from, to), renamed(after, from, to));
    }

    private static Level renamed(Level level, String from, String to) {
        return level.name().equals(from) ? level.withName(to) : level;
    }

    /** Counts both levels in full, one byte per tile, although they may share most of their tiles. */
    @Override
    public long sizeBytes() {
        return OVERHEAD_BYTES + sizeOf(before) + sizeOf(after);
    }

    private static long sizeOf(Level level) {
        long tiles = (long) level.tiles().columns() * level.tiles().rows();
        return tiles + OBJECT_BYTES * level.objects().count();
    }

    @Override
    public List<Change> changes(Level levelBefore, Level levelAfter) {
        return List.of(new Change.LevelReplaced(levelBefore, levelAfter));
    }

    @Override
    public Object subject() {
        return ReplaceLevel.class;
    }

    @Override
    public boolean isNoOp() {
        return before.equals(after);
    }
}

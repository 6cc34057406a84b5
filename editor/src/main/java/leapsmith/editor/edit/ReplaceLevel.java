package leapsmith.editor.edit;

import java.util.List;
import java.util.Optional;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.Edit;
import leapsmith.editor.model.Message;
import leapsmith.levels.model.Level;
import leapsmith.physics.tile.TileType;

/**
 * Another level as a whole: after a change of its size, or when its file was read again.
 *
 * @param name the step's name
 */
public record ReplaceLevel(Message name, Level before, Level after) implements Edit {
    private static final long OVERHEAD_BYTES = 512;
    private static final long OBJECT_BYTES = 160;

    /**
     * Other numbers of columns and rows; what the level holds is moved by whole tiles. Tiles that come new are empty,
     * and objects stay even where they are outside then.
     *
     * @param columnOffset the column that the first column gets; negative cuts off on the left
     * @param rowOffset the row that the first row gets; negative cuts off at the top
     * @throws IllegalArgumentException if there can be no level of that size
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

    /** Counts both levels in full, a byte a tile, though they may share most of their tiles. */
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

package leapsmith.levels.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;
import leapsmith.physics.tile.TileType;

/**
 * A part of a level that was copied: tiles of any outline, and objects. It has its own list of tile kinds, so that it
 * can be put into other levels. Immutable.
 *
 * @param tileSize the side of a tile of its level, in px
 * @param column the column of its level that its first column was
 * @param row the row of its level that its first row was
 * @param kinds what the values of the tiles mean; at least one
 * @param values the values of the tiles; those outside the outline have no meaning
 * @param tiles the outline: which tiles belong to the part, within the grid
 * @param objects with positions relative to the top-left corner of the grid
 */
public record LevelPart(
        int tileSize,
        int column,
        int row,
        List<TileKind> kinds,
        TileGrid values,
        TileSet tiles,
        List<LevelObject> objects) {

    /** Checks the values. */
    public LevelPart {
        kinds = List.copyOf(kinds);
        objects = List.copyOf(objects);
        Objects.requireNonNull(values);
        if (!values.region().union(tiles.bounds()).equals(values.region())) {
            throw new IllegalArgumentException(tiles + " is not within " + values);
        }
    }

    /** {@return this part without its empty tiles, so that what is behind them stays when it is put into a level} */
    public LevelPart withoutEmpty() {
        TileSet.Builder outline = new TileSet.Builder();
        for (int row = 0; row < rows(); row++) {
            int y = row;
            outline.addRow(
                    row,
                    0,
                    columns(),
                    column -> tiles.contains(column, y)
                            && !kinds.get(values.at(column, y)).equals(TileKind.of(TileType.EMPTY)));
        }
        return new LevelPart(tileSize, column, row, kinds, values, outline.build(), objects);
    }

    /**
     * Copies a part of a level. Without tiles, its grid covers the objects.
     *
     * @param level a level
     * @param tiles must be within the level
     * @param objects the objects to copy
     * @return the part, with positions of objects relative to its top-left tile
     * @throws IllegalArgumentException if there are neither tiles nor objects
     */
    public static LevelPart of(Level level, TileSet tiles, Collection<LevelObject> objects) {
        TileRegion box = tiles.isEmpty() ? around(level, objects) : tiles.bounds();
        int[] partValueOf = new int[Limits.MAX_SYMBOLS];
        Arrays.fill(partValueOf, -1);
        List<TileKind> kinds = new ArrayList<>();
        byte[] line = new byte[box.columns()];
        byte[] from = new byte[box.columns()];
        TileGrid.Builder grid = new TileGrid.Builder(box.columns());
        for (int row = box.row(); row < box.endRow(); row++) {
            Arrays.fill(line, (byte) 0);
            if (!tiles.isEmpty()) {
                level.tiles().copyRow(row, box.column(), box.endColumn(), from);
            }
            tiles.forEachRun(new TileRegion(box.column(), row, box.columns(), 1), (r, start, end) -> {
                for (int i = start - box.column(); i < end - box.column(); i++) {
                    int value = from[i] & 0xFF;
                    if (partValueOf[value] < 0) {
                        partValueOf[value] = kinds.size();
                        kinds.add(level.legend().kindOf(value).resolved());
                    }
                    line[i] = (byte) partValueOf[value];
                }
            });
            grid.addRow(line);
        }
        if (kinds.isEmpty()) {
            kinds.add(TileKind.of(TileType.EMPTY));
        }
        double x = (double) box.column() * level.tileSize();
        double y = (double) box.row() * level.tileSize();
        List<LevelObject> relative = objects.stream()
                .map(it -> it.withPosition(it.x() - x, it.y() - y))
                .toList();
        TileSet outline = tiles.moved(-box.column(), -box.row());
        return new LevelPart(level.tileSize(), box.column(), box.row(), kinds, grid.build(), outline, relative);
    }

    /** The tiles that the objects cover, at least one. */
    private static TileRegion around(Level level, Collection<LevelObject> objects) {
        TileRegion all = TileRegion.EMPTY;
        for (LevelObject it : objects) {
            int column = level.columnAt(it.x());
            int row = level.rowAt(it.y());
            int lastColumn = Math.max(column, (int) Math.ceil((it.x() + it.width()) / level.tileSize()) - 1);
            int lastRow = Math.max(row, (int) Math.ceil((it.y() + it.height()) / level.tileSize()) - 1);
            all = all.union(TileRegion.between(column, row, lastColumn, lastRow));
        }
        if (all.isEmpty()) {
            throw new IllegalArgumentException("a part without tiles and objects");
        }
        return all;
    }

    /** {@return the number of columns of its grid} */
    public int columns() {
        return values.columns();
    }

    /** {@return the number of rows of its grid} */
    public int rows() {
        return values.rows();
    }

    /**
     * {@return the same part as if it came from another place of its level}
     *
     * @param newColumn column of its first tile in the level
     * @param newRow row of its first tile in the level
     */
    public LevelPart from(int newColumn, int newRow) {
        return new LevelPart(tileSize, newColumn, newRow, kinds, values, tiles, objects);
    }

    /**
     * {@return the same part with other kinds of tiles}
     *
     * @param change makes another kind of each
     */
    public LevelPart withKinds(UnaryOperator<TileKind> change) {
        return new LevelPart(tileSize, column, row, kinds.stream().map(change).toList(), values, tiles, objects);
    }

    /**
     * {@return the same part with other objects, at positions relative to the top-left corner of the grid}
     *
     * @param newObjects at positions relative to the part
     */
    public LevelPart withObjects(List<LevelObject> newObjects) {
        return new LevelPart(tileSize, column, row, kinds, values, tiles, newObjects);
    }

    /**
     * {@return the part flipped or turned, with its objects} Without tiles, the objects turn around the middle of all
     * of them. The part keeps its center as far as whole tiles allow.
     *
     * @param symmetry how it is flipped or turned
     */
    public LevelPart with(Symmetry symmetry) {
        int newColumns = symmetry.isTurn() ? rows() : columns();
        int newRows = symmetry.isTurn() ? columns() : rows();
        byte[][] lines = new byte[newRows][newColumns];
        boolean[][] inside = new boolean[newRows][newColumns];
        tiles.forEachRun(tiles.bounds(), (r, from, to) -> {
            for (int c = from; c < to; c++) {
                int newColumn = symmetry.column(c, r, columns(), rows());
                int newRow = symmetry.row(c, r, columns(), rows());
                lines[newRow][newColumn] = (byte) values.at(c, r);
                inside[newRow][newColumn] = true;
            }
        });
        TileGrid.Builder grid = new TileGrid.Builder(newColumns);
        TileSet.Builder outline = new TileSet.Builder();
        for (int newRow = 0; newRow < newRows; newRow++) {
            grid.addRow(lines[newRow]);
            boolean[] insideRow = inside[newRow];
            outline.addRow(newRow, 0, newColumns, newColumn -> insideRow[newColumn]);
        }
        // Truncated toward zero, so that turning back returns to the same place.
        int left = column + (columns() - newColumns) / 2;
        int top = row + (rows() - newRows) / 2;
        return new LevelPart(
                tileSize,
                left,
                top,
                kinds.stream().map(symmetry::of).toList(),
                grid.build(),
                outline.build(),
                tiles.isEmpty()
                        ? aroundTheirMiddle(symmetry, left, top)
                        : aroundTheGrid(symmetry, newColumns, newRows));
    }

    private List<LevelObject> aroundTheGrid(Symmetry symmetry, int newColumns, int newRows) {
        double half = tileSize / 2.0;
        return objects.stream()
                .map(it -> symmetry.of(it, columns() * half, rows() * half, newColumns * half, newRows * half))
                .toList();
    }

    private List<LevelObject> aroundTheirMiddle(Symmetry symmetry, int newColumn, int newRow) {
        // Some objects keep their size when turned, so a turned box isn't the box of the turned objects; centers are.
        double share = symmetry.isTurn() ? 0.5 : 0;
        double left = min(it -> it.x() + it.width() * share);
        double top = min(it -> it.y() + it.height() * share);
        double right = -min(it -> -(it.x() + it.width() * (1 - share)));
        double bottom = -min(it -> -(it.y() + it.height() * (1 - share)));
        double x = (left + right) / 2;
        double y = (top + bottom) / 2;
        double dx = (double) (column - newColumn) * tileSize;
        double dy = (double) (row - newRow) * tileSize;
        return objects.stream().map(it -> symmetry.of(it, x, y, x + dx, y + dy)).toList();
    }

    private double min(ToDoubleFunction<LevelObject> edge) {
        return objects.stream().mapToDouble(edge).min().orElse(0);
    }

    /**
     * {@return the part for levels with another tile size: positions of objects and stops keep their tiles, sizes stay
     * as they are}
     *
     * @param newTileSize side of a tile in pixels, 1 to {@link Limits#MAX_TILE_SIZE}
     */
    public LevelPart withTileSize(int newTileSize) {
        if (newTileSize == tileSize) {
            return this;
        }
        double scale = (double) newTileSize / tileSize;
        List<LevelObject> scaled = objects.stream().map(it -> scaled(it, scale)).toList();
        return new LevelPart(newTileSize, column, row, kinds, values, tiles, scaled);
    }

    private static LevelObject scaled(LevelObject object, double scale) {
        LevelObject moved = object.withPosition(object.x() * scale, object.y() * scale);
        return object.type()
                .path()
                .map(path -> moved.with(
                        path,
                        moved.stops().stream()
                                .map(it -> it.at(it.x() * scale, it.y() * scale))
                                .toList()))
                .orElse(moved);
    }

    /**
     * {@return a legend that has all kinds of the part: the same if it has them already} A kind is recognized by its
     * shape and name; others are appended with free symbols.
     *
     * @param legend the legend to extend
     * @throws IllegalArgumentException if there are more kinds than a legend can hold
     */
    public Legend extended(Legend legend) {
        List<LegendEntry> entries = new ArrayList<>(legend.entries());
        for (TileKind kind : kinds) {
            if (entries.stream().noneMatch(it -> isSame(it.kind(), kind))) {
                entries.add(new LegendEntry(Legend.freeSymbol(entries, 'a'), kind));
            }
        }
        return entries.size() == legend.size() ? legend : new Legend(entries);
    }

    private static boolean isSame(TileKind a, TileKind b) {
        return a.isPlain()
                ? a.equals(b)
                : !b.isPlain() && a.shape() == b.shape() && a.name().equals(b.name());
    }

    /**
     * {@return a level with the tiles of the part; tiles outside the level are left out} The objects are not part of
     * it.
     *
     * @param level a level
     * @param atColumn where its first column goes
     * @param atRow where its first row goes
     * @throws IllegalArgumentException if there are more kinds than a legend can hold
     */
    public Level putTilesInto(Level level, int atColumn, int atRow) {
        if (tiles.isEmpty()) {
            return level;
        }
        Legend legend = extended(level.legend());
        int[] valueOf = new int[kinds.size()];
        for (int i = 0; i < valueOf.length; i++) {
            TileKind kind = kinds.get(i);
            int value = 0;
            while (!isSame(legend.kindOf(value), kind)) {
                value++;
            }
            valueOf[i] = value;
        }
        TileDraft change = level.tiles().draft();
        TileRegion inside = level.tiles().region();
        TileRegion visible = new TileRegion(-atColumn, -atRow, inside.columns(), inside.rows());
        byte[] line = new byte[columns()];
        tiles.forEachRun(visible, (r, from, to) -> {
            values.copyRow(r, from, to, line);
            int start = 0;
            for (int i = 1; i <= to - from; i++) {
                if (i == to - from || line[i] != line[start]) {
                    TileRegion run = new TileRegion(from + start + atColumn, r + atRow, i - start, 1);
                    change.fill(run, valueOf[line[start] & 0xFF]);
                    start = i;
                }
            }
        });
        Level extended = legend == level.legend() ? level : level.withLegend(legend);
        return extended.withTiles(change.build());
    }

    /**
     * {@return the objects where they are if the part's grid starts at this tile}
     *
     * @param atColumn where the first column of the part goes
     * @param atRow where the first row of the part goes
     */
    public List<LevelObject> objectsAt(int atColumn, int atRow) {
        double x = (double) atColumn * tileSize;
        double y = (double) atRow * tileSize;
        return objects.stream()
                .map(it -> it.withPosition(it.x() + x, it.y() + y))
                .toList();
    }
}

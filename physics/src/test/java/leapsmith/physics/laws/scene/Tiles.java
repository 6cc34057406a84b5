package leapsmith.physics.laws.scene;

import java.util.Arrays;
import java.util.function.Predicate;
import leapsmith.physics.tile.TileType;

/** A grid of tiles as a value. */
public final class Tiles {
    private static final int LONGEST_ROW = 120;

    private final int columns;
    private final int rows;
    private final TileType[] types;
    private final int[] materials;

    private Tiles(int columns, int rows, TileType[] types, int[] materials) {
        this.columns = columns;
        this.rows = rows;
        this.types = types;
        this.materials = materials;
    }

    /** Returns the material of a tile, as an index in {@link RandomMaterials#TABLE}. */
    @FunctionalInterface
    public interface MaterialPattern {
        int at(int column, int row);
    }

    /** Returns the type of a tile. */
    @FunctionalInterface
    public interface Pattern {
        TileType at(int column, int row);
    }

    /** Receives the tiles one after another. */
    @FunctionalInterface
    public interface Visitor {
        void visit(int column, int row, TileType type);
    }

    /** Tiles from a pattern. */
    public static Tiles of(int columns, int rows, Pattern pattern) {
        TileType[] types = new TileType[columns * rows];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                types[row * columns + column] = pattern.at(column, row);
            }
        }
        return new Tiles(columns, rows, types, new int[types.length]);
    }

    /** A copy with other types. */
    public Tiles mapped(Pattern pattern) {
        return new Tiles(columns, rows, of(columns, rows, pattern).types, materials);
    }

    /** A copy with other materials. */
    public Tiles withMaterials(MaterialPattern pattern) {
        int[] others = new int[types.length];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                others[row * columns + column] = pattern.at(column, row);
            }
        }
        return new Tiles(columns, rows, types, others);
    }

    /** Tiles from text rows: {@code #} Block, {@code =} one-way, anything else empty. */
    public static Tiles of(String... lines) {
        return of(lines[0].length(), lines.length, (column, row) -> switch (lines[row].charAt(column)) {
            case '#' -> TileType.BLOCK;
            case '=' -> TileType.ONE_WAY;
            default -> TileType.EMPTY;
        });
    }

    public int columns() {
        return columns;
    }

    public int rows() {
        return rows;
    }

    /** The type of a tile of the grid. */
    public TileType at(int column, int row) {
        return types[row * columns + column];
    }

    /** The material of a tile of the grid. */
    public int materialAt(int column, int row) {
        return materials[row * columns + column];
    }

    /** Whether any tile is of such a type. */
    public boolean hasAny(Predicate<TileType> kind) {
        return Arrays.stream(types).anyMatch(kind);
    }

    /** Whether any tile has a material. */
    public boolean hasMaterials() {
        return Arrays.stream(materials).anyMatch(material -> material != 0);
    }

    /** Whether the grid has such a tile. */
    public boolean has(int column, int row) {
        return column >= 0 && column < columns && row >= 0 && row < rows;
    }

    /** A copy with one tile changed, to one without a material. */
    public Tiles with(int column, int row, TileType type) {
        return with(column, row, type, 0);
    }

    /** A copy with one tile changed. */
    public Tiles with(int column, int row, TileType type, int material) {
        TileType[] copy = types.clone();
        copy[row * columns + column] = type;
        int[] materialCopy = materials.clone();
        materialCopy[row * columns + column] = material;
        return new Tiles(columns, rows, copy, materialCopy);
    }

    /** All tiles, row by row. */
    public void forEach(Visitor visitor) {
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                visitor.visit(column, row, at(column, row));
            }
        }
    }

    /** The number of tiles that are not empty. */
    public int count() {
        return (int) Arrays.stream(types).filter(type -> type != TileType.EMPTY).count();
    }

    /** Rows of text; for a large grid the tiles that are not empty. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        if (columns > LONGEST_ROW || rows > LONGEST_ROW) {
            text.append(columns).append(" x ").append(rows).append('\n');
            forEach((column, row, type) -> {
                if (type != TileType.EMPTY) {
                    text.append(type)
                            .append(" (")
                            .append(column)
                            .append(", ")
                            .append(row)
                            .append(")\n");
                }
            });
            return text.toString();
        }
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                text.append(".#=/\\aAbBnucCdDrleEfF<>v".charAt(at(column, row).ordinal()));
            }
            text.append('\n');
        }
        for (int index = 0; index < materials.length; index++) {
            if (materials[index] != 0) {
                text.append("material %d at (%d, %d)%n".formatted(materials[index], index % columns, index / columns));
            }
        }
        return text.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Tiles that
                && columns == that.columns
                && rows == that.rows
                && Arrays.equals(types, that.types)
                && Arrays.equals(materials, that.materials);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(types) + Arrays.hashCode(materials);
    }
}

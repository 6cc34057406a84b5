package leapsmith.physics.tile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.fixed.SubPixels;

/**
 * The tiles of a running level. Reading or writing one takes the same time on a map of any size.
 *
 * <p>Tiles are stored in one flat array, row by row, as {@link TileType#code}. Each change updates a hash of all tiles
 * (the exclusive or of one well-mixed number for each tile that isn't empty, after Zobrist), so that reading it costs
 * nothing. The map also tracks which 64 x 64 chunks were changed since the last {@link TileSnapshot}, so that the next
 * one copies only those.
 */
public final class TileMap implements TileView {
    /** The largest number of tiles of a map. */
    public static final int MAX_TILES = 1 << 26;
    /** The largest side of a tile in pixels. */
    public static final int MAX_TILE_SIZE = 1024;

    /** How far {@link #mayHaveMaterialAround} looks. */
    public static final int SURROUNDING_TILES = MaterialSurroundings.REACH;

    private static final int NO_SHIFT = -1;

    private final TileView readOnly = new ReadOnlyTiles(this);
    private final int columns;
    private final int rows;
    private final int tileSize;
    private final Borders borders;
    private final byte[] codes;
    private final TileChunks chunks;
    private final int tileSub;
    /** The right shift from sub-pixels to tiles, or {@link #NO_SHIFT} if the size isn't a power of two. */
    private final int shift;

    /** Which materials can be climbed, by index. */
    private final BitSet climbable = new BitSet();

    private long[] materialHashes = new long[1];
    /** The material of each tile as its index in the table of the world; null while all are 0, which is plain. */
    private byte[] materials;

    private TileChunks materialChunks;
    private MaterialSurroundings surroundings;
    /** How many tiles have a material. */
    private int materialCount;

    private long hash;
    private int slopes;
    /** The last snapshot made or restored. */
    private TileSnapshot last;
    /** The Blocks as rectangles, built on the first query. They follow from the tiles and are not state. */
    private MergedTiles blocks;
    /** Notified of each read; null while nothing listens. */
    private TileReadListener reads;

    /**
     * An empty map.
     *
     * @param columns width in tiles, at least 1
     * @param rows height in tiles, at least 1
     * @param tileSize side of a tile in pixels, 1 to {@link #MAX_TILE_SIZE}
     * @param borders which sides are open
     * @throws IllegalArgumentException if a number is out of range, a side is longer than {@link SubPixels#MAX_PX}
     *     pixels, or there are more than {@link #MAX_TILES} tiles
     */
    public TileMap(int columns, int rows, int tileSize, Borders borders) {
        if (columns < 1 || rows < 1) {
            throw new IllegalArgumentException("columns and rows are " + columns + " x " + rows + ", less than 1");
        }
        if (tileSize < 1 || tileSize > MAX_TILE_SIZE) {
            throw new IllegalArgumentException("tileSize is " + tileSize + " px, not from 1 to " + MAX_TILE_SIZE);
        }
        if (Math.max((long) columns, rows) * tileSize > SubPixels.MAX_PX || (long) columns * rows > MAX_TILES) {
            throw new IllegalArgumentException(
                    columns + " x " + rows + " tiles of " + tileSize + " px are too many: at most " + SubPixels.MAX_PX
                            + " px along a side, and " + MAX_TILES + " tiles");
        }
        this.columns = columns;
        this.rows = rows;
        this.tileSize = tileSize;
        this.borders = borders;
        codes = new byte[columns * rows];
        Arrays.fill(codes, TileCodes.EMPTY);
        chunks = new TileChunks(columns, rows);
        tileSub = tileSize << SubPixels.SHIFT;
        shift = Integer.bitCount(tileSub) == 1 ? Integer.numberOfTrailingZeros(tileSub) : NO_SHIFT;
    }

    /**
     * Sets a material that tiles can have.
     *
     * @param index from 1 on; no tile has it
     * @param materialHash a hash of its numbers
     * @param canBeClimbed whether one-ways of it are ladders
     */
    public void setMaterial(int index, long materialHash, boolean canBeClimbed) {
        materialHashes = Arrays.copyOf(materialHashes, Math.max(materialHashes.length, index + 1));
        materialHashes[index] = materialHash;
        climbable.set(index, canBeClimbed);
    }

    /**
     * Adds the materials that tiles have to a set.
     *
     * @param used their indices
     */
    public void addUsedMaterials(BitSet used) {
        for (int tile = 0; materialCount > 0 && tile < materials.length; tile++) {
            used.set(materials[tile] & 0xFF);
        }
    }

    /**
     * Changes a tile, to one without a material.
     *
     * @param column from 0, left
     * @param row from 0, on top
     * @param type its new type
     * @return whether it had another type or a material before
     * @throws IndexOutOfBoundsException if the tile is outside
     */
    public boolean set(int column, int row, TileType type) {
        return set(column, row, type, 0);
    }

    /**
     * Changes a tile.
     *
     * @param column from 0, left
     * @param row from 0, on top
     * @param type its new type
     * @param material the index of its new material, 0 to 255; 0 for none
     * @return whether it had another type or material before
     * @throws IndexOutOfBoundsException if the tile is outside
     */
    public boolean set(int column, int row, TileType type, int material) {
        requireInside(column, row);
        if (TileCodes.typeOf(read(column, row)) == type && materialAt(column, row) == material) {
            return false;
        }
        replace(column, row, type, material);
        return true;
    }

    /**
     * As {@link #set}, without a read of the tile that a {@link TileReadListener} is notified of.
     *
     * @param column from 0, left
     * @param row from 0, on top
     * @param type what it is to be
     * @param material the index of its new material, 0 to 255; 0 for none
     * @throws IndexOutOfBoundsException if the tile is outside
     */
    public void replace(int column, int row, TileType type, int material) {
        requireInside(column, row);
        if (material != 0 && materials == null) {
            addMaterialPlane();
        }
        int index = row * columns + column;
        write(column, row, type.code(), material);
        if (materialCount > 0) {
            joinLadder(column, row);
            if (row + 1 < rows) {
                joinLadder(column, row + 1);
            }
        }
        if (blocks != null) {
            blocks.set(column, row, TileCodes.isBlock(codes[index]));
        }
    }

    private void addMaterialPlane() {
        materials = new byte[codes.length];
        materialChunks = new TileChunks(columns, rows);
        surroundings = new MaterialSurroundings(columns, rows);
    }

    private void write(int column, int row, byte code, int material) {
        int index = row * columns + column;
        int before = materials == null ? 0 : materials[index] & 0xFF;
        hash ^= hashOf(index, codes[index], before) ^ hashOf(index, code, material);
        slopes += TileCodes.slopeBit(code) - TileCodes.slopeBit(codes[index]);
        codes[index] = code;
        chunks.markChanged(column, row);
        if (before != material) {
            materials[index] = (byte) material;
            materialChunks.markChanged(column, row);
            materialCount += (material == 0 ? 0 : 1) - (before == 0 ? 0 : 1);
            if (material != 0) {
                surroundings.add(column, row);
            }
        }
    }

    /** Makes a one-way that can be climbed the top of a ladder, or a part of it, by the tile above it. */
    private void joinLadder(int column, int row) {
        if (isLadder(column, row)) {
            boolean isTop = row == 0 || !isLadder(column, row - 1);
            byte code = isTop ? TileType.ONE_WAY.code() : TileCodes.LADDER;
            int index = row * columns + column;
            if (codes[index] != code) {
                write(column, row, code, materials[index] & 0xFF);
            }
        }
    }

    private boolean isLadder(int column, int row) {
        int index = row * columns + column;
        int material = materials[index] & 0xFF;
        return climbable.get(material) && TileCodes.isOneWayType(codes[index]);
    }

    /**
     * Sets every tile from a source, which is called once for each, row by row; none has a material.
     *
     * @param source returns the type of each tile
     */
    public void fill(TileSource source) {
        fill(source, (column, row) -> 0);
    }

    /**
     * Sets every tile from sources, which are called once for each, row by row.
     *
     * @param source returns the type of each tile
     * @param materialSource returns the material of each tile
     */
    public void fill(TileSource source, MaterialSource materialSource) {
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                set(column, row, source.at(column, row), materialSource.at(column, row));
            }
        }
    }

    @Override
    public int materialAt(int column, int row) {
        if (materialCount == 0 || !isInside(column, row)) {
            return 0;
        }
        if (reads != null) {
            reads.tileRead(column, row);
        }
        return materials[row * columns + column] & 0xFF;
    }

    @Override
    public boolean hasMaterials() {
        return materialCount != 0;
    }

    /**
     * {@return whether a tile at most {@link #SURROUNDING_TILES} columns and rows away may have a material} It may be true
     * although none has, and always is while a {@link TileReadListener} is notified, so that the tiles are read one by one.
     *
     * @param column any
     * @param row any
     */
    public boolean mayHaveMaterialAround(int column, int row) {
        return materialCount != 0 && (reads != null || surroundings.isNear(column, row));
    }

    /**
     * {@return whether a tile of a rectangle has a material} It may be true although none has while a {@link TileReadListener} is
     * notified, so that the tiles are read one by one.
     *
     * @param firstColumn the left column, any
     * @param firstRow the upper row, any
     * @param lastColumn the right column, any
     * @param lastRow the lower row, any
     */
    public boolean mayHaveMaterialIn(int firstColumn, int firstRow, int lastColumn, int lastRow) {
        if (materialCount == 0 || reads != null) {
            return materialCount != 0;
        }
        for (int row = Math.max(0, firstRow); row <= Math.min(lastRow, rows - 1); row++) {
            for (int column = Math.max(0, firstColumn); column <= Math.min(lastColumn, columns - 1); column++) {
                if (materials[row * columns + column] != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * {@return a copy of all tiles} Takes time in proportion to the chunks that changed since the last snapshot or
     * restore.
     */
    public TileSnapshot snapshot() {
        byte[][] saved = chunks.save(codes);
        byte[][] savedMaterials = materialCount == 0 ? null : materialChunks.save(materials);
        if (last == null || !last.isOf(saved, savedMaterials)) {
            long[][] around = materialCount == 0 ? null : surroundings.save();
            last = new TileSnapshot(saved, savedMaterials, around, columns, rows, hash, slopes, materialCount);
        }
        return last;
    }

    /**
     * Restores all tiles.
     *
     * @param snapshot of this map, or of another of the same size
     * @throws IllegalArgumentException if the snapshot is of a map of another size
     */
    public void restore(TileSnapshot snapshot) {
        if (!snapshot.fits(columns, rows)) {
            throw new IllegalArgumentException(
                    "the snapshot is of a map of another size than " + columns + " x " + rows);
        }
        chunks.restore(snapshot.chunks(), codes);
        if (snapshot.materialChunks() != null) {
            if (materials == null) {
                addMaterialPlane();
            }
            materialChunks.restore(snapshot.materialChunks(), materials);
            surroundings.restore(snapshot.surroundings());
        } else if (materialCount != 0) {
            Arrays.fill(materials, (byte) 0);
            materialChunks = new TileChunks(columns, rows);
            surroundings = new MaterialSurroundings(columns, rows);
        }
        hash = snapshot.hash();
        slopes = snapshot.slopes();
        materialCount = snapshot.materialCount();
        last = snapshot;
        blocks = null;
    }

    /** {@return a hash of all tiles; maps of equal size with equal tiles have the same} */
    public long hash() {
        return hash;
    }

    /** {@return side of a tile in sub-pixels} */
    public int tileSub() {
        return tileSub;
    }

    /**
     * {@return the column or row that contains a sub-pixel, by floor division} For an exclusive edge, pass the
     * sub-pixel before it.
     *
     * @param sub an x or y
     */
    public int tileOf(int sub) {
        return shift == NO_SHIFT ? Math.floorDiv(sub, tileSub) : sub >> shift;
    }

    /**
     * {@return the column or row that contains a sub-pixel, by floor division} For an exclusive edge, pass the
     * sub-pixel before it.
     *
     * @param sub an x or y
     */
    public int tileOf(long sub) {
        return (int) (shift == NO_SHIFT ? Math.floorDiv(sub, (long) tileSub) : sub >> shift);
    }

    /**
     * {@return whether two sub-pixels lie in the same column, or row}
     * @param sub an x or y
     * @param other an x or y
     */
    public boolean isSameTile(long sub, long other) {
        return shift == NO_SHIFT
                ? Math.floorDiv(sub, (long) tileSub) == Math.floorDiv(other, (long) tileSub)
                : (sub ^ other) >> shift == 0;
    }

    /**
     * {@return whether a sub-pixel lies on the border between two columns, or rows}
     * @param sub an x or y
     */
    public boolean isBorder(int sub) {
        return shift == NO_SHIFT ? sub % tileSub == 0 : (sub & tileSub - 1) == 0;
    }

    @Override
    public int columns() {
        return columns;
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public int tileSize() {
        return tileSize;
    }

    @Override
    public Borders borders() {
        return borders;
    }

    @Override
    public TileType tileAt(int column, int row) {
        return isInside(column, row) ? TileCodes.typeOf(read(column, row)) : TileType.BLOCK;
    }

    @Override
    public boolean isObstacle(int column, int row) {
        return !isInside(column, row) || TileCodes.isBlock(read(column, row));
    }

    @Override
    public boolean isGround(int column, int row) {
        return isInside(column, row) && TileCodes.isGround(read(column, row));
    }

    @Override
    public boolean isOneWay(int column, int row) {
        return isInside(column, row) && TileCodes.isOneWay(read(column, row));
    }

    @Override
    public boolean isEmpty(int column, int row) {
        return isInside(column, row)
                && read(column, row) == TileCodes.EMPTY
                && (materialCount == 0 || materials[row * columns + column] == 0);
    }

    @Override
    public boolean isSolid(int column, int row) {
        return isInside(column, row) ? TileCodes.isBlock(read(column, row)) : isClosed(column, row);
    }

    /**
     * {@return whether a tile, inside or outside, stops a body that enters it across a side: from every side, or as a gate}
     * @param column any
     * @param row any
     * @param side the side of the tile
     */
    public boolean isSolidFrom(int column, int row, TileSide side) {
        return isSolidFromAny(column, row, side.bit());
    }

    /**
     * {@return whether a tile, inside or outside, stops a body that enters it across one of some sides}
     * @param column any
     * @param row any
     * @param sides of the tile, as {@link TileSide#bit}
     */
    public boolean isSolidFromAny(int column, int row, int sides) {
        return isInside(column, row) ? TileCodes.isSolidFrom(read(column, row), sides) : isClosed(column, row);
    }

    /**
     * {@return whether a tile, inside or outside, stops bodies from every side or from above}
     * @param column any
     * @param row any
     */
    public boolean isSolidOrOneWay(int column, int row) {
        return isInside(column, row) ? TileCodes.isBlockOrOneWay(read(column, row)) : isClosed(column, row);
    }

    @Override
    public boolean hasSlopes() {
        return slopes != 0;
    }

    /**
     * Sets the listener that is notified of each tile that is read by its column and row from now on, in place of the one
     * before. It is not notified by {@link #hasSlopes}, {@link #hasMaterials}, {@link #hash} and {@link #blocksIn}, which concern all tiles.
     *
     * @param listener the listener, or null for none
     */
    public void setReadListener(TileReadListener listener) {
        reads = listener;
    }

    /**
     * {@return the slope of a tile, or null if it is none or outside}
     * @param column any
     * @param row any
     */
    public Slope slopeAt(int column, int row) {
        return isInside(column, row) ? TileCodes.slope(read(column, row)) : null;
    }

    @Override
    public List<TileRectangle> blocksIn(TileRectangle region) {
        if (blocks == null) {
            blocks = new MergedTiles(rows);
            for (int index = 0; index < codes.length; index++) {
                if (TileCodes.isBlock(codes[index])) {
                    blocks.set(index % columns, index / columns, true);
                }
            }
        }
        List<TileRectangle> found = new ArrayList<>();
        blocks.forEachIn(region, found::add);
        return found;
    }

    /** {@return a read-only view of this map, which can't be cast back} */
    public TileView readOnly() {
        return readOnly;
    }

    /**
     * {@return which of two by two tiles are solid, as bits: 1 and 2 above 4 and 8}
     * @param column of the left ones, any
     * @param row of the upper ones, any
     */
    public int solidBits(int column, int row) {
        if (isInside(column, row) && isInside(column + 1, row + 1)) {
            return TileCodes.blockBit(read(column, row))
                    | TileCodes.blockBit(read(column + 1, row)) << 1
                    | TileCodes.blockBit(read(column, row + 1)) << 2
                    | TileCodes.blockBit(read(column + 1, row + 1)) << 3;
        }
        return (isSolid(column, row) ? 1 : 0)
                | (isSolid(column + 1, row) ? 2 : 0)
                | (isSolid(column, row + 1) ? 4 : 0)
                | (isSolid(column + 1, row + 1) ? 8 : 0);
    }

    private void requireInside(int column, int row) {
        if (!isInside(column, row)) {
            throw new IndexOutOfBoundsException("tile (" + column + ", " + row + ") of " + columns + " x " + rows);
        }
    }

    /** The code of a tile inside. Every read of a single tile goes through here. */
    private byte read(int column, int row) {
        byte code = codes[row * columns + column];
        if (reads != null) {
            reads.tileRead(column, row);
            if (row > 0 && materialCount > 0 && isLadder(column, row)) {
                // Whether it supports bodies depends on the tile above it.
                reads.tileRead(column, row - 1);
            }
        }
        return code;
    }

    private boolean isClosed(int column, int row) {
        return column < 0 && !borders.leftOpen()
                || column >= columns && !borders.rightOpen()
                || row < 0 && !borders.topOpen()
                || row >= rows && !borders.bottomOpen();
    }

    private boolean isInside(int column, int row) {
        // One comparison per side: without its sign a negative number is a very large one.
        return Integer.compareUnsigned(column, columns) < 0 && Integer.compareUnsigned(row, rows) < 0;
    }

    private long hashOf(int index, byte code, int material) {
        long shape = code == TileCodes.EMPTY ? 0 : StateHash.mix((long) index << 8 | code);
        return material == 0 ? shape : shape ^ StateHash.mix(materialHashes[material] + index);
    }
}

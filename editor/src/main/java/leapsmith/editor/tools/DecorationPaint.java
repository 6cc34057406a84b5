package leapsmith.editor.tools;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.model.Decoration;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.PieceGrid;
import leapsmith.levels.model.TileRegion;

/**
 * What tools paint into a layer of decoration instead of tiles: a block of pieces of its sheet, which is repeated over
 * larger areas.
 *
 * @param layer id of the layer
 * @param columns of the block
 * @param pieces of the block, row by row; a number as {@link PieceGrid#piece} makes it, or 0 to leave what is there
 */
public record DecorationPaint(String layer, int columns, List<Integer> pieces) implements LayerBrush {
    /** The value of a tile that stands for the pieces; values of tiles aren't negative. */
    static final int PIECES = -1;

    /** The value of a tile that stands for no piece. */
    static final int NO_PIECE = -2;

    public DecorationPaint {
        pieces = List.copyOf(pieces);
        if (columns < 1 || pieces.isEmpty() || pieces.size() % columns != 0) {
            throw new IllegalArgumentException(pieces.size() + " pieces in " + columns + " columns");
        }
    }

    /** Whether there is nothing to paint. */
    public boolean isEmpty() {
        return pieces.stream().allMatch(piece -> piece == 0);
    }

    int rows() {
        return pieces.size() / columns;
    }

    /** The area of a tool that paints one tile here: the block, with the tile in its middle. */
    TileRegion grown(TileRegion region) {
        return new TileRegion(
                region.column() - columns / 2,
                region.row() - rows() / 2,
                region.columns() + columns - 1,
                region.rows() + rows() - 1);
    }

    /**
     * Paints areas, as far as they are within the level.
     *
     * @param value {@link #PIECES} or {@link #NO_PIECE}
     * @param column where the block begins
     * @param row where the block begins
     */
    ToolContext.Painted paint(Level level, List<TileRegion> areas, int value, int column, int row) {
        List<Decoration> layers = new ArrayList<>(level.looks().layers());
        for (int i = 0; i < layers.size(); i++) {
            Decoration target = layers.get(i);
            if (target.id().equals(layer)) {
                PieceGrid.Draft draft = target.pieces().draft();
                long cells = 0;
                for (TileRegion area : areas) {
                    TileRegion inside = area.intersect(level.tiles().region());
                    for (int r = inside.row(); r < inside.endRow(); r++) {
                        for (int c = inside.column(); c < inside.endColumn(); c++) {
                            int piece = value == NO_PIECE ? 0 : pieceAt(c - column, r - row);
                            boolean isKept = value != NO_PIECE && piece == 0;
                            if (!isKept && draft.at(c, r) != piece) {
                                draft.set(c, r, piece);
                                cells++;
                            }
                        }
                    }
                }
                if (cells > 0) {
                    layers.set(i, target.withPieces(draft.build()));
                    Level after = level.withLooks(level.looks().withLayers(layers));
                    return new ToolContext.Painted(LevelDelta.between(level, after), cells);
                }
            }
        }
        return new ToolContext.Painted(LevelDelta.between(level, level), 0);
    }

    private int pieceAt(int column, int row) {
        return pieces.get(Math.floorMod(row, rows()) * columns + Math.floorMod(column, columns));
    }
}

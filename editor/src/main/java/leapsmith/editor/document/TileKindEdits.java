package leapsmith.editor.document;

import leapsmith.levels.model.Legend;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileKind;

/** The edits of the tile kinds of a level. A kind is identified by its value, which is its index in the legend. */
public final class TileKindEdits {
    /** The first symbol that a new kind gets if it is free. */
    private static final int FIRST_SYMBOL = 'a';

    private TileKindEdits() {}

    /**
     * Adds a kind with a free symbol; its value is the largest one.
     *
     * @throws IllegalArgumentException if there are too many kinds
     */
    public static Edit add(Message name, Level level, TileKind kind) {
        return add(name, level, new LegendEntry(FIRST_SYMBOL, kind));
    }

    /**
     * Adds a kind with a symbol, or a free one if that is taken; its value is the largest one.
     *
     * @throws IllegalArgumentException if there are too many kinds
     */
    public static Edit add(Message name, Level level, LegendEntry entry) {
        Legend legend = level.legend();
        int symbol = Legend.freeSymbol(legend.entries(), entry.symbol());
        return Edit.of(name, level, level.withLegend(legend.plus(entry.withSymbol(symbol))));
    }

    /**
     * Gives a kind another symbol, name, shape, color or other properties.
     *
     * @throws IllegalArgumentException if the legend can't have this entry
     */
    public static Edit replace(Message name, Level level, int value, LegendEntry entry) {
        return Edit.of(name, level, level.withLegend(level.legend().with(value, entry)));
    }

    /**
     * Deletes a kind; its tiles become those of another kind. Besides one look at each part of the level, the cost is
     * that of the tiles of this kind and of later ones, whose values change.
     *
     * @throws IllegalArgumentException if the kind {@linkplain Legend#isNeeded is needed}, or replaces itself
     */
    public static Edit delete(Level level, int value, int replacement) {
        if (replacement == value) {
            throw new IllegalArgumentException("a kind can't replace itself");
        }
        Legend legend = level.legend();
        TileGrid tiles = level.tiles();
        long[] counts = tiles.counts();
        TileDraft change = tiles.draft();
        change.replace(tiles.region(), value, replacement);
        // In ascending order, so that no two kinds have the same value in between.
        for (int later = value + 1; later < legend.size(); later++) {
            if (counts[later] > 0 || later == replacement) {
                change.replace(tiles.region(), later, later - 1);
            }
        }
        Message name = Message.of("edit.deleteKind", legend.kindOf(value).name());
        return Edit.of(name, level, level.withTiles(change.build()).withLegend(legend.without(value)));
    }
}

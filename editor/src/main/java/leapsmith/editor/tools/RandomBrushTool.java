package leapsmith.editor.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.editor.document.Edit;
import leapsmith.editor.document.SelectionSize;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.LevelPart;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileDraft;
import leapsmith.levels.model.TileRegion;

/**
 * Paints random tiles of the part that the Brush carries, one for each tile that the brush passes over; the objects of
 * the part are left out. Within a stroke, the choice for a tile depends only on its place, so that a tile does not
 * change when the brush passes it again, and the preview shows what a press paints.
 */
final class RandomBrushTool extends Tool {
    private final SplittableRandom random = new SplittableRandom();
    private long seed = random.nextLong();
    /** The part that was carried last; null before the first use. */
    private LevelPart stamp;
    /** The tiles to choose from, for the current stamp and legend; null before the first use. */
    private RandomTiles tiles;
    /** The number of tiles that the stroke has changed. */
    private long painted;

    private Gesture last;
    private Message refused;

    RandomBrushTool(ToolContext context) {
        super(ToolId.BRUSH, context);
    }

    @Override
    protected void begin() {
        painted = 0;
        last = start();
        refused = null;
        context.beginStroke(StepNames.random(painted));
        proceed();
    }

    @Override
    protected void proceed() {
        if (refused != null) {
            return;
        }
        try {
            RandomTiles chosen = tiles();
            TileDraft change = level().tiles().draft();
            TileRegion all = level().tiles().region();
            brush().sweep(level(), last, at(), region -> fill(change, region.intersect(all), chosen));
            last = at();
            LevelDelta delta = LevelDelta.between(level(), chosen.ready(level()).withTiles(change.build()));
            painted += delta.tiles().cellCount();
            context.document.apply(new Edit(StepNames.random(painted), delta));
        } catch (IllegalArgumentException e) {
            // Too many kinds of tiles.
            refused = Message.of("status.stamp.refused", e.getMessage());
        }
    }

    private void fill(TileDraft change, TileRegion region, RandomTiles chosen) {
        for (int row = region.row(); row < region.endRow(); row++) {
            for (int column = region.column(); column < region.endColumn(); column++) {
                change.set(column, row, chosen.at(seed, column, row));
            }
        }
    }

    @Override
    protected void finish() {
        context.document.endStroke(StepNames.random(painted));
        context.lastPainted = at();
        seed = random.nextLong();
    }

    private TileBrush brush() {
        return TileBrush.of(context.options);
    }

    /** The carried part; the last one if it was dropped during the gesture. */
    private LevelPart carried() {
        stamp = context.stamp().orElse(stamp);
        return stamp;
    }

    private RandomTiles tiles() {
        if (tiles == null || !tiles.isOf(carried(), level().legend())) {
            tiles = new RandomTiles(carried(), level().legend());
        }
        return tiles;
    }

    @Override
    Preview preview() {
        if (at() == null || isActive()) {
            return Preview.none(PointerShape.CROSSHAIR, status());
        }
        return Preview.ofCells(cells(), PointerShape.CROSSHAIR, status());
    }

    private List<Preview.Cells> cells() {
        List<Preview.Cells> cells = new ArrayList<>();
        try {
            RandomTiles chosen = tiles();
            TileRegion all = level().tiles().region();
            for (TileRegion part : brush().at(level(), at()).filled()) {
                TileRegion region = part.intersect(all);
                for (int row = region.row(); row < region.endRow(); row++) {
                    for (int column = region.column(); column < region.endColumn(); column++) {
                        cells.add(new Preview.Cells(
                                new TileRegion(column, row, 1, 1), chosen.legend.kindOf(chosen.at(seed, column, row))));
                    }
                }
            }
        } catch (IllegalArgumentException e) {
            // The press says why.
            cells.clear();
        }
        return cells;
    }

    private Message status() {
        return refused == null
                ? Message.of("status.random", SelectionSize.of(carried().tiles(), 0))
                : refused;
    }

    /** The tiles of a part, to choose from at random: a kind that it has more often is chosen more often. */
    private static final class RandomTiles {
        private final LevelPart part;
        private final Legend before;
        final Legend legend;
        private final int[] values;

        /**
         * The tiles of a part, for levels with this legend.
         *
         * @throws IllegalArgumentException if there are more kinds than a legend can hold
         */
        RandomTiles(LevelPart part, Legend before) {
            this.part = part;
            this.before = before;
            legend = part.extended(before);
            Level alone = part.putTilesInto(
                    Level.empty("", part.columns(), part.rows(), part.tileSize())
                            .withLegend(legend),
                    0,
                    0);
            values = new int[Math.toIntExact(part.tiles().size())];
            int[] count = {0};
            part.tiles().forEachRun(alone.tiles().region(), (row, from, to) -> {
                for (int column = from; column < to; column++) {
                    values[count[0]++] = alone.tiles().at(column, row);
                }
            });
        }

        boolean isOf(LevelPart ofPart, Legend ofLegend) {
            return part == ofPart && (ofLegend.equals(before) || ofLegend.equals(legend));
        }

        Level ready(Level level) {
            return level.legend().equals(legend) ? level : level.withLegend(legend);
        }

        int at(long seed, int column, int row) {
            long mixed = mix(seed ^ mix((long) row << 32 ^ column));
            return values[Math.floorMod(mixed, values.length)];
        }

        /** The finalizer of SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014). */
        private static long mix(long value) {
            long mixed = value + 0x9E37_79B9_7F4A_7C15L;
            mixed = (mixed ^ mixed >>> 30) * 0xBF58_476D_1CE4_E5B9L;
            mixed = (mixed ^ mixed >>> 27) * 0x94D0_49BB_1331_11EBL;
            return mixed ^ mixed >>> 31;
        }
    }
}

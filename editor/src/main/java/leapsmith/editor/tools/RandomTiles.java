package leapsmith.editor.tools;

import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelPart;

/** The tiles of a part, to choose from at random: a kind that it has more often is chosen more often. */
final class RandomTiles {
    private final LevelPart part;
    private final Legend before;
    private final Legend legend;
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
                Level.empty("", part.columns(), part.rows(), part.tileSize()).withLegend(legend), 0, 0);
        values = new int[Math.toIntExact(part.tiles().size())];
        int[] count = {0};
        part.tiles().forEachRun(alone.tiles().region(), (row, from, to) -> {
            for (int column = from; column < to; column++) {
                values[count[0]++] = alone.tiles().at(column, row);
            }
        });
    }

    /** Whether they are those of a part, for levels with a legend. */
    boolean isOf(LevelPart ofPart, Legend ofLegend) {
        return part == ofPart && (ofLegend.equals(before) || ofLegend.equals(legend));
    }

    /** The legend that the values belong to. */
    Legend legend() {
        return legend;
    }

    /** A level with that legend. */
    Level ready(Level level) {
        return level.legend().equals(legend) ? level : level.withLegend(legend);
    }

    /** The value for a tile. */
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

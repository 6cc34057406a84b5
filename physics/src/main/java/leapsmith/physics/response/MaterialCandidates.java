package leapsmith.physics.response;

import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.tile.TileMap;

/**
 * Which bodies may meet a material in a step: a bit for each. All others have no material, and touch none, so that a body far
 * from all materials costs one look at the map.
 */
public final class MaterialCandidates {
    private static final int CLIMBS = ControllerState.CLIMB.ordinal();
    private static final int PLAYER = Control.PLAYER.ordinal();
    private static final int WORD_SHIFT = 6;

    private final BodyStore store;
    private final TileMap map;
    /** How far from its middle a body may touch tiles for {@link TileMap#mayHaveMaterialAround} there. */
    private final int reach;

    private long[] bits = {0};
    private int limit;
    private boolean watchesWays;

    public MaterialCandidates(BodyStore store, TileMap map) {
        this.store = store;
        this.map = map;
        // Half of an odd side is rounded, and a body touches the tile a sub-pixel beyond its side.
        reach = TileMap.SURROUNDING_TILES * map.tileSub() - 2;
    }

    /** Has players also meet what is on their way in a step, as they touch deadly tiles. */
    public void watchWays() {
        watchesWays = true;
    }

    /**
     * Finds the candidates among all bodies, once they and the tiles are where they are at the end of a step.
     *
     * @return whether there are any
     */
    public boolean find() {
        limit = store.limit();
        if (limit == 1) {
            // A player alone: entering the loops below takes longer than what they ask.
            bits[0] = mayMeet(0, store.x[0], store.y[0], store.width[0], store.height[0]) ? 1 : 0;
            return bits[0] != 0;
        }
        int words = limit + Long.SIZE - 1 >> WORD_SHIFT;
        if (bits.length < words) {
            bits = new long[Math.max(words, 2 * bits.length)];
        }
        int[] x = store.x;
        int[] y = store.y;
        int[] width = store.width;
        int[] height = store.height;
        long any = 0;
        // A loop of its own, which the compiler keeps small.
        for (int word = 0; word < words; word++) {
            int first = word << WORD_SHIFT;
            int end = Math.min(limit, first + Long.SIZE);
            long found = 0;
            for (int i = first; i < end; i++) {
                if (mayMeet(i, x[i], y[i], width[i], height[i])) {
                    found |= 1L << i;
                }
            }
            bits[word] = found;
            any |= found;
        }
        return any != 0;
    }

    private boolean mayMeet(int i, int x, int y, int width, int height) {
        int halfWidth = width >> 1;
        int halfHeight = height >> 1;
        // First, as the rest is rare, and which bodies have a material is unpredictable for the processor.
        if (map.mayHaveMaterialAround(map.tileOf(x + halfWidth), map.tileOf(y + halfHeight))) {
            return true;
        }
        int longest = Math.max(halfWidth, halfHeight);
        if (watchesWays && store.control[i] == PLAYER) {
            longest = Math.max(halfWidth + Math.abs(x - store.oldX[i]), halfHeight + Math.abs(y - store.oldY[i]));
        }
        return longest > reach || store.materials[i] != 0 || store.state[i] == CLIMBS;
    }

    /** The first body from an index on, or {@link Integer#MAX_VALUE}. */
    public int next(int from) {
        int word = from >> WORD_SHIFT;
        int words = limit + Long.SIZE - 1 >> WORD_SHIFT;
        if (word >= words) {
            return Integer.MAX_VALUE;
        }
        long left = bits[word] & -1L << from;
        while (left == 0) {
            if (++word == words) {
                return Integer.MAX_VALUE;
            }
            left = bits[word];
        }
        return (word << WORD_SHIFT) + Long.numberOfTrailingZeros(left);
    }
}

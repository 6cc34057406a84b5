package leapsmith.physics.bullet;

import java.util.Arrays;
import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.tile.TileMap;

/**
 * Marks the tiles from which a bullet may touch a target in a short move, so that all others are told apart by the byte
 * that they read anyway.
 */
final class TargetMarks {
    /** A body of more tiles is not worth marking. */
    private static final int MANY_TILES = 1 << 14;

    private final BodyStore bodies;
    private final TileMap map;
    private final TileSurvey survey;
    private int[] marked = new int[64];
    private int markedCount;
    private boolean any;
    private boolean everywhere;

    TargetMarks(BodyStore bodies, TileMap map, TileSurvey survey) {
        this.bodies = bodies;
        this.map = map;
        this.survey = survey;
    }

    /** Whether there is any target. */
    boolean any() {
        return any;
    }

    /** Whether a target is so large that it has to be expected anywhere. */
    boolean everywhere() {
        return everywhere;
    }

    /** Marks the tiles around all bodies that bullets of some kind may meet. */
    void mark(BulletKinds kinds) {
        any = false;
        everywhere = false;
        int limit = bodies.limit();
        for (int i = 0; i < limit; i++) {
            if ((bodies.flags[i] & (BodyFlags.ALIVE | BodyFlags.SENSOR)) == BodyFlags.ALIVE
                    && bodies.width[i] > 0
                    && bodies.height[i] > 0
                    && kinds.mayMeet(bodies.category[i], bodies.mask[i])) {
                any = true;
                markAround(i);
            }
        }
    }

    /** Takes all marks away. */
    void clear() {
        byte[] bytes = survey.bytes;
        for (int m = 0; m < markedCount; m++) {
            bytes[marked[m]] = (byte) (bytes[marked[m]] & ~TileSurvey.TARGET);
        }
        markedCount = 0;
    }

    private void markAround(int i) {
        // A bullet's first tile may be one before the tile of its far edge, and that edge may only touch the target's.
        int firstColumn = Math.max(0, map.tileOf(bodies.x[i] - 1) - 1);
        int firstRow = Math.max(0, map.tileOf(bodies.y[i] - 1) - 1);
        int lastColumn = Math.min(survey.lastColumn(), map.tileOf(bodies.x[i] + bodies.width[i]));
        int lastRow = Math.min(survey.lastRow(), map.tileOf(bodies.y[i] + bodies.height[i]));
        if ((lastColumn - firstColumn + 1L) * (lastRow - firstRow + 1L) > MANY_TILES) {
            everywhere = true;
            return;
        }
        for (int row = firstRow; row <= lastRow; row++) {
            for (int column = firstColumn; column <= lastColumn; column++) {
                markTile(survey.place(column, row));
            }
        }
    }

    private void markTile(int at) {
        byte[] bytes = survey.bytes;
        if ((bytes[at] & TileSurvey.TARGET) != 0) {
            return;
        }
        bytes[at] |= (byte) TileSurvey.TARGET;
        if (markedCount == marked.length) {
            marked = Arrays.copyOf(marked, 2 * markedCount);
        }
        marked[markedCount++] = at;
    }
}

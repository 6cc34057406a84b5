package leapsmith.physics.response;

import leapsmith.physics.store.BodyFlags;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.sweep.LevelEdge;
import leapsmith.physics.sweep.SlopeSweep;
import leapsmith.physics.sweep.TileSweep;
import leapsmith.physics.tile.TileMap;

/** Moves bodies along one axis until tiles, slopes or supports stop them. Kinematic bodies stay. */
final class BodyShift {
    private final BodyStore store;
    private final LevelEdge edge;
    private final SupportClamp clamp;
    private final SlopeSweep slopes;
    private final TileSweep tiles;
    private long endX;
    private long endY;

    BodyShift(BodyStore store, TileMap map, LevelEdge edge, SupportClamp clamp) {
        this.store = store;
        this.edge = edge;
        this.clamp = clamp;
        slopes = new SlopeSweep(map);
        tiles = new TileSweep(map);
    }

    /** Moves a body; returns how far. */
    int move(int i, int distance, boolean alongX) {
        int x = store.x[i];
        int y = store.y[i];
        int moved = room(i, distance, alongX);
        if (moved != 0) {
            store.x[i] = alongX ? x + moved : x;
            store.y[i] = alongX ? y : y + moved;
        }
        return moved;
    }

    /** How far a body can move; between 0 and the distance. */
    int room(int i, int distance, boolean alongX) {
        if (distance == 0 || store.has(i, BodyFlags.KINEMATIC)) {
            return 0;
        }
        endX = (long) store.x[i] + (alongX ? distance : 0);
        endY = (long) store.y[i] + (alongX ? 0 : distance);
        if (store.has(i, BodyFlags.TILES)) {
            sweep(i, alongX ? distance : 0, alongX ? 0 : distance);
            if (clamp.shorten(i, endX, endY, false)) {
                endX = clamp.endX();
                endY = clamp.endY();
            }
        }
        return alongX
                ? edge.clampX(endX, store.width[i]) - store.x[i]
                : edge.clampY(endY, store.height[i]) - store.y[i];
    }

    private void sweep(int i, int dx, int dy) {
        int x = store.x[i];
        int y = store.y[i];
        int width = store.width[i];
        int height = store.height[i];
        boolean oneWays = (store.flags[i] & (BodyFlags.ONE_WAYS | BodyFlags.DROPPING)) == BodyFlags.ONE_WAYS;
        if (slopes.mayMeetSlope(x, y, width, height, dx, dy)) {
            slopes.moveStraight(x, y, width, height, dx, dy, oneWays);
            endX = slopes.endX();
            endY = slopes.endY();
        } else {
            tiles.move(x, y, width, height, dx, dy, oneWays);
            endX = tiles.endX();
            endY = tiles.endY();
        }
    }
}

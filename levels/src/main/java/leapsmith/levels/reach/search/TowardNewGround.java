package leapsmith.levels.reach.search;

import java.util.BitSet;
import leapsmith.levels.model.TileSet;
import leapsmith.levels.reach.maneuver.Arc;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;

/**
 * Tries first what is close to ground that was not reached yet: the rank is the cost so far, plus a multiple of the time
 * that the player would need to walk to the nearest such ground along rows and columns.
 */
final class TowardNewGround implements SearchOrder {
    /** Distances are updated once in so many expansions per tile, so that this costs little beside the expansions. */
    private static final int TILES_PER_EXPANSION = 16;

    private final GroundArrivals ground;
    /** The numbers of the ground that is not reached yet. */
    private final BitSet left = new BitSet();

    private final int columns;
    private final int tileSub;
    private final int width;
    private final int height;
    private final long ticksPerTile;
    private TileDistances distances;
    private int expansions;
    private int lastUpdate;

    /**
     * An order for some ground.
     *
     * @param wanted ground to be reached
     * @param ground where the player arrives, now and during the search
     * @param player the player at the start
     */
    TowardNewGround(TileSet wanted, GroundArrivals ground, int tileSize, Body player) {
        this.ground = ground;
        wanted.forEachRun(wanted.bounds(), (row, from, to) -> left.set(number(from, row), number(to, row)));
        columns = ground.ground().columns();
        tileSub = SubPixels.fromPx(tileSize);
        width = player.subWidth();
        height = player.subHeight();
        ticksPerTile = tileSub / SearchOrder.walkSpeed(player);
        updateDistances();
    }

    @Override
    public void expanded(Node node) {
        if (node.arc() != null) {
            ground.forEachBelow(node.arc(), left::clear);
        }
        expansions++;
        if ((expansions - lastUpdate) * TILES_PER_EXPANSION >= ground.ground().count()) {
            updateDistances();
        }
    }

    @Override
    public int rank(Node node, Arc arc) {
        long rank = node.costAfter(arc) + NEARNESS_WEIGHT * ticksPerTile * tilesTo(arc);
        return (int) Math.min(rank, Integer.MAX_VALUE);
    }

    /** Whether all wanted ground is reached. */
    boolean isDone() {
        return left.isEmpty();
    }

    private void updateDistances() {
        distances = TileDistances.straight(columns, ground.ground().rows(), left::get);
        lastUpdate = expansions;
    }

    /** How far the player's feet are from the nearest ground that is left, or was at the last update. */
    private long tilesTo(Arc arc) {
        int column = Math.floorDiv(arc.x() + width / 2, tileSub);
        int row = Math.floorDiv(arc.y() + height, tileSub);
        return distances.nearestTo(column, row);
    }

    private int number(int column, int row) {
        return ground.ground().numberOf(column, row);
    }
}

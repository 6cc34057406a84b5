package leapsmith.levels.reach.odds;

import java.util.HashSet;
import java.util.Set;
import leapsmith.levels.reach.ground.LevelGround;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.tile.TileView;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;

/**
 * The ground on which a jump ends: the tiles that are connected along x with those below the player, slopes included, or
 * the body that carries it.
 */
final class LandingGround {
    /** Tiles farther away than this don't count, so that a long floor costs no more than a short one. */
    private static final int MAX_TILES = 64;

    /** By their numbers, see {@link LevelGround}. */
    private final Set<Integer> tiles = new HashSet<>();
    /** The index of the body that carries the player, -1 for none. */
    private final int carrier;

    private final TileView map;
    private final LevelGround ground;
    private final int tileSub;

    /** The ground below a player that stands. */
    LandingGround(World world, Body player) {
        map = world.tiles();
        ground = LevelGround.of(map);
        tileSub = SubPixels.fromPx(map.tileSize());
        Body below = world.carrier(player);
        carrier = below == null ? -1 : below.index();
        int row = rowBelow(player);
        int last = lastColumn(player);
        for (int column = firstColumn(player); column <= last; column++) {
            if (ground.isGround(column, row)) {
                spread(column, row, -1);
                spread(column, row, 1);
            }
        }
    }

    /** Whether a player that stands does so on this ground. */
    boolean carries(World world, Body player) {
        Body below = world.carrier(player);
        if (below != null && below.index() == carrier) {
            return true;
        }
        int row = rowBelow(player);
        int last = lastColumn(player);
        for (int column = firstColumn(player); column <= last; column++) {
            if (ground.contains(column, row) && tiles.contains(ground.numberOf(column, row))) {
                return true;
            }
        }
        return false;
    }

    private void spread(int column, int row, int direction) {
        int y = row;
        for (int x = column; ground.isGround(x, y) && Math.abs(x - column) <= MAX_TILES; x += direction) {
            tiles.add(ground.numberOf(x, y));
            boolean isSlope = isSlope(x, y);
            if (!ground.isGround(x + direction, y) || isSlope(x + direction, y - 1)) {
                // A slope leads up or down by a row.
                y += ground.isGround(x + direction, y - 1) && (isSlope || isSlope(x + direction, y - 1))
                        ? -1
                        : ground.isGround(x + direction, y + 1) && (isSlope || isSlope(x + direction, y + 1)) ? 1 : 0;
            }
        }
    }

    private boolean isSlope(int column, int row) {
        return ground.isGround(column, row)
                && map.tileAt(column, row) != TileType.BLOCK
                && map.tileAt(column, row) != TileType.ONE_WAY;
    }

    private int rowBelow(Body player) {
        return Math.floorDiv(player.subY() + player.subHeight(), tileSub);
    }

    private int firstColumn(Body player) {
        return Math.floorDiv(player.subX(), tileSub);
    }

    private int lastColumn(Body player) {
        return Math.floorDiv(player.subX() + player.subWidth() - 1, tileSub);
    }
}

package leapsmith.levels.reach.maneuver;

import leapsmith.physics.body.Contacts;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;

/**
 * Numbers of places: states with the same number count as one, and the search continues from the first that it finds. It
 * is a part of the position, the speed, the walls that the player touches, whether it stands or hangs, and whether it is
 * at a ledge.
 */
final class Places {
    private static final int WALLS = Contacts.LEFT_WALL | Contacts.RIGHT_WALL;

    private static final int PHASE_SHIFT = 48;
    /** Above all levels. */
    private static final long ROW_OF_PLATFORMS = 1 << 19;

    private final int shift;
    /** 0 if the speed along x makes no difference. */
    private final int topSpeed;

    /**
     * The places of a search.
     *
     * @param topSpeed the walking speed of a player that accelerates to it, in sub-pixels per tick; 0 for one that
     *     reaches it at once
     */
    Places(SearchDetail detail, int topSpeed) {
        shift = detail.placeShift();
        this.topSpeed = topSpeed;
    }

    /**
     * The number of a place.
     *
     * @param ledge whether the ground ends with the next tick of walking
     */
    long numberOf(Body player, boolean hangs, boolean ledge, long phase) {
        // On level ground the height is exact; on slopes it changes with each tick.
        long row = player.subY() >> SubPixels.SHIFT;
        if ((player.subY() & SubPixels.PER_PIXEL - 1) != 0) {
            row = player.subY() >> shift << shift - SubPixels.SHIFT;
        }
        return number(player, player.subX(), row, hangs, ledge, phase);
    }

    /**
     * The number of a place on a moving platform, where only the place on it counts.
     *
     * @param ledge whether the ground ends with the next tick of walking
     */
    long numberOn(Body platform, Body player, boolean hangs, boolean ledge, long phase) {
        return number(
                player, player.subX() - platform.subX(), ROW_OF_PLATFORMS + platform.index(), hangs, ledge, phase);
    }

    /** A place at another phase. */
    static long at(long place, long phase) {
        return phase << PHASE_SHIFT | place & (1L << PHASE_SHIFT) - 1;
    }

    /** The phase of a place. */
    static long phaseOf(long place) {
        return place >>> PHASE_SHIFT;
    }

    private long number(Body player, int x, long row, boolean hangs, boolean ledge, long phase) {
        long column = x >> shift;
        long traits = (player.contacts() & WALLS) << 4 | speedOf(player) << 2 | (ledge ? 2 : 0) | (hangs ? 1 : 0);
        return phase << PHASE_SHIFT | (traits << 20 | row & 0xFFFFF) << 20 | column & 0xFFFFF;
    }

    /** 0 to the left, 1 about none, 2 to the right. */
    private int speedOf(Body player) {
        boolean slow = 5L * Math.abs(player.subVx()) < 2L * topSpeed;
        return topSpeed == 0 || slow ? 1 : player.subVx() < 0 ? 0 : 2;
    }
}

package leapsmith.levels.reach.maneuver;

import leapsmith.physics.body.Button;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.world.Body;

/**
 * Numbers of places: states with the same number count as one, and the search continues from the first that it finds. It
 * is a part of the position, the speed, the walls that the player touches, whether it stands or hangs, whether it is at a
 * ledge, and which signals are set.
 */
final class Places {
    private static final int WALLS = Contacts.LEFT_WALL | Contacts.RIGHT_WALL;

    private static final int PHASE_SHIFT = 48;
    /** Above all levels. */
    private static final long ROW_OF_PLATFORMS = 1 << 19;

    private final SearchPlay play;
    private final SearchPhase phase;
    /** See {@link SearchPhase#timetable}. */
    private final Timetable timetable;

    private final int shift;
    /** 0 if the speed along x makes no difference. */
    private final int topSpeed;

    /**
     * The places of a search.
     *
     * @param shift places within 2^shift sub-pixels count as one
     * @param topSpeed the walking speed of a player that accelerates to it, in sub-pixels per tick; 0 for one that
     *     reaches it at once
     */
    Places(SearchPlay play, SearchPhase phase, Timetable timetable, int shift, int topSpeed) {
        this.play = play;
        this.phase = phase;
        this.timetable = timetable;
        this.shift = shift;
        this.topSpeed = topSpeed;
    }

    /**
     * The number of the place where the player is now.
     *
     * @param ledge whether the ground ends with the next tick of walking
     */
    long current(boolean ledge) {
        if (timetable == null) {
            return onGround(ledge, phase.at(play.tick()));
        }
        Body carrier = play.carrier();
        if (carrier == null) {
            return onGround(ledge, isSafe() ? 0 : 1 + phase.at(play.tick()));
        }
        // On a moving platform, only the place on it counts.
        int x = play.player().subX() - carrier.subX();
        return number(x, ROW_OF_PLATFORMS + carrier.index(), ledge, 1 + phase.at(play.tick()));
    }

    private long onGround(boolean ledge, long phaseNow) {
        Body player = play.player();
        // On level ground the height is exact; on slopes it changes with each tick.
        long row = player.subY() >> SubPixels.SHIFT;
        if ((player.subY() & SubPixels.PER_PIXEL - 1) != 0) {
            row = player.subY() >> shift << shift - SubPixels.SHIFT;
        }
        return number(player.subX(), row, ledge, phaseNow);
    }

    private long number(int x, long row, boolean ledge, long phaseNow) {
        Body player = play.player();
        long column = x >> shift;
        boolean swims = play.isSwimming() && !play.isStanding();
        // In water nothing hangs or walks to an edge: there the two bits say how it moves.
        boolean second = swims ? player.subVy() < 0 : ledge;
        boolean first = swims ? (play.buttons() & Button.JUMP.bit()) != 0 : play.isHanging() || play.isClimbing();
        long traits = (player.contacts() & WALLS) << 4 | speedOf(player) << 2 | (second ? 2 : 0) | (first ? 1 : 0);
        long place = (traits << 20 | row & 0xFFFFF) << 20 | column & 0xFFFFF;
        // With other signals it is another place.
        return phaseNow << PHASE_SHIFT | (place ^ play.signalsPlaceKey()) & (1L << PHASE_SHIFT) - 1;
    }

    /** Whether the player is on ground that nothing ever comes near. */
    boolean isSafe() {
        return timetable != null
                && (play.isStanding() || play.isHanging())
                && play.carrier() == null
                && !timetable.everComesNear(play.player().subX(), play.player().subY());
    }

    static long at(long place, long phase) {
        return phase << PHASE_SHIFT | place & (1L << PHASE_SHIFT) - 1;
    }

    static long phaseOf(long place) {
        return place >>> PHASE_SHIFT;
    }

    /** 0 to the left, 1 about none, 2 to the right. */
    private int speedOf(Body player) {
        boolean slow = 5L * Math.abs(player.subVx()) < 2L * topSpeed;
        return topSpeed == 0 || slow ? 1 : player.subVx() < 0 ? 0 : 2;
    }
}

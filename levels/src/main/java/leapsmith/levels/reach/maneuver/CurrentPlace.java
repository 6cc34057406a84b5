package leapsmith.levels.reach.maneuver;

import leapsmith.physics.world.Body;

/** The number of the place where the player of a search is now, see {@link Places}. */
final class CurrentPlace {
    private final SearchPlay play;
    private final Places places;
    private final SearchPhase phase;
    /** Null unless platforms move, and nothing else but the player. */
    private final Timetable timetable;

    CurrentPlace(SearchPlay play, Places places, SearchPhase phase, Timetable timetable) {
        this.play = play;
        this.places = places;
        this.phase = phase;
        this.timetable = timetable;
    }

    /**
     * The number.
     *
     * @param ledge whether the ground ends with the next tick of walking
     */
    long number(boolean ledge) {
        Body player = play.player();
        boolean hangs = play.isHanging();
        if (timetable == null) {
            return places.numberOf(player, hangs, ledge, phase.at(play.tick()));
        }
        Body carrier = play.carrier();
        if (carrier != null) {
            return places.numberOn(carrier, player, hangs, ledge, 1 + phase.at(play.tick()));
        }
        return places.numberOf(player, hangs, ledge, isSafe() ? 0 : 1 + phase.at(play.tick()));
    }

    /** Whether the player is on ground that no platform ever comes near. */
    boolean isSafe() {
        return timetable != null
                && (play.isStanding() || play.isHanging())
                && play.carrier() == null
                && !timetable.everComesNear(play.player().subX(), play.player().subY());
    }
}

package leapsmith.levels.reach.maneuver;

import java.util.List;

/**
 * The maneuvers from a place on ground that no platform ever comes near. Their result is the same at any time, except
 * when a platform comes near the player before it gets there.
 *
 * @param motions for each group of maneuvers where the player is while no platform comes near it, if it then ends at
 *     such a place again; null if that is not known
 * @param since when the player got there
 */
public record Departures(List<Motion> motions, long since) {
    /** Whether a group of maneuvers may have another result at a tick than before. */
    boolean differs(int group, long tick, Timetable timetable) {
        Motion motion = motions.get(group);
        return motion == null || timetable.comesNear(motion, tick);
    }

    /** Whether any of the maneuvers may have another result at a tick than before. */
    boolean anyDiffers(long tick, Timetable timetable) {
        for (int group = 0; group < motions.size(); group++) {
            if (differs(group, tick, timetable)) {
                return true;
            }
        }
        return false;
    }
}

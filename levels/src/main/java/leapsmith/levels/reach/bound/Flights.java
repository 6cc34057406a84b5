package leapsmith.levels.reach.bound;

import java.util.ArrayList;
import java.util.List;

/**
 * The flights of a player.
 *
 * @param numbers what gravity does to it
 * @param jump of all its jumps; null if it can't jump
 * @param fall from rest
 * @param leave from rest, with the coyote time
 * @param drop from the end of the tick on in which the player drops from a one-way
 * @param launches of each zone that launches it
 */
record Flights(VerticalNumbers numbers, Flight jump, Flight fall, Flight leave, Flight drop, List<Flight> launches) {
    /** The flights of a player; null if one has too many states. */
    static Flights of(TakeOffs takeOffs, int coyoteTicks, List<LaunchZone> zones) {
        List<Rise> jumps = takeOffs.jumps();
        if (jumps == null) {
            return null;
        }
        VerticalNumbers numbers = takeOffs.numbers(jumps);
        Flight fall = FlightBuilder.ofFall(numbers, 0, 0);
        Flight leave = FlightBuilder.ofFall(numbers, coyoteTicks + 1, 0);
        Flight drop = FlightBuilder.ofFall(numbers, 0, numbers.gravity());
        Flight jump = jumps.isEmpty() ? null : FlightBuilder.ofRises(numbers, 0, jumps);
        if (fall == null || leave == null || drop == null || jump == null && !jumps.isEmpty()) {
            return null;
        }
        List<Flight> launches = new ArrayList<>();
        for (LaunchZone zone : zones) {
            Rise rise = takeOffs.launch(zone.up());
            if (rise == null) {
                return null;
            }
            Flight launch = rise.length() == 0 ? leave : FlightBuilder.ofRises(numbers, coyoteTicks + 1, List.of(rise));
            if (launch == null) {
                return null;
            }
            launches.add(launch);
        }
        return new Flights(numbers, jump, fall, leave, drop, launches);
    }
}

package leapsmith.levels.reach.bound;

import java.util.ArrayList;
import java.util.List;

/**
 * The flights of a player.
 *
 * @param numbers what gravity does to it
 * @param jump of all its jumps; null if it can't jump
 * @param ledgeJump of all its jumps off a ledge; null if it can't grab one or can't jump
 * @param fall from rest
 * @param leave from rest, with the coyote time
 * @param drop from the end of the tick on in which the player drops from a one-way
 * @param launches of each zone that launches it
 * @param slides falls from sloping ceilings, by the step of the velocity at their start; none if the level has no such
 *     ceilings
 */
record Flights(
        VerticalNumbers numbers,
        Flight jump,
        Flight ledgeJump,
        Flight fall,
        Flight leave,
        Flight drop,
        List<Flight> launches,
        List<Flight> slides) {
    /** About how many ranges of velocities differ in falls from sloping ceilings. */
    private static final int SLIDES = 128;

    /** The flights of a player; null if one has too many states. */
    static Flights of(TakeOffs takeOffs, int coyoteTicks, List<LaunchZone> zones, boolean hasSlopingCeilings) {
        List<Rise> jumps = takeOffs.jumps();
        List<Rise> ledgeJumps = takeOffs.ledgeJumps();
        if (jumps == null || ledgeJumps == null) {
            return null;
        }
        VerticalNumbers numbers = takeOffs.numbers(jumps);
        Flight fall = FlightBuilder.ofFall(numbers, 0, 0, 0);
        Flight leave = FlightBuilder.ofFall(numbers, coyoteTicks + 1, 0, 0);
        Flight drop = FlightBuilder.ofFall(numbers, 0, numbers.gravity(), numbers.gravity());
        Flight jump = jumps.isEmpty() ? null : FlightBuilder.ofRises(numbers, 0, jumps);
        Flight ledgeJump = ledgeJumps.isEmpty() ? null : FlightBuilder.ofRises(numbers, 0, ledgeJumps);
        boolean hasJumps = (jump != null || jumps.isEmpty()) && (ledgeJump != null || ledgeJumps.isEmpty());
        if (fall == null || leave == null || drop == null || !hasJumps) {
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
        int last = hasSlopingCeilings ? numbers.maxFall() : -1;
        List<Flight> slides = slides(numbers, last);
        return slides.contains(null)
                ? null
                : new Flights(numbers, jump, ledgeJump, fall, leave, drop, launches, slides);
    }

    /** Falls from each range of velocities up to one. */
    private static List<Flight> slides(VerticalNumbers numbers, int fastest) {
        int step = slideStep(numbers);
        List<Flight> slides = new ArrayList<>();
        for (int slow = 0; slow <= fastest; slow += step) {
            slides.add(FlightBuilder.ofFall(numbers, 0, slow, slow + step));
        }
        return slides;
    }

    /** The size of the ranges of velocities of slides: in a tick of fall, one becomes another, or nearly. */
    int slideStep() {
        return slideStep(numbers);
    }

    private static int slideStep(VerticalNumbers numbers) {
        int pull = numbers.hasExactHeights() ? numbers.gravity() : numbers.gravity() / 2;
        return pull * (1 + numbers.maxFall() / pull / SLIDES);
    }
}

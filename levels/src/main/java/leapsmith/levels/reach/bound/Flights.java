package leapsmith.levels.reach.bound;

import java.util.ArrayList;
import java.util.List;

/** The flights of a player. */
final class Flights {
    /** About how many ranges of velocities differ in falls from sloping ceilings. */
    private static final int SLIDES = 128;

    /** What gravity does to the player. */
    final TakeOffs.VerticalNumbers numbers;
    /** For how many ticks after the end of its ground it can jump. */
    final int coyoteTicks;
    /** Of all its jumps; null if it can't jump. */
    final Flight jump;
    /** Of all its jumps off a ledge; null if it can't grab one or can't jump. */
    final Flight ledgeJump;
    /** From rest. */
    final Flight fall;
    /** From rest, with the coyote time. */
    final Flight leave;
    /** From the end of the tick on in which the player drops from a one-way. */
    final Flight drop;
    /** By the zone that launches it. */
    final List<Flight> launches = new ArrayList<>();
    /** Falls from sloping ceilings, by the step of the velocity at their start; none if the level has no such ceilings. */
    final List<Flight> slides = new ArrayList<>();
    /** The size of the ranges of velocities of slides: in a tick of fall, one becomes another, or nearly. */
    final int slideStep;
    /** Whether one of them has too many states, or takes too long. */
    final boolean areTooLong;

    /**
     * The flights of a player.
     *
     * @param launchSpeeds the upward speeds of the zones that launch it, in pixels per second
     */
    Flights(TakeOffs takeOffs, int coyoteTicks, double[] launchSpeeds, boolean hasSlopingCeilings) {
        this.coyoteTicks = coyoteTicks;
        List<TakeOffs.Rise> jumps = takeOffs.jumps();
        List<TakeOffs.Rise> ledgeJumps = takeOffs.ledgeJumps();
        numbers = takeOffs.numbers(jumps == null ? List.of() : jumps);
        fall = Flight.ofFall(numbers, 0, 0, 0);
        leave = Flight.ofFall(numbers, coyoteTicks + 1, 0, 0);
        int dropped = Math.min(numbers.gravity(), numbers.maxFall());
        drop = Flight.ofFall(numbers, 0, dropped, dropped);
        jump = flightOf(jumps);
        ledgeJump = flightOf(ledgeJumps);
        for (double speed : launchSpeeds) {
            TakeOffs.Rise rise = takeOffs.launch(speed);
            launches.add(
                    rise == null
                            ? null
                            : rise.velocity(0) >= 0 ? leave : Flight.ofRises(numbers, coyoteTicks + 1, List.of(rise)));
        }
        int pull = numbers.hasExactHeights() ? numbers.gravity() : numbers.gravity() / 2;
        slideStep = pull * (1 + numbers.maxFall() / pull / SLIDES);
        for (int slow = 0; hasSlopingCeilings && slow <= numbers.maxFall(); slow += slideStep) {
            slides.add(Flight.ofFall(numbers, 0, slow, slow + slideStep));
        }
        areTooLong = fall == null
                || leave == null
                || drop == null
                || isTooLong(jumps, jump)
                || isTooLong(ledgeJumps, ledgeJump)
                || launches.contains(null)
                || slides.contains(null);
    }

    private Flight flightOf(List<TakeOffs.Rise> rises) {
        return rises == null || rises.isEmpty() ? null : Flight.ofRises(numbers, 0, rises);
    }

    private static boolean isTooLong(List<TakeOffs.Rise> rises, Flight flight) {
        return rises == null || !rises.isEmpty() && flight == null;
    }
}

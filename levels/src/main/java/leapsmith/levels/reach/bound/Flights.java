package leapsmith.levels.reach.bound;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import leapsmith.physics.body.Movement;
import leapsmith.physics.fixed.SubPixels;

/** The flights of a player. */
final class Flights {
    /** About how many ranges of velocities differ in falls from sloping ceilings. */
    private static final int SLIDES = 128;
    /** The same of falls and rises beside platforms and from water. */
    private static final int PLUNGES = 8;

    private static final double MARGIN = 1.1;

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
    /** Of all jumps that take the velocity of a platform; null if there is none. */
    final Flight liftedJump;
    /** For how many ticks after a platform carried the player a jump takes its velocity. */
    final int liftTicks;
    /** Falls at any velocity; none if the level has no platforms, and no tiles in which the player moves otherwise. */
    final List<Flight> plunges = new ArrayList<>();
    /** The greatest speed upward inside tiles in which the player moves otherwise; 0 if there are none. */
    final int insideRise;
    /** The greatest speed downward there. */
    final int insideFall;
    /** Rises from such tiles at any velocity. */
    final List<Flight> surges = new ArrayList<>();
    /** The size of the ranges of velocities of slides: in a tick of fall, one becomes another, or nearly. */
    final int slideStep;
    /** Whether belts or currents carry the player. */
    final boolean areCarried;
    /** Whether one of them has too many states, or takes too long. */
    final boolean areTooLong;

    /** The flights of a player in a level. */
    Flights(TakeOffs takeOffs, int coyoteTicks, CoveredLevel level, Movement movement) {
        this.coyoteTicks = coyoteTicks;
        areCarried = level.belt > 0 || level.current > 0;
        List<TakeOffs.Rise> jumps = takeOffs.jumps();
        List<TakeOffs.Rise> ledgeJumps = takeOffs.ledgeJumps();
        numbers = takeOffs.numbers(jumps == null ? List.of() : jumps);
        fall = Flight.ofFall(numbers, 0, 0, 0);
        leave = Flight.ofFall(numbers, coyoteTicks + 1, 0, 0);
        int dropped = Math.min(numbers.gravity(), numbers.maxFall());
        drop = Flight.ofFall(numbers, 0, dropped, dropped);
        jump = flightOf(jumps);
        ledgeJump = flightOf(ledgeJumps);
        for (LaunchZones.Zone zone : level.zones) {
            TakeOffs.Rise rise = takeOffs.launch(zone.up());
            launches.add(
                    rise == null
                            ? null
                            : rise.velocity(0) >= 0 ? leave : Flight.ofRises(numbers, coyoteTicks + 1, List.of(rise)));
        }
        int pull = numbers.hasExactHeights() ? numbers.gravity() : numbers.gravity() / 2;
        slideStep = pull * (1 + numbers.maxFall() / pull / SLIDES);
        for (int slow = 0; level.hasSlopingCeilings && slow <= numbers.maxFall(); slow += slideStep) {
            slides.add(Flight.ofFall(numbers, 0, slow, slow + slideStep));
        }
        liftTicks = SubPixels.ticks(movement.liftSeconds(), takeOffs.ticksPerSecond());
        List<TakeOffs.Rise> lifted = new ArrayList<>();
        boolean isLiftTooLong = false;
        for (int speed : level.liftSpeeds) {
            List<TakeOffs.Rise> rises = takeOffs.liftedJumps(speed);
            isLiftTooLong |= rises == null;
            lifted.addAll(rises == null ? List.of() : rises);
        }
        liftedJump = lifted.isEmpty() || isLiftTooLong
                ? null
                : Flight.ofRises(numbers.lifted(Collections.max(level.liftSpeeds)), 0, lifted);
        boolean isAnyFall = !level.platforms.isEmpty() || !level.areaValues.isEmpty();
        int plunge = numbers.maxFall() / PLUNGES + 1;
        for (int slow = 0; isAnyFall && slow <= numbers.maxFall(); slow += plunge) {
            plunges.add(Flight.ofFall(numbers, 0, slow, Math.min(slow + plunge, numbers.maxFall())));
        }
        int climb = SubPixels.perTick(level.climb, takeOffs.ticksPerSecond());
        insideRise = level.areaValues.isEmpty() ? 0 : Math.max(climb, insideRise(level));
        insideFall = level.areaValues.isEmpty() ? 0 : Math.max(climb, numbers.maxFall());
        int surge = insideRise / PLUNGES + 1;
        for (int slow = -insideRise; slow < 0; slow += surge) {
            surges.add(Flight.ofSurge(numbers, slow, Math.min(slow + surge, 0)));
        }
        areTooLong = fall == null
                || leave == null
                || drop == null
                || isTooLong(jumps, jump)
                || isTooLong(ledgeJumps, ledgeJump)
                || launches.contains(null)
                || slides.contains(null)
                || plunges.contains(null)
                || surges.contains(null)
                || isTooLong(isLiftTooLong ? null : lifted, liftedJump);
    }

    private int insideRise(CoveredLevel level) {
        double fastest = rises().stream().mapToInt(Flight::fastestRise).max().orElse(0);
        // At other rates than the reference the speed is adjusted.
        double jump = fastest * level.jumpFactorInside * (level.jumpFactorInside == 1 ? 1 : MARGIN);
        return Math.max((int) Math.ceil(jump), level.hasUpdraughts ? numbers.maxFall() : 0);
    }

    /** Those that begin with a rise. */
    List<Flight> rises() {
        return Stream.concat(Stream.of(jump, ledgeJump, liftedJump), launches.stream())
                .filter(Objects::nonNull)
                .toList();
    }

    /** The greatest velocity of any, up or down, in sub-pixels per tick. */
    int fastest() {
        return rises().stream()
                .mapToInt(Flight::fastestRise)
                .reduce(Math.max(insideRise, numbers.maxFall()), Math::max);
    }

    private Flight flightOf(List<TakeOffs.Rise> rises) {
        return rises == null || rises.isEmpty() ? null : Flight.ofRises(numbers, 0, rises);
    }

    private static boolean isTooLong(List<TakeOffs.Rise> rises, Flight flight) {
        return rises == null || !rises.isEmpty() && flight == null;
    }
}

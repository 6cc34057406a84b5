package leapsmith.physics.store;

import java.util.Arrays;
import java.util.List;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.PathMotion;
import leapsmith.physics.fixed.PortableMath;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.fixed.SubPixels;

/**
 * A {@link PathDef} in the units of the simulation: the offset of a body from where it was spawned, as a function of
 * its age in ticks. Immutable.
 *
 * <p>On a leg of n ticks the body is at k/n of its length in tick k, rounded toward the start of the leg. So a mirrored
 * path is mirrored exactly, each stop is reached exactly, and the movements of a full cycle add up to zero.
 */
public final class QuantizedPath {
    /** Paths are written as they were given. */
    static final Column.Definition<QuantizedPath, PathDef> DEFINITION =
            new Column.Definition<>(PathDef.class, QuantizedPath[]::new, QuantizedPath::def, QuantizedPath::new);

    /** By their ordinals. */
    static final List<PathMotion> MOTIONS = List.of(PathMotion.values());

    /** Of so few legs, looking at each takes less time than a binary search. */
    private static final int FEW_LEGS = 8;

    private final PathDef def;
    // By leg: the stop where it begins, the tick at which the body leaves it after waiting, and the tick at which it
    // ends.
    private final int[] x;
    private final int[] y;
    private final int[] leaves;
    private final int[] ends;
    private final long hash;

    /**
     * Converts pixels and seconds to sub-pixels and ticks.
     *
     * @throws IllegalArgumentException if a number is out of range, or a cycle takes 2^28 ticks or more
     */
    QuantizedPath(PathDef def, int ticksPerSecond) {
        this.def = def;
        int stops = def.stops().size() + 1;
        int legs = def.pingPong() ? 2 * stops - 2 : stops;
        x = new int[legs];
        y = new int[legs];
        leaves = new int[legs];
        ends = new int[legs];
        for (int leg = 0; leg < legs; leg++) {
            int stop = leg < stops ? leg : legs - leg;
            x[leg] = stop == 0 ? 0 : SubPixels.fromPx(def.stops().get(stop - 1).x(), "x of a stop");
            y[leg] = stop == 0 ? 0 : SubPixels.fromPx(def.stops().get(stop - 1).y(), "y of a stop");
        }
        double speed = def.speed() * SubPixels.PER_PIXEL / ticksPerSecond;
        long time = 0;
        StateHash sum = new StateHash();
        for (int leg = 0; leg < legs; leg++) {
            int next = (leg + 1) % legs;
            long dx = (long) x[next] - x[leg];
            long dy = (long) y[next] - y[leg];
            // The rounding of a square root is the same on every machine.
            long ticks = Math.max(1, PortableMath.round(Math.sqrt((double) dx * dx + (double) dy * dy) / speed));
            leaves[leg] = (int) Math.min(time + def.waitTicks(), Integer.MAX_VALUE);
            time += def.waitTicks() + Math.min(ticks, Integer.MAX_VALUE);
            if (time > BodyStore.MAX_PATH_TICKS) {
                throw new IllegalArgumentException("a path that takes " + time + " ticks or more");
            }
            ends[leg] = (int) time;
            sum.add(x[leg]).add(y[leg]).add(leaves[leg]).add(ends[leg]);
        }
        hash = sum.value();
    }

    public PathDef def() {
        return def;
    }

    /** The ticks of a full cycle. */
    public int period() {
        return ends[ends.length - 1];
    }

    /** The next age; both are 0 to period - 1. */
    public int next(int age, PathMotion motion) {
        return switch (motion) {
            case FORWARD -> age + 1 == period() ? 0 : age + 1;
            case BACKWARD -> age == 0 ? period() - 1 : age - 1;
            case STOPPED -> age;
            case TO_END -> age == ends[def.stops().size() - 1] ? age : next(age, PathMotion.FORWARD);
            case TO_START -> Math.max(0, age - 1);
        };
    }

    /** The leg on which the body is at an age of 0 to period - 1. */
    public int leg(int age) {
        if (ends.length > FEW_LEGS) {
            int found = Arrays.binarySearch(ends, age);
            // The tick at the end of a leg belongs to the next one.
            return found >= 0 ? found + 1 : ~found;
        }
        int leg = 0;
        while (age >= ends[leg]) {
            leg++;
        }
        return leg;
    }

    /**
     * The offset along x at an age.
     *
     * @param leg that of the age
     */
    public int x(int leg, int age) {
        return at(x, leg, age);
    }

    /** As {@link #x}, along y. */
    public int y(int leg, int age) {
        return at(y, leg, age);
    }

    long hash() {
        return hash;
    }

    private int at(int[] stops, int leg, int age) {
        int start = stops[leg];
        long distance = (long) stops[(leg + 1) % stops.length] - start;
        if (distance == 0 || age <= leaves[leg]) {
            return start;
        }
        return (int) (start + distance * (age - leaves[leg]) / (ends[leg] - leaves[leg]));
    }
}

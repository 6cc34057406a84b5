package leapsmith.levels.reach.bound;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import leapsmith.physics.fixed.SubPixels;

/**
 * All ways in which a body can move vertically in free air, from a take-off or the begin of a fall on: a graph of
 * states, one for the end of each tick. A state has a range of heights, in sub-pixels down from where the flight
 * started, and the number of the next states.
 *
 * <p>Without the soft apex each state is a single height, and each time of holding jump is a path of its own. With it
 * the player can choose in some ticks between two pulls of gravity, so that very many heights differ by little; states
 * with almost the same height and velocity are one state then.
 *
 * <p>A state without next states is the begin of a free fall, in which the player has no choice.
 */
final class Flight {
    final int count;
    /** The range of heights of each state. */
    final int[] low;

    final int[] high;
    /** The range of downward velocities at the end of the tick of each state. */
    final int[] slowest;

    final int[] fastest;
    /** The fewest ticks since the start. */
    final int[] ticks;
    /** The next states of each. */
    final int[][] next;
    /** The range of distances down to each of these. */
    final int[][] slow;

    final int[][] fast;

    private Flight(List<Builder.State> states) {
        count = states.size();
        low = states.stream().mapToInt(state -> state.low).toArray();
        high = states.stream().mapToInt(state -> state.high).toArray();
        slowest = states.stream().mapToInt(state -> state.slowest).toArray();
        fastest = states.stream().mapToInt(state -> state.fastest).toArray();
        ticks = states.stream().mapToInt(state -> state.ticks).toArray();
        next = edges(states, edge -> edge.to.index);
        slow = edges(states, edge -> edge.slow);
        fast = edges(states, edge -> edge.fast);
    }

    private static int[][] edges(List<Builder.State> states, ToIntFunction<Builder.Edge> number) {
        return states.stream()
                .map(state -> state.next.stream().mapToInt(number).toArray())
                .toArray(int[][]::new);
    }

    /**
     * The flight of any of some rises; null if it has too many states.
     *
     * @param minTicks the ticks before the free fall, at least
     */
    static Flight ofRises(TakeOffs.VerticalNumbers numbers, int minTicks, List<TakeOffs.Rise> rises) {
        return Builder.build(numbers, minTicks, 0, 0, false, builder -> rises.forEach(builder::add));
    }

    /**
     * A fall from the end of a tick on; null if it has too many states.
     *
     * @param minTicks the ticks before the free fall, at least
     */
    static Flight ofFall(TakeOffs.VerticalNumbers numbers, int minTicks, int slowest, int fastest) {
        return Builder.build(numbers, minTicks, slowest, fastest, false, builder -> builder.expand(builder.start));
    }

    /** As {@link #ofFall}, but it may begin with a rise of which the player may release jump at any time. */
    static Flight ofSurge(TakeOffs.VerticalNumbers numbers, int slowest, int fastest) {
        return Builder.build(numbers, 0, slowest, fastest, true, builder -> builder.expand(builder.start));
    }

    /** The greatest velocity upward. */
    int fastestRise() {
        return -Arrays.stream(slowest).min().orElse(0);
    }

    /** Whether a state is the begin of a free fall. */
    boolean isLast(int state) {
        return next[state].length == 0;
    }

    /**
     * Builds a flight: given rises, each followed by all that gravity can do until the player falls freely. In the states
     * of a rise the player has no choice; from their ends on it can hold jump or not in each tick, which matters at the
     * soft apex.
     */
    private static final class Builder {
        /** Above this number, states are merged that differ by more. */
        private static final int MAX_STATES = 5_000;
        /** How often the difference is doubled. */
        private static final int LAST_COARSENESS = 4;

        private static final int FIRST_STEP = 6 * SubPixels.PER_PIXEL;

        private static final int START = 0;
        private static final int RISE = 1;
        private static final int FREE = 2;
        /** Free, after the release in a surge: there is only one. */
        private static final int RELEASED = 3;

        private final TakeOffs.VerticalNumbers numbers;
        private final int minTicks;
        /** Whether jump may be released in any tick, and not only in given rises and at the soft apex. */
        private final boolean isSurge;
        /** By how much the heights of a state may differ; 0 if not at all. */
        private final int step;
        /** The size of the ranges of velocities in which states may be merged. */
        private final int velocityStep;

        /** The states without their next ones. Those with the same key differ in height; null where one was taken. */
        private final TreeMap<Key, List<State>> open = new TreeMap<>(Comparator.comparingInt(Key::phase)
                .thenComparingInt(Key::velocity)
                .thenComparingInt(Key::height)
                .thenComparingInt(Key::ticks));

        private int openStates;
        private final State start;

        /** What states have in common that may be one state; the order is that of time. */
        private record Key(int phase, int velocity, int height, int ticks) {}

        private record Edge(State to, int slow, int fast) {}

        private static final class State {
            private final List<Edge> next = new ArrayList<>();
            private int index;
            private int low = Integer.MAX_VALUE;
            private int high = Integer.MIN_VALUE;
            private int slowest = Integer.MAX_VALUE;
            private int fastest = Integer.MIN_VALUE;
            private boolean isReleased;
            private int ticks = Integer.MAX_VALUE;

            /** Whether the heights stay close together if some are included. */
            boolean fits(int fromY, int toY, int step) {
                return low > high || Math.max(high, toY) - Math.min(low, fromY) <= Math.max(toY - fromY, step);
            }

            void include(int fromY, int toY, int fromVelocity, int toVelocity) {
                low = Math.min(low, fromY);
                high = Math.max(high, toY);
                slowest = Math.min(slowest, fromVelocity);
                fastest = Math.max(fastest, toVelocity);
            }

            void include(int newTicks) {
                ticks = Math.min(ticks, newTicks);
            }
        }

        private Builder(
                TakeOffs.VerticalNumbers numbers,
                int coarseness,
                int minTicks,
                int slowest,
                int fastest,
                boolean isSurge) {
            this.numbers = numbers;
            this.isSurge = isSurge;
            this.minTicks = minTicks;
            step = coarseness == 0 ? 0 : FIRST_STEP << (coarseness - 1);
            velocityStep = Math.max(1, coarseness == 0 ? 1 : numbers.gravity() / 4);
            start = stateOf(new Key(START, 0, 0, 0), 0, 0);
            start.include(0, 0, slowest, fastest);
            start.include(0);
        }

        /** Builds a flight with as small a step as is possible with few states. */
        private static Flight build(
                TakeOffs.VerticalNumbers numbers,
                int minTicks,
                int slowest,
                int fastest,
                boolean isSurge,
                Consumer<Builder> begin) {
            Flight flight = null;
            int first = numbers.hasExactHeights() && !isSurge ? 0 : 1;
            for (int coarseness = first; flight == null && coarseness <= LAST_COARSENESS; coarseness++) {
                Builder builder = new Builder(numbers, coarseness, minTicks, slowest, fastest, isSurge);
                begin.accept(builder);
                flight = builder.build();
            }
            return flight;
        }

        private void add(TakeOffs.Rise rise) {
            State state = start;
            int before = 0;
            for (int i = 0; i < rise.length(); i++) {
                int y = rise.y(i);
                int velocity = rise.velocity(i);
                Key key = numbers.isFree(velocity) ? freeKey(FREE, velocity, y, i + 1) : new Key(RISE, velocity, y, 0);
                State to = stateOf(key, y, y);
                to.include(y, y, velocity, velocity);
                to.include(i + 1);
                connect(state, to, y - before, y - before);
                state = to;
                before = y;
            }
        }

        /** The state of a key that can include a range of heights. */
        private State stateOf(Key key, int low, int high) {
            List<State> states = open.computeIfAbsent(key, any -> new ArrayList<>());
            int at = 0;
            while (at < states.size()
                    && states.get(at) != null
                    && !states.get(at).fits(low, high, step)) {
                at++;
            }
            if (at == states.size()) {
                states.add(null);
            }
            if (states.get(at) == null) {
                states.set(at, new State());
                openStates++;
            }
            return states.get(at);
        }

        private Key freeKey(int phase, int velocity, int y, int ticks) {
            // Before the least number of ticks, how many there were counts.
            return new Key(
                    phase,
                    Math.floorDiv(velocity, velocityStep),
                    Math.floorDiv(y, Math.max(1, step)),
                    Math.min(ticks, minTicks));
        }

        private static void connect(State from, State to, int slow, int fast) {
            Edge edge = new Edge(to, slow, fast);
            if (!from.next.contains(edge)) {
                from.next.add(edge);
            }
        }

        private void expand(State state) {
            int gravity = numbers.gravity();
            boolean floats = state.slowest < numbers.apexSpeed() && state.fastest > -numbers.apexSpeed();
            if (isSurge) {
                // Ranges of velocities are wide anyway.
                int least = floats ? gravity / 2 : gravity;
                moveFreely(state, state.slowest + least, state.fastest + gravity, state.isReleased ? RELEASED : FREE);
            } else {
                moveFreely(state, state.slowest + gravity, state.fastest + gravity, FREE);
                if (floats) {
                    moveFreely(state, state.slowest + gravity / 2, state.fastest + gravity / 2, FREE);
                }
            }
            boolean mayRelease = isSurge ? !state.isReleased : floats && numbers.releaseMattersAtApex();
            if (mayRelease && state.slowest < -numbers.slowestRelease()) {
                int slow = gravity - numbers.fastestRelease();
                moveFreely(state, slow, gravity - numbers.slowestRelease(), isSurge ? RELEASED : FREE);
            }
        }

        private void moveFreely(State state, int slow, int fast, int phase) {
            int from = Math.min(slow, numbers.maxFall());
            int to = Math.min(fast, numbers.maxFall());
            int low = state.low + from;
            int high = state.high + to;
            State next = stateOf(freeKey(phase, from, low, state.ticks + 1), low, high);
            next.isReleased = phase == RELEASED;
            next.include(low, high, from, to);
            next.include(state.ticks + 1);
            connect(state, next, from, to);
        }

        private Flight build() {
            List<State> all = new ArrayList<>();
            while (!open.isEmpty()) {
                if (all.size() + openStates > MAX_STATES) {
                    return null;
                }
                Key key = open.firstKey();
                State state = take(key);
                state.index = all.size();
                all.add(state);
                boolean isFall = state.slowest >= numbers.apexSpeed() && state.ticks >= minTicks;
                if (key.phase >= FREE && !isFall) {
                    expand(state);
                }
            }
            return new Flight(all);
        }

        private State take(Key key) {
            List<State> states = open.get(key);
            int at = 0;
            while (states.get(at) == null) {
                at++;
            }
            State taken = states.set(at, null);
            openStates--;
            if (states.stream().allMatch(Objects::isNull)) {
                open.remove(key);
            }
            return taken;
        }
    }
}

package leapsmith.physics.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BinaryOperator;
import java.util.function.ToLongBiFunction;

/**
 * States kept for seeking, at ticks that are multiples of an interval, within a number of bytes. When they exceed it,
 * the interval is doubled, and every other state is dropped. The state of tick 0 always stays, whatever its size.
 *
 * <p>The size of a state doesn't include what it shares with the state before it, so many fit if little changes.
 *
 * @param <K> the type of states; immutable
 */
public final class Keyframes<K> {
    private final long maxBytes;
    private final long firstInterval;
    private final ToLongBiFunction<K, K> size;
    private final BinaryOperator<K> merge;
    /** By ascending tick. */
    private final List<Keyframe<K>> frames = new ArrayList<>();

    private long interval;
    private long bytes;

    /**
     * A state of a tick.
     *
     * @param tick the tick
     * @param state the state
     * @param bytes its size without what it shares with the state before it
     * @param <K> the type of states
     */
    public record Keyframe<K>(long tick, K state, long bytes) {}

    /**
     * Creates an empty set.
     *
     * @param maxBytes limit of the size of all states together
     * @param interval ticks from one state to the next, as long as they fit
     * @param size bytes of a state without what it shares with another one, which may be null, as {@link
     *     Replayable#sizeInBytes}
     * @throws IllegalArgumentException if the bytes are negative or the interval is less than 1
     */
    public Keyframes(long maxBytes, long interval, ToLongBiFunction<K, K> size) {
        this(maxBytes, interval, size, (kept, dropped) -> kept);
    }

    /**
     * Creates an empty set, for states that may hold data of the ticks after them, up to the next state.
     *
     * @param maxBytes limit of the size of all states together
     * @param interval ticks from one state to the next, as long as they fit
     * @param size bytes of a state without what it shares with another one, which may be null
     * @param merge merges two states when the second is dropped to save space: the first, with the data of both
     * @throws IllegalArgumentException if the bytes are negative or the interval is less than 1
     */
    public Keyframes(long maxBytes, long interval, ToLongBiFunction<K, K> size, BinaryOperator<K> merge) {
        if (maxBytes < 0) {
            throw new IllegalArgumentException("maxBytes is " + maxBytes + ", less than 0");
        }
        if (interval < 1) {
            throw new IllegalArgumentException("interval is " + interval + " ticks, less than 1");
        }
        this.maxBytes = maxBytes;
        this.size = Objects.requireNonNull(size);
        this.merge = Objects.requireNonNull(merge);
        firstInterval = interval;
        this.interval = interval;
    }

    /**
     * {@return whether a state of this tick would be kept} That is so if it is at the interval, and not kept yet.
     *
     * @param tick the tick
     */
    public boolean wants(long tick) {
        return tick % interval == 0 && at(floorPlace(tick)) != tick;
    }

    /**
     * Keeps the state of a tick if {@link #wants} is true for it. To save space, other states or this one may be
     * dropped.
     *
     * @param tick the tick, not negative
     * @param state its state
     */
    public void put(long tick, K state) {
        if (!wants(tick)) {
            return;
        }
        int place = floorPlace(tick) + 1;
        frames.add(place, new Keyframe<>(tick, state, 0));
        measure(place);
        measure(place + 1);
        thinTo(maxBytes);
    }

    /**
     * Drops states until they take no more than this; a state of tick 0 stays. Later ones are kept at the longer
     * interval.
     *
     * @param mostBytes size of all states together
     */
    public void thinTo(long mostBytes) {
        while (bytes > mostBytes && !frames.isEmpty() && !isStartAlone()) {
            interval = Math.multiplyExact(interval, 2);
            keepOnlyAtInterval();
        }
    }

    /**
     * {@return the last state at or before a tick, or null if there is none}
     *
     * @param tick the tick
     */
    public Keyframe<K> floor(long tick) {
        int place = floorPlace(tick);
        return place < 0 ? null : frames.get(place);
    }

    /**
     * Drops the states from a tick on, as needed when something at that tick was changed.
     *
     * @param tick the first tick that is dropped
     */
    public void dropFrom(long tick) {
        int first = floorPlace(tick - 1) + 1;
        for (int i = frames.size() - 1; i >= first; i--) {
            bytes -= frames.remove(i).bytes();
        }
    }

    /** Drops all states, and restores the first interval. */
    public void clear() {
        frames.clear();
        bytes = 0;
        interval = firstInterval;
    }

    /**
     * {@return the states before a tick, with the same limit} The copy shares the states and nothing else.
     *
     * @param tick the first tick that is left out
     */
    public Keyframes<K> before(long tick) {
        Keyframes<K> copy = new Keyframes<>(maxBytes, firstInterval, size, merge);
        copy.interval = interval;
        copy.frames.addAll(frames.subList(0, floorPlace(tick - 1) + 1));
        for (Keyframe<K> frame : copy.frames) {
            copy.bytes += frame.bytes();
        }
        return copy;
    }

    /** {@return the number of states} */
    public int count() {
        return frames.size();
    }

    /**
     * {@return one of the states by ascending tick}
     *
     * @param i 0 to {@link #count} - 1
     * @throws IndexOutOfBoundsException if there is no such state
     */
    public Keyframe<K> get(int i) {
        return frames.get(i);
    }

    /** {@return the size of all states, in bytes} */
    public long bytes() {
        return bytes;
    }

    /** {@return the limit of the size of all states, in bytes} */
    public long maxBytes() {
        return maxBytes;
    }

    /** {@return the number of ticks from one state to the next} States that were never put are missing. */
    public long interval() {
        return interval;
    }

    private boolean isStartAlone() {
        return frames.size() == 1 && frames.get(0).tick() == 0;
    }

    private void keepOnlyAtInterval() {
        int kept = 0;
        for (int i = 0; i < frames.size(); i++) {
            Keyframe<K> frame = frames.get(i);
            if (frame.tick() % interval == 0) {
                frames.set(kept++, frame);
            } else if (kept > 0) {
                Keyframe<K> before = frames.get(kept - 1);
                frames.set(kept - 1, new Keyframe<>(before.tick(), merge.apply(before.state(), frame.state()), 0));
            }
        }
        frames.subList(kept, frames.size()).clear();
        bytes = 0;
        for (int i = 0; i < kept; i++) {
            Keyframe<K> frame = frames.get(i);
            frames.set(i, new Keyframe<>(frame.tick(), frame.state(), 0));
            measure(i);
        }
    }

    /** Computes the size of a state again, because the state before it was changed. */
    private void measure(int place) {
        if (place == frames.size()) {
            return;
        }
        Keyframe<K> frame = frames.get(place);
        K before = place == 0 ? null : frames.get(place - 1).state();
        long newBytes = size.applyAsLong(frame.state(), before);
        bytes += newBytes - frame.bytes();
        frames.set(place, new Keyframe<>(frame.tick(), frame.state(), newBytes));
    }

    private long at(int place) {
        return place < 0 ? -1 : frames.get(place).tick();
    }

    /** The index of the last state at or before a tick, -1 if there is none. */
    private int floorPlace(long tick) {
        int low = 0;
        int high = frames.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (frames.get(middle).tick() <= tick) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low - 1;
    }
}

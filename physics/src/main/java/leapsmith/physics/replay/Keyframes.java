package leapsmith.physics.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BinaryOperator;
import java.util.function.ToLongBiFunction;

/**
 * States kept for seeking, at ticks that are multiples of an interval, within a number of bytes. When there is no more
 * room the interval doubles, and every other state is dropped. The state of tick 0 always stays, whatever its size.
 *
 * <p>A state is counted without what it shares with the one before it, so many of them may fit if little changes.
 *
 * @param <K> what a state is; it never changes
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
     * A state of some tick.
     *
     * @param tick the tick
     * @param state the state
     * @param bytes what it takes beside the one before it
     * @param <K> what a state is
     */
    public record Keyframe<K>(long tick, K state, long bytes) {}

    /**
     * No states yet.
     *
     * @param maxBytes limit of the size of all states together
     * @param interval ticks from one to the next, as long as there is room
     * @param size bytes of a state beside another that is kept too, which may be null, as of
     *     {@link Replayable#sizeInBytes}
     * @throws IllegalArgumentException if the bytes are negative or the interval is less than 1
     */
    public Keyframes(long maxBytes, long interval, ToLongBiFunction<K, K> size) {
        this(maxBytes, interval, size, (kept, dropped) -> kept);
    }

    /**
     * No states yet; a state may hold data of the ticks after it, up to the next state.
     *
     * @param maxBytes limit of the size of all states together
     * @param interval ticks from one to the next, as long as there is room
     * @param size bytes of a state beside another that is kept too, which may be null
     * @param merge makes one state of two where the second is dropped to save room: the first, with the data of both
     * @throws IllegalArgumentException if the bytes are negative or the interval is less than 1
     */
    public Keyframes(long maxBytes, long interval, ToLongBiFunction<K, K> size, BinaryOperator<K> merge) {
        if (maxBytes < 0 || interval < 1) {
            throw new IllegalArgumentException(maxBytes + " bytes, a keyframe every " + interval + " ticks");
        }
        this.maxBytes = maxBytes;
        this.size = Objects.requireNonNull(size);
        this.merge = Objects.requireNonNull(merge);
        firstInterval = interval;
        this.interval = interval;
    }

    /**
     * {@return whether a state of this tick would be kept} It would if it is at the interval, and not there yet.
     *
     * @param tick the tick
     */
    public boolean wants(long tick) {
        return tick % interval == 0 && at(floorPlace(tick)) != tick;
    }

    /**
     * Keeps the state of a tick, if it is wanted. To make room, other states or this one may be dropped.
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
        while (bytes > maxBytes && !isStartAlone()) {
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
     * Drops the states from a tick on, as when something at that tick has changed.
     *
     * @param tick the first tick that is dropped
     */
    public void dropFrom(long tick) {
        int first = floorPlace(tick - 1) + 1;
        for (int i = frames.size() - 1; i >= first; i--) {
            bytes -= frames.remove(i).bytes();
        }
    }

    /** Drops all states, and begins with the first interval again. */
    public void clear() {
        frames.clear();
        bytes = 0;
        interval = firstInterval;
    }

    /**
     * {@return the states before a tick, with as much room for others} They share the states and nothing else.
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

    /** {@return how many states there are} */
    public int count() {
        return frames.size();
    }

    /**
     * {@return one of the states by ascending tick}
     *
     * @param i which one, 0 to count - 1
     * @throws IndexOutOfBoundsException if there is no such state
     */
    public Keyframe<K> get(int i) {
        return frames.get(i);
    }

    /** {@return the bytes that all of them take} */
    public long bytes() {
        return bytes;
    }

    /** {@return the bytes that they may take} */
    public long maxBytes() {
        return maxBytes;
    }

    /** {@return how many ticks lie from one state to the next} States that were never put are missing. */
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

    /** Measures a state again, as the state before it has changed. */
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

    /** The place of the last state at or before a tick, -1 if there is none. */
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

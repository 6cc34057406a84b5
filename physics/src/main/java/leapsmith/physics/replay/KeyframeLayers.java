package leapsmith.physics.replay;

import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToLongBiFunction;
import leapsmith.physics.replay.Keyframes.Keyframe;

/**
 * The states that a recorder keeps for seeking, in three layers, each finer than the previous one:
 *
 * <pre>
 *   whole recording   |               |               |               |      interval; doubles at the memory limit
 *   one gap of it                     | . . . . | . . . . |                  filled by seeks into that gap
 *   one gap of that                             |.....                       filled in the same way
 * </pre>
 *
 * <p>So a step back costs one restore and one step, and occasionally a rerun of a gap. Moving forward tick by tick does
 * not change the finer layers.
 *
 * @param <K> the type of states; immutable
 */
final class KeyframeLayers<K> {
    private static final long FIRST_INTERVAL = 16;
    /** The memory limit of each finer layer is the total limit, shifted right by this. */
    private static final int FINER_SHIFT = 3;

    private final Keyframes<K> whole;
    private final List<Keyframes<K>> layers;
    private final Supplier<K> state;

    /** The first of the finer layers that the current seek fills, and the target of that seek. */
    private int filled;

    private long fillTo;

    /**
     * @param whole states of the whole recording
     * @param maxBytes limit of the size of all states, in bytes
     * @param size as that of {@link Keyframes}
     * @param state returns the current state
     */
    KeyframeLayers(Keyframes<K> whole, long maxBytes, ToLongBiFunction<K, K> size, Supplier<K> state) {
        this.whole = whole;
        this.state = state;
        long finer = maxBytes >> FINER_SHIFT;
        layers = List.of(whole, new Keyframes<>(finer, 1, size), new Keyframes<>(finer, 1, size));
        filled = layers.size();
    }

    /** The layer of a whole recording, still empty; {@code maxBytes} is the limit of all layers. */
    static <K> Keyframes<K> ofWhole(long maxBytes, ToLongBiFunction<K, K> size) {
        return new Keyframes<>(maxBytes - 2 * (maxBytes >> FINER_SHIFT), FIRST_INTERVAL, size);
    }

    /** The states of the whole recording. */
    Keyframes<K> whole() {
        return whole;
    }

    /** The size of all states, in bytes. */
    long bytes() {
        return layers.stream().mapToLong(Keyframes::bytes).sum();
    }

    /** Keeps the current state in the coarsest layer that needs it. */
    void save(long tick) {
        if (whole.wants(tick)) {
            whole.put(tick, state.get());
            return;
        }
        // A state in a coarser layer is not kept in a finer one too.
        for (int layer = filled; layer < layers.size(); layer++) {
            if (layers.get(layer).wants(tick)) {
                layers.get(layer).put(tick, state.get());
                return;
            }
        }
    }

    /**
     * Begins a seek, or resumes one that was interrupted. Until {@link #endSeek}, the states of its steps are kept in the
     * layers finer than that of the state from which it starts.
     *
     * @param tick the current tick
     * @param target the tick to seek
     * @return the state to restore; null if it is shorter to step on from the current tick
     */
    Keyframe<K> beginSeek(long tick, long target) {
        boolean underWay = filled < layers.size() && fillTo == target && tick <= target;
        if (underWay) {
            return null;
        }
        filled = layers.size();
        int best = -1;
        Keyframe<K> from = null;
        for (int layer = 0; layer < layers.size(); layer++) {
            // Strictly before the target: the last step must run, so that its events and other results exist.
            Keyframe<K> found = layers.get(layer).floor(Math.max(0, target - 1));
            if (found != null && (from == null || found.tick() > from.tick())) {
                best = layer;
                from = found;
            }
        }
        if (tick <= target && (from == null || from.tick() <= tick)) {
            return null;
        }
        if (from == null) {
            throw new IllegalStateException("no keyframe before tick " + target);
        }
        if (from.tick() < target) {
            filled = best + 1;
            fillTo = target;
            layers.subList(filled, layers.size()).forEach(Keyframes::clear);
        }
        return from;
    }

    /** Ends a seek that reached its target. */
    void endSeek() {
        filled = layers.size();
    }

    /** Drops the states from a tick on. */
    void dropFrom(long tick) {
        layers.forEach(layer -> layer.dropFrom(tick));
        filled = layers.size();
    }
}

package leapsmith.physics.replay;

import java.util.List;
import java.util.function.BooleanSupplier;
import leapsmith.physics.replay.Keyframes.Keyframe;
import leapsmith.physics.world.Inputs;

/**
 * A place in recorded time, with the simulation in the state of that tick, and the states that are kept to get from
 * there to any other place.
 *
 * <p>States are kept in three layers, each finer than the one before:
 * <pre>
 *   whole recording   |               |               |               |      interval, doubling when bytes run out
 *   one gap of it                     | . . . . | . . . . |                  filled on the way to a place in that gap
 *   one gap of that                             |.....                       likewise
 * </pre>
 * A step back so costs one restore and one step, but for now and then a run through a gap. While time only goes forward the finer
 * layers stay as they are.
 */
final class Cursor<E, K> {
    private static final long FIRST_INTERVAL = 16;
    /** What part of all bytes each of the finer layers gets: a half of this power of two. */
    private static final int FINER_SHIFT = 3;

    private final Replayable<E, K> subject;
    private final Keyframes<K> keyframes;
    private final List<Keyframes<K>> layers;
    /** The subject's tick at tick 0. */
    private final long offset;

    private long tick;
    /** The first layer that the run under way fills, beside the first of all; and where the run goes. */
    private int filled;

    private long fillTo;
    private Inputs lastInputs = Inputs.NONE;

    /** At tick 0, where the subject is now. */
    Cursor(Replayable<E, K> subject, long maxBytes) {
        this(subject, newLayer(subject, maxBytes - 2 * (maxBytes >> FINER_SHIFT), FIRST_INTERVAL), maxBytes);
    }

    /** At tick 0, where the subject is now, with states that are known already. */
    Cursor(Replayable<E, K> subject, Keyframes<K> known) {
        this(subject, known, known.maxBytes());
    }

    private Cursor(Replayable<E, K> subject, Keyframes<K> keyframes, long maxBytes) {
        this.subject = subject;
        this.keyframes = keyframes;
        long finer = maxBytes >> FINER_SHIFT;
        layers = List.of(keyframes, newLayer(subject, finer, 1), newLayer(subject, finer, 1));
        filled = layers.size();
        offset = subject.tick();
    }

    private static <E, K> Keyframes<K> newLayer(Replayable<E, K> subject, long maxBytes, long interval) {
        return new Keyframes<>(maxBytes, interval, subject::sizeInBytes);
    }

    long tick() {
        return tick;
    }

    Keyframes<K> keyframes() {
        return keyframes;
    }

    /** What the states of all layers take. */
    long bytes() {
        return layers.stream().mapToLong(Keyframes::bytes).sum();
    }

    /** Runs what is recorded, or restores, until the subject is at a tick, or no more is wanted. */
    boolean seek(long target, Tape<E> tape, BooleanSupplier goesOn) {
        checkPlace();
        if (target < 0 || target > tape.length()) {
            throw new IndexOutOfBoundsException("tick " + target + " of " + tape.length());
        }
        if (target != tick) {
            jump(target);
        }
        while (tick < target) {
            if (!goesOn.getAsBoolean()) {
                return false;
            }
            stepRecorded(tape);
        }
        filled = layers.size();
        return true;
    }

    /** Restores the best state on the way to a tick, if that is better than to run on from here. */
    private void jump(long target) {
        boolean underWay = filled < layers.size() && fillTo == target && tick <= target;
        if (underWay) {
            return;
        }
        filled = layers.size();
        int best = -1;
        Keyframe<K> from = null;
        for (int layer = 0; layer < layers.size(); layer++) {
            // The last step is always made, so that what tells of that step alone, such as events, is there too.
            Keyframe<K> found = layers.get(layer).floor(Math.max(0, target - 1));
            if (found != null && (from == null || found.tick() > from.tick())) {
                best = layer;
                from = found;
            }
        }
        if (tick <= target && (from == null || from.tick() <= tick)) {
            return;
        }
        if (from == null) {
            throw new IllegalStateException("no state is kept from before tick " + target);
        }
        subject.restore(from.state());
        tick = from.tick();
        checkPlace();
        if (tick < target) {
            filled = best + 1;
            fillTo = target;
            layers.subList(filled, layers.size()).forEach(Keyframes::clear);
        }
    }

    /** Makes the recorded step from where it is. */
    void stepRecorded(Tape<E> tape) {
        long bits = tape.inputs.bitsAt(tick);
        if (bits != lastInputs.bits()) {
            lastInputs = new Inputs(bits);
        }
        step(lastInputs);
        applyEdits(tape);
    }

    /** Makes the recorded edits of the tick it is at. */
    void applyEdits(Tape<E> tape) {
        for (int i = tape.edits.firstFrom(tick); i < tape.edits.count() && tape.edits.tick(i) == tick; i++) {
            subject.apply(tape.edits.edit(i));
        }
    }

    /** Keeps the state, if it is wanted, and makes a step. */
    void step(Inputs inputs) {
        save();
        subject.step(inputs);
        tick++;
        checkPlace();
    }

    /** Keeps the state where it is wanted. */
    void save() {
        if (keyframes.wants(tick)) {
            keyframes.put(tick, subject.save());
            return;
        }
        // A state that a coarser layer has is not kept in a finer one again.
        for (int layer = filled; layer < layers.size(); layer++) {
            if (layers.get(layer).wants(tick)) {
                layers.get(layer).put(tick, subject.save());
                return;
            }
        }
    }

    /** Forgets states from a tick on, as what led to them is not recorded any more. */
    void dropFrom(long from) {
        layers.forEach(layer -> layer.dropFrom(from));
        filled = layers.size();
    }

    /**
     * Checks that nobody else moved the subject on.
     *
     * @throws IllegalStateException if somebody did
     */
    void checkPlace() {
        if (subject.tick() != offset + tick) {
            throw new IllegalStateException("at tick " + (subject.tick() - offset) + " and not " + tick
                    + ": what is recorded must not be stepped or restored by others");
        }
    }
}

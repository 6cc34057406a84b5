package leapsmith.physics.replay;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import leapsmith.physics.replay.Keyframes.Keyframe;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.SimulationListener;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import leapsmith.physics.world.WorldEdit;

/**
 * Records a simulation while a game runs it, and seeks to any tick of the recording. The game steps and edits the
 * simulation itself; the recorder listens. A step or an edit in the middle of the recording is a branch: it replaces
 * what was recorded after that tick.
 *
 * <pre>{@code
 * Recorder<WorldEdit, Snapshot> recorder = Recorder.of(world);
 * Body hero = world.spawn(BodyDef.character(40, 100).control(Control.PLAYER));
 * world.step(Inputs.of(Button.RIGHT));           // once per tick
 * recorder.seek(0);                              // back to the start, and any tick between
 * Recording<WorldEdit> recording = recorder.recording();
 * Replay.of(worldBuiltAlike, recording).firstDivergence();   // empty
 * }</pre>
 *
 * <p>A simulation has one recorder at a time; a new one replaces the previous one. Only its recorder may restore it. A
 * recorder belongs to the thread of its simulation. Recording a step allocates only when a log grows, and for states
 * kept for seeking.
 *
 * @param <E> the type of edits
 * @param <K> the type of states
 */
public final class Recorder<E, K> {
    /*
     * States are kept in three layers, each finer than the one before:
     *
     *   whole recording   |               |               |               |      interval, doubling when bytes run out
     *   one gap of it                     | . . . . | . . . . |                  filled by seeks into that gap
     *   one gap of that                             |.....                       likewise
     *
     * So a step back costs one restore and one step, and occasionally a run through a gap. While time only advances, the
     * finer layers don't change.
     */

    /** The default limit of the states kept for seeking, in bytes: 64 MiB. */
    public static final long KEYFRAME_BYTES = 64L << 20;

    private static final long FIRST_INTERVAL = 16;
    /** Each of the finer layers has the limit of all bytes divided by 2 to this power. */
    private static final int FINER_SHIFT = 3;

    private final Replayable<E, K> subject;
    private final InputLog.Builder inputs;
    private final EditLog.Builder<E> edits;
    private final HashLog.Builder hashes;
    private final Playback<E> playback;
    private final Keyframes<K> keyframes;
    private final List<Keyframes<K>> layers;

    /** The tick at which the subject is expected to be. */
    private long tick;
    /** Whether the recorder itself is changing the subject. */
    private boolean replaying;
    /** The first of the finer layers that the current seek fills, and the target of that seek. */
    private int filled;

    private long fillTo;
    private Recording<E> abandoned;

    /**
     * Records a world from now on, without hashes.
     *
     * @param world the world, which the game steps and changes by its own methods
     * @return its recorder
     */
    public static Recorder<WorldEdit, Snapshot> of(World world) {
        return of(world, KEYFRAME_BYTES, 0);
    }

    /**
     * Records a world from now on.
     *
     * @param world the world, which the game steps and changes by its own methods
     * @param keyframeBytes limit of the states kept for seeking, in bytes
     * @param hashEvery ticks from one recorded hash to the next; 0 for no hashes
     * @return its recorder
     * @throws IllegalArgumentException if a number is negative
     */
    public static Recorder<WorldEdit, Snapshot> of(World world, long keyframeBytes, long hashEvery) {
        return new Recorder<>(new WorldReplayable(world), keyframeBytes, hashEvery);
    }

    /**
     * Records from now on, without hashes.
     *
     * @param subject the simulation to record
     */
    public Recorder(Replayable<E, K> subject) {
        this(subject, KEYFRAME_BYTES, 0);
    }

    /**
     * Records from now on.
     *
     * @param subject the simulation to record
     * @param keyframeBytes limit of the states kept for seeking, in bytes
     * @param hashEvery ticks from one recorded hash to the next; 0 for no hashes
     * @throws IllegalArgumentException if a number is negative
     */
    public Recorder(Replayable<E, K> subject, long keyframeBytes, long hashEvery) {
        this(
                subject,
                keyframeBytes,
                new Recording<>(
                        InputLog.EMPTY, EditLog.empty(), hashEvery == 0 ? HashLog.NONE : HashLog.of(hashEvery)));
    }

    /**
     * Continues a recording that another recorder made, at tick 0.
     *
     * @param subject at the start of the recording, before any of its edits
     * @param keyframeBytes limit of the states kept for seeking, in bytes
     * @param recording the recording to continue
     * @throws IllegalArgumentException if the bytes are negative
     */
    public Recorder(Replayable<E, K> subject, long keyframeBytes, Recording<E> recording) {
        this(subject, firstLayer(subject, keyframeBytes), keyframeBytes, recording, true);
    }

    /**
     * Continues a recording with known states of it, at tick 0.
     *
     * @param subject the simulation, in any state; it is restored to that of tick 0
     * @param keyframes states of this recording, including that of tick 0; they belong to the recorder from now on
     * @param recording the recording to continue
     * @throws IllegalArgumentException if the state of tick 0 is missing
     */
    public Recorder(Replayable<E, K> subject, Keyframes<K> keyframes, Recording<E> recording) {
        this(subject, withStart(keyframes), keyframes.maxBytes(), recording, true);
    }

    private Recorder(
            Replayable<E, K> subject, Keyframes<K> keyframes, long maxBytes, Recording<E> recording, boolean listens) {
        this.subject = subject;
        this.keyframes = keyframes;
        inputs = new InputLog.Builder(recording.inputs());
        edits = new EditLog.Builder<>(recording.edits());
        hashes = new HashLog.Builder(recording.hashes());
        long finer = maxBytes >> FINER_SHIFT;
        layers = List.of(keyframes, newLayer(subject, finer, 1), newLayer(subject, finer, 1));
        filled = layers.size();
        subject.setListener(listens ? new Follower() : null);
        Keyframe<K> start = keyframes.floor(0);
        if (start == null) {
            playback = new Playback<>(subject, inputs, edits);
            replay(playback::applyEdits);
            save();
        } else {
            subject.restore(start.state());
            playback = new Playback<>(subject, inputs, edits);
        }
    }

    /** A recorder that only seeks: it does not listen, and records no hashes. */
    static <E, K> Recorder<E, K> seeking(Replayable<E, K> subject, long keyframeBytes, Recording<E> recording) {
        return new Recorder<>(
                subject, firstLayer(subject, keyframeBytes), keyframeBytes, recording.withoutHashes(), false);
    }

    /** A recorder that only seeks, with known states. */
    static <E, K> Recorder<E, K> seeking(Replayable<E, K> subject, Keyframes<K> keyframes, Recording<E> recording) {
        return new Recorder<>(subject, withStart(keyframes), keyframes.maxBytes(), recording.withoutHashes(), false);
    }

    private static <E, K> Keyframes<K> firstLayer(Replayable<E, K> subject, long maxBytes) {
        Objects.requireNonNull(subject);
        return newLayer(subject, maxBytes - 2 * (maxBytes >> FINER_SHIFT), FIRST_INTERVAL);
    }

    private static <E, K> Keyframes<K> newLayer(Replayable<E, K> subject, long maxBytes, long interval) {
        return new Keyframes<>(maxBytes, interval, subject::sizeInBytes);
    }

    private static <K> Keyframes<K> withStart(Keyframes<K> keyframes) {
        if (keyframes.floor(0) == null) {
            throw new IllegalArgumentException("no state of tick 0");
        }
        return keyframes;
    }

    /** {@return the current tick of the simulation, counted from the beginning of the recording} */
    public long tick() {
        return tick;
    }

    /** {@return the number of recorded steps} */
    public long length() {
        return inputs.length();
    }

    /** {@return everything that is recorded, including what is after the current tick} It costs nothing. */
    public Recording<E> recording() {
        keepHashOfEnd();
        return new Recording<>(inputs.toLog(), edits.toLog(), hashes.toLog());
    }

    /** {@return the complete recording from before the last branch; empty if there was no branch} */
    public Optional<Recording<E>> abandoned() {
        return Optional.ofNullable(abandoned);
    }

    /** Stops recording and listening. The recording is not changed. */
    public void stop() {
        keepHashOfEnd();
        subject.setListener(null);
    }

    /**
     * Restores the state of a tick.
     *
     * @param target the tick, 0 to {@link #length}
     * @throws IndexOutOfBoundsException if it is out of range
     */
    public void seek(long target) {
        seek(target, () -> true);
    }

    /**
     * Seeks a tick and can be interrupted. If so, the simulation is in the state of the tick that was reached, and the
     * same call continues from there.
     *
     * @param target the tick, 0 to {@link #length}
     * @param continues called before each step; false interrupts the seek
     * @return whether the tick was reached
     * @throws IndexOutOfBoundsException if the tick is out of range
     */
    public boolean seek(long target, BooleanSupplier continues) {
        checkTick();
        if (target < 0 || target > length()) {
            throw new IndexOutOfBoundsException("tick " + target + " of " + length());
        }
        keepHashOfEnd();
        if (target != tick) {
            restoreNearest(target);
        }
        while (tick < target) {
            if (!continues.getAsBoolean()) {
                return false;
            }
            replayStep();
        }
        filled = layers.size();
        return true;
    }

    /** Makes the next recorded step. */
    void replayStep() {
        beforeStep();
        replaying = true;
        try {
            playback.step();
        } finally {
            replaying = false;
        }
        tick++;
        checkTick();
    }

    /**
     * Inserts an edit at this tick and keeps the recorded inputs and edits after it, which then run after this edit. At
     * the end of the recording this is the same as an edit of the simulation.
     *
     * @param edit the edit; if it throws, nothing is changed
     */
    public void insert(E edit) {
        checkTick();
        replay(() -> subject.apply(edit));
        edits.insert(tick, edit);
        dropFrom(tick);
    }

    /** Removes what is recorded after this tick, as a branch here does. */
    public void truncate() {
        if (tick < length()) {
            abandoned = recording();
            inputs.truncate(tick);
            edits.truncate(tick + 1);
            dropFrom(tick + 1);
        }
    }

    /**
     * {@return the number of states kept over the whole recording} More are kept for a while near the target of a seek.
     */
    public int keyframeCount() {
        return keyframes.count();
    }

    /**
     * {@return the tick of one of these states, in ascending order}
     *
     * @param i 0 to {@link #keyframeCount} - 1
     * @throws IndexOutOfBoundsException if there is no such state
     */
    public long keyframeTick(int i) {
        return keyframes.get(i).tick();
    }

    /** {@return the size of all states kept for seeking, in bytes} */
    public long keyframeBytes() {
        return layers.stream().mapToLong(Keyframes::bytes).sum();
    }

    /**
     * {@return states of the recording, for a {@link Replay} of a recording that is equal before a tick}
     *
     * @param end the first tick whose state is left out
     */
    public Keyframes<K> keyframesBefore(long end) {
        if (tick == 0) {
            // An edit at tick 0 drops its state, which is saved again before the step.
            save();
        }
        return keyframes.before(end);
    }

    /** Restores the nearest state before a tick, unless running on from here is shorter. */
    private void restoreNearest(long target) {
        boolean underWay = filled < layers.size() && fillTo == target && tick <= target;
        if (underWay) {
            return;
        }
        filled = layers.size();
        int best = -1;
        Keyframe<K> from = null;
        for (int layer = 0; layer < layers.size(); layer++) {
            // The last step is always made, so that events and other results of that step are available.
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
        checkTick();
        if (tick < target) {
            filled = best + 1;
            fillTo = target;
            layers.subList(filled, layers.size()).forEach(Keyframes::clear);
        }
    }

    private void replay(Runnable change) {
        replaying = true;
        try {
            change.run();
        } finally {
            replaying = false;
        }
    }

    private void beforeStep() {
        checkTick();
        keepHash();
        save();
    }

    private void keepHashOfEnd() {
        if (tick == length()) {
            keepHash();
        }
    }

    private void keepHash() {
        if (hashes.wants(tick)) {
            hashes.append(subject.hash());
        }
    }

    /** Saves the state in the coarsest layer that needs it. */
    private void save() {
        if (keyframes.wants(tick)) {
            keyframes.put(tick, subject.save());
            return;
        }
        // A state in a coarser layer is not kept in a finer one too.
        for (int layer = filled; layer < layers.size(); layer++) {
            if (layers.get(layer).wants(tick)) {
                layers.get(layer).put(tick, subject.save());
                return;
            }
        }
    }

    /** Drops states and hashes from a tick on, because the recording before them has changed. */
    private void dropFrom(long from) {
        hashes.truncate(from);
        layers.forEach(layer -> layer.dropFrom(from));
        filled = layers.size();
    }

    /** Checks that nothing else restored the subject, and that its clock advances. */
    private void checkTick() {
        if (playback.tick() != tick) {
            throw new IllegalStateException("the simulation is at tick " + playback.tick() + " and not " + tick
                    + ": only its recorder may restore it, and its tick must count its steps");
        }
    }

    private final class Follower implements SimulationListener<E> {
        @Override
        public void beforeStep() {
            if (!replaying) {
                Recorder.this.beforeStep();
            }
        }

        @Override
        public void afterStep(Inputs made) {
            Objects.requireNonNull(made);
            if (!replaying) {
                truncate();
                inputs.append(made);
                tick++;
                checkTick();
            }
        }

        @Override
        public void beforeEdit() {
            if (!replaying) {
                checkTick();
            }
        }

        @Override
        public void afterEdit(E edit) {
            Objects.requireNonNull(edit);
            if (!replaying) {
                truncate();
                edits.append(tick, edit);
                dropFrom(tick);
            }
        }
    }
}

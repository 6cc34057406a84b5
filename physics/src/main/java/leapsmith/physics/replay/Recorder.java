package leapsmith.physics.replay;

import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import leapsmith.physics.replay.Keyframes.Keyframe;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.SimulationListener;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import leapsmith.physics.world.WorldEdit;

/**
 * Records a simulation while a game runs it, and can seek to any tick of the recording. The game steps and edits the
 * simulation; the recorder only listens. A step or an edit in the middle of the recording is a branch: it replaces what
 * was recorded after that tick.
 *
 * <pre>{@code
 * Recorder<WorldEdit, Snapshot> recorder = Recorder.of(world);
 * Body hero = world.spawn(BodyDef.character(40, 100).control(Control.PLAYER));
 * world.step(Inputs.of(Button.RIGHT));           // once per tick
 * recorder.seek(0);                              // back to the start, and any tick between
 * Recording<WorldEdit> recording = recorder.recording();
 *  Replay.of(worldWithSameSetup, recording).firstDivergence();   // empty
 * }</pre>
 *
 * <p>A simulation has one recorder at a time; a new one replaces the previous one. Only its recorder may restore it. A
 * recorder belongs to the thread of its simulation. Recording a step allocates only when a log grows or a keyframe is
 * saved.
 *
 * @param <E> the type of edits
 * @param <K> the type of saved states
 */
public final class Recorder<E, K> {
    /** The default limit of the states kept for seeking, in bytes: 64 MiB. */
    public static final long KEYFRAME_BYTES = 64L << 20;

    private final Replayable<E, K> subject;
    private final InputLog.Builder inputs;
    private final EditLog.Builder<E> edits;
    private final HashLog.Builder hashes;
    private final Playback<E> playback;
    private final KeyframeLayers<K> keyframes;

    /** The tick at which the subject is expected to be. */
    private long tick;
    /** Whether the recorder itself is changing the subject. */
    private boolean replaying;

    private Recording<E> abandoned;

    /**
     * Starts recording a world, without hashes.
     *
     * @param world the world, which the game steps and edits directly
     * @return its recorder
     */
    public static Recorder<WorldEdit, Snapshot> of(World world) {
        return of(world, KEYFRAME_BYTES, 0);
    }

    /**
     * Starts recording a world.
     *
     * @param world the world, which the game steps and edits directly
     * @param keyframeBytes memory limit of the keyframes, in bytes
     * @param hashEvery ticks from one recorded hash to the next; 0 for no hashes
     * @return its recorder
     * @throws IllegalArgumentException if a number is negative
     */
    public static Recorder<WorldEdit, Snapshot> of(World world, long keyframeBytes, long hashEvery) {
        return new Recorder<>(new WorldReplayable(world), keyframeBytes, hashEvery);
    }

    /**
     * Starts recording, without hashes.
     *
     * @param subject the simulation to record
     */
    public Recorder(Replayable<E, K> subject) {
        this(subject, KEYFRAME_BYTES, 0);
    }

    /**
     * Starts recording.
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
     * Opens an existing recording, at tick 0.
     *
     * @param subject at the start of the recording, before any of its edits
     * @param keyframeBytes limit of the states kept for seeking, in bytes
     * @param recording the recording to continue
     * @throws IllegalArgumentException if the bytes are negative
     */
    public Recorder(Replayable<E, K> subject, long keyframeBytes, Recording<E> recording) {
        this(subject, ofWhole(subject, keyframeBytes), keyframeBytes, recording, true);
    }

    /**
     * Opens an existing recording with keyframes of it, at tick 0.
     *
     * @param subject the simulation, in any state; it is restored to that of tick 0
     * @param keyframes keyframes of this recording, including one at tick 0; the recorder takes ownership of them
     * @param recording the recording to continue
     * @throws IllegalArgumentException if the state of tick 0 is missing
     */
    public Recorder(Replayable<E, K> subject, Keyframes<K> keyframes, Recording<E> recording) {
        this(subject, withStart(keyframes), keyframes.maxBytes(), recording, true);
    }

    private Recorder(
            Replayable<E, K> subject, Keyframes<K> whole, long maxBytes, Recording<E> recording, boolean listens) {
        this.subject = subject;
        inputs = new InputLog.Builder(recording.inputs());
        edits = new EditLog.Builder<>(recording.edits());
        hashes = new HashLog.Builder(recording.hashes());
        keyframes = new KeyframeLayers<>(whole, maxBytes, subject::sizeInBytes, subject::save);
        subject.setListener(listens ? new Follower() : null);
        Keyframe<K> start = whole.floor(0);
        if (start == null) {
            playback = new Playback<>(subject, inputs, edits);
            replay(playback::applyEdits);
            keyframes.save(tick);
        } else {
            subject.restore(start.state());
            playback = new Playback<>(subject, inputs, edits);
        }
    }

    /** A recorder that only seeks: it does not listen, and records no hashes. */
    static <E, K> Recorder<E, K> seeking(Replayable<E, K> subject, long keyframeBytes, Recording<E> recording) {
        return new Recorder<>(
                subject, ofWhole(subject, keyframeBytes), keyframeBytes, recording.withoutHashes(), false);
    }

    /** A recorder that only seeks, with known states. */
    static <E, K> Recorder<E, K> seeking(Replayable<E, K> subject, Keyframes<K> keyframes, Recording<E> recording) {
        return new Recorder<>(subject, withStart(keyframes), keyframes.maxBytes(), recording.withoutHashes(), false);
    }

    private static <E, K> Keyframes<K> ofWhole(Replayable<E, K> subject, long maxBytes) {
        Objects.requireNonNull(subject);
        return KeyframeLayers.ofWhole(maxBytes, subject::sizeInBytes);
    }

    private static <K> Keyframes<K> withStart(Keyframes<K> keyframes) {
        if (keyframes.floor(0) == null) {
            throw new IllegalArgumentException("no keyframe at tick 0");
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

    /**
     * {@return everything that is recorded, including what is after the current tick} It shares the data of the
     * recorder.
     */
    public Recording<E> recording() {
        keepHashOfEnd();
        return new Recording<>(inputs.toLog(), edits.toLog(), hashes.toLog());
    }

    /** {@return the recording that the last branch replaced, in full; empty if there was no branch} */
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
     * Seeks to a tick, and can be interrupted. After an interruption the simulation is at the tick that was reached,
     * and the same call resumes from there.
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
            restoreBefore(target);
        }
        while (tick < target) {
            if (!continues.getAsBoolean()) {
                return false;
            }
            replayStep();
        }
        keyframes.endSeek();
        return true;
    }

    /** Replays the next recorded step. */
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
     * Inserts an edit at the current tick, after the edits already recorded there, and keeps the recording after it.
     * At the end of the recording this is the same as an edit of the simulation.
     *
     * @param edit the edit; if it throws, nothing is changed
     */
    public void insert(E edit) {
        insert(edit, Optional::of);
    }

    /**
     * As {@link #insert(Object)}, and changes the edits recorded at later ticks, for example so that they don't undo
     * the new one.
     *
     * @param edit the edit; if it throws, nothing is changed
     * @param rest returns what is kept of a later edit; empty to remove it
     */
    public void insert(E edit, Function<? super E, Optional<E>> rest) {
        checkTick();
        replay(() -> subject.apply(edit));
        edits.insert(tick, edit, rest);
        dropFrom(tick);
    }

    /** Removes what is recorded after the current tick, as a branch does. */
    public void truncate() {
        if (tick < length()) {
            abandoned = recording();
            inputs.truncate(tick);
            edits.truncate(tick + 1);
            dropFrom(tick + 1);
        }
    }

    /**
     * {@return the number of keyframes in the layer of the whole recording} A seek temporarily keeps more near its
     * target.
     */
    public int keyframeCount() {
        return keyframes.whole().count();
    }

    /**
     * {@return the tick of one of these keyframes, in ascending order}
     *
     * @param i 0 to {@link #keyframeCount} - 1
     * @throws IndexOutOfBoundsException if there is no such state
     */
    public long keyframeTick(int i) {
        return keyframes.whole().get(i).tick();
    }

    /** {@return the size of all states kept for seeking, in bytes} */
    public long keyframeBytes() {
        return keyframes.bytes();
    }

    /**
     * {@return the keyframes before a tick, for a {@link Replay} of a recording that is identical up to that tick}
     *
     * @param end the first tick that is not included
     */
    public Keyframes<K> keyframesBefore(long end) {
        if (tick == 0) {
            // An edit at tick 0 drops its state, which is saved again before the step.
            keyframes.save(tick);
        }
        return keyframes.whole().before(end);
    }

    /** Restores the nearest keyframe before a tick, unless stepping on from the current tick is shorter. */
    private void restoreBefore(long target) {
        Keyframe<K> from = keyframes.beginSeek(tick, target);
        if (from != null) {
            subject.restore(from.state());
            tick = from.tick();
            checkTick();
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
        keyframes.save(tick);
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

    /** Drops keyframes and hashes from a tick on, because an edit before them made them stale. */
    private void dropFrom(long from) {
        hashes.truncate(from);
        keyframes.dropFrom(from);
    }

    /** Checks that nothing else restored the simulation, and that it counts its steps. */
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

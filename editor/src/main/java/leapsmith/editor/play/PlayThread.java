package leapsmith.editor.play;

import java.util.Objects;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Supplier;
import leapsmith.editor.document.MemoryBudget;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.physics.world.Inputs;

/**
 * Runs play on its own thread. Only that thread uses the session; commands, inputs and frames are exchanged without
 * blocking. Only {@link #stop} blocks, for a limited time. Any thread may call any method, except {@link #newest},
 * which only the drawing thread may call.
 *
 * <p>If ticks take too long, play catches up on at most a tenth of a second and drops the rest: it slows down, as {@link
 * #clock} shows, and stays responsive. An exception or error ends play; see {@link #failure}.
 */
public final class PlayThread {
    /** The slowest speed, relative to the level's ticks per second. */
    public static final double MIN_SPEED = 0.1;

    /** The fastest speed, relative to the level's ticks per second. */
    public static final double MAX_SPEED = 8;

    private static final long STOP_WAIT_MILLIS = 500;

    private final Consumer<PlayThread> listener;
    private final Thread thread;
    private final ConcurrentLinkedQueue<Consumer<Playable>> commands = new ConcurrentLinkedQueue<>();
    private final InputLatch inputs = new InputLatch();
    private final FrameExchange frames = new FrameExchange();
    private final Transport transport = new Transport();
    private final PlayLoop loop = new PlayLoop(commands, inputs, transport, frames);
    private volatile Throwable failure;
    private volatile PlayRecording recording;

    // Used only by the play thread once it runs.
    private Supplier<? extends Playable> source;

    PlayThread(Supplier<? extends Playable> source, Consumer<PlayThread> listener) {
        this.source = Objects.requireNonNull(source);
        this.listener = Objects.requireNonNull(listener);
        thread = new Thread(this::run, "play");
        thread.setDaemon(true);
    }

    /**
     * Creates play that shows a run and pauses at its end. As in any recording, a button of the game takes over; an
     * empty run is played live from its start. It runs once {@link #start} is called.
     *
     * @param memory for the states that are kept for seeking
     * @param listener called once, on the thread of play and as the last thing that it does, after play was stopped or
     *     has failed: then it has its {@link #recording} or its {@link #failure}
     */
    public static PlayThread of(PlayRecording run, MemoryBudget memory, Consumer<PlayThread> listener) {
        Objects.requireNonNull(run);
        return new PlayThread(() -> new RecordedPlay(run, memory), listener);
    }

    /**
     * Starts the thread, which builds the world and runs it.
     *
     * @throws IllegalThreadStateException if it was started before
     */
    public void start() {
        thread.start();
    }

    /**
     * Queues a command, which is applied before the next tick, or at once while paused. It is dropped if play has
     * ended.
     */
    public void queue(PlayCommand command) {
        Objects.requireNonNull(command);
        queue((Playable session) -> session.apply(command));
    }

    /** Begins an edit: commands queued later belong to it and not to the edit before. */
    public void beginEdit() {
        queue(Playable::beginEdit);
    }

    private void queue(Consumer<Playable> command) {
        if (!loop.isStopping() && failure == null) {
            commands.add(command);
            LockSupport.unpark(thread);
        }
    }

    /** Sets the pressed buttons. */
    public void inputs(Inputs down) {
        inputs.set(down);
        if (loop.timeline().isInPast()) {
            LockSupport.unpark(thread);
        }
    }

    /** Sets the part of the level that frames contain. */
    public void view(PlayView wanted) {
        if (!wanted.equals(loop.view())) {
            loop.view(wanted);
            LockSupport.unpark(thread);
        }
    }

    /** Pauses or resumes. Resuming replays the recorded ticks after the current one, then continues live. */
    public void pause(boolean wanted) {
        if (wanted) {
            transport.pause();
        } else {
            transport.run(false);
        }
        LockSupport.unpark(thread);
    }

    public boolean isPaused() {
        return transport.isPaused();
    }

    /** Pauses and advances by one tick, recorded or new. */
    public void step() {
        transport.step(1);
        LockSupport.unpark(thread);
    }

    /** Pauses, and moves back by a single tick. */
    public void stepBack() {
        inputs.dropTaps();
        transport.step(-1);
        LockSupport.unpark(thread);
    }

    /** Plays backward until paused or at the start. */
    public void playBackward() {
        inputs.dropTaps();
        transport.run(true);
        LockSupport.unpark(thread);
    }

    /** Whether the direction of play is backward, also while paused. */
    public boolean isBackward() {
        return transport.isBackward();
    }

    /** Pauses and seeks to a tick, or to the end of the recording if that is earlier. */
    public void seek(long tick) {
        inputs.dropTaps();
        transport.seek(tick);
        LockSupport.unpark(thread);
    }

    /**
     * Plays a part of the recording, and pauses at its end. A loop, another movement in time and a button of the game end this.
     *
     * @param from the first tick
     * @param to the tick at which it pauses, or at the end of the recording if that is earlier
     */
    public void play(long from, long to) {
        inputs.dropTaps();
        transport.seek(from);
        transport.runUntil(to);
        LockSupport.unpark(thread);
    }

    /**
     * Loops a part of the recording while play runs forward.
     *
     * @param from the first tick, at least 0
     * @param to the tick after the last one
     * @throws IllegalArgumentException if the part is empty or {@code from} is negative
     */
    public void loop(long from, long to) {
        if (from < 0 || to <= from) {
            throw new IllegalArgumentException("a loop from tick " + from + " to " + to);
        }
        transport.loop(new Transport.Loop(from, to));
    }

    /** Ends the repetition set by {@link #loop}. */
    public void endLoop() {
        transport.loop(null);
    }

    /** Branches: abandons the recording after the current tick and continues live from there. */
    public void takeOver() {
        transport.takeOver();
        LockSupport.unpark(thread);
    }

    /** Swaps the current run with the last abandoned one, and pauses. */
    public void restoreAbandonedRun() {
        transport.restoreAbandonedRun();
        LockSupport.unpark(thread);
    }

    /** The recording and the current position in it. */
    public Timeline timeline() {
        return loop.timeline();
    }

    /** The recording once play has ended, up to the failure if it failed; null before that, or if there is none. */
    public PlayRecording recording() {
        return recording;
    }

    /**
     * Sets the speed relative to the level's ticks per second, clamped to {@link #MIN_SPEED} and {@link #MAX_SPEED}.
     */
    public void speed(double wanted) {
        if (Double.isNaN(wanted)) {
            throw new IllegalArgumentException("speed is " + wanted);
        }
        transport.speed(Math.max(MIN_SPEED, Math.min(MAX_SPEED, wanted)));
        LockSupport.unpark(thread);
    }

    public double speed() {
        return transport.speed();
    }

    /**
     * The newest finished frame, unchanged until the next call; null before the first. The same object is returned
     * while there is no newer one.
     */
    public PlayFrame newest() {
        return frames.newest();
    }

    /** The requested and the measured speed. */
    public PlayClock clock() {
        return loop.clock();
    }

    /** Whether play was started and has not ended yet. */
    public boolean isRunning() {
        return thread.isAlive();
    }

    /** The exception or error that ended play; null if there is none. */
    public Throwable failure() {
        return failure;
    }

    /**
     * Ends play after the current tick, and waits at most half a second for that. If the tick takes longer, play ends
     * after this returns; the listener is notified in any case. May be called more than once, and before the start.
     *
     * @return whether play has ended
     */
    public boolean stop() {
        loop.stop();
        LockSupport.unpark(thread);
        if (thread == Thread.currentThread()) {
            return false;
        }
        boolean interrupted = false;
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(STOP_WAIT_MILLIS);
        for (long left = STOP_WAIT_MILLIS; thread.isAlive() && left > 0; ) {
            try {
                thread.join(left);
            } catch (InterruptedException e) {
                interrupted = true;
            }
            left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return !thread.isAlive();
    }

    private void run() {
        Playable session = null;
        try {
            session = source.get();
            source = null;
            loop.play(session);
            recording = session.recording();
        } catch (RuntimeException | Error cause) {
            // Any failure, because the window has to know that play has ended, and why.
            recording = session == null ? null : recordingAfterFailure(session, cause);
            failure = cause;
        }
        source = null;
        if (session != null) {
            session.close();
        }
        commands.clear();
        listener.accept(this);
    }

    private static PlayRecording recordingAfterFailure(Playable session, Throwable cause) {
        try {
            return session.recording();
        } catch (RuntimeException | Error e) {
            // Memory may be short, and the listener must be notified of the end in any case.
            cause.addSuppressed(e);
            return null;
        }
    }
}

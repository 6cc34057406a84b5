package leapsmith.editor.play;

import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;
import leapsmith.physics.world.Inputs;

/**
 * Play on a thread of its own. The session lives on that thread and nowhere else: commands and inputs go in without
 * waiting, frames come out without waiting, and nothing here ever waits for a tick except {@link #stop}, for a bounded
 * time. All methods may be called by any thread, but {@link #newest} by one only, the one that draws.
 *
 * <p>When ticks take longer than they should, play catches up to a tenth of a second; what is more is given up, so
 * that play runs slower, as {@link #clock} shows, and stays responsive. An exception ends play and is reported.
 */
public final class PlayThread {
    /** The slowest speed, against the level's own ticks a second. */
    public static final double MIN_SPEED = 0.1;

    /** The fastest speed. */
    public static final double MAX_SPEED = 8;

    private static final long STOP_WAIT_MILLIS = 500;

    private final PlayListener listener;
    private final Thread thread;
    private final ConcurrentLinkedQueue<PlayCommand> commands = new ConcurrentLinkedQueue<>();
    private final InputLatch inputs = new InputLatch();
    private final FrameExchange frames = new FrameExchange();
    private final Transport transport = new Transport();
    private final PlayLoop loop = new PlayLoop(commands, inputs, transport, frames);
    private volatile Throwable failure;
    private volatile PlayRecording recording;

    // Of the thread of play alone, once it runs.
    private Supplier<? extends Playable> source;

    PlayThread(Supplier<? extends Playable> source, PlayListener listener) {
        this.source = Objects.requireNonNull(source);
        this.listener = Objects.requireNonNull(listener);
        thread = new Thread(this::run, "play");
        thread.setDaemon(true);
    }

    /**
     * Play of a level; it does not run until it is started.
     *
     * @param start where the player starts; empty for its place in the level
     */
    public static PlayThread of(Level level, Optional<StartPoint> start, PlayListener listener) {
        Objects.requireNonNull(level);
        Objects.requireNonNull(start);
        return new PlayThread(() -> new RecordedPlay(level, start), listener);
    }

    /**
     * Builds the world and runs it, on the thread of play.
     *
     * @throws IllegalThreadStateException if it was started before
     */
    public void start() {
        thread.start();
    }

    /** Queues a command, which is applied before the next tick, also while play is slow or paused; dropped after its end. */
    public void queue(PlayCommand command) {
        Objects.requireNonNull(command);
        if (!loop.isStopping() && failure == null) {
            commands.add(command);
            LockSupport.unpark(thread);
        }
    }

    /** The buttons that are down from now on. */
    public void inputs(Inputs down) {
        inputs.set(down);
        if (loop.timeline().isInPast()) {
            LockSupport.unpark(thread);
        }
    }

    /** The part of the level that frames are to show. */
    public void view(PlayView wanted) {
        if (!wanted.equals(loop.view())) {
            loop.view(wanted);
            LockSupport.unpark(thread);
        }
    }

    /** Pauses, or continues forward: through the recorded ticks after this one, and then live. */
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

    /** Makes a single tick, recorded or new; pauses if that is not so yet. */
    public void step() {
        transport.step(1);
        LockSupport.unpark(thread);
    }

    /** Goes back by a single tick; pauses if that is not so yet. */
    public void stepBack() {
        inputs.dropTaps();
        transport.step(-1);
        LockSupport.unpark(thread);
    }

    /** Runs backward, until it is paused or at the start. */
    public void playBackward() {
        inputs.dropTaps();
        transport.run(true);
        LockSupport.unpark(thread);
    }

    /** Whether time runs backward, unless it is paused. */
    public boolean isBackward() {
        return transport.isBackward();
    }

    /** Pauses at a tick of the recording, or at its end if that comes before. */
    public void seek(long tick) {
        inputs.dropTaps();
        transport.seek(tick);
        LockSupport.unpark(thread);
    }

    /**
     * Plays a part of the recording again and again, whenever time runs forward in it.
     *
     * @throws IllegalArgumentException if the part doesn't begin before it ends
     */
    public void loop(long from, long to) {
        if (from < 0 || to <= from) {
            throw new IllegalArgumentException("a loop from tick " + from + " to " + to);
        }
        transport.loop(new Transport.Loop(from, to));
    }

    /** Plays on at the end of the part that was played again and again. */
    public void endLoop() {
        transport.loop(null);
    }

    /** Abandons what is recorded after the tick that is seen, and runs from there with the buttons that are down. */
    public void takeOver() {
        transport.takeOver();
        LockSupport.unpark(thread);
    }

    /** Swaps this run for the one that was abandoned last, and pauses. */
    public void restoreAbandonedRun() {
        transport.restoreAbandonedRun();
        LockSupport.unpark(thread);
    }

    /** What is recorded, and where in it play is. */
    public Timeline timeline() {
        return loop.timeline();
    }

    /** All that was played, once play was stopped; null before, and if it failed. */
    public PlayRecording recording() {
        return recording;
    }

    /** Runs so many times as fast as the level says, within {@link #MIN_SPEED} and {@link #MAX_SPEED}. */
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
     * The newest finished frame, or null before the first. It stays as it is until the next call, and is the same one
     * again while there is no newer.
     */
    public PlayFrame newest() {
        return frames.newest();
    }

    /** How fast play runs. */
    public PlayClock clock() {
        return loop.clock();
    }

    /** Whether play was started and has not ended yet. */
    public boolean isRunning() {
        return thread.isAlive();
    }

    /** What ended play, null if nothing did. */
    public Throwable failure() {
        return failure;
    }

    /**
     * Ends play after the current tick, and waits for that for half a second at most. A longer tick ends later, and so
     * does play; the listener is called then. May be called more than once, and before the start.
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
        try {
            Playable session = source.get();
            source = null;
            loop.play(session);
            recording = session.recording();
        } catch (Throwable cause) {
            failure = cause;
        }
        source = null;
        commands.clear();
        listener.ended(this);
    }
}

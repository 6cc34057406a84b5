package leapsmith.editor.play;

import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
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
 * that play runs slower, which {@link #clock} tells, and stays responsive. An exception ends play and is reported.
 */
public final class PlayThread {
    /** The slowest speed, against the level's own ticks a second. */
    public static final double MIN_SPEED = 0.1;

    /** The fastest speed. */
    public static final double MAX_SPEED = 8;

    private static final long STOP_WAIT_MILLIS = 500;

    /** How long it goes on with something that can be interrupted, so that nobody waits for it. */
    private static final long SLICE_NANOS = 8_000_000;

    private final PlayListener listener;
    private final Thread thread;
    private final ConcurrentLinkedQueue<PlayCommand> commands = new ConcurrentLinkedQueue<>();
    private final InputLatch inputs = new InputLatch();
    private final FrameExchange frames = new FrameExchange();
    private final Transport transport = new Transport();
    private volatile PlayView view = PlayView.NONE;
    private volatile Timeline timeline = Timeline.NONE;
    private volatile boolean stopping;
    private volatile PlayClock clock = PlayClock.STOPPED;
    private volatile Throwable failure;
    private volatile PlayRecording recording;
    private volatile boolean wantsTakeOver;
    private volatile boolean wantsLeft;

    // Of the thread of play alone, once it runs.
    private Supplier<? extends Playable> source;
    private PlayView captured;
    private boolean changedSinceCapture = true;

    PlayThread(Supplier<? extends Playable> source, PlayListener listener) {
        this.source = Objects.requireNonNull(source);
        this.listener = Objects.requireNonNull(listener);
        thread = new Thread(this::run, "play");
        thread.setDaemon(true);
    }

    /** Play of a level from the player's place in it; it stands still until it is started. */
    public static PlayThread of(Level level, PlayListener listener) {
        Objects.requireNonNull(level);
        return new PlayThread(() -> new RecordedPlay(level, Optional.empty()), listener);
    }

    /** Play of a level from another place; it stands still until it is started. */
    public static PlayThread of(Level level, StartPoint start, PlayListener listener) {
        Objects.requireNonNull(level);
        Objects.requireNonNull(start);
        return new PlayThread(() -> new RecordedPlay(level, Optional.of(start)), listener);
    }

    /**
     * Builds the world and runs it, on the thread of play.
     *
     * @throws IllegalThreadStateException if it was started before
     */
    public void start() {
        thread.start();
    }

    /** Lets this happen before the next tick, be play slow or paused. When play has ended, nothing happens. */
    public void queue(PlayCommand command) {
        Objects.requireNonNull(command);
        if (!stopping && failure == null) {
            commands.add(command);
            LockSupport.unpark(thread);
        }
    }

    /** The buttons that are down from now on. */
    public void inputs(Inputs down) {
        inputs.set(down);
        if (timeline.isInPast()) {
            LockSupport.unpark(thread);
        }
    }

    /** The part of the level that frames are to show. */
    public void view(PlayView wanted) {
        if (!wanted.equals(view)) {
            view = wanted;
            LockSupport.unpark(thread);
        }
    }

    /** Stands still, or goes on forward: by what is recorded while there is something ahead, and then live. */
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
        transport.step(-1);
        LockSupport.unpark(thread);
    }

    /** Runs backward, until it is paused or at the start. */
    public void playBackward() {
        transport.run(true);
        LockSupport.unpark(thread);
    }

    /** Whether time runs backward, unless it stands still. */
    public boolean isBackward() {
        return transport.isBackward();
    }

    /** Stands still at a tick of the recording, or at its end if that comes before. */
    public void seek(long tick) {
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

    /** Leaves what is recorded after the tick that is seen, and runs from there with the buttons that are down. */
    public void takeOver() {
        wantsTakeOver = true;
        transport.run(false);
        LockSupport.unpark(thread);
    }

    /** Takes up the run that was left last, and leaves this one; stands still. */
    public void takeUpLeft() {
        wantsLeft = true;
        transport.pause();
        LockSupport.unpark(thread);
    }

    /** What is recorded, and where in it play is. */
    public Timeline timeline() {
        return timeline;
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
        return clock;
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
     * Ends play and waits for that: for the rest of a tick, but no longer than half a second. The thread ends even
     * when it isn't waited for. More than once does no harm, nor does it before the start.
     *
     * @return whether play has ended
     */
    public boolean stop() {
        stopping = true;
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
            play(session);
            recording = session.recording();
        } catch (Throwable cause) {
            failure = cause;
        }
        source = null;
        clock = PlayClock.STOPPED;
        commands.clear();
        if (failure != null) {
            listener.failed(failure);
        }
    }

    private void play(Playable session) {
        TickPacer pacer = new TickPacer();
        boolean running = false;
        while (!stopping) {
            changeRun(session);
            if (transport.isPaused()) {
                running = false;
                clock = PlayClock.STOPPED;
                boolean idle = !stepOrObey(session);
                capture(session, true);
                if (idle) {
                    LockSupport.park(this);
                    forgetInterrupt();
                }
                continue;
            }
            long now = System.nanoTime();
            double rate = session.ticksPerSecond() * transport.speed();
            if (running) {
                pacer.setRate(rate, now);
            } else {
                pacer.start(rate, now);
                running = true;
            }
            if (pacer.isDue(now)) {
                run(session);
                pacer.ticked(System.nanoTime());
            } else {
                obey(session);
            }
            clock = pacer.clock();
            capture(session, false);
            long wait = pacer.untilDue(System.nanoTime());
            if (wait > 0 && !transport.isPaused() && !stopping) {
                LockSupport.parkNanos(this, wait);
                forgetInterrupt();
            }
        }
    }

    /** Takes over, or up what was left, if that is wanted; a button of the game that is pressed in the past wants it. */
    private void changeRun(Playable session) {
        boolean inPast = session.tick() < session.length();
        if (wantsTakeOver || inPast && inputs.isTapped()) {
            wantsTakeOver = false;
            fetch(session);
            session.takeOver();
            transport.run(false);
            changedSinceCapture = true;
        }
        if (wantsLeft) {
            wantsLeft = false;
            session.takeUpLeft();
            changedSinceCapture = true;
        }
    }

    /** Makes the tick that is due, in the direction in which time runs; at the end of what is recorded, stands still. */
    private void run(Playable session) {
        if (transport.isBackward()) {
            session.tickBack();
            if (session.tick() == 0) {
                transport.pause();
            }
            changedSinceCapture = true;
            return;
        }
        boolean inPast = session.tick() < session.length();
        Transport.Loop loop = transport.loop();
        if (inPast && loop != null && session.tick() >= loop.to()) {
            session.seek(loop.from(), () -> true);
        }
        tick(session);
        boolean loops = loop != null && session.tick() == loop.to();
        if (inPast && session.tick() == session.length() && !loops) {
            transport.pause();
        }
    }

    /** While paused: jumps or makes a tick that is wanted, or else carries out what is wanted. False if nothing is. */
    private boolean stepOrObey(Playable session) {
        if (jump(session)) {
            return true;
        }
        int step = transport.takeStep();
        if (step > 0) {
            tick(session);
        } else if (step < 0) {
            session.tickBack();
            changedSinceCapture = true;
        }
        if (step != 0) {
            return true;
        }
        if (session.tick() == session.length()) {
            inputs.dropTaps();
        }
        boolean obeyed = obey(session);
        return session.work(slice()) || obeyed;
    }

    /** Goes toward the tick that is wanted, for a moment; false if none is. */
    private boolean jump(Playable session) {
        long target = transport.target();
        if (target == Transport.NOWHERE) {
            return false;
        }
        long end = System.nanoTime() + SLICE_NANOS;
        if (session.seek(target, () -> System.nanoTime() < end && !stopping && transport.target() == target)) {
            transport.reached(target);
            changedSinceCapture = true;
        }
        return true;
    }

    /** Goes on for some milliseconds, unless something else is wanted. */
    private BooleanSupplier slice() {
        long end = System.nanoTime() + SLICE_NANOS;
        return () -> System.nanoTime() < end && !stopping && commands.isEmpty() && !transport.hasWork();
    }

    /** Carries out what is wanted between two ticks, which comes to the same as doing it at the start of the next. */
    private boolean obey(Playable session) {
        fetch(session);
        boolean obeyed = session.takeCommands();
        changedSinceCapture |= obeyed;
        return obeyed;
    }

    private void tick(Playable session) {
        fetch(session);
        session.tick(inputs.take());
        changedSinceCapture = true;
    }

    private void fetch(Playable session) {
        for (PlayCommand command = commands.poll(); command != null; command = commands.poll()) {
            session.queue(command);
        }
    }

    /** A thread that stays interrupted can't park, and would spin; only {@link #stop} ends this one. */
    private static void forgetInterrupt() {
        Thread.interrupted();
    }

    /** Copies a frame if there is something new to see and it is wanted, or if it is the last for some time. */
    private void capture(Playable session, boolean last) {
        timeline = session.timeline();
        PlayView wanted = view;
        if ((changedSinceCapture || wanted != captured) && (last || frames.isTaken())) {
            session.capture(frames.filling(), wanted);
            frames.finish();
            captured = wanted;
            changedSinceCapture = false;
        }
    }
}

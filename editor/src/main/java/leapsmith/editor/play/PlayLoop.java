package leapsmith.editor.play;

import java.util.Queue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * The loop of the thread of play: applies pending commands, makes the tick that is due, and captures a frame. Other
 * threads control it through the objects passed to the constructor, and by all methods but {@link #play}.
 */
final class PlayLoop {
    /** The time after which interruptible work checks for new requests. */
    private static final long SLICE_NANOS = 8_000_000;

    /** If background work between two ticks delays the next one by more than this, it takes a break. */
    private static final long WORK_LAG_NANOS = 4_000_000;

    private static final long WORK_BREAK_NANOS = 1_000_000_000;

    private final Queue<Consumer<Playable>> commands;
    private final InputLatch inputs;
    private final Transport transport;
    private final FrameExchange frames;
    private volatile PlayView view = PlayView.NONE;
    private volatile Timeline timeline = Timeline.NONE;
    private volatile PlayClock clock = PlayClock.STOPPED;
    private volatile boolean stopping;

    // Used only by the thread of play.
    private PlayView captured;
    private boolean changedSinceCapture = true;
    /** The time before which no background work is done between ticks. */
    private long nextWork = Long.MIN_VALUE;

    /**
     * A loop that is not running yet.
     *
     * @param commands pending commands; any thread may add to them
     * @param frames receives the captured frames
     */
    PlayLoop(Queue<Consumer<Playable>> commands, InputLatch inputs, Transport transport, FrameExchange frames) {
        this.commands = commands;
        this.inputs = inputs;
        this.transport = transport;
        this.frames = frames;
    }

    /** Ends the loop after the current tick. */
    void stop() {
        stopping = true;
    }

    boolean isStopping() {
        return stopping;
    }

    /** The part of the level that frames show. */
    PlayView view() {
        return view;
    }

    void view(PlayView wanted) {
        view = wanted;
    }

    /** The timeline after the last iteration of the loop. */
    Timeline timeline() {
        return timeline;
    }

    /** The wanted and the measured speed. */
    PlayClock clock() {
        return clock;
    }

    /** Runs a session until {@link #stop}; on the thread of play. */
    void play(Playable session) {
        try {
            runUntilStopped(session);
        } finally {
            clock = PlayClock.STOPPED;
        }
    }

    private void runUntilStopped(Playable session) {
        TickPacer pacer = new TickPacer();
        boolean running = false;
        while (!stopping) {
            changeRun(session);
            if (transport.isPaused() || transport.isToJump()) {
                running = false;
                clock = PlayClock.STOPPED;
                boolean idle = !stepOrWork(session);
                capture(session, true);
                if (idle) {
                    LockSupport.park(this);
                    clearInterrupt();
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
                advance(session);
                pacer.ticked(System.nanoTime());
            } else {
                applyCommands(session);
            }
            clock = pacer.clock();
            capture(session, false);
            long due = System.nanoTime() + pacer.untilDue(System.nanoTime());
            workUntil(due, session);
            long wait = due - System.nanoTime();
            if (wait > 0 && !transport.isPaused() && !stopping) {
                LockSupport.parkNanos(this, wait);
                clearInterrupt();
            }
        }
    }

    /**
     * Does background work until the next tick is due. Without it, a run that is looped or played slowly after a change
     * would not get the rest of its trail.
     */
    private void workUntil(long due, Playable session) {
        long begin = System.nanoTime();
        if (begin >= due || begin < nextWork || transport.isPaused()) {
            return;
        }
        session.work(() -> System.nanoTime() < due && isUndisturbed());
        long end = System.nanoTime();
        if (end - due > WORK_LAG_NANOS) {
            nextWork = end + WORK_BREAK_NANOS;
        }
    }

    /**
     * Takes over, or restores the abandoned run, if requested. A button of the game that is pressed in the past takes
     * over too. A pending jump is made first.
     */
    private void changeRun(Playable session) {
        if (transport.isToJump()) {
            return;
        }
        boolean inPast = session.tick() < session.length();
        if (transport.takeTakeOver() || inPast && inputs.isTapped()) {
            session.takeOver();
            transport.run(false);
            changedSinceCapture = true;
        }
        if (transport.takeRestoreAbandonedRun()) {
            session.restoreAbandonedRun();
            changedSinceCapture = true;
        }
    }

    /** Makes the tick that is due, forward or backward; pauses at either end of the recording. */
    private void advance(Playable session) {
        if (transport.isBackward()) {
            stepBack(session);
            if (session.tick() == 0) {
                transport.pause();
            }
            return;
        }
        boolean inPast = session.tick() < session.length();
        step(session);
        if (!inPast) {
            return;
        }
        boolean atEnd = session.tick() == session.length();
        Transport.Loop loop = transport.loop();
        if (loop != null && (atEnd || session.tick() >= loop.to())) {
            session.seek(loop.from(), () -> true);
        } else if (atEnd || transport.isStop(session.tick())) {
            transport.pause();
        }
    }

    /**
     * While paused: makes a requested jump or step, or else applies commands and does background work. False if idle.
     */
    private boolean stepOrWork(Playable session) {
        if (jump(session)) {
            return true;
        }
        int wanted = transport.takeStep();
        if (wanted > 0) {
            step(session);
        } else if (wanted < 0) {
            stepBack(session);
        }
        if (wanted != 0) {
            return true;
        }
        if (session.tick() == session.length()) {
            inputs.dropTaps();
        }
        boolean applied = applyCommands(session);
        return session.work(slice()) || applied;
    }

    /** Seeks the requested tick for one slice of time; false if there is no request. */
    private boolean jump(Playable session) {
        if (!transport.isToJump()) {
            return false;
        }
        long target = transport.target();
        long end = System.nanoTime() + SLICE_NANOS;
        if (session.seek(target, () -> System.nanoTime() < end && !stopping && transport.target() == target)) {
            transport.reached(target);
            changedSinceCapture = true;
        }
        return true;
    }

    /** True for one slice of time, or until there is a new request. */
    private BooleanSupplier slice() {
        long end = System.nanoTime() + SLICE_NANOS;
        return () -> System.nanoTime() < end && isUndisturbed();
    }

    /** Whether there is no new request. */
    private boolean isUndisturbed() {
        return !stopping && commands.isEmpty() && !transport.hasWork();
    }

    /** Applies pending commands in their order. Between two ticks this is the same as at the start of the next one. */
    private boolean applyCommands(Playable session) {
        boolean any = false;
        for (Consumer<Playable> command = commands.poll(); command != null; command = commands.poll()) {
            command.accept(session);
            any = true;
        }
        changedSinceCapture |= any;
        return any;
    }

    private void step(Playable session) {
        applyCommands(session);
        session.step(inputs.take());
        changedSinceCapture = true;
    }

    private void stepBack(Playable session) {
        session.seek(session.tick() - 1, () -> true);
        changedSinceCapture = true;
    }

    /**
     * Clears the interrupt flag: an interrupted thread cannot park and would spin. Only {@link #stop} ends the loop.
     */
    private static void clearInterrupt() {
        Thread.interrupted();
    }

    /** Captures a frame if something has changed and the last frame was taken, or if {@code last} is set. */
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

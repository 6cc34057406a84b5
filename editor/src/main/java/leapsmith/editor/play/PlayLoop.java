package leapsmith.editor.play;

import java.util.Queue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * The loop of the thread of play: it applies the commands that wait, makes the tick that is due, and captures a frame.
 * Other threads control it by the objects that it is made with, and by the methods here other than {@link #play}.
 */
final class PlayLoop {
    /** How long a piece of interruptible work may take, so that other threads need not wait for it. */
    private static final long SLICE_NANOS = 8_000_000;

    private final Queue<Consumer<Playable>> commands;
    private final InputLatch inputs;
    private final Transport transport;
    private final FrameExchange frames;
    private volatile PlayView view = PlayView.NONE;
    private volatile Timeline timeline = Timeline.NONE;
    private volatile PlayClock clock = PlayClock.STOPPED;
    private volatile boolean stopping;

    // Of the thread of play alone.
    private PlayView captured;
    private boolean changedSinceCapture = true;

    /**
     * Runs nothing yet.
     *
     * @param commands those that wait to be applied; any thread may add to them
     * @param frames takes the captured frames
     */
    PlayLoop(Queue<Consumer<Playable>> commands, InputLatch inputs, Transport transport, FrameExchange frames) {
        this.commands = commands;
        this.inputs = inputs;
        this.transport = transport;
        this.frames = frames;
    }

    /** Runs no further tick. */
    void stop() {
        stopping = true;
    }

    boolean isStopping() {
        return stopping;
    }

    /** The part of the level that frames are to show. */
    PlayView view() {
        return view;
    }

    void view(PlayView wanted) {
        view = wanted;
    }

    /** The timeline at the end of the last round. */
    Timeline timeline() {
        return timeline;
    }

    /** How fast it runs. */
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
                advance(session);
                pacer.ticked(System.nanoTime());
            } else {
                applyCommands(session);
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

    /**
     * Takes over, or restores the abandoned run, if that is wanted. A button of the game that is pressed in the past takes
     * over. A jump that is under way comes first.
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

    /** Makes the tick that is due, in the direction of time; pauses at the end of what is recorded. */
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
        } else if (atEnd) {
            transport.pause();
        }
    }

    /** While paused: makes a jump or a step that is wanted, or else applies commands and works. False if idle. */
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

    /** Goes toward the tick that is wanted, for one slice; false if none is. */
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

    /** True for some milliseconds, unless something else is wanted. */
    private BooleanSupplier slice() {
        long end = System.nanoTime() + SLICE_NANOS;
        return () -> System.nanoTime() < end && !stopping && commands.isEmpty() && !transport.hasWork();
    }

    /** Applies the commands that wait, in their order; between two ticks this equals the start of the next one. */
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

    /** A thread that stays interrupted can't park, and would spin; only {@link #stop} ends the loop. */
    private static void forgetInterrupt() {
        Thread.interrupted();
    }

    /** Captures a frame if something has changed and the last frame was taken, or if it is the last one for a while. */
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

package leapsmith.editor.play;

import java.util.Queue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import leapsmith.levels.play.PlayCommand;

/**
 * What the thread of play does, again and again: what is wanted of the run, the tick that is due, and a frame of it.
 * What is wanted comes from other threads, by way of the objects that this is made with; so does what is asked of it
 * here, except {@link #play}.
 */
final class PlayLoop {
    /** How long it goes on with something that can be interrupted, so that nobody waits for it. */
    private static final long SLICE_NANOS = 8_000_000;

    private final Queue<PlayCommand> commands;
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
     * Nothing is run yet.
     *
     * @param commands those that are waiting; may be added to by any thread
     * @param frames where what is seen goes
     */
    PlayLoop(Queue<PlayCommand> commands, InputLatch inputs, Transport transport, FrameExchange frames) {
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

    /** What was recorded at the end of the last round. */
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

    /**
     * Takes over, or up what was left, if that is wanted; a button of the game that is pressed in the past wants it.
     * While a jump is on its way, the tick to do it at isn't reached yet.
     */
    private void changeRun(Playable session) {
        if (transport.isToJump()) {
            return;
        }
        boolean inPast = session.tick() < session.length();
        if (transport.takeTakeOver() || inPast && inputs.isTapped()) {
            fetch(session);
            session.takeOver();
            transport.run(false);
            changedSinceCapture = true;
        }
        if (transport.takeTakeUpLeft()) {
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
        tick(session);
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

    /** A thread that stays interrupted can't park, and would spin; only {@link #stop} ends the loop. */
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

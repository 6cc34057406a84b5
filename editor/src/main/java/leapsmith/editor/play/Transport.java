package leapsmith.editor.play;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** The requested movement in time: paused or running, direction, speed, steps and jumps. For any thread. */
final class Transport {
    /** No jump is requested. */
    private static final long NOWHERE = -1;

    /** A part of the recording that is repeated, from a tick to the one after its last. */
    record Loop(long from, long to) {}

    private final AtomicInteger steps = new AtomicInteger();
    private final AtomicLong target = new AtomicLong(NOWHERE);
    private volatile double speed = 1;
    private volatile boolean paused;
    private volatile boolean backward;
    private volatile Loop loop;
    /** The tick at which play forward pauses once; {@link #NOWHERE} for none. */
    private volatile long stop = NOWHERE;

    private final AtomicBoolean takesOver = new AtomicBoolean();
    private final AtomicBoolean restoresAbandonedRun = new AtomicBoolean();

    double speed() {
        return speed;
    }

    void speed(double wanted) {
        speed = wanted;
    }

    boolean isPaused() {
        return paused;
    }

    boolean isBackward() {
        return backward;
    }

    Loop loop() {
        return loop;
    }

    void loop(Loop wanted) {
        stop = NOWHERE;
        loop = wanted;
    }

    void pause() {
        stop = NOWHERE;
        paused = true;
    }

    void run(boolean goesBackward) {
        stop = NOWHERE;
        steps.set(0);
        backward = goesBackward;
        paused = false;
    }

    /** Runs forward until a tick is reached. */
    void runUntil(long tick) {
        run(false);
        stop = tick;
    }

    /** Whether play forward was to run until this tick or one before it. */
    boolean isStop(long tick) {
        long wanted = stop;
        return wanted != NOWHERE && tick >= wanted;
    }

    /** Pauses, and requests so many ticks more; negative for back. */
    void step(int ticks) {
        stop = NOWHERE;
        paused = true;
        steps.addAndGet(ticks);
    }

    /** Pauses, and requests a jump to a tick. */
    void seek(long tick) {
        stop = NOWHERE;
        paused = true;
        steps.set(0);
        target.set(Math.max(0, tick));
    }

    /** Requests to abandon what is recorded after the current tick, and runs. */
    void takeOver() {
        takesOver.set(true);
        run(false);
    }

    /** Pauses, and requests to restore the abandoned run. */
    void restoreAbandonedRun() {
        stop = NOWHERE;
        restoresAbandonedRun.set(true);
        paused = true;
    }

    /** Whether taking over is requested; clears the request. */
    boolean takeTakeOver() {
        return takesOver.getAndSet(false);
    }

    /** Whether restoring the abandoned run is requested; clears the request. */
    boolean takeRestoreAbandonedRun() {
        return restoresAbandonedRun.getAndSet(false);
    }

    /** Takes one of the requested steps: 1 forward, -1 backward, 0 if there is none. */
    int takeStep() {
        int wanted = steps.getAndUpdate(left -> left - Integer.signum(left));
        return Integer.signum(wanted);
    }

    /** Whether a jump is requested; time that runs continues from its target. */
    boolean isToJump() {
        return target.get() != NOWHERE;
    }

    /** The tick to jump to, if {@link #isToJump}, until it is {@link #reached}. */
    long target() {
        return target.get();
    }

    /** Clears the request to jump to a tick, unless another one was requested meanwhile. */
    void reached(long tick) {
        target.compareAndSet(tick, NOWHERE);
    }

    /** Whether there is a request that is handled while paused. */
    boolean hasWork() {
        return steps.get() != 0 || isToJump() || takesOver.get() || restoresAbandonedRun.get();
    }
}

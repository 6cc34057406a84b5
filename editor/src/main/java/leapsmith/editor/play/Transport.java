package leapsmith.editor.play;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** How time is wanted to go: whether and which way it runs, how fast, and where it is to jump. Any thread may ask for it. */
final class Transport {
    /** No tick to jump to. */
    private static final long NOWHERE = -1;

    /** A part of the recording that is played again and again, from a tick to another; null for none. */
    record Loop(long from, long to) {}

    private final AtomicInteger steps = new AtomicInteger();
    private final AtomicLong target = new AtomicLong(NOWHERE);
    private volatile double speed = 1;
    private volatile boolean paused;
    private volatile boolean backward;
    private volatile Loop loop;
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
        loop = wanted;
    }

    void pause() {
        paused = true;
    }

    void run(boolean goesBackward) {
        steps.set(0);
        backward = goesBackward;
        paused = false;
    }

    /** Stands still and makes so many ticks more; fewer than none go back. */
    void step(int ticks) {
        paused = true;
        steps.addAndGet(ticks);
    }

    /** Stands still at a tick. */
    void seek(long tick) {
        paused = true;
        steps.set(0);
        target.set(Math.max(0, tick));
    }

    /** Abandons what is recorded after this tick, and runs. */
    void takeOver() {
        takesOver.set(true);
        run(false);
    }

    /** Restores the abandoned run, and pauses. */
    void restoreAbandonedRun() {
        restoresAbandonedRun.set(true);
        paused = true;
    }

    /** Whether taking over is wanted; from now on it is not. */
    boolean takeTakeOver() {
        return takesOver.getAndSet(false);
    }

    /** Whether restoring the abandoned run is wanted; from now on it is not. */
    boolean takeRestoreAbandonedRun() {
        return restoresAbandonedRun.getAndSet(false);
    }

    /** One of the steps that are wanted: 1 forward, -1 backward, 0 if there is none. */
    int takeStep() {
        int wanted = steps.getAndUpdate(left -> left - Integer.signum(left));
        return Integer.signum(wanted);
    }

    /** Whether there is a tick to jump to, also when time runs: it runs from there. */
    boolean isToJump() {
        return target.get() != NOWHERE;
    }

    /** The tick to jump to, if {@link #isToJump}. It stays until {@link #reached}. */
    long target() {
        return target.get();
    }

    /** That tick is reached, and unless another one is wanted by now, there is none to jump to. */
    void reached(long tick) {
        target.compareAndSet(tick, NOWHERE);
    }

    /** Whether something waits that can be done while time stands still. */
    boolean hasWork() {
        return steps.get() != 0 || isToJump() || takesOver.get() || restoresAbandonedRun.get();
    }
}

package leapsmith.editor.play;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.physics.world.Inputs;

/** Play without physics, which notes what a thread does to it. */
final class FakePlay implements Playable {
    final AtomicInteger ticks = new AtomicInteger();
    final AtomicInteger captures = new AtomicInteger();
    final List<PlayCommand> carriedOut = new CopyOnWriteArrayList<>();
    final List<Inputs> inputs = new CopyOnWriteArrayList<>();
    private final List<PlayCommand> waiting = new ArrayList<>();
    /** The tick that it is at, and how many are recorded. */
    final AtomicInteger place = new AtomicInteger();

    volatile int recorded;
    volatile int takenUp;
    volatile PlayView lastView;
    volatile Thread thread;
    volatile long tickMillis;
    volatile int failingTick = Integer.MAX_VALUE;
    volatile int ticksPerSecond = 60;

    @Override
    public void queue(PlayCommand command) {
        waiting.add(command);
    }

    @Override
    public boolean takeCommands() {
        boolean any = !waiting.isEmpty();
        carriedOut.addAll(waiting);
        waiting.clear();
        return any;
    }

    @Override
    public void tick(Inputs down) {
        thread = Thread.currentThread();
        takeCommands();
        inputs.add(down);
        sleep(tickMillis);
        recorded = Math.max(recorded, place.incrementAndGet());
        if (ticks.incrementAndGet() >= failingTick) {
            throw new IllegalStateException("tick " + ticks);
        }
    }

    @Override
    public void tickBack() {
        place.updateAndGet(at -> Math.max(0, at - 1));
    }

    @Override
    public boolean seek(long tick, BooleanSupplier goesOn) {
        place.set((int) Math.min(tick, length()));
        return true;
    }

    @Override
    public void takeOver() {
        recorded = place.get();
    }

    @Override
    public void takeUpLeft() {
        takenUp++;
    }

    @Override
    public boolean work(BooleanSupplier goesOn) {
        return false;
    }

    @Override
    public long tick() {
        return place.get();
    }

    @Override
    public long length() {
        return recorded;
    }

    @Override
    public PlayRecording recording() {
        return null;
    }

    @Override
    public Timeline timeline() {
        return Timeline.NONE;
    }

    @Override
    public int ticksPerSecond() {
        return ticksPerSecond;
    }

    @Override
    public void capture(PlayFrame into, PlayView view) {
        lastView = view;
        captures.incrementAndGet();
    }

    private static void sleep(long millis) {
        if (millis > 0) {
            try {
                Thread.sleep(millis);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }
}

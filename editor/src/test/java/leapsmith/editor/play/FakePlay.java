package leapsmith.editor.play;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.world.InputScript;
import leapsmith.physics.world.Inputs;

/** Play without physics that records the calls of its thread. */
final class FakePlay implements Playable {
    private static final PlayRecording RECORDING =
            PlayRecording.of(Level.empty("fake", 1, 1, 16), InputScript.parse("none*1"), 1);

    final AtomicInteger ticks = new AtomicInteger();
    final AtomicInteger captures = new AtomicInteger();
    final List<PlayCommand> applied = new CopyOnWriteArrayList<>();
    final List<Inputs> inputs = new CopyOnWriteArrayList<>();
    /** The tick that it is at, and how many are recorded. */
    final AtomicInteger place = new AtomicInteger();

    volatile int recorded;
    volatile int restored;
    /** The ticks at which the recording after them was abandoned. */
    final List<Integer> takenOver = new CopyOnWriteArrayList<>();
    /** Every tick reached, by steps and seeks. */
    final List<Integer> places = new CopyOnWriteArrayList<>();
    /** The most ticks that one call of seek moves. */
    volatile int seekSpeed = Integer.MAX_VALUE;

    volatile PlayView lastView;
    volatile Thread thread;
    volatile long tickMillis;
    volatile int failingTick = Integer.MAX_VALUE;
    volatile int ticksPerSecond = 60;
    /** Thrown instead of returning the recording; null for none. */
    volatile Error recordingFailure;

    @Override
    public void beginEdit() {}

    @Override
    public void apply(PlayCommand command) {
        applied.add(command);
    }

    @Override
    public void step(Inputs down) {
        thread = Thread.currentThread();
        inputs.add(down);
        sleep(tickMillis);
        recorded = Math.max(recorded, place.incrementAndGet());
        places.add(place.get());
        if (ticks.incrementAndGet() >= failingTick) {
            throw new IllegalStateException("tick " + ticks);
        }
    }

    @Override
    public boolean seek(long tick, BooleanSupplier continues) {
        int target = (int) Math.max(0, Math.min(tick, length()));
        int distance = Math.max(-seekSpeed, Math.min(seekSpeed, target - place.get()));
        places.add(place.addAndGet(distance));
        return place.get() == target;
    }

    @Override
    public void takeOver() {
        takenOver.add(place.get());
        recorded = place.get();
    }

    @Override
    public void restoreAbandonedRun() {
        restored++;
    }

    @Override
    public boolean work(BooleanSupplier continues) {
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
        if (recordingFailure != null) {
            throw recordingFailure;
        }
        return RECORDING;
    }

    @Override
    public Timeline timeline() {
        return new Timeline(tick(), length(), ticksPerSecond, RunTrails.NONE, null, List.of(), 0, false);
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

package leapsmith.editor.view.panel.timeline;

import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import leapsmith.editor.play.BodyTrace;
import leapsmith.editor.play.Timeline;

/** What the timeline shows, and what can be asked of it. */
public final class TimelineModel {

    /** A part of a run, from a tick to another. */
    public record Range(long from, long to) {}

    /** What going through time does to the game. */
    public interface Controls {
        /** Stands still at a tick. */
        void seek(long tick);

        /** Plays a part again and again. */
        void loop(Range range);

        /** Plays on at the end of that part. */
        void endLoop();
    }

    private final Controls controls;
    private final ReadOnlyObjectWrapper<Timeline> timeline =
            new ReadOnlyObjectWrapper<>(this, "timeline", Timeline.NONE);
    private final ReadOnlyObjectWrapper<Range> loop = new ReadOnlyObjectWrapper<>(this, "loop");
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper(this, "running");
    private final MarkList marks = new MarkList();
    private final BooleanProperty plot = new SimpleBooleanProperty(this, "plot");
    private final ReadOnlyObjectWrapper<BodyTrace> trace = new ReadOnlyObjectWrapper<>(this, "trace", BodyTrace.EMPTY);
    private final ReadOnlyStringWrapper watched = new ReadOnlyStringWrapper(this, "watched", "");

    public TimelineModel(Controls controls) {
        this.controls = controls;
    }

    /** The run that is shown; {@link Timeline#NONE} before the first. */
    public ReadOnlyObjectProperty<Timeline> timelineProperty() {
        return timeline.getReadOnlyProperty();
    }

    public Timeline timeline() {
        return timeline.get();
    }

    /** The part that is played again and again, null for none. */
    public ReadOnlyObjectProperty<Range> loopProperty() {
        return loop.getReadOnlyProperty();
    }

    public Optional<Range> loop() {
        return Optional.ofNullable(loop.get());
    }

    /** Whether the run can be gone through: its session is there. */
    public ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /** A session began or ended; of one that has ended, the run stays in sight. */
    public void setRunning(boolean now) {
        running.set(now);
        loop.set(null);
    }

    /** Shows what is recorded by now. */
    public void show(Timeline now) {
        if (now != timeline.get()) {
            marks.update(now);
            timeline.set(now);
            if (loop().filter(part -> part.to() > now.length()).isPresent()) {
                // That part was left.
                endLoop();
            }
        }
    }

    /** Stands still at a tick, which is brought to within the run. */
    public void seek(long tick) {
        if (running.get()) {
            controls.seek(Math.max(0, Math.min(tick, timeline().length())));
        }
    }

    /** Plays the part between two ticks, in whatever order, again and again; ends that if they are the same. */
    public void loop(long one, long other) {
        long from = Math.max(0, Math.min(one, other));
        long to = Math.min(timeline().length(), Math.max(one, other));
        if (!running.get() || from >= to) {
            endLoop();
            return;
        }
        loop.set(new Range(from, to));
        controls.loop(loop.get());
    }

    /** Plays on at the end of the part that was played again and again. */
    public void endLoop() {
        if (loop.get() != null) {
            loop.set(null);
            controls.endLoop();
        }
    }

    /** Whether a plot of the watched body is shown. */
    public BooleanProperty plotProperty() {
        return plot;
    }

    /** What the watched body did, as far as it is known. */
    public ReadOnlyObjectProperty<BodyTrace> traceProperty() {
        return trace.getReadOnlyProperty();
    }

    /** The name of the watched body. */
    public ReadOnlyStringProperty watchedProperty() {
        return watched.getReadOnlyProperty();
    }

    /** Shows what the watched body did. */
    public void show(BodyTrace now) {
        trace.set(now);
    }

    /** From now on the body of this name is watched. */
    public void watch(String name) {
        watched.set(name);
    }

    /** The tick of the next mark or edit after, or the last one before, where play is; an end of the run if there is none. */
    public long markBeside(boolean after) {
        long now = timeline().tick();
        return after
                ? marks.after(now).orElse(timeline().length())
                : marks.before(now).orElse(0);
    }

    MarkList marks() {
        return marks;
    }

    /** A tick as a time, as {@code 00:07.18}: minutes, seconds and hundredths. */
    public static String time(long tick, int ticksPerSecond) {
        long hundredths = tick * 100 / ticksPerSecond;
        return String.format(Locale.ROOT, "%02d:%02d.%02d", hundredths / 6000, hundredths / 100 % 60, hundredths % 100);
    }
}

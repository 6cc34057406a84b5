package leapsmith.editor.playback;

import java.util.List;
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
import leapsmith.levels.reach.odds.JumpOdds;
import leapsmith.levels.reach.odds.RunOdds;

/** The state and operations of the timeline. */
public final class TimelineModel {

    /** A range of ticks. */
    public record Range(long from, long to) {}

    /** The effects of the timeline on play. */
    public interface Controls {
        void seek(long tick);

        void loop(Range range);

        /** Ends the loop; play continues after the range. */
        void endLoop();
    }

    private final Controls controls;
    private final ReadOnlyObjectWrapper<Timeline> timeline =
            new ReadOnlyObjectWrapper<>(this, "timeline", Timeline.NONE);
    private final ReadOnlyObjectWrapper<Range> loop = new ReadOnlyObjectWrapper<>(this, "loop");
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper(this, "running");
    final MarkList marks = new MarkList();
    private final ReadOnlyObjectWrapper<RunOdds> odds = new ReadOnlyObjectWrapper<>(this, "odds", RunOdds.NONE);
    /** Whether there is space for the odds, even if none are known. */
    final BooleanProperty oddsShown = new SimpleBooleanProperty(this, "oddsShown");

    final BooleanProperty plot = new SimpleBooleanProperty(this, "plot");
    private final ReadOnlyObjectWrapper<BodyTrace> trace = new ReadOnlyObjectWrapper<>(this, "trace", BodyTrace.EMPTY);
    private final ReadOnlyStringWrapper watched = new ReadOnlyStringWrapper(this, "watched", "");

    TimelineModel(Controls controls) {
        this.controls = controls;
    }

    /** The shown run; {@link Timeline#NONE} before the first. */
    ReadOnlyObjectProperty<Timeline> timelineProperty() {
        return timeline.getReadOnlyProperty();
    }

    Timeline timeline() {
        return timeline.get();
    }

    /** The loop, null for none. */
    ReadOnlyObjectProperty<Range> loopProperty() {
        return loop.getReadOnlyProperty();
    }

    Optional<Range> loop() {
        return Optional.ofNullable(loop.get());
    }

    /** Whether the run can be scrubbed: its session exists. */
    ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /** Sets whether a session exists; the run of an ended session stays shown. */
    void setRunning(boolean now) {
        running.set(now);
        loop.set(null);
    }

    void show(Timeline now) {
        if (now != timeline.get()) {
            marks.update(now);
            timeline.set(now);
            if (loop().filter(part -> part.to() > now.length()).isPresent()) {
                // The playhead has left the loop.
                endLoop();
            }
        }
    }

    /** Pauses at a tick, clamped to the run. */
    public void seek(long tick) {
        if (running.get()) {
            controls.seek(Math.max(0, Math.min(tick, timeline().length())));
        }
    }

    /** Loops the range between two ticks in any order; ends the loop if they are equal. */
    void loop(long one, long other) {
        long from = Math.max(0, Math.min(one, other));
        long to = Math.min(timeline().length(), Math.max(one, other));
        if (!running.get() || from >= to) {
            endLoop();
            return;
        }
        loop.set(new Range(from, to));
        controls.loop(loop.get());
    }

    /** Ends the loop; play continues after its range. */
    void endLoop() {
        if (loop.get() != null) {
            loop.set(null);
            controls.endLoop();
        }
    }

    /** How hard the jumps of the shown run are, as far as it is known. */
    public ReadOnlyObjectProperty<RunOdds> oddsProperty() {
        return odds.getReadOnlyProperty();
    }

    void show(RunOdds now) {
        odds.set(now);
    }

    /** The jumps that are in the air in a part of the run. */
    List<JumpOdds> jumpsWithin(long from, long to) {
        return odds.get().jumps().stream()
                .filter(jump -> jump.startTick() <= to && jump.endTick() >= from)
                .toList();
    }

    public ReadOnlyObjectProperty<BodyTrace> traceProperty() {
        return trace.getReadOnlyProperty();
    }

    ReadOnlyStringProperty watchedProperty() {
        return watched.getReadOnlyProperty();
    }

    void show(BodyTrace now) {
        trace.set(now);
    }

    void watch(String name) {
        watched.set(name);
    }

    /**
     * The tick of the nearest mark or edit after or before the playhead; the end or start of the run if there is none.
     */
    long markBeside(boolean after) {
        long now = timeline().tick();
        return after
                ? marks.after(now).orElse(timeline().length())
                : marks.before(now).orElse(0);
    }
}

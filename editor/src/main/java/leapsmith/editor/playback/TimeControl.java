package leapsmith.editor.playback;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.util.Subscription;
import leapsmith.editor.play.PlayThread;
import leapsmith.editor.play.Timeline;

/** Moves through the time of the running level: by actions, by the timeline and by the key that rewinds. */
public final class TimeControl {
    /** Default length of the loop around the current tick, in seconds. */
    private static final int LOOP_SECONDS = 1;

    private static final long NONE = -1;

    private final Supplier<PlayThread> running;
    private final PlayModel model;
    private final TimelineModel timeline;
    private Subscription shown = () -> {};
    private Runnable rewoundToStart = () -> {};
    /** Whether the key that rewinds is held. */
    private boolean held;
    /** The tick from which to rewind once it is reached. */
    private long rewindFrom = NONE;
    /** What resumes play after a dialog; empty if it was paused before, or was controlled since. */
    private Optional<Runnable> resume = Optional.empty();

    /**
     * Controls of the running level.
     *
     * @param running supplies the running level; null if there is none
     */
    TimeControl(Supplier<PlayThread> running, PlayModel model) {
        this.running = running;
        this.model = model;
        timeline = new TimelineModel(new Bar());
    }

    public void follow(ReadOnlyObjectProperty<Timeline> run) {
        shown.unsubscribe();
        shown = run.subscribe(now -> {
            timeline.show(now);
            if (isRewoundToStart()) {
                rewoundToStart.run();
            }
            if (now != null && rewindFrom != NONE && now.tick() >= rewindFrom) {
                rewindFrom = NONE;
                rewind(true);
            }
            // Play pauses by itself at the ends of the recording.
            showPaused();
        });
    }

    /**
     * Pauses while a dialog is open, and resumes afterwards in the same direction, unless play was paused before or is
     * controlled in between.
     */
    public void pauseDuring(ReadOnlyBooleanProperty asking) {
        asking.subscribe(now -> {
            if (now) {
                pauseForDialog();
            } else {
                resume.ifPresent(Runnable::run);
            }
        });
    }

    private void pauseForDialog() {
        PlayThread thread = running.get();
        if (thread == null || thread.isPaused()) {
            return;
        }
        boolean backward = thread.isBackward();
        with(it -> it.pause(true));
        resume = Optional.of(() -> {
            resume = Optional.empty();
            if (running.get() == thread) {
                with(it -> {
                    if (backward) {
                        it.playBackward();
                    } else {
                        it.pause(false);
                    }
                });
            }
        });
    }

    /** Whether the key that rewinds is held at the start of a run. */
    boolean isRewoundToStart() {
        return held
                && running.get() != null
                && timeline.timeline().tick() == 0
                && timeline.timeline().length() > 0;
    }

    public TimelineModel timeline() {
        return timeline;
    }

    public BooleanBinding inPast() {
        return Bindings.createBooleanBinding(
                () -> timeline.runningProperty().get() && timeline.timeline().isInPast(),
                timeline.runningProperty(),
                timeline.timelineProperty());
    }

    public BooleanBinding hasAbandonedRun() {
        return Bindings.createBooleanBinding(
                () -> timeline.runningProperty().get() && timeline.timeline().hasAbandonedRun(),
                timeline.runningProperty(),
                timeline.timelineProperty());
    }

    public void togglePause() {
        // While time runs backward, this pauses, and then continues forward.
        with(thread -> thread.pause(!thread.isPaused()));
    }

    /** Sets what happens when the key that rewinds is held at the start of a run. */
    void setOnRewoundToStart(Runnable action) {
        rewoundToStart = action;
    }

    /** Goes to a tick, and rewinds from there as if the key for that was pressed. */
    void rewindFrom(long tick) {
        rewindFrom = tick;
        with(thread -> thread.seek(tick));
    }

    /** Forgets keys, as play has stopped. */
    void release() {
        held = false;
        rewindFrom = NONE;
    }

    /** Runs backward while the key is held, and pauses when it is released. */
    void rewind(boolean isHeld) {
        held = isHeld;
        if (isRewoundToStart()) {
            rewoundToStart.run();
            return;
        }
        with(thread -> {
            if (held) {
                thread.playBackward();
            } else {
                thread.pause(true);
            }
        });
    }

    public void toggleLoop() {
        if (timeline.loop().isPresent()) {
            timeline.endLoop();
        } else {
            long around = (long) LOOP_SECONDS * timeline.timeline().ticksPerSecond();
            timeline.loop(
                    timeline.timeline().tick() - around, timeline.timeline().tick() + around);
        }
    }

    public void seekMark(boolean after) {
        timeline.seek(timeline.markBeside(after));
    }

    public void seekStart() {
        timeline.seek(0);
    }

    public void seekEnd() {
        timeline.seek(timeline.timeline().length());
    }

    /** Plays from a tick, or from the end of the recording if that is earlier. */
    void playFrom(long tick) {
        with(thread -> {
            thread.seek(Math.max(0, tick));
            thread.pause(false);
        });
    }

    /** Plays the ticks of a part of the recording, without a loop, and pauses at its end. */
    public void play(long from, long to) {
        timeline.endLoop();
        with(thread -> thread.play(from, to));
    }

    /** Controls the running level, if there is one. */
    public void with(Consumer<PlayThread> what) {
        PlayThread thread = running.get();
        if (thread != null) {
            resume = Optional.empty();
            what.accept(thread);
            showPaused();
        }
    }

    private void showPaused() {
        PlayThread thread = running.get();
        if (thread != null) {
            model.setPaused(thread.isPaused());
        }
    }

    /** Handles requests of the timeline. */
    private final class Bar implements TimelineModel.Controls {
        @Override
        public void seek(long tick) {
            with(thread -> thread.seek(tick));
        }

        @Override
        public void loop(TimelineModel.Range range) {
            with(thread -> {
                thread.loop(range.from(), range.to());
                boolean runs = !thread.isPaused();
                if (thread.timeline().tick() < range.from() || thread.timeline().tick() >= range.to()) {
                    thread.seek(range.from());
                }
                if (runs) {
                    thread.pause(false);
                }
            });
        }

        @Override
        public void endLoop() {
            with(PlayThread::endLoop);
        }
    }
}

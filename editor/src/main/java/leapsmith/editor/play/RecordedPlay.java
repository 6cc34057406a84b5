package leapsmith.editor.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.LongStream;
import leapsmith.editor.document.MemoryBudget;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.LevelCommand;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.SessionState;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.play.Trail;
import leapsmith.levels.play.TrailLog;
import leapsmith.physics.replay.Keyframes;
import leapsmith.physics.replay.Recorder;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.world.Inputs;

/**
 * A session that is recorded while it is played and can be shown at any of its ticks.
 *
 * <p>There are two ways to change its past. A command at a tick before the end is inserted there and holds to the end of
 * the run, as it does in the document; the recorded inputs after it are run again in the background. Taking over abandons
 * the recording after the tick; the abandoned run can be restored later. In both cases the previous trail is kept for
 * comparison.
 */
final class RecordedPlay implements Playable {
    private static final long NOWHERE = -1;

    private static final long MIN_BYTES = 8L << 20;

    private final MemoryBudget.Share memory;
    private final PlayRecording opened;
    private final PlaySession session;
    /** The trail: one point per tick, up to the first tick that must be rerun. */
    private final TrailLog log = new TrailLog();

    private Recorder<PlayCommand, SessionState> recorder;
    /**
     * The tick to return to after background work moved the session to a later one; {@link #NOWHERE} if it is not
     * moved.
     */
    private long returnTo = NOWHERE;

    /** The run that was replaced last; null for none. */
    private AbandonedRun abandoned;

    private final Baselines baselines = new Baselines();
    private Timeline timeline;
    private List<Long> keyframes = List.of();

    /** Starts a new run, at the player's position in the level or at another start point. */
    RecordedPlay(Level level, Optional<StartPoint> start) {
        this(PlayRecording.empty(level, start), new MemoryBudget(MemoryBudget.DEFAULT_MAX_BYTES));
    }

    /**
     * Opens a run at its first tick. Its ticks are replayed, and new ones follow them.
     *
     * @param budget for the states that are kept for seeking
     */
    RecordedPlay(PlayRecording run, MemoryBudget budget) {
        memory = budget.share(MIN_BYTES, Recorder.KEYFRAME_BYTES);
        opened = run;
        session = run.newSession();
        session.afterStep(this::addPoint);
        recorder = new Recorder<>(session, memory.limitBytes(), run.run());
        log.add(session);
    }

    /** The session, for reading only. */
    PlaySession session() {
        return session;
    }

    @Override
    public void apply(PlayCommand command) {
        comeBack();
        if (isInPast() && command.takesOver()) {
            takeOver();
        }
        if (isInPast()) {
            baselines.keep(log.trail(), log.length() > length());
        }
        applyHere(command);
        if (abandoned != null && holdsInEveryRun(command)) {
            abandoned.addMissing(command);
        }
    }

    /**
     * Whether a command sets something that the editor still shows in another run: the document keeps edits of the
     * level, and the inspector keeps the settings of the player.
     */
    private static boolean holdsInEveryRun(PlayCommand command) {
        return command instanceof LevelCommand || command.target() != null;
    }

    /** Applies a command at the current tick. Commands recorded after it no longer set what it sets. */
    private void applyHere(PlayCommand command) {
        timeline = null;
        if (isInPast()) {
            recorder.insert(command, later -> later.without(command));
            cutTrail();
        } else {
            session.apply(command);
        }
    }

    @Override
    public void beginEdit() {
        baselines.beginEdit();
    }

    @Override
    public void step(Inputs inputs) {
        comeBack();
        timeline = null;
        if (isInPast()) {
            recorder.seek(tick() + 1);
        } else {
            session.step(inputs);
        }
    }

    @Override
    public boolean seek(long tick, BooleanSupplier continues) {
        returnTo = NOWHERE;
        timeline = null;
        return recorder.seek(Math.max(0, Math.min(tick, length())), continues);
    }

    @Override
    public void takeOver() {
        if (!isInPast()) {
            return;
        }
        Recording<PlayCommand> whole = recorder.recording();
        abandon(whole.first(tick()));
        recorder.truncate();
        cutTrail();
        for (int i = whole.edits().firstFrom(tick() + 1); i < whole.edits().count(); i++) {
            PlayCommand command = whole.edits().edit(i);
            if (holdsInEveryRun(command)) {
                applyHere(command);
            }
        }
    }

    @Override
    public void restoreAbandonedRun() {
        if (abandoned == null) {
            return;
        }
        AbandonedRun restored = abandoned;
        abandon(restored.run());
        long here = Math.min(tick(), restored.run().length());
        recorder = new Recorder<>(session, restored.states(), restored.run());
        log.continueFrom(restored.trail(), restored.trail().length());
        recorder.seek(here);
        restored.missing().forEach(this::applyHere);
    }

    /** Abandons the current run for another recording, and compares with it. */
    private void abandon(Recording<PlayCommand> other) {
        completeTrail(() -> true);
        comeBack();
        abandoned = new AbandonedRun(recorder.recording(), log.trail(), recorder.keyframesBefore(length() + 1), other);
        baselines.compareWith(abandoned.trail());
        timeline = null;
    }

    @Override
    public boolean work(BooleanSupplier continues) {
        boolean whole = completeTrail(continues);
        if (whole) {
            comeBack();
        }
        return !whole;
    }

    /**
     * Reruns the recorded ticks that are missing in the trail while {@code continues} is true; returns whether it is
     * complete.
     */
    private boolean completeTrail(BooleanSupplier continues) {
        if (log.length() > length()) {
            return true;
        }
        returnTo = tick();
        timeline = null;
        // Not interruptible, as otherwise many short slices might never get past the ticks that are already in the
        // trail.
        recorder.seek(Math.max(recorder.tick(), log.length() - 1));
        return recorder.seek(length(), continues);
    }

    private void comeBack() {
        if (returnTo != NOWHERE) {
            recorder.seek(returnTo);
            returnTo = NOWHERE;
        }
    }

    private void addPoint() {
        if (session.tick() == log.length()) {
            log.add(session);
        }
    }

    /** Drops the points of the trail after the current tick. */
    private void cutTrail() {
        log.continueFrom(log.trail(), (int) tick() + 1);
    }

    private boolean isInPast() {
        return tick() < length();
    }

    @Override
    public long tick() {
        return returnTo == NOWHERE ? recorder.tick() : returnTo;
    }

    @Override
    public long length() {
        return recorder.length();
    }

    @Override
    public int ticksPerSecond() {
        return session.ticksPerSecond();
    }

    @Override
    public void capture(PlayFrame into, PlayView view) {
        comeBack();
        // The world may be another one than at the last capture.
        session.world().setTiming(view.timed());
        into.fill(session, view);
    }

    @Override
    public PlayRecording recording() {
        return new PlayRecording(opened.level(), opened.start(), recorder.recording());
    }

    @Override
    public Timeline timeline() {
        if (timeline == null) {
            memory.use(bytes());
            timeline = new Timeline(
                    tick(),
                    length(),
                    ticksPerSecond(),
                    baselines.with(log.trail()),
                    recording(),
                    keyframeTicks(),
                    bytes(),
                    abandoned != null);
        }
        return timeline;
    }

    @Override
    public void close() {
        memory.close();
    }

    private long bytes() {
        long ofRun = recorder.keyframeBytes() + log.trail().sizeInBytes();
        return abandoned == null
                ? ofRun + baselines.bytesBesides(null)
                : ofRun + abandoned.ownBytes() + baselines.bytesBesides(abandoned.trail());
    }

    private List<Long> keyframeTicks() {
        int count = recorder.keyframeCount();
        // After an edit at tick 0 there is no keyframe until the next step.
        boolean same = count == keyframes.size()
                && (count == 0 || recorder.keyframeTick(count - 1) == keyframes.get(count - 1));
        if (!same) {
            keyframes = LongStream.range(0, count)
                    .mapToObj(i -> recorder.keyframeTick((int) i))
                    .toList();
        }
        return keyframes;
    }

    /** The trails that a run is compared with while it is edited at earlier ticks and replaced by others. */
    private static final class Baselines {
        /** The trail before the last edit at an earlier tick, or of the abandoned run; null for none. */
        private Trail previous;
        /** The original trail, before any edit at an earlier tick; null if there was no such edit. */
        private Trail played;

        private boolean editBegins = true;
        private RunTrails trails = RunTrails.NONE;

        /** Begins an edit. */
        void beginEdit() {
            editBegins = true;
        }

        /**
         * Keeps the trail as it is before a change at an earlier tick. An incomplete trail, which belongs to no finished
         * edit, does not replace a kept one.
         */
        void keep(Trail trail, boolean isWhole) {
            if (played == null) {
                played = trail;
            }
            if (previous == null || editBegins && isWhole) {
                previous = trail;
            }
            editBegins = false;
        }

        /** Compares with the trail of an abandoned run. */
        void compareWith(Trail abandoned) {
            previous = abandoned;
            played = null;
        }

        /** The trail of the run and those that it is compared with. */
        RunTrails with(Trail trail) {
            trails = trails.next(trail, previous, played);
            return trails;
        }

        /** Their size in bytes, without a trail that is counted elsewhere; null for none. */
        long bytesBesides(Trail counted) {
            long bytes = previous == null || previous == counted ? 0 : previous.sizeInBytes();
            return bytes + (played == null || played == previous ? 0 : played.sizeInBytes());
        }
    }

    /** A run that was replaced by another one and can be restored. */
    private static final class AbandonedRun {
        private final Recording<PlayCommand> run;
        private final Trail trail;
        private final Keyframes<SessionState> states;
        private final long ownBytes;
        private final List<PlayCommand> missing = new ArrayList<>();

        /**
         * A run that was just abandoned.
         *
         * @param run the whole recording
         * @param states its keyframes
         * @param other the recording that replaces it
         */
        AbandonedRun(
                Recording<PlayCommand> run, Trail trail, Keyframes<SessionState> states, Recording<PlayCommand> other) {
            this.run = run;
            this.trail = trail;
            this.states = states;
            long shared = states.before(run.firstDifference(other)).bytes();
            ownBytes = trail.sizeInBytes() + states.bytes() - shared;
        }

        Recording<PlayCommand> run() {
            return run;
        }

        Trail trail() {
            return trail;
        }

        Keyframes<SessionState> states() {
            return states;
        }

        /** Its size without the states that it shares with the run that replaced it. */
        long ownBytes() {
            return ownBytes;
        }

        /** Records a command that was given after the run was abandoned, but holds in it too. */
        void addMissing(PlayCommand command) {
            missing.add(command);
        }

        /** The commands that it lacks, in the order in which they were given. */
        List<PlayCommand> missing() {
            return missing;
        }
    }
}

package leapsmith.editor.play;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.LongStream;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.LevelCommand;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.SessionListener;
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
 * <p>There are two ways to change its past. A command at a tick before the end is inserted there, and the recorded
 * inputs after it are run again in the background. Taking over abandons the recording after the tick; the abandoned run
 * can be restored later. In both cases the previous trail is kept for comparison.
 */
final class RecordedPlay implements Playable {
    private static final long NOWHERE = -1;

    private final Level level;
    private final Optional<StartPoint> start;
    private final PlaySession session;
    /** The trail: one point per tick, up to the first tick that must be rerun. */
    private final TrailLog log = new TrailLog();

    private Recorder<PlayCommand, SessionState> recorder;
    /**
     * The tick to return to after background work moved the session to a later one; {@link #NOWHERE} if it is not
     * moved.
     */
    private long returnTo = NOWHERE;

    private AbandonedRun abandoned;
    /** The trail before the last edit at an earlier tick, or of the abandoned run; null for none. */
    private Trail previous;
    /** The original trail, before any edit at an earlier tick; null if there was no such edit. */
    private Trail played;

    private boolean editBegins = true;
    private RunTrails trails = RunTrails.NONE;
    private Timeline timeline;
    private List<Long> keyframes = List.of();

    /**
     * A run that was replaced by another one.
     *
     * @param run the whole recording
     * @param states its keyframes
     * @param ownBytes its size without the states that it shares with the other run, those before the first difference
     */
    private record AbandonedRun(
            Recording<PlayCommand> run, Trail trail, Keyframes<SessionState> states, long ownBytes) {
        AbandonedRun(
                Recording<PlayCommand> run, Trail trail, Keyframes<SessionState> states, Recording<PlayCommand> other) {
            this(run, trail, states, trail.sizeInBytes() + bytesFrom(run.firstDifference(other), states));
        }

        private static long bytesFrom(long tick, Keyframes<SessionState> states) {
            return states.bytes() - states.before(tick).bytes();
        }
    }

    /** Starts a session, at the player's position in the level or at another start point. */
    RecordedPlay(Level level, Optional<StartPoint> start) {
        this.level = level;
        this.start = start;
        session = new PlaySession(level, start, SessionListener.NONE);
        session.afterStep(this::addPoint);
        recorder = new Recorder<>(session);
        log.add(session);
    }

    /** The session, for reading only. */
    PlaySession session() {
        return session;
    }

    @Override
    public void apply(PlayCommand command) {
        comeBack();
        if (isInPast() && isOfThePlayer(command)) {
            takeOver();
        }
        timeline = null;
        if (!isInPast()) {
            session.apply(command);
            return;
        }
        rememberTrail();
        recorder.insert(command);
        cutTrail();
    }

    @Override
    public void beginEdit() {
        editBegins = true;
    }

    /**
     * Keeps the trail as it was before an edit. An incomplete trail, which belongs to no finished edit, does not
     * replace a kept one.
     */
    private void rememberTrail() {
        if (played == null) {
            played = log.trail();
        }
        if (previous == null || editBegins && log.length() > length()) {
            previous = log.trail();
        }
        editBegins = false;
    }

    /** Whether a command controls the player, so that play takes over at the current tick. */
    private static boolean isOfThePlayer(PlayCommand command) {
        return command.takesOver();
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
        abandoned = abandonedFor(whole.first(tick()));
        compareWithAbandoned();
        recorder.truncate();
        cutTrail();
        applyEditsOf(whole);
        timeline = null;
    }

    /**
     * Applies the edits of the level in another recording that this one lacks, at the current tick. The document keeps
     * all edits, so every run must have them at its end.
     */
    private void applyEditsOf(Recording<PlayCommand> other) {
        Set<PlayCommand> known = Collections.newSetFromMap(new IdentityHashMap<>());
        recorder.recording().edits().forEach((edit, tick) -> known.add(edit));
        other.edits().forEach((edit, tick) -> {
            if (!(edit instanceof LevelCommand) || known.contains(edit)) {
                return;
            }
            if (isInPast()) {
                recorder.insert(edit);
                cutTrail();
            } else {
                session.apply(edit);
            }
        });
    }

    @Override
    public void restoreAbandonedRun() {
        if (abandoned == null) {
            return;
        }
        AbandonedRun restored = abandoned;
        Recording<PlayCommand> left = recorder.recording();
        abandoned = abandonedFor(restored.run);
        compareWithAbandoned();
        long here = Math.min(tick(), restored.run.length());
        recorder = new Recorder<>(session, restored.states, restored.run);
        log.continueFrom(restored.trail, restored.trail.length());
        recorder.seek(here);
        applyEditsOf(left);
        timeline = null;
    }

    private void compareWithAbandoned() {
        previous = abandoned.trail;
        played = null;
    }

    /** The current run, as the one abandoned for another recording. */
    private AbandonedRun abandonedFor(Recording<PlayCommand> other) {
        completeTrail(() -> true);
        comeBack();
        return new AbandonedRun(recorder.recording(), log.trail(), recorder.keyframesBefore(length() + 1), other);
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
        return new PlayRecording(level, start, recorder.recording());
    }

    @Override
    public Timeline timeline() {
        if (timeline == null) {
            trails = trails.next(log.trail(), previous, played);
            timeline = new Timeline(
                    tick(),
                    length(),
                    ticksPerSecond(),
                    trails,
                    recording(),
                    keyframeTicks(),
                    bytes(),
                    abandoned != null);
        }
        return timeline;
    }

    private long bytes() {
        long known = recorder.keyframeBytes() + log.trail().sizeInBytes();
        boolean previousIsCounted = previous == null || abandoned != null && abandoned.trail == previous;
        boolean playedIsCounted = played == null || played == previous;
        return known
                + (abandoned == null ? 0 : abandoned.ownBytes)
                + (previousIsCounted ? 0 : previous.sizeInBytes())
                + (playedIsCounted ? 0 : played.sizeInBytes());
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
}

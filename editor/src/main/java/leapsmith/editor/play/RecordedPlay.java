package leapsmith.editor.play;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.LongStream;
import leapsmith.levels.model.Level;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.PlaySession;
import leapsmith.levels.play.SessionListener;
import leapsmith.levels.play.SessionState;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.play.Trail;
import leapsmith.levels.play.TrailLog;
import leapsmith.physics.replay.EditLog;
import leapsmith.physics.replay.Keyframes;
import leapsmith.physics.replay.Recorder;
import leapsmith.physics.replay.Recording;
import leapsmith.physics.world.Inputs;

/**
 * A session that is recorded as it is played, and can be seen at any of its ticks.
 *
 * <p>There are two ways to change its past. A command that comes while recorded time lies ahead is carried out at the
 * tick that is seen, and then the same buttons are played again from there on, in slices that nobody waits for. Taking
 * over leaves the time ahead, which can be taken up again later. Either way the trail of the run as it was stays as
 * the ghost.
 */
final class RecordedPlay implements Playable {
    private final Level level;
    private final Optional<StartPoint> start;
    private final PlaySession session;
    private final ArrayDeque<PlayCommand> waiting = new ArrayDeque<>();
    private final TrailLog log = new TrailLog();

    private Recorder<PlayCommand, SessionState> recorder;
    /** The tick that is seen; the session is elsewhere while the time ahead is worked out. */
    private long cursor;
    /** The run before a change, whose buttons and commands after what is recorded are to be played again; or null. */
    private Recording<PlayCommand> ahead;

    private Left left;
    private Trail ghost;
    private TrailPair trails = TrailPair.NONE;
    private Timeline timeline;
    private List<Long> keyframes = List.of();

    /**
     * A run that was left.
     *
     * @param run all of it
     * @param states those that are known
     * @param ownBytes memory that it takes beside the run that goes on, with which it shares the states up to where they
     *     part
     */
    private record Left(Recording<PlayCommand> run, Trail trail, Keyframes<SessionState> states, long ownBytes) {
        Left(Recording<PlayCommand> run, Trail trail, Keyframes<SessionState> states, Recording<PlayCommand> other) {
            this(run, trail, states, trail.sizeInBytes() + bytesFrom(run.firstDifference(other), states));
        }

        private static long bytesFrom(long tick, Keyframes<SessionState> states) {
            return states.bytes() - states.before(tick).bytes();
        }
    }

    /** Play of a level, from its player's place or another one. */
    RecordedPlay(Level level, Optional<StartPoint> start) {
        this.level = level;
        this.start = start;
        session = new PlaySession(level, start, SessionListener.NONE);
        recorder = new Recorder<>(session);
        log.add(session);
    }

    /** What is played; it must not be changed. */
    PlaySession session() {
        return session;
    }

    @Override
    public void queue(PlayCommand command) {
        waiting.add(Objects.requireNonNull(command));
    }

    @Override
    public boolean takeCommands() {
        if (waiting.isEmpty()) {
            return false;
        }
        comeBack();
        for (PlayCommand command = waiting.poll(); command != null; command = waiting.poll()) {
            if (cursor < length() && isOfThePlayer(command)) {
                takeOver();
            }
            if (cursor < length()) {
                amend(command);
            } else {
                recorder.apply(command);
            }
        }
        timeline = null;
        return true;
    }

    /** Whether a person has done it with the player, and so wants to play from here. */
    private static boolean isOfThePlayer(PlayCommand command) {
        return command.takesOver();
    }

    private void amend(PlayCommand command) {
        if (ahead == null) {
            ahead = recorder.recording();
        }
        if (ghost == null) {
            ghost = log.trail();
        }
        recorder.apply(command);
        cutTrail();
    }

    @Override
    public void tick(Inputs inputs) {
        takeCommands();
        comeBack();
        if (cursor < length()) {
            playOn();
        } else {
            recorder.step(inputs);
            log.add(session);
        }
        cursor = recorder.tick();
        timeline = null;
    }

    @Override
    public void tickBack() {
        if (cursor > 0) {
            seek(cursor - 1, () -> true);
        }
    }

    @Override
    public boolean seek(long tick, BooleanSupplier goesOn) {
        long target = Math.max(0, Math.min(tick, length()));
        timeline = null;
        boolean there = true;
        if (target <= recorder.length()) {
            there = recorder.seek(target, goesOn);
        } else {
            there = recorder.seek(recorder.length(), goesOn);
            while (there && recorder.tick() < target) {
                there = goesOn.getAsBoolean();
                if (there) {
                    playOn();
                }
            }
        }
        cursor = recorder.tick();
        return there;
    }

    /** Makes the tick that comes next by what was recorded. */
    private void playOn() {
        long tick = recorder.tick();
        if (tick < recorder.length()) {
            recorder.seek(tick + 1);
            return;
        }
        recorder.step(ahead.inputs().at(tick));
        log.add(session);
        EditLog<PlayCommand> commands = ahead.edits();
        for (int i = commands.firstFrom(tick + 1); i < commands.count() && commands.tick(i) == tick + 1; i++) {
            recorder.apply(commands.edit(i));
        }
        if (recorder.length() >= ahead.length()) {
            ahead = null;
        }
        timeline = null;
    }

    @Override
    public void takeOver() {
        comeBack();
        if (cursor == length()) {
            return;
        }
        finish();
        Recording<PlayCommand> known = recorder.recording();
        left = new Left(known, log.trail(), recorder.keyframesBefore(recorder.length() + 1), known.first(cursor));
        ghost = left.trail;
        recorder = recorderOf(left.states.before(cursor + 1), left.run.first(cursor));
        recorder.seek(cursor);
        cutTrail();
        timeline = null;
    }

    @Override
    public void takeUpLeft() {
        if (left == null) {
            return;
        }
        comeBack();
        finish();
        Left now =
                new Left(recorder.recording(), log.trail(), recorder.keyframesBefore(recorder.length() + 1), left.run);
        ghost = now.trail;
        recorder = recorderOf(left.states, left.run);
        cursor = Math.min(cursor, left.run.length());
        log.continueFrom(left.trail, left.trail.length());
        recorder.seek(cursor);
        left = now;
        timeline = null;
    }

    /** Works out the time ahead, if it isn't yet: what is left or taken up must be whole. */
    private void finish() {
        while (ahead != null) {
            recorder.seek(recorder.length());
            playOn();
        }
        recorder.seek(cursor);
    }

    private Recorder<PlayCommand, SessionState> recorderOf(
            Keyframes<SessionState> states, Recording<PlayCommand> recording) {
        return new Recorder<>(session, states, recording);
    }

    @Override
    public boolean work(BooleanSupplier goesOn) {
        if (ahead != null) {
            recorder.seek(recorder.length());
            while (ahead != null && goesOn.getAsBoolean()) {
                playOn();
            }
            timeline = null;
        }
        if (ahead == null) {
            comeBack();
        }
        return ahead != null;
    }

    private void comeBack() {
        if (recorder.tick() != cursor) {
            recorder.seek(cursor);
        }
    }

    /** What is known of the trail is what there was up to the tick that is seen. */
    private void cutTrail() {
        log.continueFrom(log.trail(), (int) cursor + 1);
    }

    @Override
    public long tick() {
        return cursor;
    }

    @Override
    public long length() {
        return ahead == null ? recorder.length() : ahead.length();
    }

    @Override
    public int ticksPerSecond() {
        return session.ticksPerSecond();
    }

    @Override
    public void capture(PlayFrame into, PlayView view) {
        comeBack();
        into.fill(session, view);
    }

    @Override
    public PlayRecording recording() {
        Recording<PlayCommand> known = recorder.recording();
        if (ahead == null) {
            return new PlayRecording(level, start, known);
        }
        EditLog.Builder<PlayCommand> commands = new EditLog.Builder<>();
        known.edits().forEach((command, tick) -> commands.append(tick, command));
        ahead.edits().forEach((command, tick) -> {
            if (tick > known.length()) {
                commands.append(tick, command);
            }
        });
        return new PlayRecording(
                level, start, Recording.<PlayCommand>of(ahead.inputs()).withEdits(commands.toLog()));
    }

    @Override
    public Timeline timeline() {
        if (timeline == null) {
            trails = trails.next(log.trail(), ghost);
            timeline = new Timeline(
                    cursor, length(), ticksPerSecond(), trails, recording(), keyframeTicks(), bytes(), left != null);
        }
        return timeline;
    }

    private long bytes() {
        long known = recorder.keyframeBytes() + log.trail().sizeInBytes();
        boolean ghostIsLeft = left != null && left.trail == ghost;
        return known + (left == null ? 0 : left.ownBytes) + (ghost == null || ghostIsLeft ? 0 : ghost.sizeInBytes());
    }

    private List<Long> keyframeTicks() {
        int count = recorder.keyframeCount();
        boolean same = count == keyframes.size() && recorder.keyframeTick(count - 1) == keyframes.get(count - 1);
        if (!same) {
            keyframes = LongStream.range(0, count)
                    .mapToObj(i -> recorder.keyframeTick((int) i))
                    .toList();
        }
        return keyframes;
    }
}

package leapsmith.editor.playback;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import leapsmith.editor.canvas.PointerPlace;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Selection;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.play.DocumentFeed;
import leapsmith.editor.play.PlayThread;
import leapsmith.editor.runs.RunsFeature;
import leapsmith.editor.tools.ToolBox;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.play.CharacterCommand;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.StartPoint;
import leapsmith.levels.play.Trail;
import leapsmith.physics.body.Movement;

/**
 * Starts and stops play of the open level. While it runs, edits go to the document and from there to the running level.
 * When it stops, selection and view are restored; the edits of the document and the selected tool stay.
 */
public final class PlayControl {
    private final Texts texts;
    private final Supplier<OpenLevel> current;
    private final PlayModel model;
    private final LiveModel.Controls dials = new Dials();
    private final PlayNumbers numbers;
    private final PlayFactory factory;
    private final Failures failures;
    private final TimeControl time;
    private Run run;
    /** A stopped run whose last tick has not ended yet; null if there is none or another run was started since. */
    private Run ending;

    /** Receives the failures of play. */
    public interface Failures {
        /** The run that was shown has failed, and play has stopped. */
        void playFailed(Throwable cause);

        /** A run that was stopped before has failed in its last tick; the current view is not affected. */
        void stoppedPlayFailed(Throwable cause);
    }

    /** The running level, and the state of the editor to restore when it stops. */
    private record Run(OpenLevel level, PlayThread thread, DocumentFeed feed, Selection selection) {}

    /**
     * Play of the current level.
     *
     * @param model shows whether and how fast the level is played
     * @param factory creates the thread that plays the level
     */
    public PlayControl(
            Texts texts,
            Supplier<OpenLevel> current,
            PlayModel model,
            PlayNumbers.Counts counts,
            PlayFactory factory,
            Failures failures) {
        this.texts = texts;
        this.current = current;
        this.model = model;
        this.numbers = new PlayNumbers(texts, counts);
        this.factory = factory;
        this.failures = failures;
        time = new TimeControl(() -> run == null ? null : run.thread(), model);
        model.speedProperty().addListener((property, before, now) -> {
            if (run != null) {
                run.thread().speed(now.doubleValue());
            }
        });
    }

    public LiveModel.Controls dials() {
        return dials;
    }

    /** Plays from the player's place in the level. */
    public void play() {
        play(Optional.empty());
    }

    /** Plays with the player's feet where the pointer is, if it is over the level. */
    public void playHere() {
        PointerPlace place = current.get().canvas().pointer().get();
        play(Optional.ofNullable(place).map(at -> new StartPoint(at.x(), at.y())));
    }

    /** Plays with the player's feet at a point. */
    void play(StartPoint from) {
        play(Optional.of(from));
    }

    /** Shows a run in the current level, rewinding it from its end until the key for that is released. */
    void rewind(PlayRecording recorded) {
        show(recorded);
        time.rewindFrom(recorded.run().length());
    }

    /** Whether the shown tick was just played, and not one of the past. */
    boolean isGoingOn() {
        return run != null
                && !run.thread().isPaused()
                && !run.thread().isBackward()
                && !run.thread().timeline().isInPast();
    }

    /** Stops play; returns what was played, unless the last tick takes long. */
    Optional<PlayRecording> leave() {
        Run left = run;
        stop();
        return left == null || ending == left
                ? Optional.empty()
                : Optional.ofNullable(left.thread().recording());
    }

    /** Shows a run in the current level, as it would be played. A button of the game takes over. */
    public void show(PlayRecording recorded) {
        if (run == null) {
            OpenLevel level = current.get();
            level.commitPending();
            start(level, recorded.in(level.document().level()));
        }
    }

    /** Moves through the time of the running level. */
    public TimeControl time() {
        return time;
    }

    /** Stops play; does nothing if nothing runs. */
    public void stop() {
        if (run == null) {
            return;
        }
        Run stopped = run;
        run = null;
        stopped.feed().close();
        numbers.end();
        time.release();
        time.timeline().setRunning(false);
        stopped.level().canvas().endPlay();
        if (stopped.thread().stop()) {
            showAsLastRun(stopped);
        } else {
            // Its last tick takes long. The run is shown when that tick has ended.
            RunsFeature.of(stopped.level()).last().clear();
            ending = stopped;
        }
        model.setPlaying(false);
        model.setPaused(false);
        stopped.level().part(LiveModel.class).end();
        ToolBox tools = stopped.level().tools();
        tools.cancel();
        tools.setPlaying(false);
        stopped.level().document().select(stopped.selection());
    }

    /** Keeps the run until the failure, so that it can be looked into. */
    private void keepFailed(OpenLevel level, PlayRecording recording) {
        if (recording != null && recording.run().length() > 0) {
            RunsFeature.of(level)
                    .kept()
                    .keep(RunsFeature.of(level).kept().freeName(texts.get("runs.failed")), recording, Trail.EMPTY);
        }
    }

    private static void showAsLastRun(Run ended) {
        if (ended.thread().failure() == null && ended.thread().recording() != null) {
            RunsFeature.of(ended.level())
                    .last()
                    .show(ended.thread().recording(), ended.thread().timeline());
        } else {
            RunsFeature.of(ended.level()).last().clear();
        }
    }

    private void play(Optional<StartPoint> from) {
        if (run == null) {
            OpenLevel level = current.get();
            level.commitPending();
            start(level, PlayRecording.empty(level.document().level(), from));
        }
    }

    private void start(OpenLevel level, PlayRecording recorded) {
        LevelDocument document = level.document();
        ToolBox tools = level.tools();
        PlayThread thread = factory.create(recorded, play -> Platform.runLater(() -> ended(play)));
        thread.speed(model.speed());
        ending = null;
        run = new Run(
                level, thread, new DocumentFeed(document, thread::queue, thread::beginEdit), document.selection());
        tools.setPlaying(true);
        RunsFeature.of(level).last().clear();
        time.timeline().setRunning(true);
        level.canvas().showPlay(thread, time::rewind);
        thread.start();
        beginDials(document, level.part(LiveModel.class));
        numbers.begin(level, thread);
        model.setPlaying(true);
    }

    private static void beginDials(LevelDocument document, LiveModel live) {
        Optional<LevelObject> player = document.level().player();
        if (player.isPresent()) {
            LevelObject it = player.get();
            live.begin(
                    it.width(),
                    it.height(),
                    it.get(CharacterType.WALK_SPEED),
                    it.get(CharacterType.JUMP_SPEED),
                    it.get(CharacterType.JUMP_RELEASE_SPEED));
        } else {
            live.begin();
        }
    }

    /** Handles the end of a run, which may have been stopped before. */
    private void ended(PlayThread play) {
        if (run != null && run.thread() == play) {
            OpenLevel level = run.level();
            stop();
            keepFailed(level, play.recording());
            failures.playFailed(play.failure());
            return;
        }
        if (play.failure() != null) {
            failures.stoppedPlayFailed(play.failure());
        }
        if (ending != null && ending.thread() == play) {
            Run ended = ending;
            ending = null;
            if (!ended.level().isDisposed()) {
                showAsLastRun(ended);
            }
        }
    }

    /** The dials of the inspector change the running player. */
    private final class Dials implements LiveModel.Controls {
        @Override
        public void resize(double width, double height) {
            queue(new CharacterCommand.ResizePlayer(width, height));
        }

        @Override
        public void move(double walk, double jump, double jumpRelease) {
            // Numbers without a dial keep the values of the level.
            Movement numbers = run == null
                    ? Movement.CLASSIC
                    : run.level()
                            .document()
                            .level()
                            .player()
                            .map(CharacterType::movement)
                            .orElse(Movement.CLASSIC);
            queue(new CharacterCommand.SetPlayerMovement(
                    numbers.withWalkSpeed(walk).withJumpSpeed(jump).withJumpReleaseSpeed(jumpRelease)));
        }

        private void queue(PlayCommand command) {
            if (run != null) {
                run.thread().queue(command);
            }
        }
    }

    /** Creates the thread that plays a level: {@link PlayThread#of}, or another one in a test. */
    @FunctionalInterface
    public interface PlayFactory {
        /**
         * Play that shows a run, or starts a new one if the run is empty; it does not run until it is started.
         *
         * @param run its level and start, and the ticks that are shown first
         */
        PlayThread create(PlayRecording run, Consumer<PlayThread> listener);
    }
}

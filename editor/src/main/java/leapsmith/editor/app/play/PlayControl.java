package leapsmith.editor.app.play;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import leapsmith.editor.app.level.OpenLevel;
import leapsmith.editor.model.LevelDocument;
import leapsmith.editor.model.Selection;
import leapsmith.editor.palette.PaletteEntry;
import leapsmith.editor.play.DocumentFeed;
import leapsmith.editor.play.PlayThread;
import leapsmith.editor.tool.ToolId;
import leapsmith.editor.toolbox.ToolBox;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.canvas.PointerPlace;
import leapsmith.editor.view.panel.PlayModel;
import leapsmith.editor.view.panel.inspector.LiveModel;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.play.CharacterCommand;
import leapsmith.levels.play.PlayCommand;
import leapsmith.levels.play.StartPoint;
import leapsmith.physics.body.Movement;

/**
 * Starts and stops play of the open level. While it runs, edits go to the document and from there to the game; when it
 * stops, tool, selection and view are what they were, and the document is what it was made into.
 */
public final class PlayControl {
    private final Supplier<OpenLevel> current;
    private final PlayModel model;
    private final LiveModel.Controls dials = new Dials();
    private final PlayNumbers numbers;
    private final Consumer<Throwable> failed;
    private final TimeControl time;
    private Run run;

    /** What runs, and what to go back to. */
    private record Run(
            OpenLevel level,
            PlayThread thread,
            DocumentFeed feed,
            ToolId tool,
            PaletteEntry entry,
            Selection selection) {}

    /**
     * Play of the level that is open then.
     *
     * @param model says whether and how fast the level is played
     * @param counts shows a line of counts, empty when nothing runs
     * @param failed hears why play ended by itself
     */
    public PlayControl(
            Texts texts,
            Supplier<OpenLevel> current,
            PlayModel model,
            PlayNumbers.Counts counts,
            Consumer<Throwable> failed) {
        this.current = current;
        this.model = model;
        this.numbers = new PlayNumbers(texts, counts);
        this.failed = failed;
        time = new TimeControl(() -> run == null ? null : run.thread(), model);
        model.speedProperty().addListener((property, before, now) -> {
            if (run != null) {
                run.thread().speed(now.doubleValue());
            }
        });
    }

    /** What the dials of the inspector do. */
    public LiveModel.Controls dials() {
        return dials;
    }

    /** Plays from the player's place in the level. */
    public void play() {
        start(Optional.empty());
    }

    /** Plays with the player's feet where the pointer is, if it is over the level. */
    public void playHere() {
        PointerPlace place = current.get().canvas().pointer().get();
        start(Optional.ofNullable(place).map(at -> new StartPoint(at.x(), at.y())));
    }

    /** Going through the time of what runs. */
    public TimeControl time() {
        return time;
    }

    /** Ends play; does nothing if nothing runs. */
    public void stop() {
        if (run == null) {
            return;
        }
        Run ended = run;
        run = null;
        ended.feed().close();
        numbers.end();
        time.timeline().setRunning(false);
        ended.level().canvas().endPlay();
        if (ended.thread().stop() && ended.thread().recording() != null) {
            ended.level()
                    .lastRun()
                    .show(ended.thread().recording(), ended.thread().timeline());
        } else {
            ended.level().lastRun().forget();
        }
        model.setPlaying(false);
        model.setPaused(false);
        ended.level().live().end();
        ToolBox tools = ended.level().tools();
        tools.cancel();
        tools.setPlaying(false);
        tools.choose(ended.entry());
        tools.choose(ended.tool());
        ended.level().document().select(ended.selection());
    }

    private void start(Optional<StartPoint> from) {
        if (run != null) {
            return;
        }
        OpenLevel level = current.get();
        level.canvas().cancelGesture();
        level.inspector().commit();
        LevelDocument document = level.document();
        ToolBox tools = level.tools();
        PlayThread thread = from.map(point -> PlayThread.of(document.level(), point, this::failed))
                .orElseGet(() -> PlayThread.of(document.level(), this::failed));
        thread.speed(model.speed());
        run = new Run(
                level,
                thread,
                new DocumentFeed(document, thread::queue),
                tools.chosenTool(),
                tools.chosenEntry(),
                document.selection());
        tools.setPlaying(true);
        level.lastRun().forget();
        time.timeline().setRunning(true);
        level.canvas().showPlay(thread, time::rewind);
        thread.start();
        beginDials(document, level.live());
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

    /** Called on the thread of play, as its last act. */
    private void failed(Throwable cause) {
        Platform.runLater(() -> {
            stop();
            failed.accept(cause);
        });
    }

    /** The dials of the inspector turn the running character. */
    private final class Dials implements LiveModel.Controls {
        @Override
        public void resize(double width, double height) {
            queue(new CharacterCommand.ResizePlayer(width, height));
        }

        @Override
        public void move(double walk, double jump, double jumpRelease) {
            // The numbers that have no dial stay what the level says.
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
}

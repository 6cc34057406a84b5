package leapsmith.editor.commands;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import leapsmith.editor.canvas.PointerPlace;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.files.Documents;
import leapsmith.editor.level.LevelName;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.level.OpenLevels;
import leapsmith.editor.play.PlayFrame;
import leapsmith.editor.settings.CurrentSettings;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.settings.UserCommand;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.Keymap;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;

/** Runs the commands of the user for the current level, after offering to save it, and shows their output. */
public final class CommandControl implements AutoCloseable {
    private final WindowContext window;
    private final Documents documents;
    private final OpenLevels levels;
    private final CurrentSettings settings;
    private final CommandsModel model;
    private final ObservableBooleanValue running;
    private final BooleanProperty shown = new SimpleBooleanProperty(this, "shown");

    public CommandControl(WindowContext window, Documents documents, OpenLevels levels, CurrentSettings settings) {
        this.window = window;
        this.documents = documents;
        this.levels = levels;
        this.settings = settings;
        model = new CommandsModel(window.texts()::get, window.ui(), this::sayFailure);
        running = model.isRunning();
    }

    /** The commands, in the order of their menu. */
    public List<UserCommand> all() {
        return settings.get(EditorSettings.USER_COMMANDS);
    }

    /** Calls a listener now and after each change of the commands. */
    public void whenChanged(Runnable listener) {
        settings.property(EditorSettings.USER_COMMANDS).subscribe(now -> listener.run());
    }

    /** Whether the panel with the output is shown. */
    public BooleanProperty shownProperty() {
        return shown;
    }

    /** Whether the command whose output is shown is running. */
    public ObservableBooleanValue runningProperty() {
        return running;
    }

    /** Creates the panel with the output. */
    public Node view(Actions actions) {
        return new CommandOutputView(window.texts(), actions, model, this::runAgain, shown);
    }

    /** Creates the page that edits the commands. */
    public Node page(Supplier<Keymap> keys) {
        return new CommandsPage(window.texts(), window.dialogs(), settings, keys);
    }

    /**
     * Runs a command for the current level. If the level has unsaved changes, offers to save them before. If the command
     * is running already, that is stopped first.
     */
    public void run(UserCommand command) {
        OpenLevel level = levels.current();
        level.commitPending();
        Place place = Place.in(level);
        LevelDocument document = level.document();
        boolean hasFile = document.file().isPresent();
        boolean isUpToDate = hasFile ? !document.isDirty() : !CommandLine.needsFile(command);
        // What can't be started needs no saved level.
        if (isUpToDate || CommandLine.problem(command).isPresent()) {
            start(command, document, place);
            return;
        }
        switch (answer(command, document)) {
            case SAVE -> documents.save(() -> start(command, document, place));
            case DISCARD -> start(command, document, place);
            case CANCEL -> {
                // Nothing runs.
            }
        }
    }

    private Dialogs.Unsaved answer(UserCommand command, LevelDocument document) {
        if (settings.get(EditorSettings.SAVE_BEFORE_COMMANDS)) {
            return Dialogs.Unsaved.SAVE;
        }
        return window.dialogs()
                .askSaveToRun(
                        LevelName.of(window.texts(), document),
                        command.name(),
                        document.file().isPresent());
    }

    private void runAgain(String name) {
        all().stream()
                .filter(command -> command.name().equals(name))
                .findFirst()
                .ifPresent(this::run);
    }

    /** Stops the command whose output is shown. */
    public void stop() {
        model.stop();
    }

    private void start(UserCommand command, LevelDocument document, Place place) {
        Optional<Message> problem = CommandLine.problem(command);
        if (problem.isPresent()) {
            window.dialogs()
                    .error(
                            window.texts().get("error.command", command.name()),
                            window.texts().get(problem.get()));
            return;
        }
        CommandLine.Values values = new CommandLine.Values(
                document.file(), place.x(), place.y(), document.level().name());
        shown.set(true);
        model.start(command.name(), CommandLine.of(command, values));
    }

    /** Says the failure over the level if the panel is closed. */
    private void sayFailure(CommandRun run) {
        if (!shown.get()) {
            Texts texts = window.texts();
            String reason = texts.get(run.stateProperty().get().message());
            levels.current().canvas().say(texts.get("command.failed", run.name(), reason));
        }
    }

    @Override
    public void close() {
        model.close();
    }

    /** Where a command is to start, in whole level px. */
    private record Place(long x, long y) {
        /**
         * The middle of the running player, or else the pointer, or else the middle of the player in the level, or else
         * the middle of the view.
         */
        static Place in(OpenLevel open) {
            PlayFrame frame = open.canvas().playFrame();
            if (frame != null && frame.hasPlayer()) {
                return inside(open, frame.playerX(), frame.playerY());
            }
            PointerPlace pointer = open.canvas().pointer().get();
            if (pointer != null) {
                return inside(open, pointer.x(), pointer.y());
            }
            Optional<LevelObject> player = open.document().level().player();
            return player.map(it -> inside(open, it.middleX(), it.middleY()))
                    .orElseGet(() -> inside(
                            open,
                            open.canvas().viewport().middleX(),
                            open.canvas().viewport().middleY()));
        }

        private static Place inside(OpenLevel open, double x, double y) {
            Level level = open.document().level();
            return new Place(
                    Math.round(Math.max(0, Math.min(x, (double) level.columns() * level.tileSize()))),
                    Math.round(Math.max(0, Math.min(y, (double) level.rows() * level.tileSize()))));
        }
    }
}

package leapsmith.editor.commands;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import leapsmith.levels.model.Message;

/**
 * The last run of each command, at most one of which is running. A command that is started again is stopped first, so
 * that one key press shows the level as it is now. Different commands may run at the same time.
 */
final class CommandsModel {
    private final Function<Message, String> words;
    private final Executor ui;
    private final Consumer<CommandRun> failed;
    private final ObservableList<CommandRun> runs = FXCollections.observableArrayList();
    private final ObjectProperty<CommandRun> chosen = new SimpleObjectProperty<>(this, "chosen");
    /** Runs that are started as soon as the one before has ended, by their name. */
    private final Map<String, CommandRun> waiting = new HashMap<>();

    private boolean isClosed;

    /**
     * No runs.
     *
     * @param words the text of a message
     * @param ui runs tasks on the thread of the window, to which everything here belongs
     * @param failed receives each run that ends with a failure
     */
    CommandsModel(Function<Message, String> words, Executor ui, Consumer<CommandRun> failed) {
        this.words = words;
        this.ui = ui;
        this.failed = failed;
    }

    /** The last run of each command, in the order in which they were first started. */
    ObservableList<CommandRun> runs() {
        return runs;
    }

    /** The run whose output is shown; null before the first one. */
    ObjectProperty<CommandRun> chosenProperty() {
        return chosen;
    }

    /** Whether the chosen run is running. */
    BooleanExpression isRunning() {
        return BooleanExpression.booleanExpression(chosen.flatMap(CommandRun::stateProperty)
                .map(CommandRun.State::running)
                .orElse(false));
    }

    /** Starts a program, after the running one of the same name has been stopped. */
    void start(String name, CommandLine line) {
        CommandRun run = new CommandRun(name, line, words, ui);
        Optional<CommandRun> before = find(name);
        if (before.isPresent() && before.get().isRunning()) {
            waiting.put(name, run);
            chosen.set(before.get());
            before.get().stop();
        } else {
            begin(run);
        }
    }

    /** Stops the chosen run. */
    void stop() {
        CommandRun run = chosen.get();
        if (run != null) {
            waiting.remove(run.name());
            run.stop();
        }
    }

    /** Ends all programs that are running, and starts no more. */
    void close() {
        isClosed = true;
        runs.stream().filter(CommandRun::isRunning).forEach(CommandRun::end);
    }

    private Optional<CommandRun> find(String name) {
        return runs.stream().filter(run -> run.name().equals(name)).findFirst();
    }

    private void begin(CommandRun run) {
        if (isClosed) {
            return;
        }
        Optional<CommandRun> before = find(run.name());
        if (before.isPresent()) {
            runs.set(runs.indexOf(before.get()), run);
        } else {
            runs.add(run);
        }
        chosen.set(run);
        run.stateProperty().addListener((property, old, now) -> {
            if (!now.running()) {
                ended(run, now);
            }
        });
        run.start();
    }

    private void ended(CommandRun run, CommandRun.State state) {
        CommandRun next = waiting.remove(run.name());
        if (next != null) {
            begin(next);
        } else if (state.failed()) {
            failed.accept(run);
        }
    }
}

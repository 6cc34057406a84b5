package leapsmith.editor.testers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.play.LatestOnlyWorker;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.model.Level;
import leapsmith.levels.testers.TesterReport;
import leapsmith.levels.testers.TesterReport.TriedJump;
import leapsmith.levels.testers.TesterRun;

/**
 * The runs of testers of a level: those in the folder {@code NAME.runs} beside it, and those that were added. They are read and run
 * in the background while the panel is shown, and run again after each change of the level. Belongs to the thread of the
 * document.
 */
public final class TestersModel implements AutoCloseable {
    /** The extension of the folder beside a level. */
    static final String FOLDER = ".runs";

    /** After how many runs the panel says how many are done. */
    private static final int PROGRESS = 100;

    private final LevelDocument document;
    private final Executor soon;
    private final Subscription changes;
    private final LatestOnlyWorker<Request> worker = new LatestOnlyWorker<>("testers", this::answer);
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(this, "state", State.NONE);
    private final List<Path> added = new ArrayList<>();
    private final List<TesterRun> pasted = new ArrayList<>();
    private boolean isShown;
    // What the thread of the worker alone uses.
    private final Map<Path, ReadFile> read = new LinkedHashMap<>();
    /** The level of the last report. */
    private Level reported;
    /** The runs of the last report that are in no file. */
    private List<TesterRun> reportedPasted = List.of();

    private State last = State.NONE;

    /**
     * What is known.
     *
     * @param report what came of all runs; empty before the first
     * @param jumps of the fastest run, with how players succeed; none before they are known
     * @param done how many runs have been made, and how many there are, while they are being made
     * @param problems why files couldn't be read
     */
    public record State(
            Optional<TesterReport> report, List<TriedJump> jumps, int done, int total, List<String> problems) {
        static final State NONE = new State(Optional.empty(), List.of(), 0, 0, List.of());

        boolean isWorking() {
            return done < total;
        }
    }

    private record Request(Level level, String name, Optional<Path> folder, List<Path> added, List<TesterRun> pasted) {}

    /** A file as it was when it was read. */
    private record ReadFile(long modified, long bytes, List<TesterRun> runs, String problem) {}

    /**
     * Reads nothing before it is shown.
     *
     * @param soon runs tasks later, on the thread of the document
     */
    public TestersModel(LevelDocument document, Executor soon) {
        this.document = document;
        this.soon = soon;
        changes = document.addListener(change -> {
            if (change instanceof Change.LevelChanged) {
                update();
            }
        });
    }

    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** Whether the panel is shown, without which nothing is read or run. */
    public void setShown(boolean shown) {
        isShown = shown;
        if (shown) {
            update();
        } else {
            worker.cancel();
            state.set(State.NONE);
        }
    }

    /** Adds files of runs, archives of them, or folders of these. */
    public void add(List<Path> files) {
        files.stream().filter(file -> !added.contains(file)).forEach(added::add);
        update();
    }

    /** Adds a run that is in no file. */
    void add(TesterRun run) {
        if (!pasted.contains(run)) {
            pasted.add(run);
        }
        update();
    }

    /** Reads files that are new or have changed, and runs all runs again if there are such, or the level has changed. */
    void update() {
        if (isShown) {
            worker.submit(new Request(
                    document.level(),
                    document.file().map(LevelFiles::stem).orElse(""),
                    document.file().map(Path::toAbsolutePath).map(Path::getParent),
                    List.copyOf(added),
                    List.copyOf(pasted)));
        }
    }

    private void answer(Request request) {
        List<String> problems = new ArrayList<>();
        List<TesterRun> runs = new ArrayList<>();
        List<Path> files = new ArrayList<>();
        request.folder().map(it -> it.resolve(request.name() + FOLDER)).ifPresent(it -> list(it, files, problems));
        request.added().forEach(it -> list(it, files, problems));
        boolean isChanged = read.keySet().retainAll(files)
                || request.level() != reported
                || !request.pasted().equals(reportedPasted);
        for (Path file : files) {
            ReadFile before = read.get(file);
            ReadFile now = readFile(file);
            isChanged |= now != before;
            runs.addAll(now.runs());
            if (!now.problem().isEmpty()) {
                problems.add(now.problem());
            }
        }
        if (!isChanged) {
            publish(last);
            return;
        }
        runs.addAll(request.pasted());
        if (!request.name().isEmpty()) {
            runs.removeIf(run -> !run.isOf(request.name()));
        }
        TesterReport report = TesterReport.of(
                request.level(),
                runs,
                done -> {
                    if (done % PROGRESS == 0) {
                        publish(new State(last.report(), last.jumps(), done, runs.size(), problems));
                    }
                },
                () -> !worker.isOutdated());
        if (worker.isOutdated()) {
            reported = null;
            return;
        }
        reported = request.level();
        reportedPasted = request.pasted();
        last = new State(Optional.of(report), List.of(), runs.size(), runs.size(), List.copyOf(problems));
        publish(last);
        List<TriedJump> jumps = report.jumps(() -> !worker.isOutdated());
        if (worker.isOutdated()) {
            reported = null;
            return;
        }
        last = new State(last.report(), jumps, last.done(), last.total(), last.problems());
        publish(last);
    }

    private void publish(State next) {
        soon.execute(() -> {
            if (isShown) {
                state.set(next);
            }
        });
    }

    /** Adds the files of runs in a folder and those below it, or a file. */
    private static void list(Path place, List<Path> files, List<String> problems) {
        if (!Files.isDirectory(place)) {
            if (Files.exists(place)) {
                files.add(place);
            }
            return;
        }
        try (Stream<Path> below = Files.walk(place)) {
            below.filter(file -> TesterRun.isName(file) && Files.isRegularFile(file))
                    .sorted()
                    .forEach(files::add);
        } catch (IOException | RuntimeException e) {
            problems.add(String.valueOf(e.getMessage()));
        }
    }

    private ReadFile readFile(Path file) {
        ReadFile before = read.get(file);
        long modified = file.toFile().lastModified();
        long bytes = file.toFile().length();
        if (before != null && before.modified() == modified && before.bytes() == bytes) {
            return before;
        }
        ReadFile now;
        try {
            now = new ReadFile(modified, bytes, TesterRun.read(file), "");
        } catch (IOException e) {
            now = new ReadFile(modified, bytes, List.of(), String.valueOf(e.getMessage()));
        }
        read.put(file, now);
        return now;
    }

    @Override
    public void close() {
        changes.unsubscribe();
        worker.close();
    }
}

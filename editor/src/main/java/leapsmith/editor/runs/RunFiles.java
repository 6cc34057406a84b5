package leapsmith.editor.runs;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import leapsmith.editor.canvas.CanvasSettings;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.document.FileNames;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.ui.FileErrors;
import leapsmith.editor.ui.FileTasks;
import leapsmith.editor.ui.LongWork;
import leapsmith.editor.ui.LongWorks;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.image.RunMovie;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.play.Trail;
import leapsmith.levels.play.TrailCsv;
import leapsmith.levels.replay.ReplayDocument;

/** Files of runs: replays, which are read and written, and tables and animated pictures, which are written. */
public final class RunFiles {
    private static final String TABLE = ".csv";
    private static final String MOVIE = ".gif";

    private final Texts texts;
    private final Dialogs dialogs;
    private final Supplier<OpenLevel> current;
    private final CanvasSettings settings;
    private final LongWorks works;
    private final FileTasks files;
    /** Separate, so that other files need not wait for a movie. */
    private final ExecutorService movieThread = Executors.newSingleThreadExecutor(task -> new Thread(task, "movie"));

    private final FileTasks movies;

    /**
     * Files of the runs of the current level.
     *
     * @param files reads and writes files, one after another
     */
    public RunFiles(WindowContext window, Supplier<OpenLevel> current, CanvasSettings settings) {
        texts = window.texts();
        dialogs = window.dialogs();
        this.current = current;
        this.settings = settings;
        works = window.works();
        files = window.tasks();
        movies = new FileTasks(movieThread, Platform::runLater);
    }

    /** Cancels movies that are being written. */
    public void close() {
        works.cancelAll();
        movieThread.shutdown();
    }

    /** Adds the run that is played, as far as it is recorded, or else the last run to the kept ones. */
    public void keep() {
        OpenLevel level = current.get();
        LastRun last = RunsFeature.of(level).last();
        PlayRecording shown = RunsFeature.of(level).layer().runProperty().get().run();
        if (last.run().isPresent()) {
            keep(level, last.run().get(), last.played());
        } else if (shown != null && shown.run().length() > 0) {
            keep(level, shown.sinceLastRestart(), Trail.EMPTY);
        }
    }

    private void keep(OpenLevel level, PlayRecording run, Trail trail) {
        RunsFeature.of(level).keep(RunsFeature.of(level).kept().freeName(texts.get("runs.name")), run, trail);
    }

    /** Reads a run from a file and keeps it, to be run in the current level. */
    public void load() {
        OpenLevel level = current.get();
        dialogs.chooseOpenReplay(folder()).ifPresent(file -> load(level, file));
    }

    private void load(OpenLevel level, Path file) {
        LongWork work = works.begin(texts.get("work.open", file.getFileName()), () -> {});
        files.read(
                () -> ReplayFormat.read(file),
                replay -> {
                    works.end(work);
                    if (work.isWanted() && !level.isDisposed()) {
                        show(level, file, replay);
                    }
                },
                cause -> {
                    works.end(work);
                    failed("error.run.load", file, cause);
                });
    }

    private static void show(OpenLevel level, Path file, ReplayDocument replay) {
        String name = replay.name().isBlank() ? file.getFileName().toString() : replay.name();
        PlayRecording run = replay.in(level.document().level());
        RunsFeature runs = RunsFeature.of(level);
        runs.show(runs.kept().keep(name, run, Trail.EMPTY));
    }

    public void save() {
        chosen(run -> {
            // Read now, because both may change before the file is written.
            String name = run.name();
            LevelDocument document = current.get().document();
            PlayRecording recording = run.run().in(document.level());
            Optional<Path> levelFile = document.file().map(Path::toAbsolutePath);
            dialogs.chooseExport(folder(), suggested(run, ReplayFormat.EXTENSION))
                    .ifPresent(file -> {
                        String level =
                                levelFile.map(path -> relative(file, path)).orElse("");
                        write(
                                files,
                                file,
                                () -> ReplayFormat.save(file, ReplayFormat.document(name, level, recording)));
                    });
        });
    }

    /** Writes the player's position tick by tick, in the chosen run and all runs that are shown. */
    public void table() {
        chosen(run -> {
            // Read now, because the trails may change before the file is written.
            List<Table> shown = RunsFeature.of(current.get()).kept().runs().stream()
                    .filter(it -> it == run || it.isShown())
                    .map(it -> new Table(
                            it.name(), it.trail(), it.run().level().physics().ticksPerSecond()))
                    .toList();
            dialogs.chooseExport(folder(), suggested(run, TABLE))
                    .ifPresent(file -> write(files, file, () -> SafeFile.save(file, out -> write(shown, out))));
        });
    }

    private static void write(List<Table> tables, OutputStream out) throws IOException {
        Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
        TrailCsv csv = new TrailCsv(writer);
        for (Table table : tables) {
            csv.add(table.name(), table.trail(), table.ticksPerSecond());
        }
        writer.flush();
    }

    private record Table(String name, Trail trail, int ticksPerSecond) {}

    /** Writes the chosen run as an animated picture, in the background. */
    public void movie() {
        chosen(run -> {
            PlayRecording recording = run.run().in(current.get().document().level());
            RunMovie movie = RunMovie.of(
                            recording.level(),
                            settings.overlays(),
                            settings.colorsProperty().get())
                    .withLook(Optional.ofNullable(current.get().canvas().shownLook()));
            dialogs.chooseExport(folder(), suggested(run, MOVIE)).ifPresent(file -> write(movie, recording, file));
        });
    }

    private void write(RunMovie movie, PlayRecording recording, Path file) {
        LongWork work = works.begin(texts.get("work.movie", file.getFileName()), () -> {});
        write(movies, file, () -> {
            try {
                if (work.isWanted()) {
                    SafeFile.saveUnlessCancelled(
                            file, out -> movie.write(recording, 0, Long.MAX_VALUE, out, work::report));
                }
            } finally {
                works.end(work);
            }
        });
    }

    public void removeChosen() {
        chosen(run -> RunsFeature.of(current.get()).kept().remove(run));
    }

    private void chosen(Consumer<KeptRun> what) {
        RunsFeature.of(current.get()).model().chosen().ifPresent(what);
    }

    private void write(FileTasks thread, Path file, FileTasks.Write task) {
        thread.write(
                task,
                () -> current.get().canvas().say(texts.get("toast.exported", file.getFileName())),
                cause -> failed("error.run.save", file, cause));
    }

    /** Shows why a file was not read or written. */
    private void failed(String titleKey, Path file, Throwable cause) {
        dialogs.error(texts.get(titleKey), FileErrors.message(texts, file, cause));
    }

    private Optional<Path> folder() {
        return current.get().document().file().map(file -> file.toAbsolutePath().getParent());
    }

    /** The names of the level and the run, as a file name that is valid on every system. */
    private String suggested(KeptRun run, String extension) {
        return FileNames.ofRun(current.get().document().file(), run.name()) + extension;
    }

    private static String relative(Path file, Path level) {
        Path folder = file.toAbsolutePath().getParent();
        try {
            return folder.relativize(level).toString().replace('\\', '/');
        } catch (IllegalArgumentException e) {
            // On another drive.
            return level.toString();
        }
    }
}

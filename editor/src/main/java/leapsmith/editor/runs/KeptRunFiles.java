package leapsmith.editor.runs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import leapsmith.editor.document.Change;
import leapsmith.editor.document.FileNames;
import leapsmith.editor.document.Subscription;
import leapsmith.editor.level.OpenLevel;
import leapsmith.levels.file.Disk;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.RawMembers;
import leapsmith.levels.replay.ReplayDocument;

/**
 * The files of the kept runs of a level: {@code LEVEL.RUN.replay.json} beside it. They are read when the level is
 * opened, and written, renamed and removed when it is saved; until then the document is dirty. A file is written once,
 * and records how the run ended when it was kept, so that replaying it fails in a level that breaks the run.
 */
public final class KeptRunFiles implements AutoCloseable {
    /** The key of a run's place in the list, from 0; files of earlier versions have none, and come first. */
    private static final String ORDER = "order";

    private static final int NO_ORDER = -1;

    private final OpenLevel level;
    private final Executor background;
    private final Executor ui;
    private final UnaryOperator<String> nameInWindow;
    private final BiConsumer<Path, Throwable> failures;
    private final Subscription changes;
    private final Subscription runChanges;
    /** The runs that are saved or are being saved. */
    private List<Named> saved = List.of();

    private boolean isClosed;

    // Used only in the background.
    private List<Saved> files = List.of();
    private Path filesBeside;

    /** A run and its name at a moment. */
    private record Named(KeptRun run, String name) {}

    /**
     * The file of a run.
     *
     * @param name the name of the run in the window
     * @param order its place among the files of the level
     */
    private record Saved(KeptRun run, String name, int order, Path file) {}

    /** A run as it was read. */
    private record Opened(Path file, ReplayDocument replay) {
        int order() {
            return replay.unknownKeys().get(ORDER).map(KeptRunFiles::numberOf).orElse(NO_ORDER);
        }
    }

    /**
     * The files of the runs of a level.
     *
     * @param nameInWindow returns the name that a run of a file has in the window; its file keeps its own
     * @param failures receives the file and the reason when a run can't be read or written, on any thread
     */
    public KeptRunFiles(
            OpenLevel level,
            Executor background,
            Executor ui,
            UnaryOperator<String> nameInWindow,
            BiConsumer<Path, Throwable> failures) {
        this.level = level;
        this.background = background;
        this.ui = ui;
        this.nameInWindow = nameInWindow;
        this.failures = failures;
        changes = level.document().addListener(this::changed);
        runChanges = RunsFeature.of(level).kept().addListener(this::update);
        level.document().file().ifPresent(this::load);
    }

    @Override
    public void close() {
        isClosed = true;
        changes.unsubscribe();
        runChanges.unsubscribe();
    }

    private void changed(Change change) {
        if (change instanceof Change.Saved it) {
            save(it.file());
        }
    }

    private void update() {
        level.document().setSideFilesDirty(!saved.equals(named()));
    }

    /** The runs that have no file yet with the name that they have now, the oldest first. */
    public List<KeptRun> unsaved() {
        return RunsFeature.of(level).kept().runs().stream()
                .filter(run -> !saved.contains(new Named(run, run.name())))
                .toList();
    }

    private List<Named> named() {
        return RunsFeature.of(level).kept().runs().stream()
                .map(run -> new Named(run, run.name()))
                .toList();
    }

    // ---- open

    private void load(Path levelFile) {
        background.execute(() -> {
            filesBeside = levelFile;
            List<Opened> opened = new ArrayList<>();
            for (Path file : runsOf(levelFile)) {
                try {
                    ReplayDocument replay = ReplayFormat.read(file);
                    if (isOf(replay, levelFile)) {
                        opened.add(new Opened(file, replay));
                    }
                } catch (IOException | RuntimeException e) {
                    failures.accept(file, e);
                }
            }
            opened.sort(Comparator.comparingInt(Opened::order));
            opened.forEach(run -> ui.execute(() -> show(run)));
        });
    }

    private static int numberOf(String json) {
        try {
            return Integer.parseInt(json.strip());
        } catch (NumberFormatException e) {
            return NO_ORDER;
        }
    }

    private static boolean isOf(ReplayDocument replay, Path levelFile) {
        return replay.levelFile().isEmpty()
                || replay.levelFile().equals(levelFile.getFileName().toString());
    }

    /** The files with names of kept runs of a level, in alphabetical order. */
    private static List<Path> runsOf(Path levelFile) {
        String start = LevelFiles.stem(levelFile) + ".";
        try {
            return Disk.SYSTEM.files(levelFile.toAbsolutePath().getParent()).stream()
                    .filter(file -> isRun(file.getFileName().toString(), start))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    private static boolean isRun(String name, String start) {
        return name.startsWith(start)
                && name.endsWith(ReplayFormat.EXTENSION)
                && name.length() > start.length() + ReplayFormat.EXTENSION.length();
    }

    private void show(Opened opened) {
        if (isClosed) {
            return;
        }
        Path file = opened.file();
        ReplayDocument replay = opened.replay();
        String name = replay.name().isBlank() ? file.getFileName().toString() : nameInWindow.apply(replay.name());
        yieldName(name);
        KeptRun run = RunsFeature.of(level).kept().keepAgain(name, replay);
        List<Named> all = new ArrayList<>(saved);
        all.add(new Named(run, run.name()));
        saved = all;
        update();
        background.execute(() -> {
            List<Saved> known = new ArrayList<>(files);
            known.add(new Saved(run, name, opened.order(), file));
            files = known;
        });
    }

    /** Gives another name to unsaved runs with this name, such as a recovered one: the name is that of a file. */
    private void yieldName(String name) {
        RunsFeature.of(level).kept().runs().stream()
                .filter(run -> run.name().equals(name) && saved.stream().noneMatch(it -> it.run() == run))
                .forEach(run -> RunsFeature.of(level)
                        .kept()
                        .rename(run, RunsFeature.of(level).kept().unusedName(name)));
    }

    // ---- save

    private void save(Path levelFile) {
        List<Named> wanted = named();
        // Clean from now on, because a program that ends still writes the files.
        saved = wanted;
        update();
        background.execute(() -> {
            try {
                write(levelFile, wanted);
            } catch (IOException | RuntimeException e) {
                ui.execute(() -> {
                    saved = List.of();
                    update();
                });
                failures.accept(levelFile, e);
            }
        });
    }

    /** Writes all runs beside a level, and removes the files of those that are gone or renamed. */
    private void write(Path levelFile, List<Named> runs) throws IOException {
        List<Saved> before = levelFile.equals(filesBeside) ? files : List.of();
        List<Saved> written = new ArrayList<>();
        int last = before.stream().mapToInt(Saved::order).max().orElse(NO_ORDER);
        for (Named run : runs) {
            Optional<Saved> former =
                    before.stream().filter(it -> it.run() == run.run()).findFirst();
            int order = former.isPresent() ? former.get().order() : ++last;
            written.add(write(levelFile, run, order, former.orElse(null)));
        }
        for (Saved former : before) {
            if (written.stream().noneMatch(it -> it.file().equals(former.file()))) {
                Files.deleteIfExists(former.file());
            }
        }
        files = List.copyOf(written);
        filesBeside = levelFile;
    }

    private static Saved write(Path levelFile, Named run, int order, Saved former) throws IOException {
        if (former != null && former.name().equals(run.name())) {
            return former;
        }
        Path file = FileNames.freeForRun(levelFile, run.name());
        ReplayFormat.save(file, replay(levelFile, run, order, former));
        return new Saved(run.run(), run.name(), order, file);
    }

    /** A run as it is stored: with the outcome of the moment at which it was kept. */
    private static ReplayDocument replay(Path levelFile, Named named, int order, Saved former) throws IOException {
        String levelName = levelFile.getFileName().toString();
        ReplayDocument replay;
        if (former != null) {
            replay = ReplayFormat.read(former.file());
        } else if (named.run().recorded().isPresent()) {
            replay = named.run().recorded().get();
        } else {
            replay = ReplayFormat.document(named.name(), levelName, named.run().asKept());
        }
        RawMembers extras =
                order == NO_ORDER ? replay.unknownKeys() : replay.unknownKeys().with(ORDER, String.valueOf(order));
        return replay.named(named.name(), levelName, extras);
    }
}

package leapsmith.editor.imports;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import leapsmith.editor.dialogs.ExportTarget;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.document.FileNames;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.level.DocumentHost;
import leapsmith.editor.looks.ThemeStore;
import leapsmith.editor.problems.ProblemText;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.settings.StoredExport;
import leapsmith.editor.ui.FileErrors;
import leapsmith.editor.ui.FileTasks;
import leapsmith.editor.ui.LongWork;
import leapsmith.editor.ui.LongWorks;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.format.Export;
import leapsmith.levels.format.ExternalFormat;
import leapsmith.levels.format.FileFormat;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.format.WorldExport;
import leapsmith.levels.json.SharedKinds;
import leapsmith.levels.look.Look;
import leapsmith.levels.model.Level;

/** Writes levels in the formats of other programs, in the background, and says what these can't hold. */
public final class LevelExports {
    private final Texts texts;
    private final ExternalDialogs dialogs;
    private final List<ExternalFormat> formats;
    private final FileTasks tasks;
    private final LongWorks works;
    private final DocumentHost shown;
    private final ExportTargets targets;
    private final ThemeStore themes;

    /** Exports the levels of a window. */
    public LevelExports(
            WindowContext window,
            ExternalDialogs dialogs,
            List<FileFormat> formats,
            DocumentHost shown,
            ThemeStore themes) {
        this.themes = themes;
        texts = window.texts();
        this.dialogs = dialogs;
        this.formats = formats.stream()
                .filter(format -> format.canWrite() && format instanceof ExternalFormat)
                .map(ExternalFormat.class::cast)
                .toList();
        targets = new ExportTargets(this.formats, shown);
        tasks = window.tasks();
        works = window.works();
        this.shown = shown;
    }

    public void export() {
        shown.commitPending();
        LevelDocument document = shown.current();
        Optional<ExportTarget> last = targets.last(document);
        dialogs.chooseExportTarget(
                        last.map(LevelExports::folder).orElseGet(shown::folder),
                        last.map(LevelExports::withoutExtension).orElseGet(() -> stem(document)),
                        choices(last))
                .ifPresent(target -> export(document, target, last.equals(Optional.of(target))));
    }

    /** Exports the current level to the file that it was exported to last; asks for one the first time. */
    public void exportAgain() {
        shown.commitPending();
        LevelDocument document = shown.current();
        targets.last(document).ifPresentOrElse(last -> export(document, last, true), this::export);
    }

    private static String stem(LevelDocument document) {
        return document.file()
                .map(LevelFiles::stem)
                .orElseGet(() -> FileNames.plain(document.level().name(), "level"));
    }

    private static String withoutExtension(ExportTarget target) {
        return FileNames.withoutExtension(target.file(), target.format());
    }

    private static Optional<Path> folder(ExportTarget target) {
        return Optional.ofNullable(target.file().toAbsolutePath().getParent());
    }

    /** All formats, that of the last export first. */
    private List<ExternalFormat> choices(Optional<ExportTarget> last) {
        List<ExternalFormat> choices = new ArrayList<>(formats);
        last.map(ExportTarget::format).filter(choices::remove).ifPresent(format -> choices.add(0, format));
        return choices;
    }

    /** @param again whether this level was exported there before, so that its files may be replaced */
    private void export(LevelDocument document, ExportTarget target, boolean again) {
        Level level = document.level();
        Optional<Path> folder =
                document.file().map(file -> file.toAbsolutePath().getParent());
        export(
                target.file(),
                again,
                false,
                work -> target.format()
                        .export(
                                level,
                                look(level, folder),
                                target.file().getFileName().toString()),
                () -> targets.remember(document, target));
    }

    private Optional<Look> look(Level level, Optional<Path> folder) {
        return themes.load(level.looks().theme(), folder).look();
    }

    /**
     * Exports levels of one folder as a world, after asking for its file; open ones as they are in the window.
     *
     * @param listed files of the folder; those that aren't levels of the program's own format are left out
     */
    public void exportWorld(List<Path> listed) {
        shown.commitPending();
        List<Path> files = listed.stream().filter(LevelFiles::isLevel).toList();
        if (files.isEmpty()) {
            shown.say(texts.get("world.none"));
            return;
        }
        Path folder = files.get(0).toAbsolutePath().getParent();
        Optional<Path> last = targets.lastOfWorld(folder);
        WorldExport.Format first = last.flatMap(WorldExport.Format::of).orElse(WorldExport.Format.LDTK);
        Path named = last.orElse(folder).getFileName();
        String stem = named == null ? "world" : last.isPresent() ? FileNames.stem(named) : named.toString();
        dialogs.chooseWorld(Optional.of(last.map(Path::getParent).orElse(folder)), stem, first)
                .ifPresent(world -> exportWorld(files, folder, world, last.equals(Optional.of(world))));
    }

    private void exportWorld(List<Path> files, Path folder, Path world, boolean again) {
        Map<Path, Level> open = new HashMap<>();
        files.forEach(file -> shown.withFile(file).ifPresent(document -> open.put(file, document.level())));
        export(
                world,
                again,
                true,
                work -> {
                    List<WorldExport.Part> parts = new ArrayList<>();
                    for (Path file : files) {
                        Level level = open.containsKey(file) ? open.get(file) : LevelFiles.read(file);
                        parts.add(new WorldExport.Part(LevelFiles.stem(file), level, look(level, Optional.of(folder))));
                        if (!work.report((double) parts.size() / files.size())) {
                            break;
                        }
                    }
                    return WorldExport.of(parts, SharedKinds.of(folder).content(), world);
                },
                () -> targets.rememberWorld(folder, world));
    }

    /** Makes an export, in the background. */
    private interface Preparation {
        Export run(LongWork work) throws IOException;
    }

    private record Prepared(Export export, List<String> replaced) {}

    /**
     * @param file the main file
     * @param again whether the same was exported there before, so that its files may be replaced
     * @param done runs after everything is written
     */
    private void export(Path file, boolean again, boolean ofWorld, Preparation preparation, Runnable done) {
        LongWork work = begin(file);
        tasks.read(
                () -> {
                    Export export = preparation.run(work);
                    List<String> replaced = export.endangered(file).stream()
                            .map(each -> each.getFileName().toString())
                            .toList();
                    return new Prepared(export, replaced);
                },
                prepared -> {
                    works.end(work);
                    boolean mayReplace = !work.isWanted()
                            || again
                            || prepared.replaced().isEmpty()
                            || dialogs.askReplace(prepared.replaced());
                    if (work.isWanted() && mayReplace) {
                        write(file, prepared.export(), () -> {
                            done.run();
                            report(file, prepared.export(), again, ofWorld);
                        });
                    }
                },
                cause -> failed(work, file, cause));
    }

    private LongWork begin(Path file) {
        return works.begin(texts.get("work.movie", file.getFileName()), () -> {});
    }

    private void write(Path file, Export export, Runnable done) {
        LongWork work = begin(file);
        tasks.write(
                () -> export.write(file, work::report),
                () -> {
                    works.end(work);
                    if (work.isWanted()) {
                        done.run();
                    }
                },
                cause -> failed(work, file, cause));
    }

    /** What was lost is listed once; the next export to the same file only counts it. */
    private void report(Path file, Export export, boolean again, boolean ofWorld) {
        String name = file.getFileName().toString();
        List<String> lost = export.lost().stream()
                .map(finding -> ProblemText.of(texts, finding))
                .toList();
        String outcome = lost.isEmpty()
                ? texts.get("toast.exported", name)
                : texts.get("toast.exported.lost", name, lost.size());
        shown.say(outcome);
        if (ofWorld) {
            // The world may be shown, and not the level.
            shown.status(outcome);
        }
        if (!lost.isEmpty() && !again) {
            dialogs.showLost(name, lost, ofWorld);
        }
    }

    private void failed(LongWork work, Path file, Throwable cause) {
        works.end(work);
        dialogs.general().error(texts.get("error.export"), FileErrors.message(texts, file, cause));
    }

    /** The last export target of each level and folder. The settings keep those of levels with a file until the next start. */
    private static final class ExportTargets {
        /** What the settings call the format of a folder, whose extension says more. */
        private static final String WORLD = "world";

        private final List<ExternalFormat> formats;
        private final DocumentHost shown;
        private final Map<LevelDocument, ExportTarget> ofOpen = new WeakHashMap<>();

        /** The targets of a window. */
        ExportTargets(List<ExternalFormat> formats, DocumentHost shown) {
            this.formats = formats;
            this.shown = shown;
        }

        /** The last target of a level; empty if it was never exported. */
        Optional<ExportTarget> last(LevelDocument document) {
            return Optional.ofNullable(ofOpen.get(document))
                    .or(() -> document.file().flatMap(this::stored));
        }

        /** The file that the levels of a folder were exported to last; empty for none. */
        Optional<Path> lastOfWorld(Path folder) {
            return storedAt(folder)
                    .filter(export -> export.format().equals(WORLD))
                    .map(StoredExport::target);
        }

        private Optional<StoredExport> storedAt(Path source) {
            Path wanted = absolute(source);
            return shown.settings().get(EditorSettings.EXPORTS).stream()
                    .filter(export -> export.level().equals(wanted))
                    .findFirst();
        }

        private Optional<ExportTarget> stored(Path level) {
            return storedAt(level)
                    .flatMap(export -> formats.stream()
                            .filter(format -> format.id().equals(export.format()))
                            .findFirst()
                            .map(format -> new ExportTarget(export.target(), format)));
        }

        void remember(LevelDocument document, ExportTarget target) {
            ofOpen.put(document, target);
            document.file()
                    .ifPresent(level ->
                            remember(level, target.file(), target.format().id()));
        }

        void rememberWorld(Path folder, Path world) {
            remember(folder, world, WORLD);
        }

        private void remember(Path source, Path target, String format) {
            StoredExport last = new StoredExport(absolute(source), absolute(target), format);
            shown.remember(settings -> {
                List<StoredExport> exports = new ArrayList<>(settings.get(EditorSettings.EXPORTS));
                exports.removeIf(export -> export.level().equals(last.level()));
                exports.add(0, last);
                return settings.with(EditorSettings.EXPORTS, exports);
            });
        }

        private static Path absolute(Path file) {
            return file.toAbsolutePath().normalize();
        }
    }
}

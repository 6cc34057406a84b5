package leapsmith.editor.imports;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
import leapsmith.editor.settings.Settings;
import leapsmith.editor.settings.StoredExport;
import leapsmith.editor.ui.FileErrors;
import leapsmith.editor.ui.FileTasks;
import leapsmith.editor.ui.LongWork;
import leapsmith.editor.ui.LongWorks;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.format.Export;
import leapsmith.levels.format.Export.ExportedFile;
import leapsmith.levels.format.ExternalFormat;
import leapsmith.levels.format.FileFormat;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.image.TileSheet;
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

    private record Prepared(Export export, List<String> replaced) {}

    /** @param again whether this level was exported there before, so that its files may be replaced */
    private void export(LevelDocument document, ExportTarget target, boolean again) {
        Level level = document.level();
        Optional<Path> folder =
                document.file().map(file -> file.toAbsolutePath().getParent());
        LongWork work = begin(target);
        tasks.read(
                () -> prepare(level, themes.load(level.looks().theme(), folder).look(), target),
                prepared -> {
                    works.end(work);
                    boolean mayReplace =
                            again || prepared.replaced().isEmpty() || dialogs.askReplace(prepared.replaced());
                    if (work.isWanted() && mayReplace) {
                        write(document, target, prepared.export(), again);
                    }
                },
                cause -> failed(work, target, cause));
    }

    private LongWork begin(ExportTarget target) {
        return works.begin(texts.get("work.movie", target.file().getFileName()), () -> {});
    }

    private static Prepared prepare(Level level, Optional<Look> look, ExportTarget target) {
        String name = target.file().getFileName().toString();
        Export export = target.format().export(level, look, name);
        List<String> replaced = export.files().stream()
                .map(ExportedFile::name)
                .filter(other -> !other.equals(name) && isInTheWay(target.file().resolveSibling(other)))
                .toList();
        return new Prepared(export, replaced);
    }

    /** Whether a file would be lost; a picture of tiles that another export wrote is not. */
    private static boolean isInTheWay(Path file) {
        return Files.exists(file) && !TileSheet.isUnchanged(file);
    }

    private void write(LevelDocument document, ExportTarget target, Export export, boolean again) {
        LongWork work = begin(target);
        tasks.write(
                () -> write(target, export, work),
                () -> {
                    works.end(work);
                    if (work.isWanted()) {
                        targets.remember(document, target);
                        report(target, export, again);
                    }
                },
                cause -> failed(work, target, cause));
    }

    private static void write(ExportTarget target, Export export, LongWork work) throws IOException {
        int written = 0;
        for (ExportedFile file : export.files()) {
            if (!work.report((double) written++ / export.files().size())) {
                return;
            }
            SafeFile.save(target.file().resolveSibling(file.name()), file.content());
        }
    }

    /** What was lost is listed once; the next export to the same file only counts it. */
    private void report(ExportTarget target, Export export, boolean again) {
        String name = target.file().getFileName().toString();
        List<String> lost = export.lost().stream()
                .map(finding -> ProblemText.of(texts, finding))
                .toList();
        shown.say(
                lost.isEmpty()
                        ? texts.get("toast.exported", name)
                        : texts.get("toast.exported.lost", name, lost.size()));
        if (!lost.isEmpty() && !again) {
            dialogs.showLost(name, lost);
        }
    }

    private void failed(LongWork work, ExportTarget target, Throwable cause) {
        works.end(work);
        dialogs.general().error(texts.get("error.export"), FileErrors.message(texts, target.file(), cause));
    }

    /** The last export target of each level. The settings keep those of levels with a file until the next start. */
    private static final class ExportTargets {
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

        private Optional<ExportTarget> stored(Path level) {
            Path wanted = absolute(level);
            return shown.settings().get(EditorSettings.EXPORTS).stream()
                    .filter(export -> export.level().equals(wanted))
                    .findFirst()
                    .flatMap(export -> formats.stream()
                            .filter(format -> format.id().equals(export.format()))
                            .findFirst()
                            .map(format -> new ExportTarget(export.target(), format)));
        }

        void remember(LevelDocument document, ExportTarget target) {
            ofOpen.put(document, target);
            document.file().ifPresent(level -> shown.remember(settings -> with(settings, absolute(level), target)));
        }

        private static Settings with(Settings settings, Path level, ExportTarget target) {
            List<StoredExport> exports = new ArrayList<>(settings.get(EditorSettings.EXPORTS));
            exports.removeIf(export -> export.level().equals(level));
            exports.add(
                    0,
                    new StoredExport(
                            level, absolute(target.file()), target.format().id()));
            return settings.with(EditorSettings.EXPORTS, exports);
        }

        private static Path absolute(Path file) {
            return file.toAbsolutePath().normalize();
        }
    }
}

package leapsmith.editor.share;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.document.FileNames;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.level.DocumentHost;
import leapsmith.editor.ui.FileErrors;
import leapsmith.editor.ui.FileTasks;
import leapsmith.editor.ui.LongWork;
import leapsmith.editor.ui.LongWorks;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.json.LevelFormat;
import leapsmith.levels.json.ReplayFormat;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.PlayRecording;
import leapsmith.web.WebPage;

/** Shares levels as web pages, which are written in the background. */
public final class WebPages {
    private static final String PAGE = ".html";
    private static final String ARCHIVE = ".zip";

    private final Texts texts;
    private final Dialogs dialogs;
    private final FileTasks tasks;
    private final LongWorks works;
    private final DocumentHost shown;
    private final Supplier<Optional<PlayRecording>> run;
    /** What was chosen last. */
    private Dialogs.SharedPage chosen = new Dialogs.SharedPage("", false, true, Set.of(WebPage.Feature.REWIND), false);

    /**
     * Shares the level that is shown in a window.
     *
     * @param run a run of the designer in that level, if there is one
     */
    public WebPages(WindowContext window, DocumentHost shown, Supplier<Optional<PlayRecording>> run) {
        texts = window.texts();
        dialogs = window.dialogs();
        tasks = window.tasks();
        works = window.works();
        this.shown = shown;
        this.run = run;
    }

    /** Asks how, and writes the page of the level as it is now, saved or not. */
    public void share() {
        shown.commitPending();
        LevelDocument document = shown.current();
        Level level = document.level();
        Optional<Path> file = document.file().map(Path::toAbsolutePath);
        Optional<Path> folder = file.map(Path::getParent);
        // A run from elsewhere would only confuse who begins at the start.
        Optional<PlayRecording> ghost = run.get()
                .map(recording -> recording.in(level))
                .filter(recording -> recording.start().isEmpty());
        List<Path> others = folder.map(it -> levelsOf(it, file.get())).orElse(List.of());
        boolean leads = level.objects(ZoneType.TYPE).stream().anyMatch(ZoneType::leavesLevel);
        Dialogs.SharedPage suggested = chosen.withAllLevels(chosen.allLevels() || leads && !others.isEmpty());
        Optional<Dialogs.SharedPage> wanted = dialogs.askShare(suggested, ghost.isPresent(), others.size() + 1);
        if (wanted.isEmpty()) {
            return;
        }
        chosen = wanted.get();
        String name = file.map(LevelFiles::stem).orElseGet(() -> FileNames.plain(level.name(), "level"));
        dialogs.chooseExport(folder, name + (chosen.asArchive() ? ARCHIVE : PAGE))
                .ifPresent(target -> write(
                        new Page(
                                level,
                                name,
                                folder,
                                chosen.withRun() ? ghost : Optional.empty(),
                                chosen.allLevels() ? others : List.of(),
                                chosen),
                        target));
    }

    /** The other levels of a folder, in the order of their names; none if it can't be listed. */
    private static List<Path> levelsOf(Path folder, Path except) {
        try {
            return LevelFiles.in(folder).stream()
                    .filter(it -> !it.equals(except))
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    private void write(Page page, Path target) {
        LongWork work = works.begin(texts.get("work.movie", target.getFileName()), () -> {});
        tasks.write(
                () -> page.write(target),
                () -> {
                    works.end(work);
                    dialogs.showShared(
                            target,
                            WebPage.embedding(
                                    page.wanted().asArchive()
                                            ? "index.html"
                                            : target.getFileName().toString()));
                },
                cause -> {
                    works.end(work);
                    dialogs.error(texts.get("error.share"), FileErrors.message(texts, target, cause));
                });
    }

    /**
     * What is written.
     *
     * @param level as it was when it was shared
     * @param name that of its file without the extension
     * @param run the designer's; empty for none
     * @param others files of further levels
     */
    private record Page(
            Level level,
            String name,
            Optional<Path> folder,
            Optional<PlayRecording> run,
            List<Path> others,
            Dialogs.SharedPage wanted) {

        void write(Path target) throws IOException {
            List<WebPage.PlayedLevel> levels = new ArrayList<>();
            levels.add(WebPage.PlayedLevel.in(
                    folder,
                    name,
                    level,
                    run.map(recording -> ReplayFormat.document("", name + LevelFormat.EXTENSION, recording))));
            for (Path other : others) {
                levels.add(WebPage.PlayedLevel.in(
                        folder, LevelFiles.stem(other), LevelFormat.read(other), Optional.empty()));
            }
            WebPage page = new WebPage(
                    level.name().isEmpty() ? name : level.name(), wanted.description(), levels, wanted.features(), "");
            SafeFile.save(target, wanted.asArchive() ? page::writeZip : page::write);
        }
    }
}

package leapsmith.editor.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.document.FileNames;
import leapsmith.editor.document.LevelStorage;
import leapsmith.editor.imports.MapImports;
import leapsmith.editor.level.DocumentHost;
import leapsmith.editor.ui.FileErrors;
import leapsmith.editor.ui.FileTasks;
import leapsmith.editor.ui.LongWork;
import leapsmith.editor.ui.LongWorks;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.convert.ImportedLevel;
import leapsmith.levels.convert.LevelImport;
import leapsmith.levels.definitions.ProjectKinds;
import leapsmith.levels.external.ExternalMap;
import leapsmith.levels.file.SafeFile;
import leapsmith.levels.format.FileContent;
import leapsmith.levels.format.LevelFiles;
import leapsmith.levels.image.ImportedTheme;
import leapsmith.levels.json.KindsFile;
import leapsmith.levels.model.Level;
import leapsmith.levels.scene.ColorScheme;

/**
 * Makes a folder of levels of all maps of a file of another editor: each level with its theme and its place in the world, and one
 * kinds file with the kinds of objects that the other editor defines.
 */
public final class FolderImport {
    private final Texts texts;
    private final Dialogs dialogs;
    private final LevelStorage storage;
    private final MapImports imports;
    private final DocumentHost shown;
    private final FileTasks tasks;
    private final LongWorks works;
    private final BiConsumer<Path, Path> done;

    /** @param done receives the folder and the file of its first level */
    public FolderImport(
            WindowContext window,
            LevelStorage storage,
            MapImports imports,
            DocumentHost shown,
            BiConsumer<Path, Path> done) {
        texts = window.texts();
        dialogs = window.dialogs();
        tasks = window.tasks();
        works = window.works();
        this.storage = storage;
        this.imports = imports;
        this.shown = shown;
        this.done = done;
    }

    /** Asks for the file, what its maps become, and the folder. */
    public void choose() {
        shown.commitPending();
        dialogs.chooseOpen(shown.folder()).ifPresent(this::read);
    }

    private void read(Path file) {
        ColorScheme colors = imports.colors();
        run(
                texts.get("work.open", file.getFileName()),
                file,
                work -> {
                    if (storage.open(file) instanceof FileContent.OfProject maps) {
                        return Optional.of(imports.prepare(file, maps.project(), colors));
                    }
                    return Optional.<MapImports.Read>empty();
                },
                read -> {
                    if (read.isEmpty()) {
                        dialogs.error(texts.get("error.import"), texts.get("error.import.level", file.getFileName()));
                    } else {
                        imports.askRules(file, read.get(), true)
                                .ifPresent(chosen -> dialogs.chooseFolder(Optional.ofNullable(
                                                file.toAbsolutePath().getParent()))
                                        .ifPresent(folder -> write(file, chosen, folder)));
                    }
                });
    }

    private void write(Path source, MapImports.Chosen chosen, Path folder) {
        run(
                texts.get("work.import", source.getFileName()),
                source,
                work -> written(source, chosen, folder, work),
                files -> files.stream().findFirst().ifPresent(first -> {
                    shown.say(texts.get("toast.imported", files.size(), folder.getFileName()));
                    done.accept(folder, first);
                }));
    }

    /** The levels that were written, at their first or next free names; called by a background thread. */
    private List<Path> written(Path source, MapImports.Chosen chosen, Path folder, LongWork work) throws IOException {
        Files.createDirectories(folder);
        ProjectKinds kinds = ProjectKinds.of(source, Optional.empty(), chosen.profile(), folder);
        if (kinds.isChanged()) {
            SafeFile.save(
                    folder.resolve(KindsFile.NAME), kinds.file()::write, in -> KindsFile.read(in, "what was written"));
        }
        List<Path> files = new ArrayList<>();
        for (ExternalMap map : chosen.maps()) {
            if (!work.report((double) files.size() / chosen.maps().size())) {
                break;
            }
            files.add(written(source, LevelImport.of(map, chosen.profile(), kinds.byClass()), folder));
        }
        return files;
    }

    private Path written(Path source, ImportedLevel imported, Path folder) throws IOException {
        Level level = imported.level();
        Path file = FileNames.free(folder.resolve(FileNames.ofLevel(level.name())));
        if (imported.theme().isPresent()) {
            String name = LevelFiles.stem(file);
            level = level.withLooks(level.looks().withTheme(name));
            new ImportedTheme(imported.theme().get(), source).save(ImportedTheme.beside(file, name));
        }
        storage.save(file, level);
        return file;
    }

    private interface Task<T> {
        T run(LongWork work) throws IOException;
    }

    private interface Then<T> {
        void accept(T result);
    }

    private <T> void run(String text, Path file, Task<T> task, Then<T> then) {
        LongWork work = works.beginFirst(text, () -> shown.busy(null));
        shown.busy(work);
        tasks.read(
                () -> task.run(work),
                result -> ended(work, () -> then.accept(result)),
                cause -> ended(
                        work, () -> dialogs.error(texts.get("error.import"), FileErrors.message(texts, file, cause))));
    }

    private void ended(LongWork work, Runnable then) {
        works.end(work);
        if (work.isWanted()) {
            shown.busy(null);
            then.run();
        }
    }
}

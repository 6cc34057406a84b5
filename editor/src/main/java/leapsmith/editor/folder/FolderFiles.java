package leapsmith.editor.folder;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.WindowContext;
import leapsmith.editor.document.FileNames;
import leapsmith.editor.files.Documents;
import leapsmith.editor.ui.FileErrors;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.file.SafeFile;

/** Creates, renames, copies and deletes the levels of a folder, in the background. A failure is shown in one sentence. */
final class FolderFiles implements FolderModel.Controls {
    private final Texts texts;
    private final Dialogs dialogs;
    private final Documents documents;
    private final LevelFolder folder;
    private final Trash trash;
    private final Consumer<Path> openFolder;
    private final Executor background;
    private final Executor ui;
    private final Consumer<String> say;
    /** The files that were moved to the trash, the last one first. */
    private final Deque<Deleted> deleted = new ArrayDeque<>();

    private record Deleted(Path file, byte[] content) {}

    /** A task with files. */
    @FunctionalInterface
    private interface Task {
        Path run() throws IOException;
    }

    /** Changes files of a folder. */
    FolderFiles(
            WindowContext window,
            Documents documents,
            LevelFolder folder,
            Trash trash,
            Consumer<Path> openFolder,
            Consumer<String> say) {
        texts = window.texts();
        dialogs = window.dialogs();
        this.documents = documents;
        this.folder = folder;
        this.trash = trash;
        this.openFolder = openFolder;
        this.say = say;
        background = window.background();
        ui = window.ui();
    }

    @Override
    public void open(Path file) {
        documents.open(file);
    }

    @Override
    public void create() {
        documents.newLevelIn(folder.folder());
    }

    @Override
    public void chooseFolder() {
        dialogs.chooseFolder(Optional.ofNullable(folder.folder())).ifPresent(openFolder);
    }

    @Override
    public void rename(Path file) {
        if (documents.isDirty(file)) {
            dialogs.error(texts.get("error.rename"), texts.get("error.rename.unsaved", file.getFileName()));
            return;
        }
        dialogs.askFileName(file)
                .filter(renamed -> !renamed.equals(file))
                .ifPresent(renamed -> run("error.rename", file, () -> moved(file, renamed), done -> {
                    documents.renamed(file, done);
                    folder.refresh();
                }));
    }

    @Override
    public void duplicate(Path file) {
        run("error.duplicate", file, () -> copied(file), copy -> folder.refresh());
    }

    @Override
    public void delete(Path file) {
        if (!dialogs.askTrash(file)) {
            return;
        }
        documents.close(
                file,
                () -> background.execute(() -> {
                    try {
                        byte[] content = Files.readAllBytes(file);
                        trash.move(file);
                        ui.execute(() -> moved(new Deleted(file, content)));
                    } catch (IOException | RuntimeException e) {
                        ui.execute(() -> deleteForever(file));
                    }
                }));
    }

    private void moved(Deleted done) {
        deleted.push(done);
        folder.refresh();
        say.accept(texts.get("toast.trashed", done.file().getFileName()));
    }

    @Override
    public Optional<Path> lastDeleted() {
        return Optional.ofNullable(deleted.peek()).map(Deleted::file);
    }

    @Override
    public void undoDelete() {
        if (deleted.isEmpty()) {
            return;
        }
        Deleted last = deleted.pop();
        run(
                "error.restore",
                last.file(),
                () -> {
                    if (Files.exists(last.file())) {
                        throw new FileAlreadyExistsException(last.file().toString(), null, "it already exists");
                    }
                    SafeFile.save(last.file(), out -> out.write(last.content()));
                    return last.file();
                },
                done -> {
                    folder.refresh();
                    say.accept(texts.get("toast.restored", done.getFileName()));
                });
    }

    private void deleteForever(Path file) {
        if (dialogs.askDelete(file)) {
            run(
                    "error.delete",
                    file,
                    () -> {
                        Files.delete(file);
                        return file;
                    },
                    done -> folder.refresh());
        }
    }

    private static Path copied(Path file) throws IOException {
        Path copy = FileNames.free(file);
        SafeFile.save(copy, out -> {
            try (InputStream in = Files.newInputStream(file)) {
                in.transferTo(out);
            }
        });
        return copy;
    }

    /** Never replaces another file. */
    private static Path moved(Path file, Path renamed) throws IOException {
        // A name that differs only in case is the same file on some systems.
        if (Files.exists(renamed) && !Files.isSameFile(file, renamed)) {
            throw new FileAlreadyExistsException(renamed.toString(), null, "it already exists");
        }
        return Files.move(file, renamed);
    }

    private void run(String errorKey, Path file, Task task, Consumer<Path> then) {
        background.execute(() -> {
            try {
                Path done = task.run();
                ui.execute(() -> then.accept(done));
            } catch (FileAlreadyExistsException e) {
                String name = Path.of(e.getFile()).getFileName().toString();
                ui.execute(() -> dialogs.error(texts.get(errorKey), texts.get("error.file.exists", name)));
            } catch (IOException | RuntimeException e) {
                ui.execute(() -> dialogs.error(texts.get(errorKey), FileErrors.message(texts, file, e)));
            }
        });
    }
}

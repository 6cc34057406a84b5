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
    /** The most bytes of deleted files that are kept to bring them back. */
    private final long maxKeptBytes;
    /** The files that were moved to the trash, the last one first; together at most {@link #maxKeptBytes}. */
    private final Deque<Deleted> deleted = new ArrayDeque<>();

    private record Deleted(Path file, byte[] content) {}

    /** A task with files. */
    @FunctionalInterface
    private interface Task {
        Path run() throws IOException;
    }

    /**
     * Changes files of a folder.
     *
     * @param maxKeptBytes the most bytes of deleted files that are kept to bring them back
     */
    FolderFiles(
            WindowContext window,
            Documents documents,
            LevelFolder folder,
            Trash trash,
            Consumer<Path> openFolder,
            Consumer<String> say,
            long maxKeptBytes) {
        texts = window.texts();
        dialogs = window.dialogs();
        this.documents = documents;
        this.folder = folder;
        this.trash = trash;
        this.openFolder = openFolder;
        this.say = say;
        this.maxKeptBytes = maxKeptBytes;
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
        background.execute(() -> {
            boolean isKept = isSmall(file);
            ui.execute(() -> delete(file, isKept));
        });
    }

    private boolean isSmall(Path file) {
        try {
            return Files.size(file) <= maxKeptBytes;
        } catch (IOException e) {
            // Reading it will fail too, with a question.
            return true;
        }
    }

    /** @param isKept whether its content is kept, so that it can be brought back */
    private void delete(Path file, boolean isKept) {
        if (!dialogs.askTrash(file, isKept)) {
            return;
        }
        documents.close(
                file,
                () -> background.execute(() -> {
                    try {
                        Optional<Deleted> kept =
                                isKept ? Optional.of(new Deleted(file, Files.readAllBytes(file))) : Optional.empty();
                        trash.move(file);
                        ui.execute(() -> moved(file, kept));
                    } catch (IOException | RuntimeException e) {
                        ui.execute(() -> deleteForever(file));
                    }
                }));
    }

    private void moved(Path file, Optional<Deleted> kept) {
        kept.ifPresent(this::keep);
        folder.refresh();
        say.accept(texts.get("toast.trashed", file.getFileName()));
    }

    /** Keeps the content of a deleted file, and drops those of the first ones if they are too many bytes together. */
    private void keep(Deleted last) {
        deleted.push(last);
        while (deleted.stream().mapToLong(it -> it.content().length).sum() > maxKeptBytes) {
            deleted.removeLast();
        }
    }

    @Override
    public Optional<Path> lastDeleted() {
        return Optional.ofNullable(deleted.peek()).map(Deleted::file);
    }

    @Override
    public void undoDelete() {
        // Removed at once, as the user may press the button again before the file is there.
        Deleted last = deleted.poll();
        if (last == null) {
            return;
        }
        run(
                "error.restore",
                last.file(),
                () -> {
                    try {
                        return restored(last);
                    } catch (IOException | RuntimeException e) {
                        ui.execute(() -> keep(last));
                        throw e;
                    }
                },
                done -> {
                    folder.refresh();
                    say.accept(texts.get("toast.restored", done.getFileName()));
                });
    }

    private static Path restored(Deleted last) throws IOException {
        if (Files.exists(last.file())) {
            throw new FileAlreadyExistsException(last.file().toString(), null, "it already exists");
        }
        SafeFile.save(last.file(), out -> out.write(last.content()));
        return last.file();
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

package leapsmith.editor.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelStorage;
import leapsmith.levels.format.FileContent;
import leapsmith.levels.model.Level;

/** The level given on the command line. It is read on its own thread while JavaFX starts. */
public final class FirstLevel {
    private final Path file;
    /** Empty for maps of another program, which are opened in the window. */
    private final CompletableFuture<Optional<Level>> level = new CompletableFuture<>();

    public FirstLevel(Path file) {
        this.file = file;
    }

    public Path file() {
        return file;
    }

    public void startReading() {
        Thread thread = new Thread(this::read, "first level");
        thread.setDaemon(true);
        thread.start();
    }

    /** Waits for the document; empty if the file holds maps of another program, or could not be read. */
    public Optional<LevelDocument> document() {
        return failure().isPresent() ? Optional.empty() : level.join().map(read -> new LevelDocument(read, file));
    }

    /** Waits until it is known whether the file holds maps of another program, which have to be imported. */
    public boolean isToImport() {
        return failure().isEmpty() && level.join().isEmpty();
    }

    /** Waits for the reason why the file could not be read; empty if it was read. */
    public Optional<Throwable> failure() {
        try {
            level.join();
            return Optional.empty();
        } catch (CompletionException e) {
            return Optional.of(e.getCause());
        }
    }

    private void read() {
        try {
            level.complete(
                    LevelStorage.FILES.open(file) instanceof FileContent.OfLevel content
                            ? Optional.of(content.level())
                            : Optional.empty());
        } catch (IOException | RuntimeException | Error e) {
            // Any failure, because the window waits for the outcome.
            level.completeExceptionally(e);
        }
    }
}

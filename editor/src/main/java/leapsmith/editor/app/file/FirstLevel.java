package leapsmith.editor.app.file;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import leapsmith.editor.model.LevelDocument;
import leapsmith.levels.model.Level;

/** The level that the program was started with, read on its own thread while JavaFX starts. */
public final class FirstLevel {
    private final Path file;
    private final CompletableFuture<Level> level = new CompletableFuture<>();

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

    /** The document, waited for; empty if the file could not be read. */
    public Optional<LevelDocument> document() {
        return failure().isPresent() ? Optional.empty() : Optional.of(new LevelDocument(level.join(), file));
    }

    /** Why the file could not be read, waited for; empty if it was. */
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
            level.complete(LevelStorage.FILES.read(file));
        } catch (Throwable e) {
            // Whatever it is: the window waits for the outcome.
            level.completeExceptionally(e);
        }
    }
}

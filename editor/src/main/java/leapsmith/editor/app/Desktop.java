package leapsmith.editor.app;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.module.ModuleDescriptor;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javafx.application.Platform;
import javafx.stage.Stage;
import leapsmith.editor.view.Texts;

/** The editor on a desktop: starts JavaFX, opens the window and waits until it is closed. */
final class Desktop {
    private final Map<String, String> environment;
    private final Optional<Path> file;

    Desktop(Map<String, String> environment, Optional<Path> file) {
        this.environment = environment;
        this.file = file;
    }

    /** Runs until the window is closed; if JavaFX could not be started, says why. */
    Optional<String> run(PrintStream err) {
        CompletableFuture<Void> closed = new CompletableFuture<>();
        Optional<String> failure = start(() -> open(closed), err);
        if (failure.isEmpty()) {
            closed.join();
            Platform.exit();
        }
        return failure;
    }

    private void open(CompletableFuture<Void> closed) {
        try {
            Texts texts = new Texts(Locale.getDefault());
            Path folder = SettingsFile.userFolder(environment, Path.of(System.getProperty("user.home")));
            Stage stage = new Stage();
            EditorWindow window = new EditorWindow(
                    texts,
                    stage,
                    LevelStorage.FILES,
                    new SettingsFile(folder),
                    made -> new FxDialogs(texts, stage, made::theme, version()));
            stage.setOnHidden(event -> closed.complete(null));
            window.open(file);
        } catch (Throwable failure) {
            closed.completeExceptionally(failure);
        }
    }

    /**
     * Starts JavaFX. What it prints while it fails to start is dropped, as the reason is said in one line; what it
     * prints otherwise is passed on.
     */
    private static Optional<String> start(Runnable first, PrintStream err) {
        PrintStream before = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            Platform.startup(first);
        } catch (LinkageError | RuntimeException e) {
            System.setErr(before);
            return Optional.of(reason(e));
        }
        System.setErr(before);
        err.print(printed.toString(StandardCharsets.UTF_8));
        return Optional.empty();
    }

    private static String reason(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null && cause.getCause() != cause) {
            cause = cause.getCause();
        }
        String message = cause.getMessage();
        return message == null
                ? cause.toString()
                : message.lines().findFirst().orElse("").strip();
    }

    private static String version() {
        ModuleDescriptor module = Desktop.class.getModule().getDescriptor();
        return module == null ? "" : module.rawVersion().orElse("");
    }
}

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
import java.util.concurrent.ExecutionException;
import javafx.application.Platform;
import javafx.scene.text.Font;
import javafx.stage.Stage;
import leapsmith.editor.app.dialog.FxDialogs;
import leapsmith.editor.app.file.FirstLevel;
import leapsmith.editor.app.file.LevelStorage;
import leapsmith.editor.app.file.SettingsFile;
import leapsmith.editor.app.file.UserFolders;
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
    Optional<String> run() {
        CompletableFuture<Void> closed = new CompletableFuture<>();
        // Read while JavaFX starts, which takes longer.
        Optional<FirstLevel> first = file.map(FirstLevel::new);
        first.ifPresent(FirstLevel::startReading);
        Optional<String> failure = start();
        if (failure.isPresent()) {
            return failure;
        }
        Platform.runLater(() -> open(first, closed));
        try {
            closed.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw new IllegalStateException("the window could not be opened", e.getCause());
        } finally {
            Platform.exit();
        }
        return Optional.empty();
    }

    private void open(Optional<FirstLevel> first, CompletableFuture<Void> closed) {
        try {
            Texts texts = new Texts(Locale.getDefault());
            Path home = Path.of(System.getProperty("user.home"));
            SettingsFile settings = new SettingsFile(
                    UserFolders.current(environment).settings(), UserFolders.formerSettings(environment, home));
            Stage stage = new Stage();
            EditorWindow window = new EditorWindow(
                    texts,
                    stage,
                    LevelStorage.FILES,
                    settings,
                    sheets -> new FxDialogs(texts, stage, sheets, version()));
            stage.setOnHidden(event -> closed.complete(null));
            first.flatMap(FirstLevel::document).ifPresent(window::show);
            window.show();
            first.ifPresent(level -> level.failure().ifPresent(cause -> window.notOpened(level.file(), cause)));
        } catch (Throwable failure) {
            closed.completeExceptionally(failure);
        }
    }

    /**
     * Starts JavaFX and looks for a font, which it needs and does not check. What it prints while it fails is dropped,
     * as the reason is said in one line; what it prints otherwise is passed on.
     */
    private static Optional<String> start() {
        PrintStream before = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
        Optional<String> failure = Optional.empty();
        try {
            CompletableFuture<Void> fonts = new CompletableFuture<>();
            Platform.startup(() -> lookForFonts(fonts));
            fonts.get();
        } catch (ExecutionException e) {
            Platform.exit();
            failure = Optional.of("no font was found");
        } catch (LinkageError | RuntimeException e) {
            failure = Optional.of(reason(e));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            failure = Optional.of("interrupted");
        } finally {
            System.setErr(before);
        }
        if (failure.isEmpty()) {
            before.print(printed.toString(StandardCharsets.UTF_8));
        }
        return failure;
    }

    private static void lookForFonts(CompletableFuture<Void> found) {
        try {
            Font.getDefault();
            found.complete(null);
        } catch (RuntimeException | LinkageError e) {
            found.completeExceptionally(e);
        }
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

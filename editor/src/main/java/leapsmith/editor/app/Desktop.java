package leapsmith.editor.app;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.module.ModuleDescriptor;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
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

    /** Runs until the window is closed; returns the reason if JavaFX could not be started. */
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
            UserFolders folders = UserFolders.current(environment);
            SettingsFile settings = new SettingsFile(folders.settings(), UserFolders.formerSettings(environment, home));
            Stage stage = new Stage();
            EditorWindow window = new EditorWindow(
                    texts,
                    stage,
                    LevelStorage.FILES,
                    settings,
                    folders.state(),
                    overlay -> new FxDialogs(texts, stage, overlay, version()),
                    dialogs -> new UnexpectedErrors(
                            new ErrorLog(folders.logs()),
                            Platform::runLater,
                            dialogs::unexpected,
                            Desktop::heading,
                            System::nanoTime));
            Thread.setDefaultUncaughtExceptionHandler(window.errors());
            stage.setOnHidden(event -> closed.complete(null));
            first.flatMap(FirstLevel::document).ifPresent(window::show);
            window.show();
            window.offerRecovery();
            first.ifPresent(level -> level.failure().ifPresent(cause -> window.notOpened(level.file(), cause)));
        } catch (Throwable failure) {
            closed.completeExceptionally(failure);
        }
    }

    /**
     * Starts JavaFX and checks that there is a font, which JavaFX needs but does not check. If the start fails, the
     * output of JavaFX is dropped, because the reason is returned in one line; otherwise it is printed.
     */
    private static Optional<String> start() {
        PrintStream before = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
        Optional<String> failure = Optional.empty();
        try {
            CompletableFuture<Void> fonts = new CompletableFuture<>();
            Platform.startup(() -> checkForFont(fonts));
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

    private static void checkForFont(CompletableFuture<Void> found) {
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

    /** The heading of a log entry: the time and the versions. */
    private static String heading() {
        return String.format(
                Locale.ROOT,
                "%s, Leapsmith %s, Java %s, %s",
                OffsetDateTime.now().truncatedTo(ChronoUnit.SECONDS),
                version(),
                System.getProperty("java.version"),
                System.getProperty("os.name"));
    }

    private static String version() {
        ModuleDescriptor module = Desktop.class.getModule().getDescriptor();
        return module == null ? "" : module.rawVersion().orElse("");
    }
}

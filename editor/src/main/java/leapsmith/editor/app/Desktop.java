package leapsmith.editor.app;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.module.ModuleDescriptor;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.text.Font;
import javafx.stage.Stage;
import leapsmith.editor.document.LevelStorage;
import leapsmith.editor.files.FirstLevel;
import leapsmith.editor.imports.FxExternalDialogs;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.settings.Settings;
import leapsmith.editor.settings.SettingsFile;
import leapsmith.editor.settings.UserFolders;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.WindowTheme;

/** The editor on a desktop: starts JavaFX, opens the window and waits until it is closed. */
final class Desktop {
    private final UserFolders folders;
    private final SettingsFile settings;
    private final List<Path> files;
    private final Consumer<EditorWindow> opened;

    Desktop(Map<String, String> environment, List<Path> files) {
        this(environment, files, window -> {});
    }

    /**
     * An editor that opens files, each in a tab.
     *
     * @param opened receives the window, before recovery is offered in it
     */
    Desktop(Map<String, String> environment, List<Path> files, Consumer<EditorWindow> opened) {
        folders = UserFolders.current(environment);
        settings = new SettingsFile(
                folders.settings(), UserFolders.formerSettings(environment, Path.of(System.getProperty("user.home"))));
        this.files = files;
        this.opened = opened;
    }

    /** Runs until the window is closed; returns the reason if JavaFX could not be started. */
    Optional<String> run() {
        CompletableFuture<Void> closed = new CompletableFuture<>();
        // Read while JavaFX starts, which takes longer.
        CompletableFuture<Settings> stored = new CompletableFuture<>();
        CompletableFuture<WindowTheme> theme = new CompletableFuture<>();
        Thread reader = new Thread(() -> readEarly(stored, theme), "settings");
        reader.setDaemon(true);
        reader.start();
        Optional<FirstLevel> first = files.stream().findFirst().map(FirstLevel::new);
        first.ifPresent(FirstLevel::startReading);
        Optional<String> failure = start();
        if (failure.isPresent()) {
            return failure;
        }
        Settings known = stored.join();
        Texts texts = new Texts(known.get(EditorSettings.LANGUAGE).locale());
        boolean isKnown = known.get(EditorSettings.THEME) == EditorSettings.ThemeChoice.SYSTEM;
        Platform.runLater(() -> open(texts, isKnown ? () -> theme : SystemTheme::start, first, closed));
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

    /** Reads the settings, and the theme of the desktop if it is needed. */
    private void readEarly(CompletableFuture<Settings> stored, CompletableFuture<WindowTheme> theme) {
        try {
            Settings known = settings.read();
            stored.complete(known);
            if (known.get(EditorSettings.THEME) == EditorSettings.ThemeChoice.SYSTEM) {
                theme.complete(SystemTheme.read());
            }
        } finally {
            // Only after an unexpected error is one of them not complete.
            stored.complete(Settings.DEFAULT);
            theme.complete(WindowTheme.LIGHT);
        }
    }

    private void open(
            Texts texts,
            Supplier<CompletableFuture<WindowTheme>> systemTheme,
            Optional<FirstLevel> first,
            CompletableFuture<Void> closed) {
        try {
            nameApplication();
            Stage stage = new Stage();
            EditorWindow window = new EditorWindow(
                    texts,
                    stage,
                    LevelStorage.FILES,
                    settings,
                    systemTheme,
                    folders.state(),
                    overlay -> new FxExternalDialogs(texts, stage, overlay, version()),
                    dialogs -> new UnexpectedErrors(
                            new ErrorLog(folders.logs()),
                            Platform::runLater,
                            dialogs::unexpected,
                            Desktop::heading,
                            System::nanoTime));
            Thread.setDefaultUncaughtExceptionHandler(window.errors);
            stage.setOnHidden(event -> closed.complete(null));
            first.flatMap(FirstLevel::document).ifPresent(window::show);
            window.show();
            opened.accept(window);
            // After recovered work, which may be of the same files.
            window.offerRecovery(first.isEmpty() ? window::restoreTabs : window::keepTabs);
            first.ifPresent(level -> level.failure().ifPresent(cause -> window.notOpened(level.file(), cause)));
            boolean hasFirst = first.isPresent() && !first.get().isToImport();
            window.open(hasFirst ? files.subList(1, files.size()) : files);
        } catch (RuntimeException | Error failure) {
            // Any failure, because nobody could end a program without a window.
            show(texts, failure, () -> closed.completeExceptionally(failure));
        }
    }

    /** Shows why the window could not be opened; {@code then} runs when the user has read it. */
    private void show(Texts texts, Throwable failure, Runnable then) {
        try {
            new StartFailure(texts, new ErrorLog(folders.logs()), Desktop::heading, version()).show(failure, then);
        } catch (RuntimeException | Error second) {
            failure.addSuppressed(second);
            then.run();
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
            // Too little memory says nothing about fonts.
            failure = Optional.of(e.getCause() instanceof VirtualMachineError ? reason(e) : "no font was found");
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
        } catch (RuntimeException | Error e) {
            // Any failure, because the start waits for the outcome.
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

    /**
     * Sets the name by which desktops on Linux group the windows of the program (WM_CLASS), before the first window is
     * created. JavaFX has no public method for it: the launchers export the internal class that has one. Without that, the
     * name is {@code java}, which does no harm.
     */
    private static void nameApplication() {
        try {
            Class<?> glass = Class.forName("com.sun.glass.ui.Application", true, Platform.class.getClassLoader());
            Object application = glass.getMethod("GetApplication").invoke(null);
            glass.getMethod("setName", String.class).invoke(application, "leapsmith");
        } catch (ReflectiveOperationException | RuntimeException e) {
            // The class is not exported, or another version of JavaFX has none.
        }
    }
}

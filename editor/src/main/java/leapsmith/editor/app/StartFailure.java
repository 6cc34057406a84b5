package leapsmith.editor.app;

import java.util.function.Supplier;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.stage.Stage;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.dialogs.ErrorReport;
import leapsmith.editor.dialogs.FxDialogs;
import leapsmith.editor.dialogs.ModalOverlay;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.WindowTheme;

/**
 * Logs why the window of the editor could not be opened, and shows it in a small window: a program that was started from
 * a desktop has no terminal.
 */
final class StartFailure {
    private static final double WIDTH = 640;
    private static final double HEIGHT = 320;

    private final Texts texts;
    private final Stage stage;
    private final Dialogs dialogs;
    private final UnexpectedErrors errors;

    /** Shows a failure in a stage of its own. Must be created on the JavaFX thread. */
    StartFailure(Texts texts, ErrorLog log, Supplier<String> heading, String version) {
        this.texts = texts;
        stage = new Stage();
        ModalOverlay overlay = new ModalOverlay();
        dialogs = new FxDialogs(texts, stage, overlay, version);
        errors = new UnexpectedErrors(log, Runnable::run, this::show, heading, System::nanoTime);
        Scene scene = new Scene(overlay, WIDTH, HEIGHT);
        Application.setUserAgentStylesheet(WindowTheme.LIGHT.userAgentStylesheet());
        scene.getStylesheets().setAll(WindowTheme.LIGHT.stylesheets());
        stage.setScene(scene);
        stage.setTitle(texts.get("app.name"));
        WindowIcons.addTo(stage);
    }

    /** Logs the failure, and shows it; {@code closed} runs when the user has closed the window. */
    void show(Throwable failure, Runnable closed) {
        stage.setOnHidden(event -> closed.run());
        stage.show();
        errors.report(failure.toString(), failure);
        stage.close();
    }

    private void show(ErrorReport report) {
        String place = report.log()
                .map(file -> texts.get("dialog.unexpected.log", file))
                .orElseGet(() -> texts.get("dialog.unexpected.noLog"));
        dialogs.error(texts.get("error.start"), report.summary() + "\n\n" + place);
    }
}

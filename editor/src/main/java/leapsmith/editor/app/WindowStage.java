package leapsmith.editor.app;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCombination;
import javafx.stage.Screen;
import javafx.stage.Stage;
import leapsmith.editor.level.OpenLevel;
import leapsmith.editor.level.OpenLevels;
import leapsmith.editor.settings.EditorSettings;
import leapsmith.editor.settings.Settings;
import leapsmith.editor.ui.Texts;

/** The stage of the window: its title, and its size, which is remembered between runs. */
final class WindowStage {
    private static final double MIN_WIDTH = 600;
    private static final double MIN_HEIGHT = 320;

    private final Stage stage;
    /** Whether the window fills the whole screen, without a title. It is not restored at the next start. */
    final BooleanProperty fullScreen = new SimpleBooleanProperty(this, "fullScreen");

    WindowStage(Stage stage) {
        this.stage = stage;
        // Escape cancels a stroke or stops play; only the action leaves the full screen.
        stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
        stage.setFullScreenExitHint("");
        fullScreen.subscribe(stage::setFullScreen);
        // The window manager may leave it too.
        stage.fullScreenProperty().subscribe(fullScreen::set);
    }

    Scene build(Parent root, Settings settings) {
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        Scene scene = new Scene(
                root,
                Math.min(settings.get(EditorSettings.WIDTH), screen.getWidth()),
                Math.min(settings.get(EditorSettings.HEIGHT), screen.getHeight()));
        stage.setScene(scene);
        WindowIcons.addTo(stage);
        stage.setMinWidth(MIN_WIDTH);
        stage.setMinHeight(MIN_HEIGHT);
        return scene;
    }

    /** Shows the name of the current level in the title, or only that of the program while its start page is shown. */
    void follow(OpenLevels levels, ReadOnlyBooleanProperty startPageShown, Texts texts) {
        ObservableValue<String> name = levels.currentProperty().flatMap(OpenLevel::nameProperty);
        stage.titleProperty()
                .bind(startPageShown.flatMap(shown -> shown
                        ? new SimpleStringProperty(texts.get("app.name"))
                        : name.map(it -> texts.get("app.title", it))));
    }

    /**
     * Shows the stage in the remembered size, or maximized if the screen is too small. Some window managers ignore a
     * size that is set before the window is shown, so it is set again.
     */
    void show(Settings settings) {
        stage.show();
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        double width = settings.get(EditorSettings.WIDTH);
        double height = settings.get(EditorSettings.HEIGHT);
        boolean fits = width < screen.getWidth() && height < screen.getHeight();
        if (settings.get(EditorSettings.MAXIMIZED) || !fits) {
            stage.setMaximized(true);
        } else {
            stage.setWidth(width);
            stage.setHeight(height);
        }
    }

    /** The settings with the current size; the size from before the window was maximized or in full screen is kept. */
    Settings withSize(Settings known) {
        if (stage.isFullScreen()) {
            return known;
        }
        return stage.isMaximized()
                ? known.with(EditorSettings.MAXIMIZED, true)
                : known.with(EditorSettings.MAXIMIZED, false)
                        .with(EditorSettings.WIDTH, stage.getWidth())
                        .with(EditorSettings.HEIGHT, stage.getHeight());
    }
}

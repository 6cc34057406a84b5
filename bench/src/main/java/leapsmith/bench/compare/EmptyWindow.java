package leapsmith.bench.compare;

import javafx.animation.PauseTransition;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import javafx.util.Duration;

/** A JavaFX program that shows an empty window: what each start of the editor takes at least. With any argument it ends soon. */
public final class EmptyWindow extends Application {
    public static void main(String[] args) {
        launch(args);
    }

    @Override
    public void start(Stage stage) {
        stage.setScene(new Scene(new Region(), WatchedDisplay.WIDTH, WatchedDisplay.HEIGHT, Color.CORNFLOWERBLUE));
        stage.show();
        if (!getParameters().getRaw().isEmpty()) {
            PauseTransition pause = new PauseTransition(Duration.seconds(1));
            pause.setOnFinished(event -> Platform.exit());
            pause.play();
        }
    }
}

package leapsmith.editor.app;

import javafx.scene.image.Image;
import javafx.stage.Stage;

/** The icons of the window, in all sizes that desktops ask for. */
final class WindowIcons {
    private static final int[] SIZES = {16, 24, 32, 48, 64, 128, 256};

    private WindowIcons() {}

    static void addTo(Stage stage) {
        for (int size : SIZES) {
            String icon = "icon-" + size + ".png";
            stage.getIcons().add(new Image(WindowIcons.class.getResource(icon).toExternalForm()));
        }
    }
}

package leapsmith.editor.app;

import javafx.application.Platform;

/**
 * The name by which desktops on Linux group the windows of the program (WM_CLASS). JavaFX has no public method for it:
 * the launchers export the internal class that has one. Without that, the name is {@code java}, which does no harm.
 */
final class ApplicationName {
    private static final String NAME = "leapsmith";
    private static final String GLASS = "com.sun.glass.ui.Application";

    private ApplicationName() {}

    /** Sets the name; call it on the JavaFX thread before the first window is created. */
    static void set() {
        try {
            Class<?> glass = Class.forName(GLASS, true, Platform.class.getClassLoader());
            Object application = glass.getMethod("GetApplication").invoke(null);
            glass.getMethod("setName", String.class).invoke(application, NAME);
        } catch (ReflectiveOperationException | RuntimeException e) {
            // The class is not exported, or another version of JavaFX has none.
        }
    }
}

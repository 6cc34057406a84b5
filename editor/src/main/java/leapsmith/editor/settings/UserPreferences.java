package leapsmith.editor.settings;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Application;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Scene;
import leapsmith.editor.canvas.CanvasSettings;
import leapsmith.editor.ui.ActionId;
import leapsmith.editor.ui.Actions;
import leapsmith.editor.ui.Texts;
import leapsmith.editor.ui.WindowTheme;
import leapsmith.levels.scene.ColorScheme;

/** Applies the theme, the keys and the scrolling of the settings, now and after each change. */
public final class UserPreferences {
    private final CurrentSettings settings;
    private final BooleanProperty dark = new SimpleBooleanProperty(this, "dark");
    private final Supplier<CompletableFuture<WindowTheme>> systemTheme;
    private final Executor window;
    /** The theme of the desktop; null until it is needed. */
    private CompletableFuture<WindowTheme> system;

    /**
     * Applies these settings.
     *
     * @param systemTheme starts to read the theme of the desktop; it is light until it is known
     * @param window runs tasks on the thread of the window
     */
    public UserPreferences(
            CurrentSettings settings, Supplier<CompletableFuture<WindowTheme>> systemTheme, Executor window) {
        this.settings = settings;
        this.systemTheme = systemTheme;
        this.window = window;
        showTheme();
        settings.property(EditorSettings.THEME).addListener((property, before, now) -> showTheme());
        dark.addListener((property, before, now) -> {
            if (now != isDark()) {
                settings.set(
                        EditorSettings.THEME, now ? EditorSettings.ThemeChoice.DARK : EditorSettings.ThemeChoice.LIGHT);
            }
        });
    }

    /** Whether the theme is dark; a change chooses the theme. */
    public BooleanProperty dark() {
        return dark;
    }

    WindowTheme theme() {
        return dark.get() ? WindowTheme.DARK : WindowTheme.LIGHT;
    }

    /**
     * Applies the keys and the settings of the canvas, now and after each change.
     *
     * @param texts the language in which keys are displayed
     */
    public void applyTo(Texts texts, Actions actions, CanvasSettings canvas) {
        canvas.keymapProperty().bind(actions.keymapProperty());
        settings.property(EditorSettings.SCROLLING).subscribe(canvas.scrollingProperty()::set);
        KeysModel keys = new KeysModel(texts, ActionId.all(), settings);
        keys.addListener(() -> actions.keymapProperty().set(keys.keymap()));
        actions.keymapProperty().set(keys.keymap());
    }

    /** Applies the theme to the controls of a scene and the colors of the levels, now and after each change. */
    public void applyTheme(Scene scene, Consumer<ColorScheme> colors) {
        dark.subscribe(now -> {
            String sheet = theme().userAgentStylesheet();
            // Setting it again would style all windows again.
            if (!sheet.equals(Application.getUserAgentStylesheet())) {
                Application.setUserAgentStylesheet(sheet);
            }
            scene.getStylesheets().setAll(theme().stylesheets());
            colors.accept(theme().colors());
        });
    }

    private void showTheme() {
        dark.set(isDark());
    }

    private boolean isDark() {
        return switch (settings.get(EditorSettings.THEME)) {
            case SYSTEM -> systemTheme() == WindowTheme.DARK;
            case LIGHT -> false;
            case DARK -> true;
        };
    }

    private WindowTheme systemTheme() {
        if (system == null) {
            system = systemTheme.get();
            if (!system.isDone()) {
                system.thenRunAsync(this::showTheme, window);
            }
        }
        return system.getNow(WindowTheme.LIGHT);
    }
}

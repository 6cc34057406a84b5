package leapsmith.editor.app;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Application;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.canvas.CanvasSettings;
import leapsmith.editor.view.panel.ActionId;
import leapsmith.editor.view.panel.Actions;
import leapsmith.editor.view.panel.Theme;
import leapsmith.editor.view.settings.KeysModel;
import leapsmith.editor.view.settings.Preferences;
import leapsmith.editor.view.settings.ThemeChoice;
import leapsmith.levels.scene.ColorScheme;

/** The preferences of the user while the program runs: a change takes effect immediately. */
final class UserPreferences {
    private final ObjectProperty<Preferences> preferences;
    private final BooleanProperty dark = new SimpleBooleanProperty(this, "dark");
    private final Supplier<CompletableFuture<Theme>> systemTheme;
    private final Executor window;
    /** The theme of the desktop; null until it is needed. */
    private CompletableFuture<Theme> system;

    /**
     * The preferences as they were stored.
     *
     * @param systemTheme starts to read the theme of the desktop; it is light until it is known
     * @param window runs tasks on the thread of the window
     */
    UserPreferences(Preferences stored, Supplier<CompletableFuture<Theme>> systemTheme, Executor window) {
        preferences = new SimpleObjectProperty<>(this, "preferences", stored);
        this.systemTheme = systemTheme;
        this.window = window;
        showTheme();
        preferences.addListener((property, before, now) -> showTheme());
        dark.addListener((property, before, now) -> {
            if (now != isDark()) {
                preferences.set(preferences.get().withTheme(now ? ThemeChoice.DARK : ThemeChoice.LIGHT));
            }
        });
    }

    ObjectProperty<Preferences> property() {
        return preferences;
    }

    /** Whether the theme is dark; a change chooses the theme. */
    BooleanProperty dark() {
        return dark;
    }

    Theme theme() {
        return dark.get() ? Theme.DARK : Theme.LIGHT;
    }

    /**
     * Applies the keys and the scrolling, now and after each change.
     *
     * @param texts the language in which keys are displayed
     */
    void applyTo(Texts texts, Actions actions, CanvasSettings canvas) {
        canvas.keymapProperty().bind(actions.keymapProperty());
        preferences.map(Preferences::scrolling).subscribe(canvas.scrollingProperty()::set);
        preferences.map(now -> KeysModel.keymap(texts, now, ActionId.all())).subscribe(actions.keymapProperty()::set);
    }

    /** Applies the theme to the controls of a scene and the colors of the levels, now and after each change. */
    void applyTheme(Scene scene, Consumer<ColorScheme> colors) {
        dark.subscribe(now -> {
            Application.setUserAgentStylesheet(theme().userAgentStylesheet());
            scene.getStylesheets().setAll(theme().stylesheets());
            colors.accept(theme().colors());
        });
    }

    private void showTheme() {
        dark.set(isDark());
    }

    private boolean isDark() {
        return switch (preferences.get().theme()) {
            case SYSTEM -> systemTheme() == Theme.DARK;
            case LIGHT -> false;
            case DARK -> true;
        };
    }

    private Theme systemTheme() {
        if (system == null) {
            system = systemTheme.get();
            if (!system.isDone()) {
                system.thenRunAsync(this::showTheme, window);
            }
        }
        return system.getNow(Theme.LIGHT);
    }
}

package leapsmith.editor.app.file;

import java.util.Locale;
import java.util.concurrent.Executor;
import leapsmith.editor.app.dialog.Dialogs;
import leapsmith.editor.view.Texts;
import leapsmith.editor.view.panel.LongWorks;
import leapsmith.editor.view.panel.imports.Maps;
import leapsmith.levels.scene.ColorScheme;

/** Imports that follow the rules of {@link Maps}. */
public final class Imports {
    private Imports() {}

    public static MapImports of(Dialogs dialogs, Executor background, LongWorks works) {
        return new MapImports(
                new Texts(Locale.ENGLISH),
                dialogs,
                background,
                Runnable::run,
                works,
                Maps::guess,
                () -> ColorScheme.LIGHT);
    }

    /** On the thread of the caller. */
    public static MapImports of(Dialogs dialogs) {
        return of(dialogs, Runnable::run, new LongWorks(Runnable::run));
    }
}

package leapsmith.editor.files;

import java.nio.file.Path;
import java.util.concurrent.Executor;
import leapsmith.editor.dialogs.ScriptedDialogs;
import leapsmith.editor.imports.MapImports;
import leapsmith.editor.imports.Maps;
import leapsmith.editor.looks.ThemeStore;
import leapsmith.editor.ui.LongWorks;
import leapsmith.levels.scene.ColorScheme;

/** Imports that follow the rules of {@link Maps}. */
public final class Imports {
    private Imports() {}

    public static MapImports of(ScriptedDialogs dialogs, Executor background, LongWorks works) {
        return new MapImports(
                dialogs.window(background, works),
                dialogs.external,
                Maps::guess,
                () -> ColorScheme.LIGHT,
                new ThemeStore(Path.of("target", "themes")));
    }

    /** On the thread of the caller. */
    public static MapImports of(ScriptedDialogs dialogs) {
        return of(dialogs, Runnable::run, new LongWorks(Runnable::run));
    }
}

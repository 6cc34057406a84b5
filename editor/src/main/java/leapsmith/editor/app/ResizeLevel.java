package leapsmith.editor.app;

import java.util.Optional;
import java.util.function.Supplier;
import leapsmith.editor.dialogs.Dialogs;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.LevelResize;
import leapsmith.editor.level.OpenLevel;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.TileRegion;

/** Asks for a new size of the current level and resizes it in one step. */
final class ResizeLevel {
    private final Dialogs dialogs;
    private final Supplier<OpenLevel> current;

    ResizeLevel(Dialogs dialogs, Supplier<OpenLevel> current) {
        this.dialogs = dialogs;
        this.current = current;
    }

    void ask() {
        OpenLevel open = current.get();
        open.commitPending();
        LevelDocument document = open.document();
        Level level = document.level();
        Optional<LevelResize> resize = dialogs.askResize(level, selection(document));
        // Play may still run, but nothing else can have changed the level meanwhile.
        resize.ifPresent(it -> document.apply(Message.of("edit.resizeLevel"), it.applyTo(level)));
    }

    private static TileRegion selection(LevelDocument document) {
        TileRegion region = TileRegion.EMPTY;
        for (String id : document.selection().objectIds()) {
            Optional<LevelObject> object = document.level().object(id);
            region = object.isEmpty() ? region : region.union(LevelResize.tilesOf(document.level(), object.get()));
        }
        return region;
    }
}

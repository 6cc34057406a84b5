package leapsmith.editor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import leapsmith.levels.model.Level;

/** The laws that a document obeys with every edit. */
final class EditLaws {
    private EditLaws() {}

    static void check(Level level, Edit edit) {
        Level after = edit.delta().after();
        LevelDocument document = new LevelDocument(level);
        assertEquals(!level.equals(after), document.apply(edit), "an edit without effect is ignored");
        assertEquals(after, document.level());
        if (level.equals(after)) {
            assertEquals(0, document.history().size());
            return;
        }
        assertTrue(document.history().sizeBytes() > 0, "size is counted");
        assertThrows(IllegalArgumentException.class, () -> document.apply(edit), "it was made for another level");
        assertTrue(document.undo());
        assertEquals(level, document.level(), "undo");
        assertFalse(document.isDirty());
        assertTrue(document.redo());
        assertEquals(after, document.level(), "redo");
        edit.tilesToSelect()
                .ifPresent(tiles -> assertEquals(tiles, document.selection().tiles(), "redo selects"));
        document.reviseAll(it -> it.name().equals(level.name()) ? it.withName("new name") : it);
        assertEquals(after.name().equals(level.name()) ? after.withName("new name") : after, document.level());
        document.undo();
        assertEquals(level.withName("new name"), document.level(), "undo keeps another name");
    }

    /** Both edits with merging; the next edit must have been made for the level after the first. */
    static void checkMerge(Level level, Edit first, Edit next) {
        LevelDocument document = new LevelDocument(level);
        document.applyMerging(first);
        document.applyMerging(next);
        assertEquals(next.delta().after(), document.level(), "merging changes no state");
        int steps = document.history().size();
        assertTrue(steps <= 2);
        document.goTo(0);
        assertEquals(level, document.level(), "all is undone");
        document.goTo(steps);
        assertEquals(next.delta().after(), document.level(), "all is redone");
    }
}

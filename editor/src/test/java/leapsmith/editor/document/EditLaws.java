package leapsmith.editor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import leapsmith.levels.model.Level;

/** The laws that every edit obeys. */
final class EditLaws {
    private EditLaws() {}

    static void check(Level level, Edit edit) {
        Level after = edit.applyTo(level);
        Edit inverse = edit.inverse();
        assertEquals(level, inverse.applyTo(after), "revert undoes");
        assertEquals(after, inverse.inverse().applyTo(level), "apply redoes");
        assertEquals(after, edit.applyTo(level), "the same once more");
        assertTrue(edit.sizeBytes() > 0, "size is counted");
        assertEquals(edit.name(), inverse.name(), "the inverse has the name");
        assertEquals(edit.isNoOp(), level.equals(after), "a no-op is one that changes nothing");
        assertEquals(edit.isNoOp(), inverse.isNoOp(), "the inverse of a no-op is one");
        String name = level.name();
        assertEquals(
                after.name().equals(name) ? after.withName("new name") : after,
                edit.renamed(name, "new name").applyTo(level.withName("new name")),
                "renamed, it does the same");
        assertFalse(edit.changes(level, after).isEmpty() && !edit.isNoOp(), "changes are published");
        edit.then(inverse).ifPresent(nothing -> {
            assertTrue(nothing.isNoOp(), "an edit and its inverse are nothing");
            assertEquals(level, nothing.applyTo(level));
        });
    }

    /** The next edit must fit the level after the first. */
    static void checkMerge(Level level, Edit first, Edit next) {
        Level after = next.applyTo(first.applyTo(level));
        Optional<Edit> merged = first.then(next);
        if (merged.isPresent()) {
            assertEquals(after, merged.get().applyTo(level), "merge equals both");
            assertEquals(level, merged.get().inverse().applyTo(after), "merge is undone as one");
            assertEquals(first.name(), merged.get().name(), "merge keeps the first name");
        }
    }
}

package leapsmith.editor.document;

import java.nio.file.Path;
import leapsmith.levels.model.LevelDelta;

/** A change of a document, published to its listeners afterward. */
public sealed interface Change {
    /**
     * The level changed by an edit, by undo or redo, by its name, or by the kinds file of its folder.
     *
     * @param beginsEdit whether it is the first change of an edit: all changes of a stroke are one edit, and so are those
     *     of merged steps
     */
    record LevelChanged(LevelDelta delta, boolean beginsEdit) implements Change {}

    /** The selection changed. */
    record SelectionChanged() implements Change {}

    /** Other objects are hidden or locked. */
    record FlagsChanged() implements Change {}

    /**
     * Steps were added, dropped, undone or redone, or another state became the saved one; the dirty flag may have
     * changed.
     */
    record HistoryChanged() implements Change {}

    /** The document was saved to a file. */
    record Saved(Path file) implements Change {}

    /** The levels of its folder share other tile kinds. */
    record SharedKindsChanged() implements Change {}

    /** The document has another file. */
    record FileChanged() implements Change {}
}

package leapsmith.editor.edit;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import leapsmith.editor.model.Change;
import leapsmith.editor.model.Edit;
import leapsmith.editor.model.EditSequence;
import leapsmith.levels.model.Message;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.TileSet;

/**
 * An edit of selected tiles that selects other tiles, such as a move; undo selects the former ones again.
 *
 * @param edit what changes the level
 * @param before the tiles selected before the edit
 * @param after the tiles selected after it
 */
public record TileSelectionEdit(Edit edit, TileSet before, TileSet after) implements Edit {

    public TileSelectionEdit {
        Objects.requireNonNull(edit);
        Objects.requireNonNull(before);
        Objects.requireNonNull(after);
    }

    @Override
    public Message name() {
        return edit.name();
    }

    @Override
    public Level applyTo(Level level) {
        return edit.applyTo(level);
    }

    @Override
    public Edit inverse() {
        return new TileSelectionEdit(edit.inverse(), after, before);
    }

    @Override
    public Optional<Edit> then(Edit next) {
        return next instanceof TileSelectionEdit other
                ? merged(other.edit).map(both -> new TileSelectionEdit(both, before, other.after))
                : merged(next).map(both -> new TileSelectionEdit(both, before, after));
    }

    @Override
    public Edit renamed(String from, String to) {
        return new TileSelectionEdit(edit.renamed(from, to), before, after);
    }

    private Optional<Edit> merged(Edit next) {
        return edit.then(next).or(() -> Optional.of(EditSequence.of(name(), List.of(edit, next))));
    }

    @Override
    public long sizeBytes() {
        return edit.sizeBytes() + before.sizeBytes() + after.sizeBytes();
    }

    @Override
    public List<Change> changes(Level levelBefore, Level levelAfter) {
        return edit.changes(levelBefore, levelAfter);
    }

    /** The same for all of them: the document doesn't merge edits if the selection was changed in between. */
    @Override
    public Object subject() {
        return TileSelectionEdit.class;
    }

    @Override
    public Optional<TileSet> tilesToSelect() {
        return Optional.of(after);
    }

    @Override
    public boolean isNoOp() {
        return edit.isNoOp();
    }
}

package leapsmith.editor.level;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import leapsmith.editor.document.LevelDocument;

/**
 * The open levels in the order of their tabs, and the current one. It owns them: a level that is closed is disposed.
 * After the first level is opened, there is always a current one.
 */
public final class OpenLevels {
    private final Function<LevelDocument, OpenLevel> opener;
    private final Supplier<LevelDocument> blank;
    private final Runnable lastClosed;
    private final ObservableList<OpenLevel> levels = FXCollections.observableArrayList();
    /** A field, because it is referenced only weakly by the list. */
    private final ObservableList<OpenLevel> view = FXCollections.unmodifiableObservableList(levels);

    private final BooleanBinding hasSeveral = Bindings.size(levels).greaterThan(1);

    private final ReadOnlyObjectWrapper<OpenLevel> current = new ReadOnlyObjectWrapper<>(this, "current");

    /**
     * Starts without a level.
     *
     * @param opener creates tools, canvas and panels for a document
     * @param blank creates the document that replaces the last closed one
     * @param lastClosed called after the last level was closed and replaced
     */
    public OpenLevels(Function<LevelDocument, OpenLevel> opener, Supplier<LevelDocument> blank, Runnable lastClosed) {
        this.opener = opener;
        this.blank = blank;
        this.lastClosed = lastClosed;
    }

    /** The open levels, in the order of their tabs; an unmodifiable view. */
    public ObservableList<OpenLevel> levels() {
        return view;
    }

    /** The current level; null before the first one is opened. */
    public OpenLevel current() {
        return current.get();
    }

    public ReadOnlyObjectProperty<OpenLevel> currentProperty() {
        return current.getReadOnlyProperty();
    }

    public ObservableBooleanValue hasSeveral() {
        return hasSeveral;
    }

    public List<LevelDocument> documents() {
        return levels.stream().map(OpenLevel::document).toList();
    }

    /** Whether the only level was created, but nothing was done with it. */
    public boolean isUntouched() {
        return levels.size() == 1 && levels.get(0).document().isUntouched();
    }

    /**
     * Makes the level of this document the current one, and opens it first if necessary. Another document of the same
     * file is closed if it has no unsaved changes.
     */
    public void show(LevelDocument document) {
        Optional<OpenLevel> open = find(document);
        if (open.isPresent()) {
            show(open.get());
        } else {
            open(document);
        }
    }

    public void show(OpenLevel level) {
        if (levels.contains(level)) {
            current.set(level);
        }
    }

    /** Closes the level of this document without asking. An empty level replaces the last one. */
    public void close(LevelDocument document) {
        find(document).ifPresent(closed -> {
            boolean isLast = levels.size() == 1;
            if (isLast) {
                levels.add(opener.apply(blank.get()));
            }
            if (current.get() == closed) {
                int at = levels.indexOf(closed);
                current.set(levels.get(at + 1 < levels.size() ? at + 1 : at - 1));
            }
            remove(closed);
            if (isLast) {
                lastClosed.run();
            }
        });
    }

    /** Makes the level that is so many tabs further the current one, around the ends. */
    public void step(int tabs) {
        if (!levels.isEmpty()) {
            current.set(levels.get(Math.floorMod(levels.indexOf(current.get()) + tabs, levels.size())));
        }
    }

    /** Changes the order; other levels than the open ones are ignored. */
    public void reorder(List<OpenLevel> order) {
        if (!levels.equals(order) && order.size() == levels.size() && levels.containsAll(order)) {
            levels.setAll(order);
        }
    }

    public void dispose() {
        levels.forEach(OpenLevel::dispose);
    }

    private void open(LevelDocument document) {
        OpenLevel before = current.get();
        List<OpenLevel> replaced =
                levels.stream().filter(level -> isReplacedBy(document, level)).toList();
        OpenLevel opened = opener.apply(document);
        levels.add(levels.indexOf(replaced.isEmpty() ? before : replaced.get(0)) + 1, opened);
        current.set(opened);
        replaced.forEach(this::remove);
    }

    /** Whether a level has nothing to lose, and is the untouched current one or has the same file as a document. */
    private boolean isReplacedBy(LevelDocument document, OpenLevel level) {
        LevelDocument open = level.document();
        boolean isSameFile = open.file().isPresent() && file(open).equals(file(document));
        return !open.isDirty() && isSameFile || level == current.get() && open.isUntouched();
    }

    /** Its file; the command line may have named that by a path from the working folder. */
    private static Optional<Path> file(LevelDocument document) {
        return document.file().map(file -> file.toAbsolutePath().normalize());
    }

    private void remove(OpenLevel level) {
        levels.remove(level);
        level.dispose();
    }

    private Optional<OpenLevel> find(LevelDocument document) {
        return levels.stream().filter(level -> level.document() == document).findFirst();
    }
}

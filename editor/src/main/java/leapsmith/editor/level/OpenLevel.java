package leapsmith.editor.level;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import javafx.beans.property.ReadOnlyStringProperty;
import leapsmith.editor.canvas.CanvasSettings;
import leapsmith.editor.canvas.LevelCanvas;
import leapsmith.editor.document.LevelDocument;
import leapsmith.editor.document.Selection;
import leapsmith.editor.tools.ToolBox;
import leapsmith.editor.tools.ToolOptions;
import leapsmith.editor.ui.Texts;
import leapsmith.levels.check.Problem;

/**
 * A document with its tools and canvas, and the part that each feature has for it: what belongs to one tab of the window.
 * A feature finds its own part by the class of the part, so that features don't know each other.
 */
public final class OpenLevel {
    private final LevelDocument document;
    private final ToolBox tools;
    private final LevelCanvas canvas;
    private final LevelName name;
    private final Map<Class<?>, Object> parts = new LinkedHashMap<>();
    private final List<Runnable> commits = new ArrayList<>();
    private final List<Runnable> whenDisposed = new ArrayList<>();
    private boolean disposed;

    /**
     * Tools and canvas for a document, without parts.
     *
     * @param settings the settings of the canvas, which outlive the document
     * @param options the options of the tools, which outlive the document
     */
    public OpenLevel(LevelDocument document, Texts texts, CanvasSettings settings, ToolOptions options) {
        this.document = document;
        name = new LevelName(texts, document);
        tools = new ToolBox(document, options);
        canvas = new LevelCanvas(document, tools, settings, texts);
        canvas.setId("canvas");
        if (document.file().isEmpty()) {
            canvas.viewport().fitFirst();
        }
    }

    public LevelDocument document() {
        return document;
    }

    /** The name of the level's file, with a mark while there are unsaved changes. */
    public ReadOnlyStringProperty nameProperty() {
        return name.textProperty();
    }

    /** The text of its tab: as {@link #nameProperty()}, without the extension of level files. */
    public ReadOnlyStringProperty tabTextProperty() {
        return name.tabTextProperty();
    }

    public ToolBox tools() {
        return tools;
    }

    public LevelCanvas canvas() {
        return canvas;
    }

    // ---- parts

    /** Adds the part of a feature. */
    public <T> T add(T part) {
        parts.put(part.getClass(), part);
        return part;
    }

    /**
     * The part of a feature.
     *
     * @throws NoSuchElementException if there is none of this class
     */
    public <T> T part(Class<T> type) {
        if (!parts.containsKey(type)) {
            throw new NoSuchElementException("The level has no part of " + type);
        }
        return type.cast(parts.get(type));
    }

    /** Adds a task that puts what was typed but not committed yet into the document. */
    public void whenCommitted(Runnable task) {
        commits.add(task);
    }

    /** Ends the current stroke and applies typed text, so that both are in the document. */
    public void commitPending() {
        canvas.cancelGesture();
        commits.forEach(Runnable::run);
    }

    /** Adds a task that runs once, when the level is closed. */
    public void whenDisposed(Runnable task) {
        whenDisposed.add(task);
    }

    public boolean isDisposed() {
        return disposed;
    }

    /** Ends all subscriptions and threads, the last added first; the level must not be used afterwards. */
    void dispose() {
        disposed = true;
        for (int i = whenDisposed.size() - 1; i >= 0; i--) {
            whenDisposed.get(i).run();
        }
        whenDisposed.clear();
        name.dispose();
        canvas.dispose();
        tools.dispose();
    }

    // ---- places

    /** Selects the object of a problem, and brings the place of the problem into view if it isn't shown. */
    public void goTo(Problem problem) {
        boolean hasObject = problem.objectId() != null
                && document.level().object(problem.objectId()).isPresent();
        if (hasObject) {
            document.select(Selection.of(problem.objectId()));
        }
        if (problem.hasPlace()) {
            canvas.pointTo(problem.column(), problem.row());
        } else if (hasObject) {
            reveal(problem.objectId());
        }
    }

    /** Selects an object and brings it into view; does nothing if there is none with this id. */
    public void goToObject(String objectId) {
        document.select(Selection.of(objectId));
        center(objectId);
    }

    /** Brings an object into view if it isn't shown. */
    public void reveal(String objectId) {
        document.level()
                .object(objectId)
                .ifPresent(object -> canvas.viewport().reveal(object.middleX(), object.middleY()));
    }

    public void center(String objectId) {
        document.level()
                .object(objectId)
                .ifPresent(object -> canvas.viewport().centerOn(object.middleX(), object.middleY()));
    }
}

package leapsmith.editor.tools;

import leapsmith.editor.document.Selection;
import leapsmith.levels.model.Level;

/**
 * A pointer mode that turns gestures in level px into edits of the document. A gesture from press to release makes at
 * most one history step, and {@link #cancel} restores the state before the press. The order of calls is {@code hover*
 * (press drag* (release | cancel))}.
 *
 * <p>A gesture that throws is reverted too, so a subclass changes the document only in a stroke; the release ends it.
 * Subclasses override the phases of a gesture they need; the preview follows the pointer by itself.
 */
abstract class Tool {
    private final ToolId id;
    final ToolContext context;
    private Gesture at;
    private Gesture start;
    private Selection selectedBefore;

    Tool(ToolId id, ToolContext context) {
        this.id = id;
        this.context = context;
    }

    /** The gesture starts at {@link #start()}. */
    protected void begin() {}

    /** The pointer moved to {@link #at()} during the gesture. */
    protected void proceed() {}

    /** The gesture ends at {@link #at()}; {@link #proceed()} was called for it. */
    protected void finish() {}

    /** The gesture is cancelled; its stroke and the selection are restored afterwards. */
    protected void abort() {}

    final ToolId id() {
        return id;
    }

    /** The pointer moved with no button held. */
    final void hover(Gesture gesture) {
        at = gesture;
    }

    final void press(Gesture gesture) {
        cancel();
        at = gesture;
        start = gesture;
        selectedBefore = context.document.selection();
        guarded(this::begin);
    }

    final void drag(Gesture gesture) {
        at = gesture;
        if (start != null) {
            guarded(this::proceed);
        }
    }

    final void release(Gesture gesture) {
        drag(gesture);
        if (start != null) {
            guarded(() -> {
                finish();
                context.document.endStroke();
            });
            start = null;
        }
    }

    /** Cancels the current gesture and restores the state before it; does nothing without a gesture. */
    final void cancel() {
        if (start != null) {
            start = null;
            abort();
            context.document.cancelStroke();
            context.document.select(selectedBefore);
        }
    }

    /** The pointer left the view of the level. */
    final void leave() {
        if (start == null) {
            at = null;
        }
    }

    /** The effect of the current gesture or of a press here, computed from the current document. */
    abstract Preview preview();

    private void guarded(Runnable part) {
        try {
            part.run();
        } catch (RuntimeException e) {
            cancel();
            throw e;
        }
    }

    protected final Level level() {
        return context.level();
    }

    /** The last sample of the pointer, null if it is outside the view. */
    protected final Gesture at() {
        return at;
    }

    /** The press of the current gesture, null if there is none. */
    protected final Gesture start() {
        return start;
    }

    protected final boolean isActive() {
        return start != null;
    }
}

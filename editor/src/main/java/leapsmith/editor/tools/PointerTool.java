package leapsmith.editor.tools;

import leapsmith.editor.document.Selection;
import leapsmith.levels.model.Level;

/**
 * The base class of all tools, which tracks the pointer and the gesture. A gesture that is cancelled or throws is
 * reverted, so a subclass changes the document only in a stroke; the release ends it. Subclasses override the phases of a
 * gesture they need; the preview follows the pointer by itself.
 */
abstract class PointerTool implements Tool {
    private final ToolId id;
    final ToolContext context;
    private Gesture at;
    private Gesture start;
    private Selection selectedBefore;

    PointerTool(ToolId id, ToolContext context) {
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

    @Override
    public final ToolId id() {
        return id;
    }

    @Override
    public final void hover(Gesture gesture) {
        at = gesture;
    }

    @Override
    public final void press(Gesture gesture) {
        cancel();
        at = gesture;
        start = gesture;
        selectedBefore = context.document.selection();
        guarded(this::begin);
    }

    @Override
    public final void drag(Gesture gesture) {
        at = gesture;
        if (start != null) {
            guarded(this::proceed);
        }
    }

    @Override
    public final void release(Gesture gesture) {
        drag(gesture);
        if (start != null) {
            guarded(() -> {
                finish();
                context.document.endStroke();
            });
            start = null;
        }
    }

    @Override
    public final void cancel() {
        if (start != null) {
            start = null;
            abort();
            context.document.cancelStroke();
            context.document.select(selectedBefore);
        }
    }

    @Override
    public final void leave() {
        if (start == null) {
            at = null;
        }
    }

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

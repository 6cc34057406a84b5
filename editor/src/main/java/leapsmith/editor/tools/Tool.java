package leapsmith.editor.tools;

/**
 * A pointer mode that turns gestures in level px into edits of the document. A gesture from press to release makes at
 * most one history step, and {@link #cancel} restores the state before the press.
 *
 * <p>The order of calls is {@code hover* (press drag* (release | cancel))}.
 */
interface Tool {

    ToolId id();

    /** The pointer moved with no button held. */
    void hover(Gesture at);

    void press(Gesture at);

    void drag(Gesture at);

    void release(Gesture at);

    /** Cancels the current gesture and restores the state before it; does nothing without a gesture. */
    void cancel();

    /** The pointer left the view of the level. */
    void leave();

    /** The effect of the current gesture or of a press here, computed from the current document. */
    Preview preview();
}

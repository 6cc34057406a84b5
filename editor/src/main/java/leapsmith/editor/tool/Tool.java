package leapsmith.editor.tool;

/**
 * A pointer mode: gestures in level px go in, edits of the document come out. From press to release is one step of
 * the history at most, and {@link #cancel} in between restores what was there before the press.
 *
 * <p>Calls come as {@code hover* (press drag* (release | cancel))}.
 */
public interface Tool {

    ToolId id();

    /** The pointer moved with no button held. */
    void hover(Gesture at);

    void press(Gesture at);

    void drag(Gesture at);

    void release(Gesture at);

    /** Ends a gesture that is under way and restores what was there before it; does nothing otherwise. */
    void cancel();

    /** The pointer left the level's view: nothing is under it. */
    void leave();

    /** What the pointer does, or would do; computed from the document as it is now. */
    Preview preview();
}

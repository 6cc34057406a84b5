package leapsmith.editor.play;

/** Is called when play ends by itself. */
@FunctionalInterface
public interface PlayListener {

    /** Called once, on the thread of play and as the last thing that it does, when an exception has ended play. */
    void failed(Throwable cause);
}

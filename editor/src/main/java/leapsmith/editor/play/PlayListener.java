package leapsmith.editor.play;

/** Is notified when play has ended. */
@FunctionalInterface
public interface PlayListener {
    /**
     * Called once, on the thread of play and as the last thing that it does, after play was stopped or has failed.
     *
     * @param play what has ended: its {@link PlayThread#recording} if it was stopped, its {@link PlayThread#failure} if
     *     it failed
     */
    void ended(PlayThread play);
}

package leapsmith.levels.play;

/** Someone who is told what happens in a session, while its tick is made. */
@FunctionalInterface
public interface SessionListener {
    /** Someone who doesn't listen. */
    SessionListener NONE = (tick, event, object, other) -> {};

    /**
     * Called for each thing that happens, in the order in which it happens.
     *
     * @param tick of the world, as it is after the tick
     * @param event what happened
     * @param object the id of the object that it happened to, null for a copy and for none
     * @param other the id of the other object, null for a copy and for none
     */
    void happened(long tick, PlayEvent event, String object, String other);
}

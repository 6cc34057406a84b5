package leapsmith.levels.play;

/** Receives the events of a session during its steps. */
@FunctionalInterface
public interface SessionListener {
    /** Ignores all events. */
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

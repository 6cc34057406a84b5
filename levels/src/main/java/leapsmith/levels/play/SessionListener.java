package leapsmith.levels.play;

/** Receives the events of a session during its steps. */
@FunctionalInterface
public interface SessionListener {
    /** Ignores all events. */
    SessionListener NONE = (tick, event, object, other) -> {};

    /**
     * Called for each event, in order.
     *
     * @param tick tick of the world after the step
     * @param event the event
     * @param object the id of the affected object, null for a copy and for none
     * @param other the id of the other object, null for a copy and for none
     */
    void happened(long tick, PlayEvent event, String object, String other);
}

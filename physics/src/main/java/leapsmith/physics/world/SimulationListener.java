package leapsmith.physics.world;

/**
 * Follows what changes a simulation from outside: its steps, and the edits between them. A recorder is one. It is called
 * on the thread of the simulation and does not change it.
 *
 * <p>A method that is called before a step or an edit may refuse it by an exception; then nothing is changed. There is no
 * second call after a step or an edit that failed.
 *
 * @param <E> what an edit is
 */
public interface SimulationListener<E> {
    /** Called before a step. */
    void beforeStep();

    /**
     * Called after a step.
     *
     * @param inputs the inputs of the step
     */
    void afterStep(Inputs inputs);

    /** Called before an edit. */
    void beforeEdit();

    /**
     * Called after an edit that succeeded.
     *
     * @param edit the edit
     */
    void afterEdit(E edit);
}

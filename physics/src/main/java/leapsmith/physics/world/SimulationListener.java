package leapsmith.physics.world;

/**
 * Follows the steps of a simulation and the edits between them, as a recorder does. It is called on the thread of the
 * simulation and must not change it.
 *
 * <p>A method that is called before a step or an edit may refuse it by an exception; then nothing is changed. There is
 * no second call after a step or an edit that failed.
 *
 * @param <E> the type of edits
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

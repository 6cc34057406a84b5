package leapsmith.physics.world;

/**
 * Publishes the steps and edits of a world to its listener, if it has one. An edit becomes a value only for a listener:
 * without one nothing is allocated.
 */
final class WorldChanges {
    private SimulationListener<WorldEdit> listener;

    void setListener(SimulationListener<WorldEdit> newListener) {
        listener = newListener;
    }

    boolean hasListener() {
        return listener != null;
    }

    /** Makes an edit that is a value already, and publishes that one, also if it changes nothing in this world. */
    void apply(WorldEdit edit, World world) {
        SimulationListener<WorldEdit> publishTo = listener;
        beforeEdit();
        // The method of the world that the edit calls would publish it a second time.
        listener = null;
        try {
            edit.applyTo(world);
        } finally {
            listener = publishTo;
        }
        if (publishTo != null) {
            publishTo.afterEdit(edit);
        }
    }

    void beforeStep() {
        if (listener != null) {
            listener.beforeStep();
        }
    }

    void afterStep(Inputs inputs) {
        if (listener != null) {
            listener.afterStep(inputs);
        }
    }

    void beforeEdit() {
        if (listener != null) {
            listener.beforeEdit();
        }
    }

    /** Publishes an edit that succeeded; only if {@link #hasListener}. */
    void afterEdit(WorldEdit edit) {
        listener.afterEdit(edit);
    }
}

package leapsmith.physics.world;

/**
 * Calls a world's listener, if it has one, for each step and edit. Edits become values only for a listener: without one
 * nothing is allocated.
 */
final class WorldChanges {
    private SimulationListener<WorldEdit> listener;

    void setListener(SimulationListener<WorldEdit> newListener) {
        listener = newListener;
    }

    boolean hasListener() {
        return listener != null;
    }

    /** Makes an edit that is a value, and publishes that value, even if it changes nothing in this world. */
    void apply(WorldEdit edit, World world) {
        SimulationListener<WorldEdit> publishTo = listener;
        beforeEdit();
        // The edit calls a method of the world, which would publish it a second time.
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

    /** Publishes an edit that succeeded; requires {@link #hasListener}. */
    void afterEdit(WorldEdit edit) {
        listener.afterEdit(edit);
    }
}

package leapsmith.physics.replay;

import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.SimulationListener;

/** The simplest recordable simulation: a number computed from all inputs and edits. A state takes 100 bytes. */
final class Sum implements Replayable<Integer, Sum.State> {
    long value;
    long tick;
    long steps;
    long saves;
    long restores;
    /** Whether its tick stands still, so that it can't be recorded. */
    boolean stands;

    SimulationListener<Integer> listener;

    record State(long value, long tick) {}

    @Override
    public long tick() {
        return tick;
    }

    @Override
    public void apply(Integer edit) {
        if (listener != null) {
            listener.beforeEdit();
        }
        if (edit < 0) {
            throw new IllegalArgumentException(edit + " is negative");
        }
        value = StateHash.mix(value ^ edit);
        if (listener != null) {
            listener.afterEdit(edit);
        }
    }

    @Override
    public void step(Inputs inputs) {
        if (listener != null) {
            listener.beforeStep();
        }
        value = StateHash.mix(value + inputs.bits());
        tick += stands ? 0 : 1;
        steps++;
        if (listener != null) {
            listener.afterStep(inputs);
        }
    }

    @Override
    public State save() {
        saves++;
        return new State(value, tick);
    }

    @Override
    public void restore(State state) {
        value = state.value;
        tick = state.tick;
        restores++;
    }

    @Override
    public long hash() {
        return StateHash.mix(value) ^ tick;
    }

    @Override
    public void setListener(SimulationListener<Integer> newListener) {
        listener = newListener;
    }

    @Override
    public long sizeInBytes(State state, State besides) {
        return 100;
    }
}

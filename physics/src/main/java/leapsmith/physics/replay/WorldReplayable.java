package leapsmith.physics.replay;

import java.util.Objects;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.SimulationListener;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import leapsmith.physics.world.WorldEdit;

/** A plain world that can be recorded and replayed. */
public final class WorldReplayable implements Replayable<WorldEdit, Snapshot> {
    private final World world;

    /**
     * Wraps a world.
     *
     * @param world any world; for a replay, one built like the recorded one, in the state in which the recording began
     */
    public WorldReplayable(World world) {
        this.world = Objects.requireNonNull(world);
    }

    @Override
    public long tick() {
        return world.tick();
    }

    @Override
    public void apply(WorldEdit edit) {
        world.apply(edit);
    }

    @Override
    public void step(Inputs inputs) {
        world.step(inputs);
    }

    @Override
    public Snapshot save() {
        return world.snapshot();
    }

    @Override
    public void restore(Snapshot state) {
        world.restore(state);
    }

    @Override
    public long hash() {
        return world.hash();
    }

    @Override
    public long sizeInBytes(Snapshot state, Snapshot besides) {
        return state.sizeInBytes(besides);
    }

    @Override
    public void setListener(SimulationListener<WorldEdit> listener) {
        world.setListener(listener);
    }
}

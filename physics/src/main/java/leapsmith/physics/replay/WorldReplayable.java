package leapsmith.physics.replay;

import java.util.Objects;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;

/** A plain world, to be recorded and replayed. */
public final class WorldReplayable implements Replayable<WorldEdit, Snapshot> {
    private final World world;

    /**
     * A world that is recorded or replayed from now on.
     *
     * @param world any world; for a replay, one built like that which was recorded, and put to the same start
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
        edit.applyTo(world);
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
}

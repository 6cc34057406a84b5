package leapsmith.physics.world;

import java.util.List;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileSnapshot;

/** What a {@link Snapshot} and a {@link Checkpoint} have of a world's state, apart from the bodies. */
final class SavedState {
    /** Null if nothing was saved. */
    WorldScale scale;

    List<Material> materials;
    long tick;
    Inputs inputs = Inputs.NONE;
    double gravity;
    double maxFallSpeed;
    TileSnapshot tiles;
    EditResolver.Edited edited;
    final SensorEvents.Saved sensors = new SensorEvents.Saved();
    final Bullets.Saved bullets = new Bullets.Saved();
    final PairHistory.Saved history = new PairHistory.Saved();
    final TileTimers timers = new TileTimers();
}

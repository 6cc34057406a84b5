package leapsmith.physics.world;

import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.store.BodyStore;
import leapsmith.physics.store.Materials;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileMap;

/** Hashes, saves and restores the parts of a world that are its state. */
final class WorldState {
    private final WorldNumbers numbers;
    private final TileMap map;
    private final BodyStore store;
    private final EditResolver resolver;
    private final SensorEvents sensors;
    private final Bullets bullets;
    private final PairHistory history;
    private final TileEffects effects;
    private final Materials materials;
    private final WorldScale scale;

    WorldState(
            WorldNumbers numbers,
            TileMap map,
            BodyStore store,
            EditResolver resolver,
            SensorEvents sensors,
            Bullets bullets,
            PairHistory history,
            TileEffects effects,
            Materials materials) {
        this.numbers = numbers;
        this.map = map;
        this.store = store;
        this.resolver = resolver;
        this.sensors = sensors;
        this.bullets = bullets;
        this.history = history;
        this.effects = effects;
        this.materials = materials;
        scale = new WorldScale(map.columns(), map.rows(), map.tileSize(), map.borders(), numbers.ticksPerSecond());
    }

    long hash() {
        StateHash hash = new StateHash();
        numbers.addTo(hash);
        hash.add(map.columns()).add(map.rows()).add(map.tileSize()).add(code(map.borders()));
        hash.add(numbers.ticksPerSecond()).add(map.hash());
        store.addTo(hash);
        sensors.addTo(hash);
        resolver.addTo(hash);
        bullets.addTo(hash);
        history.addTo(hash);
        effects.addTo(hash);
        return hash.value();
    }

    /**
     * The open sides as a number of four digits in base 31: 1231 for an open side and 1237 for a closed one, left, right,
     * top, bottom. Recorded hashes hold this number.
     */
    static int code(Borders borders) {
        int code = side(borders.leftOpen());
        code = 31 * code + side(borders.rightOpen());
        code = 31 * code + side(borders.topOpen());
        return 31 * code + side(borders.bottomOpen());
    }

    private static int side(boolean open) {
        return open ? 1231 : 1237;
    }

    Snapshot save() {
        SavedState saved = new SavedState();
        save(saved);
        return new Snapshot(saved, store.copyRows());
    }

    void save(Checkpoint into) {
        save(into.state);
        store.copyRows(into.bodies);
    }

    private void save(SavedState into) {
        into.scale = scale;
        into.materials = materials.list();
        into.tick = numbers.tick;
        into.inputs = numbers.previousInputs;
        into.gravity = numbers.gravityPx();
        into.maxFallSpeed = numbers.maxFallPx();
        into.tiles = map.snapshot();
        into.edited = resolver.save();
        sensors.save(into.sensors);
        bullets.save(into.bullets);
        history.save(into.history);
        effects.save(into.timers);
    }

    /**
     * Reads a snapshot.
     *
     * @throws InvalidBytesException if the bytes are wrong, or of a world built differently
     */
    Snapshot read(byte[] bytes) {
        try {
            return SnapshotBytes.read(bytes, scale, history.keepsSince());
        } catch (IllegalArgumentException e) {
            throw new InvalidBytesException(e.getMessage(), e);
        }
    }

    /**
     * Restores a state.
     *
     * @throws IllegalArgumentException if the snapshot is of a world built differently; nothing is changed then
     */
    void restore(Snapshot snapshot) {
        snapshot.state.scale.requireFit(scale);
        effects.restoreMaterials(snapshot.state.materials);
        // First, because others compare the tiles with those that they have seen.
        map.restore(snapshot.state.tiles);
        store.restoreRows(snapshot.bodies);
        restoreExceptTiles(snapshot.state);
    }

    /**
     * Restores a state and keeps the tiles, apart from those that the world itself changed.
     *
     * @throws IllegalArgumentException if the snapshot is of a world built differently; nothing is changed then
     */
    void restoreExceptTiles(Snapshot snapshot) {
        snapshot.state.scale.requireFit(scale);
        effects.restoreExceptTiles(snapshot.state.timers, snapshot.state.materials);
        store.restoreRows(snapshot.bodies);
        restoreExceptTiles(snapshot.state);
        effects.renumber(snapshot.state.materials);
    }

    /**
     * Restores a state.
     *
     * @throws IllegalArgumentException if the checkpoint is empty, or of a world built differently; nothing is changed
     *     then
     */
    void restore(Checkpoint checkpoint) {
        if (checkpoint.isEmpty()) {
            throw new IllegalArgumentException("the checkpoint is empty");
        }
        checkpoint.state.scale.requireFit(scale);
        effects.restoreMaterials(checkpoint.state.materials);
        map.restore(checkpoint.state.tiles);
        store.restoreRows(checkpoint.bodies);
        restoreExceptTiles(checkpoint.state);
    }

    private void restoreExceptTiles(SavedState saved) {
        sensors.restore(saved.sensors);
        resolver.restore(saved.edited);
        numbers.tick = saved.tick;
        numbers.previousInputs = saved.inputs;
        numbers.setGravity(saved.gravity);
        numbers.setMaxFallSpeed(saved.maxFallSpeed);
        history.restore(saved.history, saved.tick);
        effects.restore(saved.timers);
        bullets.restore(saved.bullets, saved.tick);
    }
}

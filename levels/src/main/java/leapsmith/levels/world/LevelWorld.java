package leapsmith.levels.world;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.TileGrid;
import leapsmith.levels.model.TileKind;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;

/**
 * A world built from a level, and the mapping of its bodies and emitters to objects. While it runs, {@link #update} changes
 * it to what another version of the level says.
 */
public final class LevelWorld {
    private final World world;
    private final ObjectSetup setup;
    private Level level;
    /** The first body with each id, and the first emitter. */
    private final Map<String, Placed> bodies = new HashMap<>();

    private final Map<String, Integer> emitters = new HashMap<>();
    private final SwitchedTiles switched;
    /** The ids of the objects that are on, as far as tiles depend on them. */
    private Set<String> on = Set.of();
    /** By index of the body. */
    private Placed[] placed = new Placed[16];

    /** An object and its body, which may be gone. */
    private record Placed(LevelObject object, Body body) {}

    LevelWorld(World world, Level level, ObjectSetup setup) {
        this.world = world;
        this.level = level;
        this.setup = setup;
        switched = new SwitchedTiles(world, level);
        // In list order: ties are resolved by index, and recordings refer to indices.
        level.objects().stream().forEach(this::add);
    }

    /** {@return the world} */
    public World world() {
        return world;
    }

    /** {@return the level that the world was built from, or last changed to} */
    public Level level() {
        return level;
    }

    /** {@return the body of the first player, if the level has one; it may have been removed} */
    public Optional<Body> player() {
        return level.player().map(player -> body(player.id()));
    }

    /**
     * {@return the body of the first object with this id; null if there is none} It may have been removed.
     *
     * @param objectId id of an object of the level
     */
    public Body body(String objectId) {
        Placed found = bodies.get(objectId);
        return found == null ? null : found.body;
    }

    /**
     * {@return the number, in the world's bullets, of the first emitter with this id; null if there is none}
     *
     * @param objectId id of an object of the level
     */
    public Integer emitterNumber(String objectId) {
        return emitters.get(objectId);
    }

    /**
     * {@return the object of a body; null for a body spawned later, such as a clone}
     *
     * @param bodyIndex index of a body of the world
     */
    public LevelObject object(int bodyIndex) {
        Placed found = bodyIndex >= 0 && bodyIndex < placed.length ? placed[bodyIndex] : null;
        Body now = world.body(bodyIndex);
        boolean reused = found != null && now != null && !now.equals(found.body);
        return found == null || reused ? null : found.object;
    }

    /**
     * {@return the id of the object of a body; null for a body spawned later, such as a clone}
     *
     * @param bodyIndex index of a body of the world
     */
    public String objectId(int bodyIndex) {
        LevelObject object = object(bodyIndex);
        return object == null ? null : object.id();
    }

    /**
     * Changes the running world to what another version of its level says, for example after its file was changed: gravity,
     * maximum fall speed, tiles, and the objects that were added, removed or changed. All else goes on. A body that moves
     * freely, and whose place, kind and shape in the level are the same, stays where it is, gets the new size, if that has
     * room, and is {@linkplain World#redefine redefined}; other changed objects appear at their place in the level, platforms at their first stop. An
     * emitter fires as if it had been there from the start. A recorder records it as edits.
     *
     * @param newLevel the other version
     * @return false if it has another size, tile size, number of ticks per second or other open sides: then nothing is changed,
     *     and a new world has to be built
     */
    public boolean update(Level newLevel) {
        LevelDelta delta = LevelDelta.between(level, newLevel);
        PhysicsNumbers numbers = newLevel.physics();
        if (delta.isResized()
                || world.ticksPerSecond() != numbers.ticksPerSecond()
                || !world.tiles().borders().equals(numbers.borders())) {
            return false;
        }
        if (level.physics().gravity() != numbers.gravity()) {
            world.setGravity(numbers.gravity());
        }
        if (level.physics().maxFallSpeed() != numbers.maxFallSpeed()) {
            world.setMaxFallSpeed(numbers.maxFallSpeed());
        }
        level = newLevel;
        updateTiles(delta);
        switched.update(this::areMet);
        // Sorted, so that the same change gives the same indices.
        delta.objectIds().stream().sorted().forEach(id -> updateObject(delta.before(), id));
        return true;
    }

    private void updateTiles(LevelDelta delta) {
        Legend legend = delta.after().legend();
        if (delta.before().legend().equals(legend)) {
            if (delta.changesTiles()) {
                delta.tiles().forEach((column, row, before, after) -> setTile(column, row, legend.kindOf(after)));
            }
            return;
        }
        // Another legend may explain each value in another way.
        TileGrid tiles = delta.after().tiles();
        for (int row = 0; row < tiles.rows(); row++) {
            for (int column = 0; column < tiles.columns(); column++) {
                setTile(column, row, legend.kindOf(tiles.at(column, row)));
            }
        }
    }

    /** Sets a tile that behaves otherwise: bodies at others aren't affected. */
    private void setTile(int column, int row, TileKind kind) {
        boolean isThere = switched.put(column, row, kind, this::areMet);
        TileType shape = isThere ? kind.shape() : TileType.EMPTY;
        int material = isThere ? world.materialIndex(kind.activeMaterial()) : 0;
        if (world.tiles().tileAt(column, row) != shape || world.tiles().materialAt(column, row) != material) {
            world.setTile(column, row, shape, material);
        }
    }

    /**
     * Has the tiles whose kinds depend on signals be there or not, for a game that turns signals on and off itself. At first
     * nothing is on. A recorder records it as edits.
     *
     * @param ids of the objects that are on, such as keys that were taken and switches that were pressed
     */
    public void showTiles(Set<String> ids) {
        on = Set.copyOf(ids);
        switched.update(this::areMet);
    }

    private boolean areMet(List<SignalCondition> conditions) {
        return ObjectSignals.areMet(conditions, level, on::contains);
    }

    private void updateObject(Level before, String id) {
        Optional<LevelObject> old = before.object(id);
        Optional<LevelObject> now = level.object(id);
        Placed known = bodies.get(id);
        if (known != null
                && known.body.isAlive()
                && old.isPresent()
                && now.isPresent()
                && now.get().continues(old.get())) {
            BodyDef def =
                    setup.body(now.get(), ((ObjectPhysics.OfBody) now.get().physics()).def());
            if (def != null) {
                world.resize(known.body, def.width(), def.height());
                world.redefine(known.body, def.size(known.body.width(), known.body.height()));
                name(new Placed(now.get(), known.body));
                return;
            }
        }
        remove(id);
        now.ifPresent(this::add);
    }

    private void remove(String id) {
        Placed old = bodies.remove(id);
        if (old != null && old.body.isAlive()) {
            world.despawn(old.body);
        }
        Integer emitter = emitters.remove(id);
        if (emitter != null) {
            world.bullets().removeEmitter(emitter);
        }
    }

    private void add(LevelObject object) {
        ObjectPhysics physics = object.physics();
        if (physics instanceof ObjectPhysics.OfBody simulated) {
            BodyDef def = setup.body(object, simulated.def());
            if (def != null) {
                name(new Placed(object, world.spawn(def)));
            }
        } else if (physics instanceof ObjectPhysics.OfEmitter simulated) {
            EmitterDef def = setup.emitter(object, simulated.def());
            if (def != null) {
                emitters.putIfAbsent(object.id(), world.bullets().addEmitter(ObjectPhysics.inPhase(def, world.tick())));
            }
        }
    }

    private void name(Placed now) {
        int index = now.body.index();
        if (index >= placed.length) {
            placed = Arrays.copyOf(placed, Math.max(index + 1, 2 * placed.length));
        }
        placed[index] = now;
        Placed first = bodies.get(now.object.id());
        if (first == null || first.body.equals(now.body)) {
            bodies.put(now.object.id(), now);
        }
    }
}

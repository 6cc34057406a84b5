package leapsmith.levels.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import leapsmith.levels.model.BodyCategories;
import leapsmith.levels.model.Legend;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.OwnKind;
import leapsmith.levels.model.StandardKind;
import leapsmith.levels.model.TileKind;
import leapsmith.levels.world.LevelWorld;
import leapsmith.levels.world.SwitchedTiles;
import leapsmith.levels.world.WorldBuilder;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Movement;
import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.tile.TileView;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;

/**
 * A running level between two restarts: its world, objects and player, and all operations that a {@link PlayCommand}
 * can apply between two ticks.
 */
public final class RunningLevel {
    private final World world;
    private final Legend legend;
    private final ObjectRegistry objects;
    private final PlayerState player;
    private final Signals signals;
    private final SwitchedTiles switched;
    private Cell cell;

    /** The size of the partition's cells, in tiles. */
    private record Cell(int width, int height) {}

    /** An immutable copy of the level's state. */
    record State(
            Snapshot world,
            ObjectRegistry.State objects,
            PlayerState.State player,
            Signals.State signals,
            SwitchedTiles.State switched,
            Cell cell) {
        /** Approximate size in bytes, not counting data shared with another state, which may be null. */
        long sizeInBytes(State besides) {
            boolean sharesObjects = besides != null && besides.objects == objects;
            return world.sizeInBytes(besides == null ? null : besides.world)
                    + (sharesObjects ? 0 : objects.sizeInBytes());
        }
    }

    RunningLevel(Level level) {
        legend = level.legend();
        LevelWorld built = WorldBuilder.build(level);
        world = built.world();
        objects = new ObjectRegistry(level, built);
        player = new PlayerState(world, objects);
        cell = new Cell(level.partition().cellWidth(), level.partition().cellHeight());
        choosePlayer();
        switched = new SwitchedTiles(world, level);
        signals = new Signals(world, objects, player, switched);
    }

    Map<Integer, OwnKind> ownKinds() {
        return objects.ownKinds();
    }

    State save() {
        return new State(world.snapshot(), objects.save(), player.save(), signals.save(), switched.save(), cell);
    }

    /** Restores a state of this level, or of another level with the same size, open sides and ticks per second. */
    void restore(State state) {
        world.restore(state.world);
        switched.restore(state.switched);
        restoreBesidesWorld(state);
    }

    /** As {@link #restore}, but keeps the current tiles, see {@link World#restoreExceptTiles}. */
    void restoreExceptTiles(State state) {
        world.restoreExceptTiles(state.world);
        restoreBesidesWorld(state);
        switched.replace(signals::areMet);
    }

    private void restoreBesidesWorld(State state) {
        objects.restore(state.objects);
        player.restore(state.player);
        signals.restore(state.signals);
        if (!state.cell.equals(cell)) {
            setPartitionCell(state.cell.width, state.cell.height);
        }
    }

    /** A hash of all state that affects later ticks. */
    long hash() {
        StateHash hash = new StateHash().add(world.hash()).add(objects.save().hash());
        player.addTo(hash);
        signals.addTo(hash);
        return hash.value();
    }

    World world() {
        return world;
    }

    ObjectRegistry objects() {
        return objects;
    }

    PlayerState player() {
        return player;
    }

    Signals signals() {
        return signals;
    }

    /** Changes a tile; one outside the level is ignored. */
    void setTile(int column, int row, TileKind kind) {
        TileView tiles = world.tiles();
        if (column >= tiles.columns() || row >= tiles.rows()) {
            return;
        }
        boolean isThere = switched.put(column, row, kind, signals::areMet);
        TileType type = isThere ? kind.shape() : TileType.EMPTY;
        int index = isThere ? world.materialIndex(kind.activeMaterial()) : 0;
        // Many edits change only the appearance; these must not affect bodies near the tile.
        if (tiles.tileAt(column, row) != type || tiles.materialAt(column, row) != index) {
            world.setTile(column, row, type, index);
        }
    }

    /** Changes a tile as if the level had always had it; see {@link World#replaceTile}. */
    void replaceTile(int column, int row, TileKind kind) {
        if (switched.put(column, row, kind, signals::areMet)) {
            world.replaceTile(column, row, kind.shape(), world.materialIndex(kind.activeMaterial()));
        } else {
            world.replaceTile(column, row, TileType.EMPTY, 0);
        }
    }

    /** A kind by its shape and name in the level's legend, or else among the standard kinds; a plain one if there is none. */
    TileKind kindOf(TileType type, String name) {
        TileKind found = legend.kindOf(legend.indexOf(type, name));
        return found.name().equals(name)
                ? found
                : StandardKind.ofName(name)
                        .map(standard ->
                                TileKind.of(type).withMaterial(standard.kind().material()))
                        .orElse(TileKind.of(type));
    }

    /** Adds or replaces an object of the level. */
    void put(LevelObject object) {
        LevelObject before = objects.object(object.id());
        objects.redefine(object);
        ObjectPhysics physics = object.physics();
        if (physics instanceof ObjectPhysics.OfBody body) {
            putBody(before, object, body.def());
        } else if (physics instanceof ObjectPhysics.OfEmitter emitter) {
            objects.emit(object.id(), ObjectPhysics.inPhase(emitter.def(), world.tick()));
        } else {
            objects.removeBody(object.id());
        }
        choosePlayer();
        signals.put(object);
    }

    /** Removes an object; does nothing if there is none with this id. */
    void remove(String id) {
        objects.remove(id);
        choosePlayer();
        signals.remove(id);
    }

    void setGravity(double pxPerSecondSquared) {
        world.setGravity(pxPerSecondSquared);
    }

    void setMaxFallSpeed(double pxPerSecond) {
        world.setMaxFallSpeed(pxPerSecond);
    }

    void setPartitionCell(int width, int height) {
        world.setPartitionCell(width, height);
        cell = new Cell(width, height);
    }

    /** Changes the movement values of a character; does nothing if there is none with this id. */
    void setMovement(String id, Movement movement) {
        Body body = objects.body(id);
        if (player.is(id)) {
            player.setMovement(movement);
        } else if (body != null) {
            world.setMovement(body, movement);
        }
    }

    /** Moves the player. The respawn point stays the same. */
    void movePlayer(double x, double y) {
        Body body = player.livingBody();
        if (body != null) {
            world.moveTo(body, x, y);
        }
    }

    /** Adds a clone of the player at its position, without a controller. */
    void clonePlayer() {
        Body body = player.livingBody();
        if (body != null) {
            BodyDef standing = body.toDef().control(Control.NONE).velocity(0, 0);
            world.spawn(standing.filter(BodyCategories.CHARACTERS));
        }
    }

    void removeClones() {
        List<Body> clones = new ArrayList<>();
        for (Body body : world.bodies()) {
            if (objects.idOf(body.index()) == null) {
                clones.add(body);
            }
        }
        clones.forEach(world::despawn);
    }

    private void putBody(LevelObject before, LevelObject now, BodyDef def) {
        if (before != null && now.continues(before)) {
            adapt(now.id(), ((ObjectPhysics.OfBody) before.physics()).def(), def);
            return;
        }
        boolean waits = player.is(now.id()) && player.status().state().isDeath();
        if (player.is(now.id())) {
            player.setStart(def);
        }
        if (!waits || !now.is(ObjectKind.Role.PLAYER)) {
            objects.spawn(now.id(), def);
        }
    }

    /** Applies the size, the movement, the friction and the push force of a new definition to the running body. */
    private void adapt(String id, BodyDef old, BodyDef now) {
        boolean isResized = old.width() != now.width() || old.height() != now.height();
        boolean movesOtherwise = !old.movement().equals(now.movement());
        Body body = objects.body(id);
        if (player.is(id)) {
            if (isResized) {
                player.resize(now.width(), now.height());
            }
            if (movesOtherwise) {
                player.setMovement(now.movement());
            }
            player.setFriction(now.friction());
            player.setPushForce(now.pushForce());
        } else if (body == null) {
            objects.spawn(id, now);
        } else {
            if (isResized) {
                world.resize(body, now.width(), now.height());
            }
            if (movesOtherwise) {
                world.setMovement(body, now.movement());
            }
            world.setFriction(body, now.friction());
            world.setPushForce(body, now.pushForce());
        }
    }

    /** Keeps the current player if its character is still a player; otherwise chooses the first player of the level. */
    private void choosePlayer() {
        LevelObject first = objects.firstPlayer();
        if (first == null) {
            player.clear();
        } else if (!player.isStillPlayer()) {
            player.setCharacter(first.id(), ((ObjectPhysics.OfBody) first.physics()).def());
        }
    }
}

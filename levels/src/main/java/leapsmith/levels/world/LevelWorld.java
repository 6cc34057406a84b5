package leapsmith.levels.world;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectKind;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;

/** A world built from a level, and the mapping of its bodies and emitters to objects. */
public final class LevelWorld {
    private final World world;
    private final List<LevelObject> objects;
    private final List<Body> bodies;
    private final Map<String, Integer> indexOfId = new HashMap<>();
    private final Map<String, Integer> emitters;
    private final int player;

    LevelWorld(World world, List<LevelObject> objects, List<Body> bodies, Map<String, Integer> emitters) {
        this.world = world;
        this.objects = List.copyOf(objects);
        this.bodies = List.copyOf(bodies);
        this.emitters = Map.copyOf(emitters);
        int firstPlayer = -1;
        for (int i = 0; i < objects.size(); i++) {
            indexOfId.putIfAbsent(objects.get(i).id(), i);
            if (firstPlayer < 0 && objects.get(i).is(ObjectKind.Role.PLAYER)) {
                firstPlayer = i;
            }
        }
        this.player = firstPlayer;
    }

    /** {@return the world} */
    public World world() {
        return world;
    }

    /** {@return the body of the first player, if the level has one; it may have been removed} */
    public Optional<Body> player() {
        return player < 0 ? Optional.empty() : Optional.of(bodies.get(player));
    }

    /**
     * {@return the body of the first object with this id; null if there is none} It may have been removed.
     *
     * @param objectId id of an object of the level
     */
    public Body body(String objectId) {
        Integer index = indexOfId.get(objectId);
        return index == null ? null : bodies.get(index);
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
        if (bodyIndex < 0 || bodyIndex >= objects.size()) {
            return null;
        }
        Body now = world.body(bodyIndex);
        boolean reused =
                now != null && now.generation() != bodies.get(bodyIndex).generation();
        return reused ? null : objects.get(bodyIndex);
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
}

package leapsmith.levels.build;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.Zone;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;

/**
 * A world made from a level, and which of its bodies came from which object: the characters have the first indices, in
 * the order of the level's list, and the zones the next.
 */
public final class LevelWorld {
    private final World world;
    private final List<LevelObject> objects;
    private final List<Body> bodies;
    private final Map<String, Integer> indexOfId = new HashMap<>();
    private final int player;

    LevelWorld(World world, List<LevelObject> objects, List<Body> bodies) {
        this.world = world;
        this.objects = List.copyOf(objects);
        this.bodies = List.copyOf(bodies);
        int firstPlayer = -1;
        for (int i = 0; i < objects.size(); i++) {
            indexOfId.putIfAbsent(objects.get(i).id(), i);
            if (firstPlayer < 0 && objects.get(i) instanceof PlacedCharacter character && character.isPlayer()) {
                firstPlayer = i;
            }
        }
        this.player = firstPlayer;
    }

    public World world() {
        return world;
    }

    /** The body of the first player, if the level has one; it may be gone by now. */
    public Optional<Body> player() {
        return player < 0 ? Optional.empty() : Optional.of(bodies.get(player));
    }

    /** The body of the first object with this id, which may be gone by now; null if there is no such object. */
    public Body body(String objectId) {
        Integer index = indexOfId.get(objectId);
        return index == null ? null : bodies.get(index);
    }

    /** The object that a body came from; null for a body that was spawned later, as a clone. */
    public LevelObject object(int bodyIndex) {
        if (bodyIndex < 0 || bodyIndex >= objects.size()) {
            return null;
        }
        Body now = world.body(bodyIndex);
        boolean reused =
                now != null && now.generation() != bodies.get(bodyIndex).generation();
        return reused ? null : objects.get(bodyIndex);
    }

    /** The id of the object that a body came from; null for a body that was spawned later, as a clone. */
    public String objectId(int bodyIndex) {
        LevelObject object = object(bodyIndex);
        return object == null ? null : object.id();
    }

    /** What body a character becomes. One of an unknown kind is idle. */
    public static BodyDef bodyDef(PlacedCharacter character) {
        return box(character)
                .control(controlOf(character.kind()))
                .movement(character.movement().toMovement())
                .facingLeft(character.facingLeft())
                .filter(character.isPlayer() ? BodyCategories.PLAYERS : BodyCategories.CHARACTERS);
    }

    /** What body a zone becomes: a sensor that notices players. */
    public static BodyDef bodyDef(Zone zone) {
        return box(zone).sensor(true).filter(BodyCategories.ZONES);
    }

    private static BodyDef box(LevelObject object) {
        return BodyDef.box(object.x(), object.y(), object.width(), object.height());
    }

    private static Control controlOf(String kind) {
        return switch (kind) {
            case PlacedCharacter.PLAYER -> Control.PLAYER;
            case PlacedCharacter.PATROL -> Control.PATROL;
            default -> Control.NONE;
        };
    }
}

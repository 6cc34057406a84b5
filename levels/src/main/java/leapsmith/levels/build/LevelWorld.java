package leapsmith.levels.build;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import leapsmith.levels.model.Emitter;
import leapsmith.levels.model.EmitterKey;
import leapsmith.levels.model.EmitterNumbers;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.ObjectSort;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.Platform;
import leapsmith.levels.model.PlatformPath;
import leapsmith.levels.model.Zone;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Shape;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;

/**
 * A world made from a level, and which of its bodies came from which object: the characters have the first indices, in
 * the order of the level's list, the zones the next, and then come the platforms. Emitters have no bodies.
 */
public final class LevelWorld {
    /** The sorts of objects that become bodies, in the order in which they do. */
    static final List<ObjectSort> SORTS_WITH_BODIES =
            List.of(ObjectSort.CHARACTER, ObjectSort.ZONE, ObjectSort.PLATFORM);

    /** A round that takes longer at the fastest clock is more than the simulation counts. */
    private static final double MAX_ROUND_TICKS = 1 << 29;

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

    /** The body of the first object with this id, which may be gone by now; null if no object that has one has it. */
    public Body body(String objectId) {
        Integer index = indexOfId.get(objectId);
        return index == null ? null : bodies.get(index);
    }

    /** The number among the world's bullets of the first emitter with this id; null if there is no such emitter. */
    public Integer emitterNumber(String objectId) {
        return emitters.get(objectId);
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

    /**
     * What body an object becomes.
     *
     * @throws IllegalArgumentException if it is an emitter, which becomes none
     */
    public static BodyDef bodyDef(LevelObject object) {
        if (object instanceof PlacedCharacter character) {
            return bodyDef(character);
        } else if (object instanceof Zone zone) {
            return bodyDef(zone);
        } else if (object instanceof Platform platform) {
            return bodyDef(platform);
        }
        throw new IllegalArgumentException("no body: " + object);
    }

    /** What body a character becomes. One of an unknown kind is idle. */
    public static BodyDef bodyDef(PlacedCharacter character) {
        boolean fits = character.shape() != Shape.CIRCLE || character.width() == character.height();
        return box(character)
                .control(controlOf(character.kind()))
                .movement(character.movement().toMovement())
                .facingLeft(character.facingLeft())
                .shape(fits ? character.shape() : Shape.BOX)
                .firm(character.firm())
                .filter(character.isPlayer() ? BodyCategories.PLAYERS : BodyCategories.CHARACTERS);
    }

    /** What body a zone becomes: a sensor that notices players. */
    public static BodyDef bodyDef(Zone zone) {
        return box(zone).sensor(true).filter(BodyCategories.ZONES);
    }

    /** What body a platform becomes. One of an unknown kind is solid. */
    public static BodyDef bodyDef(Platform platform) {
        BodyDef def = box(platform).gravity(false).tiles(false).path(pathOf(platform.path()));
        return platform.isOneWay()
                ? def.solidity(Solidity.TOP).filter(BodyCategories.ONE_WAY_PLATFORMS)
                : def.solidity(Solidity.ALL).filter(BodyCategories.PLATFORMS);
    }

    /** What an emitter fires, and when. One of an unknown kind is harmless. */
    public static EmitterDef emitterDef(Emitter emitter) {
        EmitterNumbers numbers = emitter.numbers();
        double side = numbers.get(EmitterKey.BULLET_SIZE);
        BulletDef bullet = BulletDef.box(
                        within(emitter.middleX()) - side / 2, within(emitter.middleY()) - side / 2, side, side)
                .aimed(numbers.get(EmitterKey.DIRECTION), numbers.get(EmitterKey.SPEED))
                .life(numbers.whole(EmitterKey.LIFE))
                .onTile(numbers.onTile())
                .filter(emitter.isDeadly() ? BodyCategories.DEADLY_BULLETS : BodyCategories.HARMLESS_BULLETS);
        return EmitterDef.every(numbers.whole(EmitterKey.INTERVAL), bullet)
                .phase(numbers.whole(EmitterKey.PHASE))
                .fan(numbers.whole(EmitterKey.COUNT), numbers.get(EmitterKey.SPREAD));
    }

    /** A place that a bullet can have; one so far outside of any level makes no difference. */
    private static double within(double px) {
        double most = Limits.MAX_SIDE_PX - Limits.MAX_BULLET_PX;
        return Math.max(-most, Math.min(px, most));
    }

    /** The path as the simulation takes it; null for a platform that stands still, or as good as still. */
    private static PathDef pathOf(PlatformPath path) {
        if (path.stops().isEmpty() || path.speed() == 0 || roundTicks(path) > MAX_ROUND_TICKS) {
            return null;
        }
        List<PathDef.Stop> stops = path.stops().stream()
                .map(stop -> new PathDef.Stop(stop.x(), stop.y()))
                .toList();
        return new PathDef(stops, path.speed(), !path.loop(), path.waitTicks());
    }

    /** No fewer than the ticks that a round takes at any clock. */
    private static double roundTicks(PlatformPath path) {
        List<PlatformPath.Stop> stops = path.allStops();
        double px = 0;
        for (int i = 0; i < stops.size(); i++) {
            PlatformPath.Stop from = stops.get(i);
            PlatformPath.Stop to = stops.get((i + 1) % stops.size());
            px += Math.abs(to.x() - from.x()) + Math.abs(to.y() - from.y());
        }
        return 2 * (px / path.speed() * Limits.MAX_TICKS_PER_SECOND + stops.size() * (path.waitTicks() + 1.0));
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

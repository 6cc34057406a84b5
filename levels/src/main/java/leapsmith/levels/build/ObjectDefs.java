package leapsmith.levels.build;

import java.util.List;
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

/** What the objects of a level are to the simulation. */
public final class ObjectDefs {
    /** The sorts of objects that become bodies, in the order in which they do. */
    static final List<ObjectSort> SORTS_WITH_BODIES =
            List.of(ObjectSort.CHARACTER, ObjectSort.ZONE, ObjectSort.PLATFORM);

    /** A round that takes longer at the fastest clock is more than the simulation counts. */
    private static final double MAX_ROUND_TICKS = 1 << 29;

    private ObjectDefs() {}

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

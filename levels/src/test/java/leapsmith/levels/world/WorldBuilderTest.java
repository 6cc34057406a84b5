package leapsmith.levels.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import leapsmith.levels.RandomLevels;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.Limits;
import leapsmith.levels.model.ObjectLists;
import leapsmith.levels.model.ObjectPhysics;
import leapsmith.levels.model.PartitionSize;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PhysicsNumbers;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.Shape;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.EventList;
import leapsmith.physics.world.EventType;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

class WorldBuilderTest {
    private final LevelObject hero = CharacterType.TYPE.create("hero", "player", 20, 88);
    private final LevelObject guard =
            CharacterType.TYPE.create("guard", "patrol", 200, 88).with(CharacterType.FACING, CharacterType.Facing.LEFT);
    private final LevelObject exit = ZoneType.TYPE.create("exit", "goal", 60, 112, 16, 16);
    private final Level level = floored(Level.empty("Test", 20, 10, 16))
            .withObjects(CharacterType.TYPE, List.of(guard, hero))
            .withObjects(ZoneType.TYPE, List.of(exit));

    @Test
    void worldHasTheTilesAndNumbersOfTheLevel() {
        Level odd = level.withPhysics(new PhysicsNumbers(
                        30,
                        500,
                        300,
                        new Borders(false, true, false, true),
                        level.physics().unknownKeys()))
                .withPartition(PartitionSize.STANDARD.withCells(3, 5));
        World world = WorldBuilder.build(odd).world();
        assertEquals(20, world.tiles().columns());
        assertEquals(10, world.tiles().rows());
        assertEquals(16, world.tiles().tileSize());
        assertEquals(odd.physics().borders(), world.tiles().borders());
        assertEquals(30, world.ticksPerSecond());
        assertEquals(500, world.gravity());
        assertEquals(300, world.maxFallSpeed());
        for (int row = 0; row < 10; row++) {
            for (int column = 0; column < 20; column++) {
                assertEquals(odd.typeAt(column, row), world.tiles().tileAt(column, row));
            }
        }
    }

    @Test
    void symbolsOfOneTypeBehaveTheSame() {
        int[] swap = new int[256];
        swap[0] = 1;
        swap[1] = 0;
        Level swapped = level.withTiles(level.tiles().mapped(swap));
        assertEquals(TileType.BLOCK, WorldBuilder.build(swapped).world().tiles().tileAt(0, 0));
    }

    @Test
    void charactersHaveTheFirstIndicesInTheirOrderAndZonesTheNext() {
        LevelWorld built = WorldBuilder.build(level);
        assertEquals(
                List.of("guard", "hero", "exit"), List.of(built.objectId(0), built.objectId(1), built.objectId(2)));
        assertNull(built.objectId(3));
        assertNull(built.objectId(-1));
        assertEquals(1, built.body("hero").index());
        assertEquals(exit, built.object(2));
        assertNull(built.body("missing"));
        assertEquals(3, built.world().bodyCount());
        assertSame(built.body("hero"), built.player().orElseThrow());
    }

    @Test
    void platformsComeAfterZonesAndHaveTheirProperties() {
        LevelObject lift = PlatformType.TYPE
                .create("lift", PlatformType.SOLID, 100, 60)
                .with(PlatformType.STOPS, List.of(PathStop.of(0, -30)))
                .with(PlatformType.SPEED, 60.0)
                .with(PlatformType.WAIT, 5.0);
        LevelObject shelf = PlatformType.TYPE.create("shelf", PlatformType.ONE_WAY, 160, 60);
        LevelWorld built = WorldBuilder.build(level.withObjects(PlatformType.TYPE, List.of(lift, shelf)));
        assertEquals(
                List.of("exit", "lift", "shelf"),
                List.of(2, 3, 4).stream().map(built::objectId).toList());
        assertEquals(lift, built.object(3));
        Body body = built.body("lift");
        assertEquals(Solidity.ALL, body.solidity());
        assertEquals(Solidity.TOP, built.body("shelf").solidity());
        for (int tick = 0; tick < 35; tick++) {
            built.world().step(Inputs.NONE);
        }
        assertEquals(30, body.y());
        assertEquals(60, built.body("shelf").y());
    }

    @Test
    void aPlatformWithoutSpeedOrWithATooLongPathDoesNotMove() {
        List<PathStop> far = List.of(PathStop.of(Limits.MAX_STOP_PX, 0));
        LevelObject still = PlatformType.TYPE
                .create("still", PlatformType.SOLID, 100, 60)
                .with(PlatformType.STOPS, far)
                .with(PlatformType.SPEED, 0.0);
        LevelObject slow = PlatformType.TYPE
                .create("slow", PlatformType.ONE_WAY, 100, 20)
                .with(PlatformType.STOPS, far)
                .with(PlatformType.SPEED, 1e-3);
        LevelWorld built = WorldBuilder.build(level.withObjects(PlatformType.TYPE, List.of(still, slow)));
        for (int tick = 0; tick < 100; tick++) {
            built.world().step(Inputs.NONE);
        }
        assertEquals(100, built.body("still").x());
        assertEquals(20, built.body("slow").y());
    }

    @Test
    void characterRidesALiftAndWalksOnIt() {
        LevelObject lift = PlatformType.TYPE
                .create("lift", PlatformType.SOLID, 0, 120)
                .with(PlatformType.STOPS, List.of(PathStop.of(0, -60)));
        LevelWorld built = WorldBuilder.build(
                level.withObject("hero", hero.withPosition(20, 80)).withObjects(PlatformType.TYPE, List.of(lift)));
        for (int tick = 0; tick < 60; tick++) {
            built.world().step(Inputs.NONE);
        }
        assertEquals(60, built.body("lift").y());
        assertEquals(20, built.body("hero").y());
        assertTrue(built.body("hero").onGround());
    }

    @Test
    void emittersFireFromTheCenterOfTheirBoxes() {
        LevelObject gun = EmitterType.TYPE
                .create("gun", EmitterType.DEADLY, 100, 20)
                .with(EmitterType.COUNT, 3.0)
                .with(EmitterType.SPREAD, 90.0)
                .with(EmitterType.DIRECTION, 90.0)
                .with(EmitterType.PHASE, 4.0)
                .with(EmitterType.INTERVAL, 10.0)
                .with(EmitterType.LIFE, 25.0);
        LevelWorld built = WorldBuilder.build(level.withObjects(EmitterType.TYPE, List.of(gun.withId("first"), gun)));
        World world = built.world();
        assertEquals(0, built.emitterNumber("first"));
        assertEquals(1, built.emitterNumber("gun"));
        assertNull(built.emitterNumber("hero"));
        world.bullets().removeEmitter(0);
        for (int tick = 0; tick < 4; tick++) {
            world.step(Inputs.NONE);
        }
        assertEquals(0, world.bullets().count());
        world.step(Inputs.NONE);
        assertEquals(3, world.bullets().count());
        assertEquals(106, world.bullets().at(1).x());
        assertEquals(26, world.bullets().at(1).y());
        assertEquals(4, world.bullets().at(1).width());
        assertEquals(120, world.bullets().at(1).vy(), 0.1);
        assertEquals(-world.bullets().at(2).vx(), world.bullets().at(0).vx(), 0.1);
        for (int tick = 0; tick < 30; tick++) {
            world.step(Inputs.NONE);
        }
        // The bullets of the first shot have vanished.
        assertEquals(9, world.bullets().count());
    }

    @Test
    void deadlyBulletsStopAtCharactersAndSolidPlatformsAndHarmlessOnesAtPlatformsOnly() {
        LevelObject gun = EmitterType.TYPE.create("gun", EmitterType.DEADLY, 100, 20);
        assertEquals(List.of("guard"), hitsOn(gun, guard.withPosition(140, 10)));
        assertEquals(List.of(), hitsOn(gun.withKind(EmitterType.HARMLESS), guard.withPosition(140, 10)));
        assertEquals(List.of(), hitsOn(gun.withKind("soft"), guard.withPosition(140, 10)));
        LevelObject wall =
                PlatformType.TYPE.create("wall", PlatformType.SOLID, 180, 0).withBox(180, 0, 8, 80);
        assertEquals(List.of("wall"), hitsOn(gun, wall));
        assertEquals(List.of("wall"), hitsOn(gun.withKind(EmitterType.HARMLESS), wall));
        assertEquals(List.of(), hitsOn(gun, wall.withKind(PlatformType.ONE_WAY)));
    }

    /** What the first bullet fired at an object hits. */
    private List<String> hitsOn(LevelObject gun, LevelObject target) {
        Level alone = level.withObjects(ObjectLists.NONE.with(target.type(), List.of(target)));
        LevelWorld built = WorldBuilder.build(
                alone.withPhysics(level.physics().withGravity(0)).withObjects(EmitterType.TYPE, List.of(gun)));
        List<String> hit = new ArrayList<>();
        for (int tick = 0; tick < 59; tick++) {
            built.world().step(Inputs.NONE);
            EventList events = built.world().events();
            for (int i = 0; i < events.count(); i++) {
                if (events.type(i) == EventType.BULLET_HIT_BODY) {
                    hit.add(built.objectId(events.body(i)));
                }
            }
        }
        return hit;
    }

    @Test
    void charactersHaveTheirFrictionPushForceAndLiftMomentum() {
        Body plain = WorldBuilder.build(level).body("guard");
        assertEquals(0, plain.friction());
        assertEquals(0, plain.pushForce());
        LevelObject strong = guard.with(CharacterType.FRICTION, 400.0)
                .with(CharacterType.PUSH_FORCE, 800.0)
                .with(CharacterType.LIFT_TIME, 0.2);
        Body body = WorldBuilder.build(level.withObject("guard", strong)).body("guard");
        assertEquals(400, body.friction(), 1);
        assertEquals(800, body.pushForce(), 1);
        assertEquals(0.2, CharacterType.movement(strong).liftSeconds());
    }

    @Test
    void charactersHaveTheirShapesIfTheyFit() {
        LevelObject ball = guard.withBox(200, 88, 20, 20)
                .with(CharacterType.SHAPE, Shape.CIRCLE)
                .with(CharacterType.SOLID_TO_BODIES, true);
        Body body = WorldBuilder.build(level.withObject("guard", ball)).body("guard");
        assertEquals(Shape.CIRCLE, body.shape());
        assertTrue(body.toDef().solidToBodies());
        LevelObject odd = ball.withBox(200, 88, 20, 21);
        assertEquals(
                Shape.BOX,
                WorldBuilder.build(level.withObject("guard", odd)).body("guard").shape());
    }

    @Test
    void bodiesHaveThePropertiesOfTheirCharacters() {
        LevelObject slow = guard.with(CharacterType.WALK_SPEED, 60.0);
        LevelWorld built = WorldBuilder.build(level.withObject("guard", slow));
        Body body = built.body("guard");
        assertEquals(Control.PATROL, body.control());
        assertEquals(Movement.CLASSIC.withWalkSpeed(60), body.movement());
        assertTrue(body.facingLeft());
        assertEquals(200, body.x());
        assertEquals(88, body.y());
        assertEquals(12, body.width());
        assertEquals(40, body.height());
        assertEquals(Control.PLAYER, built.body("hero").control());
        assertTrue(built.body("exit").isSensor());
    }

    @Test
    void charactersOfUnknownKindsAreIdle() {
        LevelWorld built = WorldBuilder.build(level.withObject("guard", guard.withKind("dragon")));
        assertEquals(Control.NONE, built.body("guard").control());
    }

    @Test
    void aZoneDetectsOnlyThePlayer() {
        LevelWorld built = WorldBuilder.build(level.withObject("guard", guard.withPosition(60, 88)));
        World world = built.world();
        List<String> noticed = new ArrayList<>();
        for (int tick = 0; tick < 60; tick++) {
            world.step(Inputs.of(Button.RIGHT));
            EventList events = world.events();
            for (int i = 0; i < events.count(); i++) {
                if (events.type(i) == EventType.SENSOR_BEGIN) {
                    noticed.add(built.objectId(events.body(i)) + " in " + built.objectId(events.other(i)));
                }
            }
        }
        assertEquals(List.of("hero in exit"), noticed);
    }

    @Test
    void playerCanStartElsewhere() {
        LevelWorld built = WorldBuilder.build(level, 111, 22);
        assertEquals(1, built.player().orElseThrow().index());
        assertEquals(111, built.player().orElseThrow().x());
        assertEquals(22, built.player().orElseThrow().y());
    }

    @Test
    void aLevelWithoutPlayerGetsOneWhenItStartsElsewhere() {
        Level unmanned = level.withObjects(CharacterType.TYPE, List.of(guard.withId("player-1")));
        assertEquals(Optional.empty(), WorldBuilder.build(unmanned).player());
        LevelWorld built = WorldBuilder.build(unmanned, 50, 60);
        assertEquals(50, built.player().orElseThrow().x());
        assertEquals("player-2", built.objectId(1));
        assertEquals("exit", built.objectId(2));
    }

    @Test
    void aBodySpawnedLaterHasNoObject() {
        LevelWorld built = WorldBuilder.build(level);
        Body clone = built.world().spawn(built.body("hero").toDef());
        assertNull(built.objectId(clone.index()));
        built.world().despawn(built.body("guard"));
        assertEquals("guard", built.objectId(0));
        assertEquals(
                0,
                built.world()
                        .spawn(((ObjectPhysics.OfBody) hero.physics()).def())
                        .index());
        assertNull(built.objectId(0));
        assertFalse(built.body("guard").isAlive());
    }

    @Test
    void characterInAWallIsMovedOutByTheFirstTick() {
        LevelWorld built = WorldBuilder.build(level.withObject("hero", hero.withPosition(20, 95)));
        built.world().step(Inputs.NONE);
        assertEquals(88, built.body("hero").y());
    }

    @Test
    void everyReadableLevelRuns() {
        for (long seed = 0; seed < 300; seed++) {
            Level random = RandomLevels.level(new SplittableRandom(seed));
            try {
                World world = WorldBuilder.build(random).world();
                for (int tick = 0; tick < 10; tick++) {
                    world.step(Inputs.of(Button.RIGHT, Button.JUMP));
                }
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + seed, e);
            }
        }
    }

    private static Level floored(Level empty) {
        return empty.withTiles(empty.tiles()
                .draft()
                .fill(new TileRegion(0, 8, 20, 2), 1)
                .fill(new TileRegion(4, 4, 3, 1), 2)
                .build());
    }
}

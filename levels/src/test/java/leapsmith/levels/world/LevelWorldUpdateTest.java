package leapsmith.levels.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.levels.RandomLevels;
import leapsmith.levels.TestKinds;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.LegendEntry;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelDelta;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.TileRegion;
import leapsmith.levels.model.ZoneType;
import leapsmith.levels.play.LevelCommand;
import leapsmith.levels.play.PlaySession;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.EmitterDef;
import leapsmith.physics.replay.Recorder;
import leapsmith.physics.replay.Replay;
import leapsmith.physics.tile.Material;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import leapsmith.physics.world.WorldEdit;
import org.junit.jupiter.api.Test;

class LevelWorldUpdateTest {
    private final LevelObject hero = CharacterType.TYPE.create("hero", "player", 20, 88);
    private final LevelObject guard = CharacterType.TYPE.create("guard", "patrol", 200, 88);
    private final LevelObject lift = PlatformType.TYPE
            .create("lift", PlatformType.SOLID, 100, 60)
            .with(PlatformType.STOPS, List.of(PathStop.of(0, -30)));
    private final LevelObject gun = EmitterType.TYPE.create("gun", EmitterType.HARMLESS, 100, 20);
    private final LevelObject exit = ZoneType.TYPE.create("exit", "goal", 280, 112, 16, 16);
    private final Level level = Level.empty("Test", 20, 10, 16)
            .withObjects(CharacterType.TYPE, List.of(hero, guard))
            .withObjects(PlatformType.TYPE, List.of(lift))
            .withObjects(EmitterType.TYPE, List.of(gun))
            .withObjects(ZoneType.TYPE, List.of(exit));
    private final LevelWorld running = WorldBuilder.build(floored(level));
    private final World world = running.world();

    @Test
    void tilesAndNumbersAreTakenOverAndBodiesGoOn() {
        step(30);
        Body body = running.body("guard");
        double x = body.x();
        Level changed = running.level()
                .withTiles(running.level()
                        .tiles()
                        .draft()
                        .fill(new TileRegion(15, 3, 2, 2), level.legend().indexOf(TileType.BLOCK))
                        .build())
                .withPhysics(level.physics().withGravity(700).withMaxFallSpeed(300));
        assertTrue(running.update(changed));
        assertSame(changed, running.level());
        assertEquals(TileType.BLOCK, world.tiles().tileAt(16, 4));
        assertEquals(700, world.gravity());
        assertEquals(300, world.maxFallSpeed());
        assertEquals(x, body.x());
        assertEquals(30, world.tick());
        long hash = world.hash();
        assertTrue(running.update(changed));
        assertEquals(hash, world.hash());
    }

    @Test
    void aChangedNumberOfATileKindIsTakenOver() {
        Level named = TestKinds.named(running.level());
        int ice = named.legend().indexOf(TileType.BLOCK, "ice");
        Level icy = named.withTiles(
                named.tiles().draft().fill(new TileRegion(5, 7, 8, 1), ice).build());
        assertTrue(running.update(icy));
        assertEquals(0.2, world.material(world.tiles().materialAt(6, 7)).grip());
        LegendEntry entry = named.legend().entries().get(ice);
        Material slower = entry.kind().material().toBuilder().grip(0.05).build();
        assertTrue(running.update(icy.withLegend(
                named.legend().with(ice, entry.withKind(entry.kind().withMaterial(slower))))));
        assertEquals(0.05, world.material(world.tiles().materialAt(6, 7)).grip());
    }

    @Test
    void objectsAreAddedRemovedAndMoved() {
        step(10);
        LevelObject crate = CharacterType.TYPE.create("crate", "idle", 250, 60);
        Level changed = running.level();
        changed = changed.withObjects(changed.objects().without("exit").plus(crate));
        changed = changed.withObject("lift", lift.withPosition(120, 60));
        assertTrue(running.update(changed));
        assertNull(running.body("exit"));
        assertEquals(250, running.body("crate").x());
        assertEquals(crate, running.object(running.body("crate").index()));
        assertEquals(120, running.body("lift").x());
        assertEquals(4, world.bodyCount());
        assertTrue(running.update(floored(level)));
        assertNull(running.body("crate"));
        assertEquals("exit", running.objectId(running.body("exit").index()));
    }

    @Test
    void aChangedNumberOfACharacterLeavesItInItsPlace() {
        step(40);
        Body body = running.body("guard");
        double x = body.x();
        LevelObject fast = guard.with(CharacterType.WALK_SPEED, 200.0).withBox(200, 84, 12, 44);
        assertTrue(running.update(running.level().withObject("guard", fast)));
        assertSame(body, running.body("guard"));
        assertEquals(x, body.x());
        assertEquals(44, body.height());
        assertEquals(200, body.movement().walkSpeed());
        assertEquals(fast, running.object(body.index()));
        world.despawn(body);
        assertTrue(running.update(running.level().withObject("guard", fast.with(CharacterType.WALK_SPEED, 90.0))));
        assertEquals(200, running.body("guard").x(), "again at its place");
        assertNotEquals(body, running.body("guard"));
    }

    @Test
    void whatARunningWorldCannotTakeIsRefused() {
        long hash = world.hash();
        assertFalse(running.update(Level.empty("Test", 21, 10, 16)));
        assertFalse(running.update(running.level().withPhysics(level.physics().withTicksPerSecond(30))));
        assertEquals(hash, world.hash());
        assertEquals(floored(level), running.level());
    }

    @Test
    void anEmitterFiresAsIfItHadBeenThereFromTheStart() {
        LevelWorld later = WorldBuilder.build(floored(level).withObjects(EmitterType.TYPE, List.of()));
        for (int tick = 0; tick < 200; tick++) {
            if (tick == 37) {
                assertTrue(later.update(floored(level)));
            }
            int before = later.world().bullets().count();
            int beforeHere = world.bullets().count();
            step(1);
            later.world().step(Inputs.NONE);
            if (tick > 37) {
                assertEquals(
                        world.bullets().count() > beforeHere,
                        later.world().bullets().count() > before,
                        "in tick " + tick);
            }
        }
    }

    @Test
    void theSetupOfAGameIsAskedForEachObject() {
        List<String> asked = new ArrayList<>();
        LevelWorld own = WorldBuilder.build(floored(level), new ObjectSetup() {
            @Override
            public BodyDef body(LevelObject object, BodyDef def) {
                asked.add(object.id());
                return object.id().equals("exit") ? null : def.tag(object.id().length());
            }

            @Override
            public EmitterDef emitter(LevelObject object, EmitterDef def) {
                asked.add(object.id());
                return null;
            }
        });
        assertEquals(List.of("hero", "guard", "exit", "lift", "gun"), asked);
        assertEquals(5, own.body("guard").tag());
        assertNull(own.body("exit"));
        assertNull(own.emitterNumber("gun"));
        assertTrue(own.update(own.level().withObject("guard", guard.with(CharacterType.WALK_SPEED, 20.0))));
        assertEquals(5, own.body("guard").tag());
        assertEquals(6, asked.size());
    }

    @Test
    void aSecondPlayerHasAnInputChannelOfItsOwn() {
        LevelObject second =
                CharacterType.TYPE.create("second", "player", 60, 88).with(CharacterType.CHANNEL, 1.0);
        Level both = floored(level);
        LevelWorld two = WorldBuilder.build(both.withObjects(both.objects().plus(second)));
        for (int tick = 0; tick < 20; tick++) {
            two.world().step(Inputs.NONE.with(1, Button.RIGHT));
        }
        assertEquals(20, two.body("hero").x());
        assertTrue(two.body("second").x() > 60);
        assertEquals(1, two.body("second").channel());
        assertTrue(two.update(both.withObjects(both.objects().plus(second.with(CharacterType.CHANNEL, 2.0)))));
        assertEquals(2, two.body("second").channel());
    }

    @Test
    void aRecorderRecordsAnUpdateAsEdits() {
        Recorder<WorldEdit, Snapshot> recorder = Recorder.of(world, Recorder.KEYFRAME_BYTES, 1);
        step(20);
        assertTrue(running.update(running.level()
                .withObject("guard", guard.with(CharacterType.WALK_SPEED, 200.0))
                .withObject("lift", lift.withPosition(60, 50))));
        step(20);
        World other = WorldBuilder.build(floored(level)).world();
        assertTrue(Replay.of(other, recorder.recording()).firstDivergence().isEmpty());
        assertEquals(world.hash(), other.hash());
    }

    @Test
    void aWorldChangedAtTheStartIsLikeASessionWithTheSameCommands() {
        for (int seed = 0; seed < 60; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Level before = RandomLevels.level(random);
            Level after =
                    RandomLevels.level(random).withTileSize(before.tileSize()).withPhysics(before.physics());
            after = after.withTiles(before.tiles()).withLegend(before.legend());
            LevelWorld changed = WorldBuilder.build(before);
            PlaySession session = new PlaySession(before);
            assertTrue(changed.update(after));
            LevelCommand.of(LevelDelta.between(before, after)).forEach(session::apply);
            for (String id : after.objects().stream().map(LevelObject::id).toList()) {
                Body body = changed.body(id);
                assertEquals(body != null, session.body(id).isPresent(), id);
                if (body != null) {
                    assertEquals(session.body(id).orElseThrow().x(), body.x(), id);
                    assertEquals(session.body(id).orElseThrow().width(), body.width(), id);
                }
            }
        }
    }

    private static Level floored(Level level) {
        int block = level.legend().indexOf(TileType.BLOCK);
        return level.withTiles(
                level.tiles().draft().fill(new TileRegion(0, 8, 20, 2), block).build());
    }

    private void step(int ticks) {
        for (int tick = 0; tick < ticks; tick++) {
            world.step(Inputs.NONE);
        }
    }
}

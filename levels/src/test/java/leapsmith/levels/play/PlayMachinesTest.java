package leapsmith.levels.play;

import static leapsmith.levels.TestLevels.HERO;
import static leapsmith.levels.TestLevels.emptyRoom;
import static leapsmith.levels.TestLevels.hero;
import static leapsmith.levels.TestLevels.room;
import static leapsmith.levels.TestLevels.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.body.Shape;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

/** Platforms and emitters in play: put, changed and removed at run time, and their effects on the player. */
class PlayMachinesTest {
    private static final LevelObject LIFT = PlatformType.TYPE
            .create("lift", PlatformType.SOLID, 160, 80)
            .with(PlatformType.STOPS, List.of(PathStop.of(0, -60)))
            .with(PlatformType.SPEED, 60.0);
    /** Above the hero, firing down at it: the first bullet is at its head 47 ticks later. */
    private static final LevelObject GUN = EmitterType.TYPE
            .create("gun", EmitterType.DEADLY, 38, 0)
            .with(EmitterType.DIRECTION, 90.0)
            .with(EmitterType.INTERVAL, 200.0);

    private final PlaySession play = new PlaySession(room());

    @Test
    void aNewPlatformMovesAndCanBeReplacedAndRemoved() {
        put(LIFT);
        tick(30);
        assertEquals(50, y("lift"));
        assertEquals("lift", play.objectId(play.body("lift").orElseThrow().index()));
        put(LIFT.withPosition(200, 80));
        tick(1);
        assertEquals(200, play.body("lift").orElseThrow().x());
        assertEquals(79, y("lift"));
        play.apply(new LevelCommand.RemoveObject("lift"));
        tick(1);
        assertEquals(Optional.empty(), play.body("lift"));
        assertEquals(1, play.world().bodyCount());
    }

    @Test
    void aPlatformOfTheLevelIsTheOneThatACommandReplaces() {
        PlaySession machine = new PlaySession(with(room(), LIFT));
        machine.apply(new LevelCommand.PutObject(LIFT.withBox(160, 80, 20, 8)));
        machine.step(Inputs.NONE);
        assertEquals(20, machine.body("lift").orElseThrow().width());
        assertEquals(2, machine.world().bodyCount());
    }

    @Test
    void anEmitterFiresAndCanBeReplacedAndRemoved() {
        put(GUN.withPosition(200, 0));
        tick(3);
        assertEquals(1, play.world().bullets().count());
        put(GUN.withPosition(240, 0).with(EmitterType.COUNT, 3.0).with(EmitterType.INTERVAL, 5.0));
        tick(3);
        assertEquals(4, play.world().bullets().count());
        play.apply(new LevelCommand.RemoveObject("gun"));
        tick(20);
        assertEquals(4, play.world().bullets().count());
        assertEquals(Optional.empty(), play.body("gun"));
    }

    @Test
    void anEmitterAddedLaterFiresAsIfItHadBeenThereFromTheStart() {
        for (int phase : new int[] {0, 3, 17, 40}) {
            LevelObject gun =
                    GUN.withPosition(200, 0).with(EmitterType.INTERVAL, 7.0).with(EmitterType.PHASE, (double) phase);
            PlaySession fromStart = new PlaySession(with(room(), gun));
            List<Long> expected = ticksOfVolleys(fromStart, 60);
            for (int later = 0; later < 30; later++) {
                PlaySession late = new PlaySession(room());
                for (int tick = 0; tick < later; tick++) {
                    late.step(Inputs.NONE);
                }
                late.apply(new LevelCommand.PutObject(gun));
                long from = later;
                assertEquals(
                        expected.stream().filter(tick -> tick > from).toList(),
                        ticksOfVolleys(late, 60),
                        "phase " + phase + ", put at " + later);
            }
        }
    }

    private static List<Long> ticksOfVolleys(PlaySession session, long end) {
        List<Long> ticks = new ArrayList<>();
        int before = session.world().bullets().count();
        while (session.world().tick() < end) {
            session.step(Inputs.NONE);
            if (session.world().bullets().count() > before) {
                ticks.add(session.world().tick());
            }
            before = session.world().bullets().count();
        }
        return ticks;
    }

    @Test
    void anIdThatMovesToAnotherTypeIsOneObject() {
        put(CharacterType.TYPE.create("thing", CharacterType.IDLE, 200, 20));
        tick(1);
        put(GUN.withId("thing").withPosition(200, 0).with(EmitterType.INTERVAL, 1.0));
        tick(1);
        assertEquals(Optional.empty(), play.body("thing"));
        assertEquals(1, play.world().bullets().count());
        put(LIFT.withId("thing"));
        tick(400);
        assertEquals(0, play.world().bullets().count());
        assertTrue(play.body("thing").isPresent());
        assertEquals(2, play.world().bodyCount());
    }

    @Test
    void aDeadlyBulletKillsThePlayerWhichRespawnsOneSecondLater() {
        List<String> events = new ArrayList<>();
        PlaySession shot = new PlaySession(with(room(), GUN), Optional.empty(), (tick, event, object, other) -> {
            if (event == PlayEvent.BULLET_HIT_BODY || event == PlayEvent.RESPAWNED) {
                events.add(tick + " " + event.text() + " " + object);
            }
        });
        while (shot.status().state() == PlayState.RUNNING && shot.world().tick() < 100) {
            shot.step(Inputs.NONE);
        }
        assertEquals(new PlayStatus(PlayState.SHOT, 48, ""), shot.status());
        assertTrue(shot.status().state().isDeath());
        assertEquals(Optional.empty(), shot.player());
        for (int tick = 0; tick < 60; tick++) {
            shot.step(Inputs.NONE);
        }
        assertEquals(PlayState.SHOT, shot.status().state());
        shot.step(Inputs.NONE);
        assertEquals(PlayState.RUNNING, shot.status().state());
        assertEquals(40, shot.player().orElseThrow().x());
        assertEquals(List.of("48 bullet-hit-body hero", "109 respawned hero"), events);
    }

    @Test
    void harmlessBulletsPassThePlayerAndDeadlyOnesKillOnlyPlayers() {
        PlaySession harmless = new PlaySession(with(room(), GUN.withKind(EmitterType.HARMLESS)));
        PlaySession other = new PlaySession(
                with(emptyRoom(), hero(200, 104), CharacterType.TYPE.create("npc", CharacterType.IDLE, 40, 104), GUN));
        for (int tick = 0; tick < 100; tick++) {
            harmless.step(Inputs.NONE);
            other.step(Inputs.NONE);
        }
        assertEquals(PlayState.RUNNING, harmless.status().state());
        assertEquals(PlayState.RUNNING, other.status().state());
        assertTrue(other.body("npc").isPresent());
        assertEquals(0, other.world().bullets().count());
    }

    @Test
    void aSolidPlatformBlocksBullets() {
        LevelObject roof = PlatformType.TYPE.create("roof", PlatformType.SOLID, 20, 60);
        PlaySession covered = new PlaySession(with(room(), roof, GUN));
        for (int tick = 0; tick < 100; tick++) {
            covered.step(Inputs.NONE);
        }
        assertEquals(PlayState.RUNNING, covered.status().state());
    }

    @Test
    void aPlatformMovingDownOnThePlayerCrushesIt() {
        put(PlatformType.TYPE
                .create("press", PlatformType.SOLID, 20, 40)
                .with(PlatformType.STOPS, List.of(PathStop.of(0, 90)))
                .with(PlatformType.SPEED, 120.0));
        tick(60);
        assertEquals(PlayState.CRUSHED, play.status().state());
        tick(45);
        assertEquals(PlayState.RUNNING, play.status().state());
    }

    @Test
    void anotherShapeOrSolidityCreatesANewBodyAtItsPlaceInTheLevel() {
        LevelObject ball =
                CharacterType.TYPE.create("ball", CharacterType.IDLE, 200, 20).withBox(200, 20, 20, 20);
        put(ball);
        tick(60);
        assertEquals(124, y("ball"));
        put(ball.with(CharacterType.SHAPE, Shape.CIRCLE));
        assertEquals(20, y("ball"));
        assertEquals(Shape.CIRCLE, play.body("ball").orElseThrow().shape());
        tick(60);
        put(ball.with(CharacterType.SHAPE, Shape.CIRCLE).with(CharacterType.SOLID_TO_BODIES, true));
        assertEquals(20, y("ball"));
        // A circle in a box that isn't square runs as a box.
        put(ball.with(CharacterType.SHAPE, Shape.CIRCLE)
                .with(CharacterType.SOLID_TO_BODIES, true)
                .withBox(200, 20, 20, 30));
        assertEquals(Shape.BOX, play.body("ball").orElseThrow().shape());
    }

    @Test
    void aRoundPlayerIsNotResizedToDifferentSides() {
        PlaySession round = new PlaySession(
                with(emptyRoom(), hero(40, 104).withBox(40, 104, 20, 20).with(CharacterType.SHAPE, Shape.CIRCLE)));
        round.apply(new CharacterCommand.ResizePlayer(20, 30));
        round.step(Inputs.NONE);
        assertEquals(20, round.player().orElseThrow().height());
        round.apply(new CharacterCommand.ResizePlayer(30, 30));
        round.step(Inputs.NONE);
        assertEquals(30, round.player().orElseThrow().height());
    }

    @Test
    void aRestoredSessionKnowsItsEmittersByTheirIds() {
        Level level = with(
                room(), ZoneType.TYPE.create("exit", ZoneType.GOAL, 250, 100, 16, 16), LIFT, GUN.withPosition(200, 0));
        PlaySession session = new PlaySession(level);
        session.step(Inputs.NONE);
        SessionState state = session.save();
        long hash = session.hash();
        session.apply(new LevelCommand.RemoveObject("gun"));
        session.apply(new LevelCommand.PutObject(GUN.withId("other").withPosition(240, 0)));
        session.step(Inputs.NONE);
        session.restore(state);
        assertEquals(hash, session.hash());
        session.apply(new LevelCommand.RemoveObject("gun"));
        session.step(Inputs.NONE);
        assertFalse(session.body(HERO).isEmpty());
        for (int tick = 0; tick < 300; tick++) {
            session.step(Inputs.NONE);
        }
        assertEquals(0, session.world().bullets().count());
    }

    private void put(LevelObject object) {
        play.apply(new LevelCommand.PutObject(object));
    }

    private void tick(int ticks) {
        for (int i = 0; i < ticks; i++) {
            play.step(Inputs.NONE);
        }
    }

    private double y(String id) {
        return play.body(id).orElseThrow().y();
    }
}

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
import leapsmith.levels.model.Emitter;
import leapsmith.levels.model.EmitterKey;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.PlacedCharacter;
import leapsmith.levels.model.Platform;
import leapsmith.levels.model.PlatformPath;
import leapsmith.levels.model.Zone;
import leapsmith.physics.body.Shape;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

/** Platforms and emitters in play: put, changed and removed while it runs, and what they do to the player. */
class PlayMachinesTest {
    private static final Platform LIFT = Platform.of("lift", Platform.SOLID, 160, 80)
            .withPath(PlatformPath.to(0, -60).withSpeed(60));
    /** Above the hero, firing down at it: the first bullet is at its head 47 ticks later. */
    private static final Emitter GUN = Emitter.of("gun", Emitter.DEADLY, 38, 0)
            .with(EmitterKey.DIRECTION, 90)
            .with(EmitterKey.INTERVAL, 200);

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
        play.apply(new PlayCommand.RemoveObject("lift"));
        tick(1);
        assertEquals(Optional.empty(), play.body("lift"));
        assertEquals(1, play.world().bodyCount());
    }

    @Test
    void aPlatformOfTheLevelIsTheOneThatACommandReplaces() {
        PlaySession machine = new PlaySession(with(room(), LIFT));
        machine.apply(new PlayCommand.PutPlatform(LIFT.withBox(160, 80, 20, 8)));
        machine.step(Inputs.NONE);
        assertEquals(20, machine.body("lift").orElseThrow().width());
        assertEquals(2, machine.world().bodyCount());
    }

    @Test
    void anEmitterFiresAndCanBeReplacedAndRemoved() {
        put(GUN.withPosition(200, 0));
        tick(3);
        assertEquals(1, play.world().bullets().count());
        put(GUN.withPosition(240, 0).with(EmitterKey.COUNT, 3).with(EmitterKey.INTERVAL, 5));
        tick(3);
        assertEquals(4, play.world().bullets().count());
        play.apply(new PlayCommand.RemoveObject("gun"));
        tick(20);
        assertEquals(4, play.world().bullets().count());
        assertEquals(Optional.empty(), play.body("gun"));
    }

    @Test
    void anEmitterThatComesLaterFiresWhenItWouldHaveFromTheStart() {
        for (int phase : new int[] {0, 3, 17, 40}) {
            Emitter gun = GUN.withPosition(200, 0).with(EmitterKey.INTERVAL, 7).with(EmitterKey.PHASE, phase);
            PlaySession fromStart = new PlaySession(with(room(), gun));
            List<Long> expected = ticksOfVolleys(fromStart, 60);
            for (int later = 0; later < 30; later++) {
                PlaySession late = new PlaySession(room());
                for (int tick = 0; tick < later; tick++) {
                    late.step(Inputs.NONE);
                }
                late.apply(new PlayCommand.PutEmitter(gun));
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
    void anIdThatGoesFromOneSortToAnotherIsOneObjectOnly() {
        put(PlacedCharacter.of("thing", PlacedCharacter.IDLE, 200, 20));
        tick(1);
        put(GUN.withId("thing").withPosition(200, 0).with(EmitterKey.INTERVAL, 1));
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
    void aDeadlyBulletEndsALifeAndThePlayerStartsAgainASecondLater() {
        List<String> told = new ArrayList<>();
        PlaySession shot = new PlaySession(with(room(), GUN), Optional.empty(), (tick, event, object, other) -> {
            if (event == PlayEvent.BULLET_HIT_BODY || event == PlayEvent.RESPAWNED) {
                told.add(tick + " " + event.text() + " " + object);
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
        assertEquals(List.of("48 bullet-hit-body hero", "109 respawned hero"), told);
    }

    @Test
    void harmlessBulletsPassThePlayerAndDeadlyOnesOnlyEndTheLifeOfPlayers() {
        PlaySession harmless = new PlaySession(with(room(), GUN.withKind(Emitter.HARMLESS)));
        PlaySession other = new PlaySession(
                with(emptyRoom(), hero(200, 104), PlacedCharacter.of("npc", PlacedCharacter.IDLE, 40, 104), GUN));
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
    void aSolidPlatformKeepsBulletsOffThePlayer() {
        Platform roof = Platform.of("roof", Platform.SOLID, 20, 60);
        PlaySession covered = new PlaySession(with(room(), roof, GUN));
        for (int tick = 0; tick < 100; tick++) {
            covered.step(Inputs.NONE);
        }
        assertEquals(PlayState.RUNNING, covered.status().state());
    }

    @Test
    void aPlatformThatComesDownOnThePlayerCrushesIt() {
        put(Platform.of("press", Platform.SOLID, 20, 40)
                .withPath(PlatformPath.to(0, 90).withSpeed(120)));
        tick(60);
        assertEquals(PlayState.CRUSHED, play.status().state());
        tick(45);
        assertEquals(PlayState.RUNNING, play.status().state());
    }

    @Test
    void anotherShapeOrFirmnessIsAnotherBodyAtThePlaceInTheLevel() {
        PlacedCharacter ball =
                PlacedCharacter.of("ball", PlacedCharacter.IDLE, 200, 20).withBox(200, 20, 20, 20);
        put(ball);
        tick(60);
        assertEquals(124, y("ball"));
        put(ball.withShape(Shape.CIRCLE));
        assertEquals(20, y("ball"));
        assertEquals(Shape.CIRCLE, play.body("ball").orElseThrow().shape());
        tick(60);
        put(ball.withShape(Shape.CIRCLE).withFirm(true));
        assertEquals(20, y("ball"));
        // What can't be a circle runs as a box.
        put(ball.withShape(Shape.CIRCLE).withFirm(true).withBox(200, 20, 20, 30));
        assertEquals(Shape.BOX, play.body("ball").orElseThrow().shape());
    }

    @Test
    void aRoundPlayerIsNotResizedToWhatIsNoCircle() {
        PlaySession round = new PlaySession(
                with(emptyRoom(), hero(40, 104).withBox(40, 104, 20, 20).withShape(Shape.CIRCLE)));
        round.apply(new PlayCommand.ResizePlayer(20, 30));
        round.step(Inputs.NONE);
        assertEquals(20, round.player().orElseThrow().height());
        round.apply(new PlayCommand.ResizePlayer(30, 30));
        round.step(Inputs.NONE);
        assertEquals(30, round.player().orElseThrow().height());
    }

    @Test
    void aRestoredSessionKnowsItsEmittersByTheirIds() {
        Level level = with(room(), Zone.of("exit", Zone.GOAL, 250, 100, 16, 16), LIFT, GUN.withPosition(200, 0));
        PlaySession session = new PlaySession(level);
        session.step(Inputs.NONE);
        SessionState state = session.save();
        long hash = session.hash();
        session.apply(new PlayCommand.RemoveObject("gun"));
        session.apply(new PlayCommand.PutEmitter(GUN.withId("other").withPosition(240, 0)));
        session.step(Inputs.NONE);
        session.restore(state);
        assertEquals(hash, session.hash());
        session.apply(new PlayCommand.RemoveObject("gun"));
        session.step(Inputs.NONE);
        assertFalse(session.body(HERO).isEmpty());
        for (int tick = 0; tick < 300; tick++) {
            session.step(Inputs.NONE);
        }
        assertEquals(0, session.world().bullets().count());
    }

    private void put(LevelObject object) {
        play.apply(PlayCommand.PutObject.of(object));
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

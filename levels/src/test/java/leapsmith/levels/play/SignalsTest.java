package leapsmith.levels.play;

import static leapsmith.levels.TestLevels.emptyRoom;
import static leapsmith.levels.TestLevels.hero;
import static leapsmith.levels.TestLevels.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import leapsmith.levels.model.EmitterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.ObjectSignals;
import leapsmith.levels.model.ObjectSignals.Mode;
import leapsmith.levels.model.PathStop;
import leapsmith.levels.model.PlatformType;
import leapsmith.levels.model.SignalCondition;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

/** What zones do in play, and what keys and switches open, in a room whose floor is at 144 px. */
class SignalsTest {
    private static final Inputs RIGHT = Inputs.of(Button.RIGHT);
    private static final Inputs LEFT = Inputs.of(Button.LEFT);
    private static final double STANDING_Y = 104;

    private final List<String> events = new ArrayList<>();

    private static LevelObject zone(String id, String kind, double x) {
        return ZoneType.TYPE.create(id, kind, x, 128);
    }

    private static LevelObject door(double x, String... needs) {
        return needing(
                PlatformType.TYPE.create("door", PlatformType.DOOR, x, 96).withBox(x, 96, 8, 48), needs);
    }

    private static LevelObject needing(LevelObject object, String... needs) {
        return object.with(
                ObjectSignals.NEEDS,
                Arrays.stream(needs)
                        .map(need -> SignalCondition.of(need).orElseThrow())
                        .toList());
    }

    private static LevelObject switching(double x, Mode mode) {
        return zone("lever", ZoneType.SWITCH, x).with(ObjectSignals.MODE, mode);
    }

    private PlaySession play(LevelObject... objects) {
        List<LevelObject> all = new ArrayList<>(List.of(hero(40, STANDING_Y)));
        all.addAll(List.of(objects));
        Level level = with(emptyRoom(), all.toArray(LevelObject[]::new));
        return new PlaySession(level, Optional.empty(), (tick, event, object, other) -> {
            if (event != PlayEvent.SENSOR_BEGIN && event != PlayEvent.SENSOR_END) {
                events.add(event.text() + " " + other);
            }
        });
    }

    private static void tick(PlaySession play, int ticks, Inputs inputs) {
        for (int i = 0; i < ticks; i++) {
            play.step(inputs);
        }
    }

    private static double x(PlaySession play) {
        return play.player().orElseThrow().x();
    }

    private static boolean isOpen(PlaySession play) {
        return play.body("door").orElseThrow().solidity() == Solidity.NONE;
    }

    @Test
    void aKeyIsTakenAndOpensTheDoorThatNeedsIt() {
        PlaySession play = play(zone("red-key", ZoneType.KEY, 20), door(80, "key"));
        tick(play, 60, RIGHT);
        assertEquals(80 - 12, x(play));
        tick(play, 30, LEFT);
        assertEquals(List.of("picked-up red-key", "signal-on key"), events);
        assertTrue(play.body("red-key").isEmpty());
        assertTrue(isOpen(play));
        assertEquals(Set.of("red-key", "door"), play.activeObjects());
        tick(play, 60, RIGHT);
        assertTrue(x(play) > 100);
    }

    @Test
    void aGoalThatNeedsAllCoinsIsReachedWithTheLastOne() {
        LevelObject goal = needing(zone("exit", ZoneType.GOAL, 100).withBox(100, 128, 60, 16), "coin:all");
        PlaySession play = play(
                zone("one", ZoneType.PICKUP, 70).with(ObjectSignals.SETS, "coin"),
                zone("two", ZoneType.PICKUP, 130).with(ObjectSignals.SETS, "coin"),
                goal);
        tick(play, 21, RIGHT);
        assertTrue(play.status().goal().isEmpty());
        tick(play, 20, RIGHT);
        assertEquals("exit", play.status().goal());
        assertEquals(List.of("picked-up one", "signal-on coin", "picked-up two", "goal-reached exit"), events);
    }

    @Test
    void aGoalThatIsOpenIsReachedByTouchingIt() {
        PlaySession play = play(needing(zone("exit", ZoneType.GOAL, 80), "!alarm"));
        tick(play, 30, RIGHT);
        assertEquals("exit", play.status().goal());
        assertEquals(List.of("goal-reached exit"), events);
    }

    @Test
    void aSwitchStaysOnForGoodOrWhileItIsTouched() {
        PlaySession once = play(switching(60, Mode.ONCE), door(100, "switch"));
        tick(once, 60, RIGHT);
        assertTrue(x(once) > 100);
        tick(once, 30, RIGHT);
        assertTrue(isOpen(once));

        PlaySession hold = play(switching(60, Mode.HOLD), door(100, "switch"));
        tick(hold, 5, RIGHT);
        assertTrue(isOpen(hold));
        tick(hold, 60, RIGHT);
        assertFalse(isOpen(hold));
        assertEquals(100 - 12, x(hold));
        assertEquals("signal-off switch", events.get(events.size() - 1));
    }

    @Test
    void aSwitchIsTurnedOnAndOffInTurns() {
        PlaySession play = play(switching(60, Mode.TOGGLE), door(140, "switch"));
        for (int touch = 1; touch <= 3; touch++) {
            tick(play, 30, RIGHT);
            assertEquals(touch % 2 == 1, isOpen(play));
            tick(play, 30, LEFT);
            touch++;
            assertEquals(touch % 2 == 1, isOpen(play));
        }
    }

    @Test
    void aTimedSwitchCountsFromTheBeginningOfATouch() {
        PlaySession play = play(switching(48, Mode.TIMED).with(ObjectSignals.SECONDS, 0.5), door(140, "switch"));
        play.step(Inputs.NONE);
        for (int tick = 0; tick < 30; tick++) {
            assertTrue(isOpen(play), "tick " + tick);
            play.step(Inputs.NONE);
        }
        assertFalse(isOpen(play));
        assertEquals(List.of("signal-on switch", "signal-off switch"), events);
    }

    @Test
    void aDoorClosesOnlyWhenNothingIsInItsWay() {
        PlaySession play = play(switching(20, Mode.HOLD).withBox(20, 128, 50, 16), door(68, "switch"));
        tick(play, 11, RIGHT);
        assertTrue(x(play) > 68 - 12 && x(play) < 76);
        tick(play, 30, Inputs.NONE);
        assertTrue(isOpen(play));
        tick(play, 2, RIGHT);
        assertTrue(x(play) < 76);
        assertTrue(isOpen(play));
        tick(play, 10, RIGHT);
        assertFalse(isOpen(play));
        assertEquals(PlayState.RUNNING, play.status().state());
        tick(play, 30, LEFT);
        assertEquals(76, x(play));
    }

    @Test
    void platformsMoveAndEmittersFireWhileTheirConditionsAreMet() {
        LevelObject lift = needing(
                PlatformType.TYPE
                        .create("lift", PlatformType.SOLID, 120, 60)
                        .with(PlatformType.STOPS, List.of(PathStop.of(60, 0))),
                "switch");
        LevelObject gun = needing(
                EmitterType.TYPE
                        .create("gun", EmitterType.HARMLESS, 10, 10)
                        .with(EmitterType.INTERVAL, 10.0)
                        .with(EmitterType.LIFE, 15.0),
                "switch");
        PlaySession play = play(switching(60, Mode.HOLD), lift, gun);
        Body platform = play.body("lift").orElseThrow();
        tick(play, 2, RIGHT);
        assertEquals(120, platform.x());
        assertEquals(0, play.world().bullets().count());
        tick(play, 5, RIGHT);
        tick(play, 30, Inputs.NONE);
        assertEquals(152, platform.x(), 2);
        assertTrue(play.world().bullets().count() > 0);
        tick(play, 40, LEFT);
        double stopped = platform.x();
        tick(play, 20, Inputs.NONE);
        assertEquals(stopped, platform.x());
        assertEquals(0, play.world().bullets().count());
    }

    @Test
    void aDeathGoesOnAtTheLastCheckpoint() {
        PlaySession play = play(
                zone("flag", ZoneType.CHECKPOINT, 80),
                zone("trap", ZoneType.DEADLY, 120).withBox(120, 100, 16, 44));
        tick(play, 40, RIGHT);
        assertEquals(List.of("checkpoint flag"), events);
        assertEquals(PlayState.KILLED, play.status().state());
        assertEquals(Set.of("flag"), play.activeObjects());
        tick(play, 60, Inputs.NONE);
        assertEquals(82, x(play));
        assertEquals(STANDING_Y, play.player().orElseThrow().y());
    }

    @Test
    void aSpringLaunchesInItsDirection() {
        PlaySession up = play(zone("spring", ZoneType.SPRING, 60));
        tick(up, 5, RIGHT);
        assertTrue(up.player().orElseThrow().vy() < -600);
        PlaySession aside = play(zone("spring", ZoneType.SPRING, 60)
                .with(ZoneType.DIRECTION, -45.0)
                .with(ZoneType.LAUNCH, 400.0));
        tick(aside, 3, RIGHT);
        assertEquals(-283, aside.player().orElseThrow().vy(), 1);
        assertEquals(283, aside.player().orElseThrow().vx(), 1);
    }

    @Test
    void aPortalLeadsToItsDestinationAndBack() {
        PlaySession play = play(
                zone("in", ZoneType.PORTAL, 80).with(ZoneType.TO, "out"),
                zone("out", ZoneType.PORTAL, 150).with(ZoneType.TO, "in"));
        while (events.isEmpty()) {
            play.step(RIGHT);
        }
        assertEquals(List.of("portal in"), events);
        assertEquals(158 - 6, x(play));
        assertEquals(0, play.player().orElseThrow().vx());
        tick(play, 20, Inputs.NONE);
        assertEquals(1, events.size(), "arriving isn't entering");
        tick(play, 20, RIGHT);
        tick(play, 30, LEFT);
        assertEquals(List.of("portal in", "portal out"), events);
    }

    @Test
    void aNoteIsShownWhileItIsTouched() {
        PlaySession play = play(zone("hint", ZoneType.NOTE, 70));
        tick(play, 10, RIGHT);
        assertEquals(Set.of("hint"), play.activeObjects());
        tick(play, 20, RIGHT);
        assertEquals(Set.of(), play.activeObjects());
    }

    @Test
    void aStateIsRestoredWithItsSignals() {
        LevelObject[] objects = {
            zone("coin", ZoneType.PICKUP, 60),
            switching(80, Mode.TIMED).with(ObjectSignals.SECONDS, 0.4),
            door(110, "switch", "pickup"),
            zone("flag", ZoneType.CHECKPOINT, 130),
            zone("trap", ZoneType.DEADLY, 160)
        };
        PlaySession play = play(objects);
        List<SessionState> states = new ArrayList<>();
        List<Long> hashes = new ArrayList<>();
        for (int tick = 0; tick < 200; tick++) {
            states.add(play.save());
            hashes.add(play.hash());
            play.step(tick % 90 < 60 ? RIGHT : LEFT);
        }
        assertTrue(events.contains("checkpoint flag"), events.toString());
        PlaySession other = play(objects);
        for (int from = 199; from >= 0; from -= 7) {
            other.restore(states.get(from));
            for (int tick = from; tick < 200; tick++) {
                assertEquals(hashes.get(tick), other.hash(), "from " + from + " at " + tick);
                other.step(tick % 90 < 60 ? RIGHT : LEFT);
            }
        }
    }

    @Test
    void editsOfARunningLevelCount() {
        PlaySession play = play(zone("coin", ZoneType.PICKUP, 48), door(110, "pickup"));
        tick(play, 2, Inputs.NONE);
        assertTrue(isOpen(play));
        play.apply(new LevelCommand.PutObject(door(110, "pickup", "red")));
        assertFalse(isOpen(play));
        play.apply(new LevelCommand.PutObject(zone("red", ZoneType.SWITCH, 20).with(ObjectSignals.SETS, "red")));
        tick(play, 20, LEFT);
        assertTrue(isOpen(play));
        play.apply(new LevelCommand.RemoveObject("red"));
        assertFalse(isOpen(play));
    }
}

package leapsmith.levels.play;

import static leapsmith.levels.TestLevels.floored;
import static leapsmith.levels.TestLevels.hero;
import static leapsmith.levels.TestLevels.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.ZoneType;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.world.Inputs;
import org.junit.jupiter.api.Test;

class TrailTest {
    private static final Inputs RIGHT = Inputs.of(Button.RIGHT);
    private static final Inputs JUMP = Inputs.of(Button.RIGHT, Button.JUMP);

    private final Level level = with(floored(30, 10), hero(20, 104));
    private final TrailLog log = new TrailLog();

    @Test
    void everyTickHasAPointAndTheStartHasOne() {
        PlaySession session = new PlaySession(level);
        log.add(session);
        run(session, RIGHT, 50);
        Trail trail = log.trail();
        assertEquals(51, trail.length());
        assertEquals(20, trail.x(0));
        assertEquals(session.player().orElseThrow().x(), trail.x(50));
        assertTrue(trail.started(0));
        assertEquals(Contacts.GROUND, trail.contacts(50));
    }

    @Test
    void aJumpAndALandingAreMarkedOnce() {
        PlaySession session = new PlaySession(level);
        log.add(session);
        run(session, RIGHT, 10);
        run(session, JUMP, 60);
        Trail trail = log.trail();
        assertTrue(trail.jumped(11));
        int landings = 0;
        int jumps = 0;
        for (int i = 0; i < trail.length(); i++) {
            landings += trail.landed(i) ? 1 : 0;
            jumps += trail.jumped(i) ? 1 : 0;
        }
        assertEquals(1, jumps);
        assertEquals(1, landings);
    }

    @Test
    void goalsAndDeathsAreTurnsOfTheTrail() {
        Level open = level.withPhysics(level.physics().withBorders(new Borders(false, true, false, false)))
                .withObjects(ZoneType.TYPE, List.of(ZoneType.TYPE.create("exit", ZoneType.GOAL, 100, 96, 16, 48)));
        PlaySession session = new PlaySession(open);
        log.add(session);
        run(session, RIGHT, 300);
        List<PlayState> states =
                log.trail().turns().stream().map(turn -> turn.status().state()).toList();
        assertEquals(
                List.of(PlayState.RUNNING, PlayState.GOAL_REACHED, PlayState.LEFT_LEVEL, PlayState.RUNNING),
                states.subList(0, 4));
        int death = log.trail().turns().get(2).point();
        assertTrue(log.trail().died(death));
        assertTrue(log.trail().reachedGoal(log.trail().turns().get(1).point()));
        assertTrue(log.trail().started(log.trail().turns().get(3).point()));
    }

    @Test
    void aReturnedTrailNeverChanges() {
        PlaySession session = new PlaySession(level);
        log.add(session);
        run(session, RIGHT, 1500);
        Trail trail = log.trail();
        double x = trail.x(1500);
        TrailLog other = new TrailLog();
        other.continueFrom(trail, 1201);
        PlaySession elsewhere = new PlaySession(level, new StartPoint(300, 140));
        for (int i = 0; i < 400; i++) {
            elsewhere.step(Inputs.NONE);
            other.add(elsewhere);
        }
        assertEquals(x, trail.x(1500));
        assertEquals(1501, trail.length());
        assertEquals(1201, trail.firstDifference(other.trail()));
        assertEquals(-1, trail.firstDifference(trail));
        assertFalse(other.trail().started(1200));
    }

    @Test
    void pointsWithoutAPlayerAreEqual() {
        PlaySession withPlayer = new PlaySession(level);
        PlaySession withoutPlayer = new PlaySession(level.withObjects(CharacterType.TYPE, List.of()));
        TrailLog fresh = new TrailLog();
        for (int i = 0; i < 10; i++) {
            log.add(withPlayer);
            fresh.add(i < 5 ? withPlayer : withoutPlayer);
        }
        log.continueFrom(log.trail(), 5);
        for (int i = 5; i < 10; i++) {
            log.add(withoutPlayer);
        }
        assertEquals(-1, fresh.trail().firstDifference(log.trail()));
    }

    @Test
    void overlapsWithOtherBodiesAreNotADifference() {
        run(new PlaySession(level), RIGHT, 60);
        TrailLog alone = log;
        PlaySession inCompany =
                new PlaySession(with(level, CharacterType.TYPE.create("npc", CharacterType.IDLE, 60, 104)));
        TrailLog met = new TrailLog();
        boolean meets = false;
        for (int i = 0; i < 60; i++) {
            inCompany.step(RIGHT);
            met.add(inCompany);
            meets |= met.trail().collides(i);
        }
        assertTrue(meets);
        assertEquals(-1, met.trail().firstDifference(alone.trail()));
    }

    @Test
    void tableHasALineForEachPoint() throws IOException {
        PlaySession session = new PlaySession(level);
        log.add(session);
        run(session, JUMP, 2);
        StringBuilder table = new StringBuilder();
        new TrailCsv(table).add("a, b", log.trail(), 60);
        String[] lines = table.toString().split("\n");
        assertEquals("run,tick,x,y,width,height,vx,vy,onGround,mode,event", lines[0]);
        assertEquals(4, lines.length);
        assertTrue(lines[1].startsWith("\"a, b\",0,20,104,12,40,0,0,"), lines[1]);
        assertTrue(lines[1].endsWith(",started"), lines[1]);
        assertTrue(lines[2].startsWith("\"a, b\",1,22.6667,"), lines[2]);
    }

    private void run(PlaySession session, Inputs inputs, int ticks) {
        for (int i = 0; i < ticks; i++) {
            session.step(inputs);
            log.add(session);
        }
    }
}

package leapsmith.physics.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.ContactList;
import leapsmith.physics.world.EventList;
import leapsmith.physics.world.EventType;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ContactEventsTest {
    private final World world = Level.of(
            "............",
            "............",
            "######......",
            "............",
            "............",
            "............",
            "............",
            "..........#.",
            "..........#.",
            "############");

    @BeforeEach
    void setUp() {
        world.setContactEvents(true);
    }

    private Body hero(double x, double y) {
        return world.spawn(BodyDef.character(x, y).control(Control.PLAYER));
    }

    /** The events of some steps, each with its side and tile or second body. */
    private List<String> step(int ticks, Button... buttons) {
        List<String> all = new ArrayList<>();
        for (int tick = 0; tick < ticks; tick++) {
            Level.step(world, 1, buttons);
            EventList events = world.events();
            for (int i = 0; i < events.count(); i++) {
                String what = events.column(i) >= 0
                        ? " tile " + events.column(i) + "," + events.row(i)
                        : events.other(i) >= 0 ? " body " + events.other(i) : "";
                all.add(events.type(i) + " " + events.side(i) + what);
            }
        }
        return all;
    }

    @Test
    void aBodyThatIsSpawnedOnTheGroundDoesNotLand() {
        hero(100, 9 * 16 - 40);
        assertEquals(List.of(), step(10));
    }

    @Test
    void aJumpBumpsItsHeadAndLands() {
        hero(36, 9 * 16 - 40);
        step(1);
        assertEquals(
                List.of("JUMPED 0", "LEFT_GROUND 1", "BUMPED 2 tile 2,2", "LANDED 1 tile 2,9"), step(60, Button.JUMP));
    }

    @Test
    void walkingIntoAWallAndOffAnEdgeAreEvents() {
        Body hero = hero(130, 9 * 16 - 40);
        step(1);
        assertEquals(List.of("BUMPED 8 tile 10,7"), step(20, Button.RIGHT));
        ContactList touched = new ContactList();
        world.queries().contactsOf(hero, touched);
        assertEquals(0, touched.ended());
        assertEquals(List.of(), step(1, Button.LEFT));
        world.queries().contactsOf(hero, touched);
        assertEquals(Contacts.RIGHT_WALL, touched.ended());
        world.moveTo(hero, 162, 7 * 16 - 40);
        step(2);
        assertEquals(List.of("LEFT_GROUND 1"), step(8, Button.LEFT));
        assertEquals(List.of("LANDED 1 tile 8,9"), step(30));
    }

    @Test
    void aBodyLandsOnABodyWhoseGenerationTheEventHas() {
        world.despawn(hero(100, 60));
        Body lift = world.spawn(BodyDef.box(90, 120, 48, 8).solidity(Solidity.TOP));
        Body crate = world.spawn(BodyDef.box(100, 60, 16, 16));
        Level.step(world, 1);
        while (!crate.onGround()) {
            Level.step(world, 1);
        }
        EventList events = world.events();
        assertEquals(EventType.LANDED, events.type(0));
        assertEquals(1, events.otherGeneration(0));
        assertEquals(0, events.generation(0));
        assertEquals(lift, world.body(events.other(0), events.otherGeneration(0)));
        assertNull(world.body(events.other(0), 0));
    }

    @Test
    void aBodyThatMeetsATileAndABodyAtOnceBumpsIntoTheTileFirstAtEitherSide() {
        int width = 12 * 16;
        for (boolean mirrored : new boolean[] {false, true}) {
            world.bodies().forEach(world::despawn);
            world.spawn(BodyDef.box(mirrored ? width - 130 : 90, 60, 40, 16)
                    .gravity(false)
                    .solidToBodies(true));
            world.spawn(BodyDef.box(mirrored ? width - 97 : 1, 60, 96, 16)
                    .gravity(false)
                    .solidToBodies(true));
            List<String> events = step(1);
            // Columns outside the level to the left are not told from none.
            assertEquals(
                    mirrored
                            ? List.of("BUMPED 8 body 1", "BUMPED 8 tile 12,3", "BUMPED 4 body 0")
                            : List.of("BUMPED 4 body 1", "BUMPED 4", "BUMPED 8 body 0"),
                    events);
        }
    }

    @Test
    void aLaunchIsNoJumpAndTheGamesJumpIsOne() {
        Body hero = hero(100, 9 * 16 - 40);
        step(1);
        world.launch(hero, 0, -200);
        assertEquals(List.of("LEFT_GROUND 1"), step(2));
        step(60);
        world.jump(hero, 0, 200);
        assertEquals(List.of("JUMPED 0", "LEFT_GROUND 1"), step(2));
    }

    @Test
    void underUpwardGravityTheCeilingIsWhereItLands() {
        world.setGravity(-1030);
        hero(36, 9 * 16 - 44);
        assertEquals(List.of("LANDED 2 tile 2,2"), step(60));
    }

    @Test
    void theyAreOffByDefaultAndCanBeSwitchedOff() {
        world.setContactEvents(false);
        hero(36, 9 * 16 - 44);
        assertEquals(List.of(), step(60));
    }

    @Test
    void theEndOfATouchOfASensorHasTheGenerationsOfBoth() {
        Body zone = world.spawn(BodyDef.box(90, 90, 60, 60).sensor(true));
        Body hero = hero(100, 9 * 16 - 40);
        step(1);
        world.despawn(hero);
        hero(100, 9 * 16 - 40);
        Level.step(world, 1);
        EventList events = world.events();
        assertEquals(EventType.SENSOR_END, events.type(0));
        assertEquals(0, events.generation(0));
        assertEquals(EventType.SENSOR_BEGIN, events.type(1));
        assertEquals(1, events.generation(1));
        assertEquals(zone, world.body(events.other(1), events.otherGeneration(1)));
    }
}

package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import leapsmith.physics.body.Contacts;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.AllPairs;
import leapsmith.physics.laws.oracle.AllPairs.Member;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.scene.BodySpec;
import leapsmith.physics.laws.scene.BodyState;
import leapsmith.physics.laws.scene.EventState;
import leapsmith.physics.laws.scene.PairState;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Scene;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.EventList;
import leapsmith.physics.world.EventType;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/**
 * Events: each begin and end of a touch between a sensor and another body is published once (system O5), and each body
 * that leaves through an open side (system T3).
 */
class EventLawTest {
    @Test
    void eachTouchOfASensorBeginsAndEndsOnce() {
        Property.holds(
                "sensor events are the difference between the touches of two ticks by brute force",
                500,
                2500,
                random -> RandomScene.draw(random, Recipe.UNDISTURBED.withBodies(16)),
                scene -> {
                    Run run = new Run(scene);
                    Set<EventState> touchesBefore = Set.of();
                    while (!run.isOver()) {
                        run.step();
                        Set<EventState> touches = touches(scene, run.states());
                        Set<EventState> expected = new HashSet<>(touches);
                        expected.removeAll(touchesBefore);
                        touchesBefore.stream()
                                .filter(touch -> !touches.contains(touch))
                                .map(touch -> new EventState(EventType.SENSOR_END, touch.body(), touch.other()))
                                .forEach(expected::add);
                        assertEquals(expected, reported(run, EventType.SENSOR_BEGIN, EventType.SENSOR_END));
                        touchesBefore = touches;
                    }
                });
    }

    @Test
    void eachBodyThatLeavesThroughAnOpenSideIsPublished() {
        Property.holds(
                "a body that is entirely beyond an open side is reported once each time",
                500,
                2500,
                random -> RandomScene.draw(random, Recipe.UNDISTURBED),
                scene -> {
                    Run run = new Run(scene);
                    Set<Integer> outsideBefore = Set.of();
                    while (!run.isOver()) {
                        run.step();
                        Set<Integer> outside = run.states().stream()
                                .filter(state -> isBeyondOpenSide(state.box(), scene))
                                .map(BodyState::index)
                                .collect(Collectors.toSet());
                        Set<EventState> expected = new HashSet<>();
                        for (int body : outside) {
                            if (!outsideBefore.contains(body)) {
                                expected.add(new EventState(EventType.LEFT_LEVEL, body, -1));
                            }
                        }
                        assertEquals(expected, reported(run, EventType.LEFT_LEVEL));
                        outsideBefore = outside;
                    }
                });
    }

    @Test
    void eachContactThatAMoveBeganIsPublishedAndChangesNothing() {
        Property.holds(
                "landed, left the ground and bumped are the differences of the contacts of two ticks",
                300,
                1500,
                random -> RandomScene.draw(random, Recipe.EVERYTHING),
                scene -> {
                    Run run = new Run(scene);
                    Run silent = new Run(scene);
                    run.world().setContactEvents(true);
                    while (!run.isOver()) {
                        run.step();
                        silent.step();
                        assertEquals(silent.world().hash(), run.world().hash());
                        Set<String> expected = new TreeSet<>();
                        run.world()
                                .bodies()
                                .forEach(body -> addContacts(body, run.world().gravity() < 0, expected));
                        assertEquals(expected, contacts(run.world()));
                    }
                });
    }

    private static void addContacts(Body body, boolean isUpsideDown, Set<String> expected) {
        int ground = isUpsideDown ? Contacts.CEILING : Contacts.GROUND;
        int began = body.contacts() & ~body.previousContacts();
        int ended = body.previousContacts() & ~body.contacts();
        for (int side : new int[] {Contacts.GROUND, Contacts.CEILING, Contacts.LEFT_WALL, Contacts.RIGHT_WALL}) {
            boolean isLevel = side == Contacts.GROUND || side == Contacts.CEILING;
            boolean moved = isLevel ? body.y() != body.previousY() : body.x() != body.previousX();
            if ((began & side) != 0 && moved) {
                expected.add((side == ground ? EventType.LANDED : EventType.BUMPED) + " " + body.index() + " " + side);
            }
            if ((ended & side) != 0 && side == ground) {
                expected.add(EventType.LEFT_GROUND + " " + body.index() + " " + side);
            }
        }
    }

    /** The events of contacts. */
    private static Set<String> contacts(World world) {
        Set<String> contacts = new TreeSet<>();
        EventList events = world.events();
        for (int i = 0; i < events.count(); i++) {
            EventType type = events.type(i);
            Body body = world.body(events.body(i), events.generation(i));
            boolean isContact = type == EventType.LANDED || type == EventType.BUMPED || type == EventType.LEFT_GROUND;
            if (isContact && body != null) {
                assertTrue(contacts.add(type + " " + body.index() + " " + events.side(i)));
            }
        }
        return contacts;
    }

    /** All touches between a sensor and another body, each as the event of its begin. */
    private static Set<EventState> touches(Scene scene, List<BodyState> states) {
        List<Member> members = states.stream()
                .map(state -> new Member(
                        state.index(),
                        state.box(),
                        scene.bodies().get(state.index()).filter()))
                .toList();
        Set<EventState> touches = new HashSet<>();
        for (PairState pair : AllPairs.of(members)) {
            BodySpec a = scene.bodies().get(pair.a());
            BodySpec b = scene.bodies().get(pair.b());
            if (a.traits().sensor() != b.traits().sensor()) {
                boolean sensorIsA = a.traits().sensor();
                touches.add(new EventState(
                        EventType.SENSOR_BEGIN, sensorIsA ? pair.b() : pair.a(), sensorIsA ? pair.a() : pair.b()));
            }
        }
        return touches;
    }

    private static boolean isBeyondOpenSide(Box box, Scene scene) {
        long size = scene.setting().tileSize() * 4096L;
        Borders borders = scene.setting().borders();
        return borders.leftOpen() && box.right() <= 0
                || borders.rightOpen() && box.x() >= scene.tiles().columns() * size
                || borders.topOpen() && box.bottom() <= 0
                || borders.bottomOpen() && box.y() >= scene.tiles().rows() * size;
    }

    /** The events of these types; fails if one was published twice. */
    private static Set<EventState> reported(Run run, EventType... types) {
        List<EventState> reported = run.events().stream()
                .filter(event -> Set.of(types).contains(event.type()))
                .toList();
        Set<EventState> each = new HashSet<>(reported);
        assertEquals(each.size(), reported.size(), () -> "reported twice: " + reported);
        return each;
    }
}

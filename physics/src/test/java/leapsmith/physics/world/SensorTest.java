package leapsmith.physics.world;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Filter;
import org.junit.jupiter.api.Test;

class SensorTest {
    private static final BodyDef COIN = BodyDef.box(110, 100, 10, 10).sensor(true);
    private static final BodyDef RUNNER =
            BodyDef.box(80, 100, 10, 10).gravity(false).velocity(300, 0);

    private final World world = World.builder(80, 60).build();

    @Test
    void aTouchBeginsOnceAndEndsOnce() {
        Body coin = world.spawn(COIN);
        Body runner = world.spawn(RUNNER);
        assertEquals(
                List.of("4 SENSOR_BEGIN " + runner.index() + " " + coin.index(), "9 SENSOR_END 1 0"), eventsOf(20));
    }

    @Test
    void theSensorIsTheOtherForAnyOrderOfIndices() {
        world.spawn(RUNNER);
        world.spawn(COIN);
        assertEquals(List.of("4 SENSOR_BEGIN 0 1", "9 SENSOR_END 0 1"), eventsOf(20));
    }

    @Test
    void aSensorPushesNothingAndIsNotMoved() {
        Body coin = world.spawn(COIN.velocity(100, 100));
        Body runner = world.spawn(RUNNER);
        eventsOf(20);
        assertEquals(110, coin.x());
        assertEquals(100, coin.y());
        assertEquals(180, runner.x());
    }

    @Test
    void sensorPairsAreInTheListToo() {
        world.spawn(COIN);
        world.spawn(RUNNER.at(105, 100));
        eventsOf(1);
        assertEquals(1, world.pairs().count());
    }

    @Test
    void aTouchEndsWhenEitherBodyIsRemoved() {
        Body coin = world.spawn(COIN);
        world.spawn(RUNNER.at(105, 100).velocity(0, 0));
        eventsOf(1);
        world.despawn(coin);
        assertEquals(List.of("2 SENSOR_END 1 0"), eventsOf(3));
    }

    @Test
    void aBodyWithAReusedIndexBeginsItsOwnTouch() {
        world.spawn(COIN);
        Body first = world.spawn(RUNNER.at(105, 100).velocity(0, 0));
        eventsOf(1);
        world.despawn(first);
        world.spawn(RUNNER.at(105, 100).velocity(0, 0));
        assertEquals(List.of("2 SENSOR_END 1 0", "2 SENSOR_BEGIN 1 0"), eventsOf(2));
    }

    @Test
    void twoSensorsDoNotDetectEachOther() {
        world.spawn(COIN);
        world.spawn(COIN);
        assertEquals(List.of(), eventsOf(3));
    }

    @Test
    void filtersApplyToSensors() {
        world.spawn(COIN.filter(new Filter(2, 2)));
        world.spawn(RUNNER);
        assertEquals(List.of(), eventsOf(20));
    }

    @Test
    void manyTouchesArePublished() {
        for (int i = 0; i < 30; i++) {
            world.spawn(COIN);
        }
        world.spawn(RUNNER.at(105, 100).velocity(0, 0));
        assertEquals(30, eventsOf(5).size());
    }

    private List<String> eventsOf(int ticks) {
        List<String> reported = new ArrayList<>();
        for (int t = 0; t < ticks; t++) {
            world.step(Inputs.NONE);
            EventList events = world.events();
            for (int e = 0; e < events.count(); e++) {
                reported.add(world.tick() + " " + events.type(e) + " " + events.body(e) + " " + events.other(e));
            }
        }
        return reported;
    }
}

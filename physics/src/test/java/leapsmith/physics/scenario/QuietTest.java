package leapsmith.physics.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

class QuietTest {
    @Test
    void bodiesAtRestNeverMove() {
        World world = Level.of("....", "....", "====", "....", "....", "####");
        Body onBlock = world.spawn(BodyDef.character(20, 40).control(Control.PLAYER));
        Body onOneWay = world.spawn(BodyDef.box(3, 24, 5, 8));
        Body overlapping = world.spawn(BodyDef.box(18, 60, 20, 20));
        Level.step(world, 1);
        Level.step(world, 20_000);
        assertEquals(20, onBlock.x());
        assertEquals(40, onBlock.y());
        assertEquals(3, onOneWay.x());
        assertEquals(24, onOneWay.y());
        assertEquals(18, overlapping.x());
        assertEquals(60, overlapping.y());
    }
}

package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.stream.Stream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.Movement;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.BodyMotion;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.Snapshot;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** A body flies alike wherever the air is open: its motion continues elsewhere as it would have there. */
class FlightLawTest {
    private static final int COLUMNS = 400;
    private static final int ROWS = 300;
    private static final int[] RATES = {30, 50, 60, 60, 60, 120, 240};

    @Test
    void aMotionContinuesInTheSameWayElsewhere() {
        Property.holds(
                "a motion continues in the same way elsewhere", 400, 20_000, Flight::draw, FlightLawTest::compare);
    }

    @Test
    void aMotionIsRefusedFarOutOfTheLevelAndForOtherBodies() {
        World world = World.builder(10, 10).build();
        Body body = world.spawn(BodyDef.box(40, 40, 12, 40));
        BodyMotion motion = world.motion(body);
        assertThrows(IllegalArgumentException.class, () -> world.setMotion(body, motion, Integer.MIN_VALUE, 0));
        assertThrows(IllegalArgumentException.class, () -> world.setMotion(body, motion, 0, Integer.MAX_VALUE));
        Body other = world.spawn(BodyDef.box(80, 40, 12, 40));
        assertThrows(IllegalArgumentException.class, () -> world.setMotion(other, motion, 0, 0));
        assertEquals(40, body.x());
        assertEquals(80, other.x());
        world.despawn(body);
        assertThrows(IllegalArgumentException.class, () -> world.setMotion(body, motion, 0, 0));
    }

    @Test
    void aMotionHasAllOfTheBodyButItsPlace() {
        World world = World.builder(20, 20).build();
        Body body = world.spawn(BodyDef.box(40, 40, 12, 40).control(Control.PLAYER));
        world.step(Inputs.NONE.with(0, Button.RIGHT.bit()));
        BodyMotion motion = world.motion(body);
        int x = body.subX();
        int y = body.subY();
        long hash = world.hash();
        world.resize(body, 20, 20);
        world.setFilter(body, new Filter(2, 2));
        world.setMovement(body, Movement.MODERN);
        world.setVelocity(body, 5, 5);
        world.setMotion(body, motion, x, y);
        assertEquals(hash, world.hash());
        assertTrue(motion.sizeInBytes() < 400);
    }

    /** A flight of a player, in a level with slopes far from it or without any. */
    private record Flight(
            Movement movement, int rate, int vx, int vy, boolean slopes, int ticks, int dx, int dy, int[] buttons)
            implements Case<Flight> {
        static Flight draw(SplittableRandom random) {
            Movement movement = random.nextBoolean() ? Movement.CLASSIC : Movement.MODERN;
            int[] buttons = new int[random.nextInt(5, 60)];
            for (int i = 1; i < buttons.length; i++) {
                buttons[i] = random.nextInt(6) == 0 ? random.nextInt(1 << Button.values().length) : buttons[i - 1];
            }
            return new Flight(
                    movement.withGrabsLedges(random.nextBoolean()),
                    RATES[random.nextInt(RATES.length)],
                    random.nextInt(-300, 300),
                    random.nextInt(-500, 300),
                    random.nextBoolean(),
                    random.nextInt(buttons.length),
                    random.nextInt(-900_000, 900_000),
                    random.nextInt(-900_000, 900_000),
                    buttons);
        }

        @Override
        public Stream<Flight> smaller() {
            return Stream.of();
        }
    }

    private static void compare(Flight flight) {
        World world = World.builder(COLUMNS, ROWS)
                .ticksPerSecond(flight.rate)
                .tiles((column, row) -> row > ROWS - 2 && flight.slopes ? TileType.SLOPE_RIGHT : TileType.EMPTY)
                .build();
        Body body = world.spawn(BodyDef.box(COLUMNS * 8, ROWS * 8, 12, 40)
                .control(Control.PLAYER)
                .movement(flight.movement));
        Snapshot start = world.snapshot();
        world.step(Inputs.NONE.with(0, flight.ticks == 0 ? 0 : flight.buttons[flight.ticks - 1]));
        Snapshot other = world.snapshot();
        world.restore(start);
        world.launch(body, flight.vx, flight.vy);
        for (int i = 0; i < flight.ticks; i++) {
            world.step(Inputs.NONE.with(0, flight.buttons[i]));
        }
        Snapshot halfway = world.snapshot();
        int x = body.subX();
        int y = body.subY();
        long key = body.motionKey();
        BodyMotion motion = world.motion(body);
        world.restore(other);
        world.setMotion(body, motion, x + flight.dx, y + flight.dy);
        assertEquals(key, body.motionKey());
        assertEquals(x + flight.dx, body.subX());
        assertEquals(y + flight.dy, body.subY());
        long[] expected = rest(flight, world, body, -flight.dx, -flight.dy);
        world.restore(halfway);
        assertEquals(x, body.subX());
        assertArrayEquals(expected, rest(flight, world, body, 0, 0));
    }

    /** Continues a flight: after each tick the motion and the place moved back. */
    private static long[] rest(Flight flight, World world, Body body, int dx, int dy) {
        long[] numbers = new long[3 * (flight.buttons.length - flight.ticks)];
        for (int i = flight.ticks; i < flight.buttons.length; i++) {
            world.step(Inputs.NONE.with(0, flight.buttons[i]));
            int at = 3 * (i - flight.ticks);
            numbers[at] = body.motionKey();
            numbers[at + 1] = body.subX() + dx;
            numbers[at + 2] = body.subY() + dy;
        }
        return numbers;
    }
}

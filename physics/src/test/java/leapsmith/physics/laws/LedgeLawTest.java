package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Ledges of solid platforms are grabbed, held and climbed as those of Blocks. */
class LedgeLawTest {
    private static final int SIDE = 10;
    private static final int TILE = 16;
    private static final int HERO = 1000;

    /** Pillars and floors of solid squares, and a body among them that grabs ledges. */
    private record Climb(List<Boolean> solid, double x, double y, double width, double height, List<Long> inputs)
            implements Case<Climb> {
        static Climb draw(SplittableRandom random) {
            List<Boolean> solid = new ArrayList<>();
            double density = 0.1 + 0.3 * random.nextDouble();
            for (int i = 0; i < SIDE * SIDE; i++) {
                boolean onAnother = i >= SIDE && solid.get(i - SIDE) && random.nextInt(3) > 0;
                solid.add(onAnother || random.nextDouble() < density);
            }
            List<Long> inputs = new ArrayList<>();
            long held = Button.RIGHT.bit();
            for (int t = 0; t < 60; t++) {
                if (random.nextInt(6) == 0) {
                    held ^= Button.values()[random.nextInt(Button.values().length)].bit();
                }
                inputs.add(held);
            }
            return new Climb(
                    solid,
                    random.nextInt((SIDE - 1) * TILE * 8) / 8.0,
                    random.nextInt((SIDE - 2) * TILE * 8) / 8.0,
                    1 + random.nextInt(14 * 8) / 8.0,
                    1 + random.nextInt(30 * 8) / 8.0,
                    inputs);
        }

        @Override
        public Stream<Climb> smaller() {
            Stream<Climb> shorter = Stream.of(inputs.size() / 2, inputs.size() - 1)
                    .filter(ticks -> ticks > 0 && ticks < inputs.size())
                    .map(ticks -> new Climb(solid, x, y, width, height, inputs.subList(0, ticks)));
            Stream<Climb> emptier = IntStream.range(0, solid.size())
                    .filter(solid::get)
                    .mapToObj(i -> {
                        List<Boolean> fewer = new ArrayList<>(solid);
                        fewer.set(i, false);
                        return new Climb(fewer, x, y, width, height, inputs);
                    });
            return Stream.concat(shorter, emptier);
        }

        World world(boolean platforms) {
            World world = World.builder(SIDE, SIDE)
                    .tiles((column, row) ->
                            !platforms && solid.get(row * SIDE + column) ? TileType.BLOCK : TileType.EMPTY)
                    .build();
            for (int i = 0; platforms && i < SIDE * SIDE; i++) {
                if (solid.get(i)) {
                    world.spawnAt(
                            i,
                            BodyDef.box(i % SIDE * TILE, i / SIDE * TILE, TILE, TILE)
                                    .gravity(false)
                                    .solidity(Solidity.ALL));
                }
            }
            world.spawnAt(
                    HERO,
                    BodyDef.box(x, y, width, height)
                            .control(Control.PLAYER)
                            .movement(Movement.CLASSIC.withGrabsLedges(true)));
            return world;
        }
    }

    @Test
    void ledgesOfPlatformsAreLikeThoseOfBlocks() {
        int[] hung = {0};
        Property.holds("a body among solid platforms climbs as among Blocks", 100, 3000, Climb::draw, climb -> {
            World blocks = climb.world(false);
            World platforms = climb.world(true);
            for (long inputs : climb.inputs()) {
                blocks.step(new Inputs(inputs));
                platforms.step(new Inputs(inputs));
                assertEquals(state(blocks), state(platforms), () -> "tick " + blocks.tick());
                Body hero = blocks.body(HERO);
                hung[0] += hero != null && hero.state() == ControllerState.GRAB_LEDGE ? 1 : 0;
            }
        });
        assertTrue(hung[0] > 100, "hung for " + hung[0] + " ticks");
    }

    private static String state(World world) {
        Body hero = world.body(HERO);
        return hero == null
                ? "crushed"
                : hero.state() + " at " + hero.subX() + ", " + hero.subY() + " by " + hero.subVx() + ", " + hero.subVy()
                        + " contacts " + hero.contacts();
    }
}

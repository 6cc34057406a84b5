package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Edits know solid platforms as they know Blocks: a platform of the size and place of a tile gives the same results. */
class PlatformEditLawTest {
    private static final int COLUMNS = 9;
    private static final int FREE_COLUMNS = 4;
    private static final int ROWS = 8;
    private static final int TILE = 16;
    private static final int BODY = 1000;

    /** What is done to a body in one world, or to the solid things around it. */
    private enum Change {
        SPAWN,
        MOVE,
        RESIZE,
        PUT_SOLID,
        REMOVE_SOLID
    }

    /** Solid squares, some of which are Blocks in both worlds, and a body placed among them. */
    private record Placing(
            List<Boolean> solid, List<Boolean> tile, boolean slopes, Change change, double[] box, double vx, double vy)
            implements Case<Placing> {
        static Placing draw(SplittableRandom random) {
            double density = random.nextDouble();
            List<Boolean> solid = new ArrayList<>();
            List<Boolean> tile = new ArrayList<>();
            for (int i = 0; i < COLUMNS * ROWS; i++) {
                solid.add(random.nextDouble() < density);
                tile.add(random.nextInt(3) == 0);
            }
            boolean whole = random.nextBoolean();
            double width = side(random, whole);
            double height = side(random, whole);
            double[] box = {
                place(random, COLUMNS * TILE - width, whole),
                place(random, ROWS * TILE - height, whole),
                width,
                height,
                side(random, whole),
                side(random, whole)
            };
            return new Placing(
                    solid,
                    tile,
                    random.nextInt(4) == 0,
                    Change.values()[random.nextInt(Change.values().length)],
                    box,
                    random.nextInt(400) - 200,
                    random.nextInt(400) - 200);
        }

        private static double side(SplittableRandom random, boolean whole) {
            return whole ? 4 * (1 + random.nextInt(12)) : 1 + random.nextInt(40 * 64) / 64.0;
        }

        private static double place(SplittableRandom random, double most, boolean whole) {
            double any = random.nextDouble() * Math.max(1, most);
            return whole ? Math.floor(any / 4) * 4 : any;
        }

        @Override
        public Stream<Placing> smaller() {
            return IntStream.range(0, solid.size()).filter(solid::get).mapToObj(i -> {
                List<Boolean> fewer = new ArrayList<>(solid);
                fewer.set(i, false);
                return new Placing(fewer, tile, slopes, change, box, vx, vy);
            });
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder(
                    change + " " + Arrays.toString(box) + " " + vx + " " + vy + (slopes ? " with a slope" : ""));
            for (int i = 0; i < solid.size(); i++) {
                text.append(i % COLUMNS == 0 ? "\n" : "").append(!solid.get(i) ? '.' : tile.get(i) ? '#' : 'P');
            }
            return text.toString();
        }

        boolean isPlatform(int i) {
            return solid.get(i) && !tile.get(i);
        }
    }

    @Test
    void aBodyPlacedInASolidPlatformEndsWhereItWouldInABlock() {
        Property.holds(
                "edits of bodies have the same results with solid platforms as with Blocks",
                3000,
                Placing::draw,
                placing -> assertEquals(outcome(placing, false), outcome(placing, true)));
    }

    private static String outcome(Placing placing, boolean platforms) {
        World world = World.builder(COLUMNS + FREE_COLUMNS, ROWS)
                .tileSize(TILE)
                .tiles((column, row) -> {
                    if (column >= COLUMNS) {
                        return TileType.EMPTY;
                    }
                    int i = row * COLUMNS + column;
                    boolean isBlock = placing.solid.get(i) && (placing.tile.get(i) || !platforms);
                    // A slope in both worlds selects the search among slopes.
                    boolean isSlope = placing.slopes && i == COLUMNS * ROWS - 1 && !placing.solid.get(i);
                    return isBlock ? TileType.BLOCK : isSlope ? TileType.SLOPE_RIGHT : TileType.EMPTY;
                })
                .build();
        for (int i = 0; platforms && i < COLUMNS * ROWS; i++) {
            if (placing.isPlatform(i)) {
                world.spawnAt(i, platform(i));
            }
        }
        double[] box = placing.box;
        BodyDef def = BodyDef.box(box[0], box[1], box[2], box[3]).gravity(false).velocity(placing.vx, placing.vy);
        StringBuilder outcome = new StringBuilder();
        switch (placing.change) {
            case SPAWN -> {
                world.step(Inputs.NONE);
                world.spawnAt(BODY, def);
            }
            case MOVE -> {
                Body body = world.spawnAt(BODY, def.at(COLUMNS * TILE + 8, 8).velocity(0, 0));
                world.step(Inputs.NONE);
                world.moveTo(body, box[0], box[1]);
                world.setVelocity(body, placing.vx, placing.vy);
            }
            case RESIZE -> {
                Body body = world.spawnAt(BODY, def.velocity(0, 0));
                world.step(Inputs.NONE);
                outcome.append(body.isAlive() && world.resize(body, box[4], box[5]));
            }
            default -> {
                world.spawnAt(BODY, def.velocity(0, 0));
                world.step(Inputs.NONE);
                changeSolid(world, placing, platforms);
            }
        }
        // The second tick is an ordinary one. Between a platform and a slope, a body may then stop before it touches
        // both.
        int ticks = placing.slopes ? 1 : 2;
        for (int tick = 0; tick < ticks; tick++) {
            world.step(Inputs.NONE);
            Body body = world.body(BODY);
            outcome.append('\n')
                    .append(world.events().count() > 0 ? world.events().type(0) : "no event");
            if (body != null) {
                outcome.append(" at " + body.subX() + ", " + body.subY() + " " + body.subWidth() + " x "
                        + body.subHeight() + " by " + body.subVx() + ", " + body.subVy() + " contacts "
                        + body.contacts());
            }
        }
        return outcome.toString();
    }

    /** Puts something solid where there is nothing, or takes all away, at every fifth place. */
    private static void changeSolid(World world, Placing placing, boolean platforms) {
        boolean put = placing.change == Change.PUT_SOLID;
        for (int i = 0; i < COLUMNS * ROWS; i += 5) {
            if (put && !placing.solid.get(i)) {
                if (platforms) {
                    world.spawnAt(i, platform(i));
                } else {
                    world.setTile(i % COLUMNS, i / COLUMNS, TileType.BLOCK);
                }
            } else if (!put && placing.isPlatform(i)) {
                if (platforms) {
                    world.despawn(world.body(i));
                } else {
                    world.setTile(i % COLUMNS, i / COLUMNS, TileType.EMPTY);
                }
            }
        }
    }

    private static BodyDef platform(int i) {
        return BodyDef.box(i % COLUMNS * TILE, i / COLUMNS * TILE, TILE, TILE)
                .gravity(false)
                .solidity(Solidity.ALL);
    }
}

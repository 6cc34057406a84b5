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

/**
 * Edits know platforms as they know tiles: a platform of the size and place of a Block or a one-way gives the same
 * results, also in the ticks after the edit and among slopes.
 */
class PlatformEditLawTest {
    private static final int COLUMNS = 9;
    private static final int FREE_COLUMNS = 4;
    private static final int ROWS = 8;
    private static final int TILE = 16;
    private static final int BODY = 1000;
    private static final int TICKS = 4;

    /** What is done to a body in one world, or to the solid things around it. */
    private enum Change {
        SPAWN,
        MOVE,
        RESIZE,
        PUT_SOLID,
        REMOVE_SOLID
    }

    /** Squares of the level, some of which are platforms in one of two worlds, and a body placed among them. */
    private record Placing(
            List<TileType> types,
            List<Boolean> tile,
            Change change,
            double[] box,
            double vx,
            double vy,
            boolean gravity)
            implements Case<Placing> {
        private static final List<TileType> SLOPES =
                Stream.of(TileType.values()).filter(TileType::isSlope).toList();

        static Placing draw(SplittableRandom random) {
            double density = random.nextDouble();
            double slopes = random.nextBoolean() ? 0 : random.nextDouble();
            double oneWays = random.nextInt(4) == 0 ? random.nextDouble() : 0;
            List<TileType> types = new ArrayList<>();
            List<Boolean> tile = new ArrayList<>();
            for (int i = 0; i < COLUMNS * ROWS; i++) {
                TileType solid = random.nextDouble() < slopes
                        ? SLOPES.get(random.nextInt(SLOPES.size()))
                        : random.nextDouble() < oneWays ? TileType.ONE_WAY : TileType.BLOCK;
                types.add(random.nextDouble() < density ? solid : TileType.EMPTY);
                tile.add(solid.isSlope() || random.nextInt(3) == 0);
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
                    types,
                    tile,
                    Change.values()[random.nextInt(Change.values().length)],
                    box,
                    random.nextInt(400) - 200,
                    random.nextInt(400) - 200,
                    random.nextBoolean());
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
            return IntStream.range(0, types.size())
                    .filter(i -> types.get(i) != TileType.EMPTY)
                    .mapToObj(i -> {
                        List<TileType> fewer = new ArrayList<>(types);
                        fewer.set(i, TileType.EMPTY);
                        return new Placing(fewer, tile, change, box, vx, vy, gravity);
                    });
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder(
                    change + " " + Arrays.toString(box) + " " + vx + " " + vy + (gravity ? " with gravity" : ""));
            for (int i = 0; i < types.size(); i++) {
                if (types.get(i) != TileType.EMPTY) {
                    text.append("\n").append(i % COLUMNS).append(", ").append(i / COLUMNS);
                    text.append(": ")
                            .append(isPlatform(i) ? "platform for " : "")
                            .append(types.get(i));
                }
            }
            return text.toString();
        }

        boolean isPlatform(int i) {
            return types.get(i) != TileType.EMPTY && !tile.get(i);
        }
    }

    @Test
    void aBodyPlacedInASolidPlatformEndsWhereItWouldInABlock() {
        Property.holds(
                "edits of bodies have the same results with solid platforms as with Blocks",
                750,
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
                    return platforms && placing.isPlatform(i) ? TileType.EMPTY : placing.types.get(i);
                })
                .build();
        for (int i = 0; platforms && i < COLUMNS * ROWS; i++) {
            if (placing.isPlatform(i)) {
                world.spawnAt(i, platform(i, placing.types.get(i)));
            }
        }
        double[] box = placing.box;
        BodyDef def = BodyDef.box(box[0], box[1], box[2], box[3])
                .gravity(placing.gravity)
                .velocity(placing.vx, placing.vy);
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
        // The others are ordinary ticks.
        for (int tick = 0; tick < TICKS; tick++) {
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
            if (put && placing.types.get(i) == TileType.EMPTY) {
                if (platforms) {
                    world.spawnAt(i, platform(i, TileType.BLOCK));
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

    private static BodyDef platform(int i, TileType type) {
        return BodyDef.box(i % COLUMNS * TILE, i / COLUMNS * TILE, TILE, TILE)
                .gravity(false)
                .solidity(type == TileType.BLOCK ? Solidity.ALL : Solidity.TOP);
    }
}

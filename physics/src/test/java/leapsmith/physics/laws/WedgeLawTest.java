package leapsmith.physics.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.Passages;
import leapsmith.physics.laws.scene.Tiles;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Law 1 among slopes that meet at any angle: a body thrown into a wedge ends outside of both. */
class WedgeLawTest {
    private static final int TILE_PX = 16;
    private static final int TILE = TILE_PX * SubPixels.PER_PIXEL;
    private static final int COLUMNS = 5;
    private static final int ROWS = 5;

    /**
     * A body among slopes and Blocks that is thrown again and again, mostly along a slope that it touches by then.
     *
     * @param tiles the level
     * @param start the body in sub-pixels
     * @param velocities the velocity before each tick along x and y, in sub-pixels per tick
     */
    private record Throw(Tiles tiles, Box start, List<Velocity> velocities) implements Case<Throw> {
        private record Velocity(int x, int y) {
            static Velocity draw(SplittableRandom random) {
                int x = speed(random);
                if (random.nextInt(4) == 0) {
                    return new Velocity(x, speed(random));
                }
                // Along a slope of 1:1 or 1:2, exactly.
                int half = x / 2;
                return random.nextBoolean()
                        ? new Velocity(2 * half, random.nextBoolean() ? half : -half)
                        : new Velocity(x, random.nextBoolean() ? x : -x);
            }
        }

        private static final TileType[] SOLID =
                Stream.of(TileType.values()).filter(type -> !type.isOneWay()).toArray(TileType[]::new);

        static Throw draw(SplittableRandom random) {
            int empty = 1 + random.nextInt(3);
            Tiles tiles = Tiles.of(
                    COLUMNS,
                    ROWS,
                    (column, row) -> random.nextInt(4) < empty ? TileType.EMPTY : SOLID[random.nextInt(SOLID.length)]);
            Passages passages = new Passages(tiles, TILE_PX);
            boolean whole = random.nextInt(3) == 0;
            while (true) {
                int width = size(random, whole);
                int height = size(random, whole);
                int unit = whole ? SubPixels.PER_PIXEL : 1;
                int x = random.nextInt((COLUMNS * TILE - width) / unit) * unit;
                int y = random.nextInt((ROWS * TILE - height) / unit) * unit;
                Box start = new Box(x, y, width, height);
                if (passages.isFree(start)) {
                    return new Throw(
                            tiles,
                            start,
                            Stream.generate(() -> Velocity.draw(random))
                                    .limit(8)
                                    .toList());
                }
                if (random.nextInt(50) == 0) {
                    return draw(random);
                }
            }
        }

        private static int size(SplittableRandom random, boolean whole) {
            return whole
                    ? (1 + random.nextInt(2 * TILE_PX)) * SubPixels.PER_PIXEL
                    : 1 + random.nextInt(random.nextBoolean() ? TILE : 2 * TILE);
        }

        private static int speed(SplittableRandom random) {
            return random.nextInt(random.nextBoolean() ? 12_000 : 3 * TILE) * (random.nextBoolean() ? 1 : -1);
        }

        @Override
        public Stream<Throw> smaller() {
            Stream<Throw> shorter = IntStream.range(0, velocities.size()).mapToObj(left -> {
                List<Velocity> others = new ArrayList<>(velocities);
                others.remove(left);
                return new Throw(tiles, start, others);
            });
            Stream.Builder<Throw> emptier = Stream.builder();
            tiles.forEach((column, row, type) -> {
                if (type != TileType.EMPTY) {
                    Tiles without = Tiles.of(
                            COLUMNS, ROWS, (c, r) -> c == column && r == row ? TileType.EMPTY : tiles.at(c, r));
                    emptier.add(new Throw(without, start, velocities));
                }
            });
            return Stream.concat(shorter, emptier.build());
        }
    }

    @Test
    void aBodyThrownIntoAWedgeEndsOutside() {
        Property.holds(
                "a body thrown among slopes is never inside one after a tick", 10_000, 200_000, Throw::draw, thrown -> {
                    World world = World.builder(COLUMNS, ROWS)
                            .tileSize(TILE_PX)
                            .gravity(0)
                            .build();
                    thrown.tiles().forEach(world::setTile);
                    Box start = thrown.start();
                    Passages passages = new Passages(thrown.tiles(), TILE_PX);
                    Body body = world.spawn(
                            BodyDef.box(px(start.x()), px(start.y()), px(start.width()), px(start.height())));
                    for (Throw.Velocity velocity : thrown.velocities()) {
                        world.setVelocity(body, px(velocity.x()) * 60, px(velocity.y()) * 60);
                        world.step(Inputs.NONE);
                        Box box = new Box(body.subX(), body.subY(), body.subWidth(), body.subHeight());
                        if (!passages.isFree(box)) {
                            throw new AssertionError("inside after tick " + world.tick() + ": " + box);
                        }
                    }
                });
    }

    private static double px(long sub) {
        return sub / (double) SubPixels.PER_PIXEL;
    }
}

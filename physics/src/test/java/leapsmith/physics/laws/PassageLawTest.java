package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.Obstacles;
import leapsmith.physics.laws.oracle.Passages;
import leapsmith.physics.laws.oracle.SlopeShapes;
import leapsmith.physics.laws.scene.Tiles;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Law 1 for passages: a body only gets to places that a free path joins with its place before, with no detour. */
class PassageLawTest {
    private static final int PX = SubPixels.PER_PIXEL;
    /** How far beyond the box around its path a body may get in a tick: a step, and a little more. */
    private static final long DETOUR = 6L * PX;

    /** The velocity of a body before a tick, in sub-pixels per tick. */
    private record Velocity(int x, int y) {
        static Velocity draw(SplittableRandom random, int limit) {
            int x = speed(random, limit);
            return switch (random.nextInt(4)) {
                case 0 -> new Velocity(x, 0);
                case 1 -> new Velocity(x, x);
                case 2 -> new Velocity(x, x / 2);
                default -> new Velocity(x, speed(random, limit));
            };
        }

        private static int speed(SplittableRandom random, int limit) {
            return random.nextInt(random.nextBoolean() ? PX : limit);
        }

        Velocity toward(boolean left, boolean up) {
            return new Velocity(left ? -x : x, up ? -y : y);
        }
    }

    /** A body among slopes and Blocks that is thrown before each tick. */
    private record Throws(int tileSize, Tiles tiles, Box start, List<Velocity> velocities) implements Case<Throws> {
        private static final TileType[] SOLID =
                Stream.of(TileType.values()).filter(type -> !type.isOneWay()).toArray(TileType[]::new);

        static Throws draw(SplittableRandom random) {
            // Small levels have more corners that are closed.
            int columns = 2 + random.nextInt(2);
            int rows = 1 + random.nextInt(3);
            int empty = random.nextInt(3);
            Tiles tiles = Tiles.of(
                    columns,
                    rows,
                    (column, row) -> random.nextInt(5) < empty ? TileType.EMPTY : SOLID[random.nextInt(SOLID.length)]);
            int tileSize = random.nextBoolean() ? 16 : 6 + 2 * random.nextInt(8);
            int tile = tileSize * PX;
            Passages passages = new Passages(tiles, tileSize);
            int unit = random.nextInt(3) == 0 ? PX : 1;
            for (int attempt = 0; attempt < 50; attempt++) {
                int width = size(random, tile, unit);
                int height = size(random, tile, unit);
                Box start = new Box(
                        random.nextInt((columns * tile - width) / unit) * (long) unit,
                        random.nextInt((rows * tile - height) / unit) * (long) unit,
                        width,
                        height);
                if (passages.isFree(start)) {
                    int limit = (random.nextBoolean() ? 4 : 12) * PX;
                    // In one direction it presses into a corner.
                    boolean turns = random.nextBoolean();
                    boolean left = random.nextBoolean();
                    boolean up = random.nextBoolean();
                    List<Velocity> velocities = Stream.generate(() -> Velocity.draw(random, limit)
                                    .toward(turns ? random.nextBoolean() : left, turns ? random.nextBoolean() : up))
                            .limit(12)
                            .toList();
                    return new Throws(tileSize, tiles, start, velocities);
                }
            }
            return draw(random);
        }

        private static int size(SplittableRandom random, int tile, int unit) {
            int most = Math.min(tile, (random.nextBoolean() ? tile : 6 * PX)) - PX;
            return PX + random.nextInt(most / unit) * unit;
        }

        @Override
        public Stream<Throws> smaller() {
            Stream<Throws> shorter = IntStream.range(0, velocities.size()).mapToObj(left -> {
                List<Velocity> others = new ArrayList<>(velocities);
                others.remove(left);
                return new Throws(tileSize, tiles, start, others);
            });
            Stream.Builder<Throws> emptier = Stream.builder();
            tiles.forEach((column, row, type) -> {
                if (type != TileType.EMPTY) {
                    emptier.add(new Throws(tileSize, tiles.with(column, row, TileType.EMPTY), start, velocities));
                }
            });
            return Stream.concat(shorter, emptier.build());
        }
    }

    /** A body that moves along a path: a solid platform, or one that separates from bodies solid to bodies. */
    private record Pusher(Box start, boolean platform, Velocity path) implements Case<Pusher> {
        static Pusher draw(SplittableRandom random, Throws thrown) {
            int tile = thrown.tileSize() * PX;
            Box box = new Box(
                    random.nextLong((long) thrown.tiles().columns() * tile),
                    random.nextLong((long) thrown.tiles().rows() * tile),
                    PX + random.nextInt(2 * tile),
                    PX + random.nextInt(2 * tile));
            Velocity path = Velocity.draw(random, (random.nextBoolean() ? 4 : 16) * PX)
                    .toward(random.nextBoolean(), random.nextBoolean());
            return box.isInside(thrown.start()) || path.x() == 0 && path.y() == 0
                    ? draw(random, thrown)
                    : new Pusher(box, random.nextBoolean(), random.nextBoolean() ? path : new Velocity(0, path.x()));
        }

        BodyDef toDef() {
            double speed = Math.hypot(px(path.x()), px(path.y())) * 60;
            return def(start)
                    .solidity(platform ? Solidity.ALL : Solidity.NONE)
                    .solidToBodies(!platform)
                    .path(PathDef.backAndForth(10 * px(path.x()), 10 * px(path.y()), Math.max(1, speed)));
        }

        @Override
        public Stream<Pusher> smaller() {
            return Stream.empty();
        }
    }

    /** A thrown body and a crate among bodies that push them. */
    private record Pushed(Throws thrown, double gravity, List<Box> crates, List<Pusher> pushers)
            implements Case<Pushed> {
        static Pushed draw(SplittableRandom random) {
            Throws thrown = Throws.draw(random);
            List<Box> boxes = random.nextBoolean()
                    ? List.of()
                    : List.of(Throws.draw(random).start());
            List<Pusher> pushers = Stream.generate(() -> Pusher.draw(random, thrown))
                    .limit(1 + random.nextInt(2))
                    .toList();
            // A body that is spawned inside a solid platform is moved out of it, by any path.
            Passages passages = new Passages(thrown.tiles(), thrown.tileSize());
            List<Box> crates = boxes.stream()
                    .filter(passages::isFree)
                    .filter(box -> pushers.stream().noneMatch(it -> it.platform() && box.isInside(it.start())))
                    .toList();
            return new Pushed(thrown, random.nextInt(2) * 1030, crates, pushers);
        }

        @Override
        public Stream<Pushed> smaller() {
            return Stream.of(
                            Stream.of(new Pushed(thrown, gravity, List.of(), pushers))
                                    .filter(it -> !crates.isEmpty()),
                            pushers.stream()
                                    .filter(it -> pushers.size() > 1)
                                    .map(it -> new Pushed(thrown, gravity, crates, List.of(it))),
                            thrown.smaller().map(it -> new Pushed(it, gravity, crates, pushers)))
                    .flatMap(it -> it);
        }
    }

    @Test
    void aPushedBodyPassesNoClosedCorner() {
        Property.holds(
                "a body that is pushed or carried only gets to places that free paths join with where it was",
                5_000,
                100_000,
                Pushed::draw,
                PassageLawTest::checkPushed);
    }

    private static void checkPushed(Pushed pushed) {
        Throws thrown = pushed.thrown();
        World world = World.builder(thrown.tiles().columns(), thrown.tiles().rows())
                .tileSize(thrown.tileSize())
                .gravity(pushed.gravity())
                .build();
        thrown.tiles().forEach(world::setTile);
        Passages passages = new Passages(thrown.tiles(), thrown.tileSize());
        List<Body> bodies = new ArrayList<>();
        bodies.add(world.spawn(def(thrown.start()).solidToBodies(true)));
        pushed.crates().forEach(box -> bodies.add(world.spawn(def(box).solidToBodies(true))));
        pushed.pushers().forEach(pusher -> world.spawn(pusher.toDef()));
        long detour = DETOUR
                + pushed.pushers().stream()
                        .mapToLong(it ->
                                Math.abs(it.path().x()) + Math.abs(it.path().y()))
                        .sum();
        for (Velocity velocity : thrown.velocities()) {
            if (bodies.get(0).isAlive()) {
                world.setVelocity(bodies.get(0), px(velocity.x()) * 60, px(velocity.y()) * 60);
            }
            List<Box> before = bodies.stream().map(PassageLawTest::box).toList();
            world.step(Inputs.NONE);
            for (int i = 0; i < bodies.size(); i++) {
                if (bodies.get(i).isAlive()) {
                    checkMove(
                            passages,
                            before.get(i),
                            box(bodies.get(i)),
                            detour,
                            "body " + i + " in tick " + world.tick());
                }
            }
        }
    }

    private static void checkMove(Passages passages, Box from, Box to, long detour, String where) {
        if (!passages.isFree(to)) {
            throw new AssertionError("inside after " + where + ": " + to);
        }
        if (!passages.areJoined(from, to, detour)) {
            throw new AssertionError("passed from " + from + " to " + to + ", " + where);
        }
    }

    private static Box box(Body body) {
        return body.isAlive() ? new Box(body.subX(), body.subY(), body.subWidth(), body.subHeight()) : null;
    }

    private static BodyDef def(Box box) {
        return BodyDef.box(px(box.x()), px(box.y()), px(box.width()), px(box.height()));
    }

    @Test
    void aThrownBodyPassesNoClosedCorner() {
        Property.holds(
                "a thrown body only gets to places that free paths join with where it was",
                10_000,
                200_000,
                Throws::draw,
                thrown -> check(thrown, 0));
    }

    @Test
    void aFallingBodyPassesNoClosedCorner() {
        Property.holds(
                "a body that falls and slides only gets to places that free paths join with where it was",
                5_000,
                100_000,
                Throws::draw,
                thrown -> check(thrown, 1030));
    }

    private static void check(Throws thrown, double gravity) {
        World world = World.builder(thrown.tiles().columns(), thrown.tiles().rows())
                .tileSize(thrown.tileSize())
                .gravity(gravity)
                .build();
        thrown.tiles().forEach(world::setTile);
        Box box = thrown.start();
        Passages passages = new Passages(thrown.tiles(), thrown.tileSize());
        Body body = world.spawn(def(box));
        for (Velocity velocity : thrown.velocities()) {
            world.setVelocity(body, px(velocity.x()) * 60, px(velocity.y()) * 60);
            world.step(Inputs.NONE);
            Box next = box.at(body.subX(), body.subY());
            checkMove(passages, box, next, DETOUR, "tick " + world.tick());
            box = next;
        }
    }

    @Test
    void freePlacesAreThoseOutsideOfAllShapes() {
        Property.holds("a place is free if it is outside of all shapes", 2_000, Throws::draw, thrown -> {
            boolean inside = Obstacles.of(thrown.tiles(), thrown.tileSize(), Borders.CLOSED)
                            .isInsideBlock(thrown.start())
                    || SlopeShapes.isInside(thrown.tiles(), thrown.tileSize(), thrown.start());
            assertEquals(
                    !inside, new Passages(thrown.tiles(), thrown.tileSize()).isFree(thrown.start()), thrown.toString());
        });
    }

    @Test
    void aBodyDoesNotClimbThroughTheCeilingAboveIt() {
        World world = World.builder(4, 3).gravity(0).build();
        world.setTile(1, 1, TileType.SLOPE_RIGHT_HIGH);
        world.setTile(2, 1, TileType.CEILING_RIGHT_LOW);
        Body body = world.spawn(
                BodyDef.box(32 + px(651), 16 + px(8585), px(16519), px(4195)).velocity(-60, -60));
        world.step(Inputs.NONE);
        assertTrue(body.y() > 16, "below the ceiling: " + body.y());
    }

    private static double px(long sub) {
        return sub / (double) PX;
    }
}

package leapsmith.physics.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
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

/** Crates among slopes: pushed along free paths only, up no slope without force, and at rest again by friction. */
class CrateSlopeLawTest {
    private static final int PX = SubPixels.PER_PIXEL;
    private static final int TILE_PX = 16;
    private static final int COLUMNS = 12;
    private static final int ROWS = 7;
    private static final long DETOUR = 24L * PX;

    /** A player and crates on a hilly ground. */
    private record Hills(Tiles tiles, double force, double friction, List<Box> boxes, List<Inputs> inputs)
            implements Case<Hills> {
        static Hills draw(SplittableRandom random) {
            Tiles tiles = hills(random);
            Passages passages = new Passages(tiles, TILE_PX);
            List<Box> boxes = new ArrayList<>();
            int count = 2 + random.nextInt(2);
            for (int attempt = 0; attempt < 100 && boxes.size() < count; attempt++) {
                int width = (4 + random.nextInt(16)) * PX;
                int height = (4 + random.nextInt(16)) * PX;
                Box box = new Box(
                        random.nextInt(COLUMNS * TILE_PX * PX - width),
                        random.nextInt(3 * TILE_PX * PX),
                        width,
                        height);
                if (passages.isFree(box) && boxes.stream().noneMatch(box::isInside)) {
                    boxes.add(box);
                }
            }
            List<Inputs> inputs = new ArrayList<>();
            while (inputs.size() < 150) {
                Button side = random.nextBoolean() ? Button.LEFT : Button.RIGHT;
                Inputs held = random.nextInt(4) == 0 ? Inputs.of(side, Button.JUMP) : Inputs.of(side);
                IntStream.range(0, 10 + random.nextInt(40)).forEach(i -> inputs.add(held));
            }
            double[] forces = {0, 0, 500, 800};
            return new Hills(tiles, forces[random.nextInt(4)], random.nextInt(2) * 300, boxes, inputs);
        }

        /** Ground that rises and falls in whole tiles by slopes, with some cliffs. */
        private static Tiles hills(SplittableRandom random) {
            TileType[][] types = new TileType[COLUMNS][ROWS];
            int height = 1;
            for (int column = 0; column < COLUMNS; column++) {
                int kind = random.nextInt(7);
                boolean wide = column + 1 < COLUMNS;
                if (kind == 0 && height < 3) {
                    fill(types[column], height++, TileType.SLOPE_RIGHT);
                } else if (kind == 1 && height > 0) {
                    fill(types[column], --height, TileType.SLOPE_LEFT);
                } else if (kind == 2 && height < 3 && wide) {
                    fill(types[column++], height, TileType.SLOPE_RIGHT_LOW);
                    fill(types[column], height++, TileType.SLOPE_RIGHT_HIGH);
                } else if (kind == 3 && height > 0 && wide) {
                    fill(types[column++], --height, TileType.SLOPE_LEFT_HIGH);
                    fill(types[column], height, TileType.SLOPE_LEFT_LOW);
                } else {
                    height = kind == 4 ? random.nextInt(3) : height;
                    fill(types[column], height, TileType.EMPTY);
                }
            }
            return Tiles.of(COLUMNS, ROWS, (column, row) -> types[column][row]);
        }

        private static void fill(TileType[] column, int height, TileType top) {
            for (int row = 0; row < ROWS; row++) {
                int above = ROWS - 1 - row;
                column[row] = above < height ? TileType.BLOCK : above == height ? top : TileType.EMPTY;
            }
        }

        @Override
        public Stream<Hills> smaller() {
            return Stream.concat(
                    IntStream.range(1, boxes.size())
                            .filter(i -> boxes.size() > 2)
                            .mapToObj(left -> {
                                List<Box> others = new ArrayList<>(boxes);
                                others.remove(left);
                                return new Hills(tiles, force, friction, others, inputs);
                            }),
                    Stream.of(inputs.size() / 2, inputs.size() - 1)
                            .filter(length -> length > 0)
                            .map(length -> new Hills(tiles, force, friction, boxes, inputs.subList(0, length))));
        }
    }

    @Test
    void pushedCratesMoveAlongFreePathsAndComeToRest() {
        Property.holds(
                "crates among slopes move along free paths only and come to rest",
                500,
                10_000,
                Hills::draw,
                CrateSlopeLawTest::check);
    }

    private static void check(Hills hills) {
        World world = World.builder(COLUMNS, ROWS).tileSize(TILE_PX).build();
        hills.tiles().forEach(world::setTile);
        Passages passages = new Passages(hills.tiles(), TILE_PX);
        List<Body> bodies = new ArrayList<>();
        for (Box box : hills.boxes()) {
            boolean player = bodies.isEmpty();
            bodies.add(world.spawn(BodyDef.box(px(box.x()), px(box.y()), px(box.width()), px(box.height()))
                    .control(player ? Control.PLAYER : Control.NONE)
                    .pushForce(player ? hills.force() : 0)
                    .friction(hills.friction())
                    .solidToBodies(true)));
        }
        for (Inputs inputs : hills.inputs()) {
            List<Box> before = boxes(bodies);
            world.step(inputs);
            List<Box> after = boxes(bodies);
            for (int i = 0; i < before.size(); i++) {
                if (!passages.isFree(after.get(i)) || !passages.areJoined(before.get(i), after.get(i), DETOUR)) {
                    throw new AssertionError("body " + i + " passed from " + before.get(i) + " to " + after.get(i)
                            + " in tick " + world.tick());
                }
            }
        }
        IntStream.range(0, 120).forEach(i -> world.step(Inputs.NONE));
        List<Box> rest = boxes(bodies);
        world.step(Inputs.NONE);
        if (!rest.equals(boxes(bodies))) {
            throw new AssertionError("moves after a rest: " + rest + " " + boxes(bodies));
        }
        for (int a = 0; a < rest.size(); a++) {
            for (int b = 0; b < a; b++) {
                if (rest.get(a).isInside(rest.get(b))) {
                    throw new AssertionError("bodies " + b + " and " + a + " overlap: " + rest);
                }
            }
        }
    }

    private static List<Box> boxes(List<Body> bodies) {
        return bodies.stream()
                .map(it -> new Box(it.subX(), it.subY(), it.subWidth(), it.subHeight()))
                .toList();
    }

    private static double px(long sub) {
        return sub / (double) PX;
    }
}

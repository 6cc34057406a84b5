package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.ControllerState;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.SlopeShapes;
import leapsmith.physics.laws.scene.BodySpec;
import leapsmith.physics.laws.scene.BodySpec.Traits;
import leapsmith.physics.laws.scene.BodyState;
import leapsmith.physics.laws.scene.RandomScene;
import leapsmith.physics.laws.scene.Recipe;
import leapsmith.physics.laws.scene.Run;
import leapsmith.physics.laws.scene.Scene;
import leapsmith.physics.laws.scene.Tiles;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Bullet;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** Laws of slopes: they are solid, and walkers follow their surface exactly. */
class SlopeLawTest {
    @Test
    void noBodyIsEverInsideASlopeOrABlock() {
        Property.holds(
                "a body is never inside a slope or a Block after a tick, whatever its speed, whatever is edited, and"
                        + " whatever pushes it",
                400,
                4000,
                random -> RandomScene.draw(random, Recipe.EVERYTHING),
                SlopeLawTest::checkSolid);
    }

    private static void checkSolid(Scene scene) {
        Run run = new Run(scene);
        while (!run.isOver()) {
            run.step();
            for (BodyState state : run.states()) {
                BodyDef def = run.def(state.index());
                boolean meets = def.tiles()
                        && def.path() == null
                        && !def.sensor()
                        && state.box().width() > 0
                        && state.box().height() > 0;
                if (meets && run.obstacles().isInsideBlock(state.box())) {
                    throw new AssertionError(
                            "inside a Block after tick " + run.world().tick() + ": " + state);
                }
                if (meets && SlopeShapes.isInside(run.tiles(), scene.setting().tileSize(), state.box())) {
                    throw new AssertionError(
                            "inside a slope after tick " + run.world().tick() + ": " + state);
                }
            }
        }
    }

    /**
     * Ground without steps.
     *
     * @param heights of the ground at each border of columns, in halves of a tile, changing by 0, 1 or 2 per column
     * @param width of the body in sub-pixels
     * @param walk sub-pixels per tick
     * @param place initial left edge
     */
    private record Hills(int[] heights, boolean oneWay, int width, int walk, int place, long seed, int ticks)
            implements Case<Hills> {
        private static final int TILE = 16 * 4096;
        private static final int ROWS = 24;

        static Hills draw(SplittableRandom random) {
            int[] heights = new int[30];
            heights[0] = 2 * (2 + random.nextInt(8));
            for (int i = 1; i < heights.length; i++) {
                int step = heights[i - 1] % 2 != 0
                        ? heights[i - 1] - heights[i - 2]
                        : new int[] {0, 0, 1, 2, -1, -2}[random.nextInt(6)];
                heights[i] = heights[i - 1] + step;
                if (heights[i] < 2 || heights[i] > 2 * (ROWS - 6)) {
                    heights[i] = heights[i - 1] % 2 == 0 ? heights[i - 1] : heights[i - 1] - step;
                    if (heights[i - 1] % 2 != 0) {
                        return draw(random);
                    }
                }
            }
            int width = random.nextInt(4) == 0 ? 1 + random.nextInt(9 * TILE) : 1 + random.nextInt(2 * TILE);
            int walk = random.nextInt(3) == 0 ? 1 + random.nextInt(3 * TILE) : 1 + random.nextInt(16_000);
            boolean oneWay = random.nextInt(3) == 0;
            int place = random.nextInt(29 * TILE - width);
            return new Hills(heights, oneWay, width, walk, place, random.nextLong(), 60);
        }

        @Override
        public Stream<Hills> smaller() {
            return ticks == 1
                    ? Stream.empty()
                    : Stream.of(new Hills(heights, oneWay, width, walk, place, seed, ticks - 1));
        }

        /** The tile of the ground at a column and row. */
        TileType tile(int column, int row) {
            int left = heights[column];
            int right = heights[column + 1];
            int base = 2 * (ROWS - 1 - row);
            int low = Math.min(left, right);
            int high = Math.max(left, right);
            if (low - base >= 2) {
                return TileType.BLOCK;
            }
            if (high - base <= 0) {
                return TileType.EMPTY;
            }
            String half = high - low == 2 ? "" : low - base == 1 ? "_HIGH" : "_LOW";
            return TileType.valueOf((oneWay ? "ONE_WAY_" : "SLOPE_") + (right > left ? "RIGHT" : "LEFT") + half);
        }

        /** The tile that makes the same surface as a ceiling, counted from the top. */
        TileType ceilingTile(int column, int row) {
            TileType tile = tile(column, ROWS - 1 - row);
            return tile.isSlope()
                    ? TileType.valueOf(tile.name().replace(oneWay ? "ONE_WAY" : "SLOPE", "CEILING"))
                    : tile;
        }

        /** How far the ceiling descends over a range. */
        long lowest(long from, long to) {
            long lowest = Math.max(twiceHeight(from), twiceHeight(to));
            for (long border = (from / TILE + 1) * TILE; border < to; border += TILE) {
                lowest = Math.max(lowest, twiceHeight(border));
            }
            return (lowest + 1) / 2;
        }

        /** The height of the ground at a sub-pixel, twice, counted from the bottom of the level. */
        private long twiceHeight(long x) {
            int column = (int) Math.min(heights.length - 2, x / TILE);
            long over = x - (long) column * TILE;
            return heights[column] * (TILE - over) + heights[column + 1] * over;
        }

        /**
         * The bottom edge of a body on the ground: at the highest point under it, with an extra sub-pixel at borders.
         */
        long bottom(long x) {
            long highest = Math.max(twiceHeight(x), twiceHeight(x + width));
            for (long border = (x / TILE + 1) * TILE; border < x + width; border += TILE) {
                highest = Math.max(highest, twiceHeight(border));
            }
            return (long) ROWS * TILE - (highest + 1) / 2;
        }

        @Override
        public String toString() {
            return Arrays.toString(heights) + (oneWay ? " one-way" : "") + " width " + width + " walk " + walk
                    + " place " + place + " seed " + seed + " ticks " + ticks;
        }
    }

    @Test
    void walkersStayOnTheSurfaceOfHills() {
        Property.holds(
                "on ground of slopes a walker is at its surface after every tick, walks at full speed and never jumps",
                3000,
                Hills::draw,
                SlopeLawTest::checkWalk);
    }

    private static void checkWalk(Hills hills) {
        World world = World.builder(hills.heights().length - 1, Hills.ROWS)
                .tiles(hills::tile)
                .build();
        long height = 8 * 4096;
        Body body = world.spawn(
                BodyDef.box(px(hills.place()), px(hills.bottom(hills.place()) - height), px(hills.width()), px(height))
                        .control(Control.PLAYER)
                        .movement(new Movement(SubPixels.toPxPerSecond(hills.walk(), 60), 0, 0)));
        SplittableRandom random = new SplittableRandom(hills.seed());
        boolean right = random.nextBoolean();
        long most = (long) (hills.heights().length - 1) * Hills.TILE - hills.width();
        for (int tick = 0; tick < hills.ticks(); tick++) {
            right = random.nextInt(20) == 0 ? !right : right;
            long expected = Math.max(0, Math.min(most, body.subX() + (right ? hills.walk() : -hills.walk())));
            world.step(Inputs.of(right ? Button.RIGHT : Button.LEFT));
            assertEquals(expected, body.subX(), "x after tick " + tick);
            assertEquals(hills.bottom(expected), body.subY() + height, "bottom after tick " + tick);
            assertTrue(body.onGround() && body.state() == ControllerState.WALK && body.subVy() == 0);
        }
    }

    @Test
    void aDescendingCeilingMovesFloatingBodiesDown() {
        Property.holds(
                "a body that floats sideways under a ceiling of slopes descends as far as required, and never rises",
                2000,
                Hills::draw,
                hills -> {
                    World world = World.builder(hills.heights().length - 1, Hills.ROWS)
                            .tiles(hills::ceilingTile)
                            .build();
                    long height = 4096 / 2;
                    long x = hills.place();
                    long y = hills.lowest(x, x + hills.width());
                    boolean right = (hills.seed() & 1) == 0;
                    // Slower than a tile per tick, so that it doesn't pass the end of a slope.
                    int speed = Math.min(hills.walk(), Hills.TILE / 4);
                    Body body = world.spawn(BodyDef.box(px(x), px(y), px(hills.width()), px(height))
                            .gravity(false)
                            .velocity(SubPixels.toPxPerSecond(right ? speed : -speed, 60), 0));
                    long most = (long) (hills.heights().length - 1) * Hills.TILE - hills.width();
                    for (int tick = 0; tick < hills.ticks(); tick++) {
                        long next = Math.max(0, Math.min(most, x + (right ? speed : -speed)));
                        world.step(Inputs.NONE);
                        y = Math.max(y, hills.lowest(Math.min(x, next), Math.max(x, next) + hills.width()));
                        x = next;
                        assertEquals(x, body.subX(), "x after tick " + tick);
                        assertEquals(y, body.subY(), "y after tick " + tick);
                    }
                });
    }

    @Test
    void aBodyLeavesItsStraightPathOnlyForSolidObstacles() {
        Property.holds(
                "a body moves straight to the end of its path if and only if its box meets nothing solid on it",
                300,
                12_000,
                random -> RandomScene.draw(
                        random,
                        Recipe.THROWN
                                .withSlopes(true)
                                .withFast(false)
                                .withOpenSides(false)
                                .withGhosts(false)
                                .withTicks(1)),
                SlopeLawTest::checkStraight);
    }

    private static void checkStraight(Scene drawn) {
        Traits floating = new Traits(false, true, false, false, false);
        Scene scene = new Scene(
                drawn.setting(),
                drawn.tiles(),
                drawn.bodies().stream().map(body -> body.with(floating)).toList(),
                drawn.inputs(),
                List.of());
        Run run = new Run(scene);
        int tileSize = scene.setting().tileSize();
        for (BodyState before : run.states()) {
            boolean caught = SlopeShapes.isInside(scene.tiles(), tileSize, before.box());
            Box below = before.box().at(before.box().x(), before.box().y() + 1);
            if (caught || SlopeShapes.isInside(scene.tiles(), tileSize, below)) {
                // A body on a slope doesn't fall.
                continue;
            }
            Run moved = new Run(scene);
            moved.step();
            BodyState after = moved.state(before.index()).orElseThrow();
            // A body that climbed a slope instead may end there too, but has stopped rising.
            boolean straight = after.box().x() == before.box().x() + before.vx()
                    && after.box().y() == before.box().y() + before.vy()
                    && (before.vy() > 0 || after.vy() == before.vy());
            boolean free = !SlopeShapes.isOnPath(
                    scene.tiles(), tileSize, run.obstacles(), before.box(), before.vx(), before.vy());
            if (!free && straight && before.vy() > 0 && hasCeilings(scene.tiles())) {
                // A body that falls past a descending ceiling moves down first, and then has the same end.
                continue;
            }
            assertEquals(free, straight, () -> before + " to " + after);
        }
    }

    @Test
    void noBulletIsEverInsideASlopeOrABlock() {
        Property.holds(
                "a bullet is never inside a slope or a Block after a tick",
                1500,
                random -> RandomScene.draw(
                        random, Recipe.THROWN.withSlopes(true).withGhosts(false).withOpenSides(false)),
                SlopeLawTest::checkBullets);
    }

    private static void checkBullets(Scene scene) {
        Run run = new Run(scene.withBodies(List.of()));
        int tileSize = scene.setting().tileSize();
        List<Bullet> fired = new ArrayList<>();
        for (BodySpec spec : scene.bodies()) {
            Box box = spec.box();
            if (box.width() < 1 << 20
                    && box.height() < 1 << 20
                    && !SlopeShapes.isInside(scene.tiles(), tileSize, box)) {
                fired.add(run.world()
                        .bullets()
                        .fire(BulletDef.box(px(box.x()), px(box.y()), px(box.width()), px(box.height()))
                                .velocity(
                                        SubPixels.toPxPerSecond(
                                                spec.vx(), scene.setting().ticksPerSecond()),
                                        SubPixels.toPxPerSecond(
                                                spec.vy(), scene.setting().ticksPerSecond()))
                                .onTile(spec.traits().facingLeft() ? OnTile.BOUNCE : OnTile.STOP)));
            }
        }
        while (!run.isOver()) {
            run.step();
            for (Bullet bullet : fired) {
                if (bullet.isAlive()) {
                    Box box = new Box(
                            bullet.subX(),
                            bullet.subY(),
                            SubPixels.fromPx(bullet.width()),
                            SubPixels.fromPx(bullet.height()));
                    assertFalse(run.obstacles().isInsideBlock(box), () -> "in a Block: " + box);
                    assertFalse(SlopeShapes.isInside(scene.tiles(), tileSize, box), () -> "in a slope: " + box);
                }
            }
        }
    }

    private static boolean hasCeilings(Tiles tiles) {
        boolean[] has = {false};
        tiles.forEach(
                (column, row, type) -> has[0] |= type.isSlope() && type.slope().ceiling());
        return has[0];
    }

    private static double px(long sub) {
        return SubPixels.toPx((int) sub);
    }
}

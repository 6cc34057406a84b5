package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Forgiveness;
import leapsmith.physics.body.Movement;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/**
 * Corner correction: its limit is that of the overlap at the moment of impact, at any speed and in any direction, under
 * Blocks, floor slopes, solid platforms and ceilings of several of them, and next to slopes that aren't in the way.
 */
class CornerLawTest {
    private static final int TICKS = 60;
    private static final int SIDE = 40;
    private static final List<TileType> SLOPES =
            Stream.of(TileType.values()).filter(TileType::isSlope).toList();

    /** What a ceiling consists of. */
    private enum Ceiling {
        BLOCKS,
        /** Platforms of the size of Blocks. */
        PLATFORMS,
        /** Blocks and platforms by turns. */
        BOTH,
        /** Blocks between floor slopes, which are flat below and thick at the ends. */
        SLOPES,
        /** One platform, not at borders of tiles. */
        ONE_PLATFORM
    }

    /**
     * A body that rises toward a ceiling in an empty level; sub-pixels and sub-pixels per tick.
     *
     * @param shift of the ceiling from the borders of tiles
     * @param slopes draws the slopes around, if there are any
     */
    private record Rise(
            Ceiling ceiling,
            int shift,
            int tileSize,
            int blocks,
            int x,
            int y,
            int width,
            int height,
            int dx,
            int dy,
            int reach,
            boolean left,
            OptionalLong slopes)
            implements Case<Rise> {
        @Override
        public Stream<Rise> smaller() {
            return slopes.isEmpty() ? Stream.empty() : Stream.of(with(OptionalLong.empty()));
        }

        private Rise with(OptionalLong newSlopes) {
            return new Rise(ceiling, shift, tileSize, blocks, x, y, width, height, dx, dy, reach, left, newSlopes);
        }

        static Rise draw(SplittableRandom random) {
            Ceiling ceiling = Ceiling.values()[random.nextInt(Ceiling.values().length)];
            int tileSize = 4 + random.nextInt(40);
            int pixel = SubPixels.PER_PIXEL;
            int shift = ceiling == Ceiling.ONE_PLATFORM ? random.nextInt(tileSize * pixel) : 0;
            int blocks = (ceiling == Ceiling.SLOPES ? 2 : 1) + random.nextInt(3);
            int reach = 1 + random.nextInt(random.nextBoolean() ? 6 * pixel : tileSize * pixel);
            int width = 1 + random.nextInt(2 * tileSize * pixel);
            int height = 1 + random.nextInt(2 * tileSize * pixel);
            int dx = random.nextInt(4) == 0 ? 0 : random.nextInt(2 * tileSize * pixel) - tileSize * pixel;
            int dy = -1 - random.nextInt(tileSize * pixel);
            int distance = random.nextInt(-dy);
            // The overlap at the moment of impact is about the reach.
            int overlap = Math.max(1, reach + random.nextInt(2 * pixel) - pixel);
            long moved = (long) dx * distance / -dy;
            int from = SIDE / 2 * tileSize * pixel + shift;
            boolean left = random.nextBoolean();
            long x = (left ? from + overlap - width : from + blocks * tileSize * pixel - overlap) - moved;
            int y = (SIDE / 2 + 1) * tileSize * pixel + shift + distance;
            return new Rise(
                    ceiling,
                    shift,
                    tileSize,
                    blocks,
                    (int) x,
                    y,
                    width,
                    height,
                    dx,
                    dy,
                    Math.min(reach, 64 * pixel),
                    random.nextBoolean(),
                    random.nextBoolean() ? OptionalLong.of(random.nextLong()) : OptionalLong.empty());
        }
    }

    @Test
    void theLimitIsThatOfTheOverlapAtTheMomentOfImpact() {
        Property.holds(
                "a rising body passes a corner if its overlap at the moment of impact is within reach",
                5000,
                20_000,
                Rise::draw,
                CornerLawTest::check);
    }

    private static void check(Rise rise) {
        World world =
                World.builder(SIDE, SIDE).tileSize(rise.tileSize).gravity(0).build();
        addCeiling(world, rise);
        rise.slopes.ifPresent(seed -> addSlopes(world, rise, new SplittableRandom(seed)));
        Movement movement = Movement.CLASSIC.withForgiveness(Forgiveness.NONE.withCornerPx(SubPixels.toPx(rise.reach)));
        Body body = world.spawn(BodyDef.box(
                        SubPixels.toPx(rise.x),
                        SubPixels.toPx(rise.y),
                        SubPixels.toPx(rise.width),
                        SubPixels.toPx(rise.height))
                .velocity(SubPixels.toPxPerSecond(rise.dx, TICKS), SubPixels.toPxPerSecond(rise.dy, TICKS))
                .facingLeft(rise.left)
                .control(Control.PATROL)
                .movement(movement));
        world.step(Inputs.NONE);

        // All as fractions of the distance along y.
        long side = (long) rise.tileSize * SubPixels.PER_PIXEL;
        long unit = -rise.dy;
        long bottom = (SIDE / 2 + 1) * side + rise.shift;
        long moved = rise.dx * (rise.y - bottom);
        long left = rise.x * unit + moved;
        long right = left + rise.width * unit;
        long from = (SIDE / 2 * side + rise.shift) * unit;
        long to = from + rise.blocks * side * unit;
        if (left >= to || right <= from) {
            // Past the ceiling.
            return;
        }
        long toRight = to - left;
        long toLeft = right - from;
        long least = Math.min(toRight, toLeft);
        long reach = rise.reach * unit;
        if (Math.abs(least - reach) < unit || Math.abs(toRight - toLeft) < 2 * unit) {
            // Between two sub-pixels, or to either side.
            return;
        }
        if (least > reach) {
            assertEquals(bottom, body.subY(), "stopped by the ceiling");
            assertEquals(0, body.subVy());
            return;
        }
        assertEquals(rise.y + rise.dy, body.subY(), "rises as without the ceiling");
        assertEquals(rise.dy, body.subVy());
        boolean isRight = toRight < toLeft;
        long flush = isRight ? to : from - rise.width * unit;
        boolean away = isRight == rise.dx > 0;
        long end = flush + (away ? rise.dx * unit - moved : 0);
        assertTrue(Math.abs(end - body.subX() * unit) < unit, "the rest of its path");
    }

    private static void addCeiling(World world, Rise rise) {
        if (rise.ceiling == Ceiling.ONE_PLATFORM) {
            world.spawn(platform(rise, 0, rise.blocks));
            return;
        }
        for (int n = 0; n < rise.blocks; n++) {
            if (rise.ceiling == Ceiling.BLOCKS || rise.ceiling == Ceiling.BOTH && n % 2 == 0) {
                world.setTile(SIDE / 2 + n, SIDE / 2, TileType.BLOCK);
            } else if (rise.ceiling == Ceiling.SLOPES) {
                TileType last = n == rise.blocks - 1 ? TileType.SLOPE_RIGHT : TileType.BLOCK;
                world.setTile(SIDE / 2 + n, SIDE / 2, n == 0 ? TileType.SLOPE_LEFT : last);
            } else {
                world.spawn(platform(rise, n, 1));
            }
        }
    }

    /** Adds slopes to the level, but none that the body could touch. */
    private static void addSlopes(World world, Rise rise, SplittableRandom random) {
        long side = (long) rise.tileSize * SubPixels.PER_PIXEL;
        long left = Math.min(rise.x, rise.x + rise.dx) - rise.reach;
        long right = Math.max(rise.x, rise.x + rise.dx) + rise.width + rise.reach;
        long top = (long) rise.y + rise.dy;
        long bottom = (long) rise.y + rise.height;
        int density = 1 + random.nextInt(8);
        for (int row = 0; row < SIDE; row++) {
            for (int column = 0; column < SIDE; column++) {
                boolean reached = column * side <= right
                        && (column + 1) * side >= left
                        && row * side <= bottom
                        && (row + 1) * side >= top;
                boolean free = !reached && world.tiles().tileAt(column, row) == TileType.EMPTY;
                if (free && !isInPlatforms(rise, column, row) && random.nextInt(8) < density) {
                    world.setTile(column, row, SLOPES.get(random.nextInt(SLOPES.size())));
                }
            }
        }
    }

    /** Whether platforms cover a tile. */
    private static boolean isInPlatforms(Rise rise, int column, int row) {
        return column >= SIDE / 2 && column <= SIDE / 2 + rise.blocks && (row == SIDE / 2 || row == SIDE / 2 + 1);
    }

    private static BodyDef platform(Rise rise, int first, int blocks) {
        double shiftPx = SubPixels.toPx(rise.shift);
        return BodyDef.box(
                        (SIDE / 2 + first) * rise.tileSize + shiftPx,
                        SIDE / 2 * rise.tileSize + shiftPx,
                        blocks * rise.tileSize,
                        rise.tileSize)
                .solidity(Solidity.ALL);
    }
}

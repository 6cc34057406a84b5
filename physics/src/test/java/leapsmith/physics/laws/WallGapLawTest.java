package leapsmith.physics.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Movement;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.kit.Case;
import leapsmith.physics.laws.kit.Property;
import leapsmith.physics.tile.TileType;
import leapsmith.physics.world.Body;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;
import org.junit.jupiter.api.Test;

/** A player that moves along a wall while it walks toward it enters the first gap that it fits, at every tick rate. */
class WallGapLawTest {
    private static final int[] RATES = {10, 25, 30, 50, 60, 72, 100, 120, 165, 240};
    private static final int ROWS = 24;
    private static final int TILE = 16;
    private static final int SHAFT_COLUMNS = 3;
    private static final int COLUMNS = 7;
    private static final double WIDTH = 10;

    /**
     * A player in a shaft beside a wall.
     *
     * @param open the rows in which the wall is open, as bits
     * @param y its top edge in sub-pixels, if it falls; of the mirrored scene, if it rises
     * @param height of its box in sub-pixels
     * @param rises whether it moves up
     * @param floats whether it does so without gravity, and not as gravity pulls it up
     * @param left whether the wall is to the left
     */
    private record Shaft(
            int open,
            int y,
            int height,
            boolean rises,
            boolean floats,
            boolean left,
            int rate,
            int walk,
            int speed,
            int maxSpeed)
            implements Case<Shaft> {
        static Shaft draw(SplittableRandom random) {
            int heights = random.nextInt(3);
            int tile = TILE * SubPixels.PER_PIXEL;
            int height = heights == 0
                    ? tile * (1 + random.nextInt(3))
                    : heights == 1 ? tile - random.nextInt(4) : 1 + random.nextInt(3 * tile);
            boolean rises = random.nextBoolean();
            boolean floats = rises && random.nextBoolean();
            int y = random.nextInt(3) == 0 ? random.nextInt(8) * tile : random.nextInt(8 * tile);
            return new Shaft(
                    random.nextInt() & random.nextInt() & (1 << ROWS - 1) - 1,
                    y,
                    height,
                    rises,
                    floats,
                    random.nextBoolean(),
                    RATES[random.nextInt(RATES.length)],
                    1 + random.nextInt(400),
                    (floats ? 60 : 0) + random.nextInt(840),
                    900 << random.nextInt(5));
        }

        @Override
        public Stream<Shaft> smaller() {
            return IntStream.range(0, ROWS)
                    .filter(row -> (open >> row & 1) != 0)
                    .mapToObj(row ->
                            new Shaft(open & ~(1 << row), y, height, rises, floats, left, rate, walk, speed, maxSpeed));
        }

        /** How far below the top of the scene, or above the bottom of the mirrored one, its path along y ends. */
        double expected() {
            int tile = TILE * SubPixels.PER_PIXEL;
            for (int row = 0; row < ROWS; row++) {
                int end = row;
                while ((open >> end & 1) != 0) {
                    end++;
                }
                int room = end * tile - Math.max(row * tile, y);
                // A box that rises, and doesn't fall up, is stopped by the corner of a gap as high as itself.
                if (end > row && (floats ? room > height : room >= height)) {
                    return end * TILE;
                }
                row = end;
            }
            return ROWS * TILE;
        }

        double reached() {
            double startY = SubPixels.toPx(rises ? ROWS * TILE * SubPixels.PER_PIXEL - y - height : y);
            double wall = left ? (COLUMNS - SHAFT_COLUMNS) * TILE : SHAFT_COLUMNS * TILE - WIDTH;
            World world = World.builder(COLUMNS, ROWS)
                    .ticksPerSecond(rate)
                    .gravity(floats ? 0 : rises ? -1030 : 1030)
                    .maxFallSpeed(maxSpeed)
                    .tiles((column, row) -> isWall(left ? COLUMNS - 1 - column : column, rises ? ROWS - 1 - row : row)
                            ? TileType.BLOCK
                            : TileType.EMPTY)
                    .build();
            Body hero = world.spawn(BodyDef.box(wall, startY, WIDTH, SubPixels.toPx(height))
                    .control(Control.PLAYER)
                    .velocity(0, rises ? -speed : speed)
                    .movement(Movement.CLASSIC.withWalkSpeed(walk).withJumpReleaseSpeed(100_000)));
            Inputs inputs = Inputs.of(left ? Button.LEFT : Button.RIGHT);
            for (int t = 0; t < 10 * rate; t++) {
                world.step(inputs);
                if (rises ? hero.atCeiling() : hero.onGround()) {
                    return rises ? ROWS * TILE - hero.y() : hero.y() + hero.height();
                }
            }
            throw new AssertionError("it neither landed nor hit a ceiling");
        }

        private boolean isWall(int column, int row) {
            return column >= SHAFT_COLUMNS && (open >> row & 1) == 0;
        }
    }

    @Test
    void aPlayerEntersTheFirstGapThatItFits() {
        Property.holds(
                "a player that walks toward a wall along which it falls or rises enters the first gap that it fits",
                6000,
                Shaft::draw,
                shaft -> assertEquals(shaft.expected(), shaft.reached()));
    }
}

package leapsmith.physics.laws.scene;

import java.util.Optional;
import java.util.SplittableRandom;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Filter;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.Surroundings;
import leapsmith.physics.laws.scene.BodySpec.Gait;
import leapsmith.physics.laws.scene.BodySpec.Traits;

/**
 * Draws bodies outside of Blocks. Sizes reach from none to the whole level and speeds to a level per tick; edges
 * on tile borders and paths through the exact corner of a tile are as likely as others, as that is where sweeps err.
 */
final class RandomBodies {
    private static final int PIXEL = 4096;
    private static final long MAX_SIDE = (long) BodyDef.MAX_SIDE_PX * PIXEL;
    private static final int ATTEMPTS = 20;

    private final SplittableRandom random;
    private final Recipe recipe;
    private final long tileSize;
    private final long width;
    private final long height;
    private final Surroundings surroundings;

    RandomBodies(SplittableRandom random, Recipe recipe, Setting setting, Tiles tiles) {
        this.random = random;
        this.recipe = recipe;
        tileSize = (long) setting.tileSize() * PIXEL;
        width = tiles.columns() * tileSize;
        height = tiles.rows() * tileSize;
        surroundings = Surroundings.of(tiles, setting.tileSize(), setting.borders());
    }

    /** A body, or none if no free place was hit upon. */
    Optional<BodySpec> draw() {
        for (int i = 0; i < ATTEMPTS; i++) {
            Box box = box(i);
            if (!surroundings.isInsideBlock(box)) {
                return Optional.of(bodyIn(box));
            }
        }
        return Optional.empty();
    }

    /** A body that may lie anywhere in the level, inside Blocks too. */
    BodySpec drawAnywhere() {
        return bodyIn(box(0));
    }

    private BodySpec bodyIn(Box box) {
        Traits traits = new Traits(
                recipe.gravity() && random.nextInt(3) > 0,
                random.nextInt(12) > 0 || !recipe.ghosts(),
                random.nextInt(12) > 0,
                random.nextBoolean(),
                recipe.sensors() && random.nextInt(5) == 0);
        Filter filter = random.nextInt(4) > 0 ? Filter.ALL : new Filter(1 << random.nextInt(3), random.nextInt(8));
        Gait gait = new Gait(slowSpeed(), slowSpeed(), slowSpeed(), recipe.modern() && random.nextBoolean());
        if (recipe.control() && random.nextInt(2) == 0) {
            Control control = random.nextInt(3) == 0 ? Control.PATROL : Control.PLAYER;
            return new BodySpec(box, 0, Math.max(0, speed()), control, 7 * random.nextInt(2), gait, filter, traits);
        }
        int vx = signed(speed());
        int vy = signed(speed());
        if (random.nextInt(5) == 0) {
            long[] way = wayThroughCorner(box);
            vx = (int) Math.max(-width, Math.min(width, way[0]));
            vy = (int) Math.max(-height, Math.min(height, way[1]));
        }
        return new BodySpec(box, vx, vy, Control.NONE, 0, gait, filter, traits);
    }

    private Box box(int attempt) {
        long w = attempt < ATTEMPTS / 2 ? side(width) : Math.min(width, 1 + random.nextLong(2 * tileSize));
        long h = attempt < ATTEMPTS / 2 ? side(height) : Math.min(height, 1 + random.nextLong(2 * tileSize));
        return new Box(place(w, width), place(h, height), w, h);
    }

    private long side(long limit) {
        long side = switch (random.nextInt(14)) {
            case 0 -> recipe.ghosts() ? random.nextInt(4) : 1 + random.nextInt(3);
            case 1 -> tileSize * (1 + random.nextInt(3));
            case 2 -> tileSize * (1 + random.nextInt(2)) + random.nextInt(3) - 1;
            case 3 -> (1 + random.nextLong(8)) * tileSize / 4;
            case 4 -> 1 + random.nextLong(6 * tileSize);
            case 5 -> 1 + random.nextLong(limit);
            default -> 1 + random.nextLong(2 * tileSize);
        };
        return Math.min(Math.min(limit, MAX_SIDE), side);
    }

    /** A coordinate within the level: anywhere, or with one of the edges at a tile border or a sub-pixel beside it. */
    private long place(long side, long limit) {
        long free = limit - side;
        long any = random.nextLong(free + 1);
        long atBorder = switch (random.nextInt(5)) {
            case 0 -> any / tileSize * tileSize;
            case 1 -> (any + side) / tileSize * tileSize - side;
            case 2 -> any / tileSize * tileSize + random.nextInt(3) - 1;
            case 3 -> (any + side) / tileSize * tileSize - side + random.nextInt(3) - 1;
            default -> any;
        };
        return Math.max(0, Math.min(free, atBorder));
    }

    /** A way on which a corner of the box passes exactly through a corner of the tiles, at the end or before. */
    private long[] wayThroughCorner(Box box) {
        boolean right = random.nextBoolean();
        boolean down = random.nextBoolean();
        long cornerX = random.nextLong(width / tileSize + 1) * tileSize;
        long cornerY = random.nextLong(height / tileSize + 1) * tileSize;
        int times = 1 + random.nextInt(4);
        long dx = cornerX - (right ? box.right() : box.x());
        long dy = cornerY - (down ? box.bottom() : box.y());
        return new long[] {dx * times, dy * times};
    }

    private int signed(int speed) {
        return random.nextBoolean() ? speed : -speed;
    }

    private int slowSpeed() {
        return random.nextInt(10) == 0 ? 0 : random.nextInt((int) Math.min(tileSize, Integer.MAX_VALUE / 2));
    }

    private int speed() {
        long limit = Math.max(width, height);
        long speed = switch (random.nextInt(8)) {
            case 0 -> 0;
            case 1 -> random.nextInt(3);
            case 2 -> tileSize / (1 + random.nextInt(4));
            case 3 -> random.nextLong(tileSize);
            case 4 -> random.nextLong(4 * tileSize);
            case 5 -> tileSize * random.nextInt(4);
            default -> recipe.fast() ? random.nextLong(limit + 1) : random.nextLong(tileSize);
        };
        return (int) Math.min(limit, speed);
    }
}

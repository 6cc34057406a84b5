package leapsmith.physics.laws.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.BulletDef;
import leapsmith.physics.body.Control;
import leapsmith.physics.body.Filter;
import leapsmith.physics.body.OnBody;
import leapsmith.physics.body.OnTile;
import leapsmith.physics.body.PathDef;
import leapsmith.physics.body.Shape;
import leapsmith.physics.body.Solidity;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.oracle.Obstacles;
import leapsmith.physics.laws.scene.BodySpec.Grip;
import leapsmith.physics.laws.scene.BodySpec.MovementSpec;
import leapsmith.physics.laws.scene.BodySpec.Nature;
import leapsmith.physics.laws.scene.BodySpec.Traits;
import leapsmith.physics.laws.scene.Recipe.More;

/**
 * Draws bodies outside of Blocks. Sizes range from none to the whole level and speeds to a level per tick. Edges on
 * tile borders and paths through the exact corner of a tile are as likely as others, because sweeps fail there.
 */
final class RandomBodies {
    private static final int PIXEL = 4096;
    private static final long MAX_SIDE = (long) BodyDef.MAX_SIDE_PX * PIXEL;
    private static final long MAX_BULLET_SIDE = (long) BulletDef.MAX_SIDE_PX * PIXEL;
    private static final int ATTEMPTS = 20;

    private final SplittableRandom random;
    private final Recipe recipe;
    private final long tileSize;
    private final long width;
    private final long height;
    private final Obstacles obstacles;

    RandomBodies(SplittableRandom random, Recipe recipe, Setting setting, Tiles tiles) {
        this.random = random;
        this.recipe = recipe;
        tileSize = (long) setting.tileSize() * PIXEL;
        width = tiles.columns() * tileSize;
        height = tiles.rows() * tileSize;
        obstacles = Obstacles.of(tiles, setting.tileSize(), setting.borders());
    }

    /** A body, or none if no free place was drawn. */
    Optional<BodySpec> draw() {
        for (int i = 0; i < ATTEMPTS; i++) {
            Box box = box(i);
            if (!obstacles.isInsideBlock(box)) {
                return Optional.of(bodyIn(box));
            }
        }
        return Optional.empty();
    }

    /** A body anywhere in the level, inside Blocks too. */
    BodySpec drawAnywhere() {
        return bodyIn(box(0));
    }

    /** A bullet anywhere in the level, inside Blocks too. */
    Shot drawShot(int ticks) {
        Box box = box(0);
        return new Shot(
                new Box(
                        box.x(),
                        box.y(),
                        Math.max(1, Math.min(MAX_BULLET_SIDE, box.width())),
                        Math.max(1, Math.min(MAX_BULLET_SIDE, box.height()))),
                signed(speed()),
                signed(speed()),
                OnTile.values()[random.nextInt(3)],
                OnBody.values()[random.nextInt(2)],
                random.nextBoolean(),
                random.nextInt(4) > 0 ? Filter.ALL : new Filter(1 << random.nextInt(3), random.nextInt(8)),
                random.nextInt(4) == 0 ? 1 + random.nextInt(ticks) : BulletDef.ENDLESS);
    }

    /** A source of bullets. */
    Source drawSource(int ticks) {
        int count = 1 + random.nextInt(3) * random.nextInt(3);
        double spread = random.nextInt(3) == 0 ? 360 : random.nextInt(180);
        return new Source(drawShot(ticks), 1 + random.nextInt(5), random.nextInt(4), count, spread);
    }

    private BodySpec bodyIn(Box drawn) {
        Nature nature = nature();
        Box shaped = nature.shape() == Shape.CIRCLE ? square(drawn) : drawn;
        // A platform has an area.
        Box box = nature.solidity() == Solidity.NONE
                ? shaped
                : new Box(shaped.x(), shaped.y(), Math.max(1, shaped.width()), Math.max(1, shaped.height()));
        return nature.path() == null
                ? plainIn(box).with(nature)
                : platformIn(box).with(nature);
    }

    private static Box square(Box box) {
        long side = Math.min(box.width(), box.height());
        return new Box(box.x(), box.y(), side, side);
    }

    /** How a body affects others; plain unless the recipe has more. */
    private Nature nature() {
        if (recipe.more().isEmpty()) {
            return Nature.PLAIN;
        }
        Shape shape = recipe.has(More.SHAPES) && random.nextInt(3) == 0
                ? Shape.values()[random.nextInt(Shape.values().length)]
                : Shape.BOX;
        boolean solid = recipe.has(More.SOLID_TO_BODIES) && random.nextBoolean();
        boolean platform = recipe.has(More.PLATFORMS) && random.nextInt(3) == 0;
        Solidity solidity = platform ? Solidity.values()[random.nextInt(3)] : Solidity.NONE;
        PathDef path = platform && random.nextInt(4) > 0 ? path() : null;
        return new Nature(shape, solidity, solid, path, solid ? grip() : Grip.NONE);
    }

    /** None, or a friction that takes one tick or many, and a force for no slope, for low ones or for all. */
    private Grip grip() {
        return random.nextInt(3) == 0 ? Grip.NONE : new Grip(random.nextInt(700), random.nextInt(1500));
    }

    private PathDef path() {
        List<PathDef.Stop> stops = new ArrayList<>();
        for (int i = 0; i <= random.nextInt(3); i++) {
            stops.add(new PathDef.Stop(BodySpec.px(stop()), BodySpec.px(stop())));
        }
        double speed = (1 + random.nextInt(40)) * tileSize / 16.0 / PIXEL * 60;
        return new PathDef(stops, speed, random.nextBoolean(), random.nextInt(3));
    }

    private long stop() {
        return random.nextInt(3) == 0 ? 0 : random.nextLong(-4 * tileSize, 4 * tileSize);
    }

    private BodySpec platformIn(Box box) {
        Filter filter = random.nextInt(6) > 0 ? Filter.ALL : new Filter(1 << random.nextInt(3), random.nextInt(8));
        Traits traits = new Traits(false, random.nextBoolean(), true, random.nextBoolean(), false);
        return new BodySpec(box, 0, 0, Control.NONE, 0, new MovementSpec(0, 0, 0), filter, traits);
    }

    private BodySpec plainIn(Box box) {
        Traits traits = new Traits(
                recipe.gravity() && random.nextInt(3) > 0,
                random.nextInt(12) > 0 || !recipe.ghosts(),
                random.nextInt(12) > 0,
                random.nextBoolean(),
                recipe.sensors() && random.nextInt(5) == 0);
        Filter filter = random.nextInt(4) > 0 ? Filter.ALL : new Filter(1 << random.nextInt(3), random.nextInt(8));
        MovementSpec movement =
                new MovementSpec(slowSpeed(), slowSpeed(), slowSpeed(), recipe.modern() && random.nextBoolean());
        if (recipe.control() && random.nextInt(2) == 0) {
            Control control = random.nextInt(3) == 0 ? Control.PATROL : Control.PLAYER;
            return new BodySpec(box, 0, Math.max(0, speed()), control, channel(), movement, filter, traits);
        }
        int vx = signed(speed());
        int vy = signed(speed());
        if (random.nextInt(5) == 0) {
            long[] path = pathThroughCorner(box);
            vx = (int) Math.max(-width, Math.min(width, path[0]));
            vy = (int) Math.max(-height, Math.min(height, path[1]));
        }
        return new BodySpec(box, vx, vy, Control.NONE, 0, movement, filter, traits);
    }

    /** The first or last one of the first eight, whose buttons the others have too. */
    private int channel() {
        return 7 * random.nextInt(2) + BodyDef.CHANNELS / 2 * random.nextInt(2);
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

    /** A coordinate within the level: anywhere, or with one of the edges at a tile border or a sub-pixel next to it. */
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

    /** A path on which a corner of the box passes exactly through a corner of the tiles, at the end or before. */
    private long[] pathThroughCorner(Box box) {
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

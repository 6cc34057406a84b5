package leapsmith.physics.laws.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import leapsmith.physics.body.Button;
import leapsmith.physics.fixed.SubPixels;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.laws.scene.Recipe.More;
import leapsmith.physics.tile.Borders;
import leapsmith.physics.tile.TileMap;
import leapsmith.physics.tile.TileType;

/** Draws scenes by a {@link Recipe}: level, bodies, buttons, and edits. */
public final class RandomScene {
    private static final int[] TILE_SIZES = {1, 2, 3, 5, 7, 8, 10, 16, 16, 16, 16, 17, 24, 32, 100, 1024};
    private static final int[] TICK_RATES = {30, 60, 60, 60, 120, 7};
    private static final int PIXEL = 4096;

    private final SplittableRandom random;
    private final Recipe recipe;
    private final Setting setting;
    private final Tiles tiles;
    private final RandomBodies bodies;

    private RandomScene(SplittableRandom random, Recipe recipe, int tileSize, Tiles tiles) {
        this.random = random;
        this.recipe = recipe;
        setting = setting(tileSize);
        this.tiles = tiles;
        bodies = new RandomBodies(random, recipe, setting, tiles);
    }

    /** Draws a scene of any tile size. */
    public static Scene draw(SplittableRandom random, Recipe recipe) {
        return draw(random, recipe, TILE_SIZES[random.nextInt(TILE_SIZES.length)]);
    }

    /** Draws a scene of the largest level, with few Blocks and one-ways in it. */
    public static Scene drawLargest(SplittableRandom random, Recipe recipe) {
        int tileSize = TileMap.MAX_TILE_SIZE;
        int side = SubPixels.MAX_PX / tileSize;
        int rare = 20 << random.nextInt(8);
        Tiles sparse = Tiles.of(
                side,
                side,
                (column, row) -> random.nextInt(rare) == 0 ? TileType.values()[1 + random.nextInt(2)] : TileType.EMPTY);
        return new RandomScene(random, recipe, tileSize, sparse).scene();
    }

    /** Draws a scene of this tile size in px. */
    public static Scene draw(SplittableRandom random, Recipe recipe, int tileSize) {
        int columns = 1 + random.nextInt(16);
        int rows = 1 + random.nextInt(14);
        RandomTiles drawing = new RandomTiles(random, columns, rows, recipe.oneWays());
        Tiles tiles = recipe.slopes() ? drawing.drawWithSlopes() : drawing.draw();
        if (recipe.has(More.MATERIALS) && random.nextInt(3) > 0) {
            tiles = RandomMaterials.drawn(random, tiles, recipe.oneWays());
        }
        return new RandomScene(random, recipe, tileSize, tiles).scene();
    }

    private Scene scene() {
        int ticks = 1 + random.nextInt(recipe.ticks());
        List<BodySpec> drawn = new ArrayList<>();
        int count = 1 + random.nextInt(recipe.bodies());
        for (int i = 0; i < count; i++) {
            bodies.draw().ifPresent(drawn::add);
        }
        List<Long> inputs = inputs(ticks);
        List<Edit> edits = new ArrayList<>();
        if (recipe.has(More.BULLETS)) {
            edits.addAll(guns(ticks));
        }
        if (recipe.edits()) {
            edits.addAll(edits(ticks, count));
        }
        return new Scene(setting, tiles, drawn, inputs, edits);
    }

    private Setting setting(int tileSize) {
        int oddity = random.nextInt(8);
        int gravity = switch (recipe.gravity() ? oddity : 0) {
            case 0 -> 0;
            case 1 -> 1;
            case 2 -> random.nextInt(tileSize * PIXEL);
            default -> 1172;
        };
        int maxFall = oddity == 3 ? 1 + random.nextInt(4 * tileSize * PIXEL) : 61440;
        Borders borders = recipe.openSides() && random.nextInt(3) == 0
                ? new Borders(random.nextBoolean(), random.nextBoolean(), random.nextBoolean(), random.nextBoolean())
                : Borders.CLOSED;
        return new Setting(
                tileSize,
                borders,
                TICK_RATES[random.nextInt(TICK_RATES.length)],
                gravity,
                maxFall,
                1 + random.nextInt(16),
                1 + random.nextInt(16));
    }

    /** Buttons of the first and the last channel, held for a few ticks at a time. */
    private List<Long> inputs(int ticks) {
        List<Long> inputs = new ArrayList<>();
        long held = 0;
        for (int i = 0; i < ticks; i++) {
            if (random.nextInt(3) == 0) {
                Button button = Button.values()[random.nextInt(Button.values().length)];
                held ^= (long) button.bit() << 56 * random.nextInt(2);
            }
            inputs.add(recipe.control() ? held : 0L);
        }
        return inputs;
    }

    /** Bullets, fired before the first tick or later, and sources of them. */
    private List<Edit> guns(int ticks) {
        List<Edit> guns = new ArrayList<>();
        for (int i = random.nextInt(8); i > 0; i--) {
            guns.add(new Edit.Fire(random.nextInt(2) * random.nextInt(ticks), bodies.drawShot(ticks)));
        }
        for (int i = random.nextInt(3); i > 0; i--) {
            guns.add(new Edit.AddSource(0, bodies.drawSource(ticks)));
        }
        return guns;
    }

    private List<Edit> edits(int ticks, int bodyCount) {
        List<Edit> edits = new ArrayList<>();
        int count = random.nextInt(12);
        for (int i = 0; i < count; i++) {
            edits.add(edit(random.nextInt(ticks), random.nextInt(bodyCount + 1)));
        }
        return edits;
    }

    private Edit edit(long tick, int body) {
        BodySpec other = bodies.drawAnywhere();
        Box box = other.box();
        return switch (random.nextInt(recipe.has(More.BULLETS) ? 18 : 16)) {
            case 0 -> new Edit.Move(tick, body, box.x(), box.y());
            case 1 -> new Edit.Resize(tick, body, box.width(), box.height());
            case 2 -> new Edit.Spawn(tick, other);
            case 3 -> new Edit.Despawn(tick, body);
            case 4 -> new Edit.Gravity(tick, random.nextInt(3000));
            case 5 -> new Edit.SetMovement(tick, body, other.movement());
            case 6 -> new Edit.SetVelocity(tick, body, other.vx(), other.vy());
            case 7 -> new Edit.MaxFall(tick, random.nextInt(4 * tiles.rows() * PIXEL));
            case 16 -> new Edit.AddSource(tick, bodies.drawSource(recipe.ticks()));
            case 17 -> new Edit.RemoveSource(tick, random.nextInt(3));
            default ->
                new Edit.Paint(
                        tick,
                        random.nextInt(tiles.columns()),
                        random.nextInt(tiles.rows()),
                        tileType(),
                        recipe.has(More.MATERIALS) && random.nextInt(3) == 0 ? RandomMaterials.any(random) : 0);
        };
    }

    private TileType tileType() {
        if (recipe.slopes() && random.nextInt(3) == 0) {
            return RandomTiles.slope(random);
        }
        return Stream.of(TileType.EMPTY, TileType.BLOCK, TileType.ONE_WAY)
                .filter(type -> recipe.oneWays() || type != TileType.ONE_WAY)
                .skip(random.nextInt(recipe.oneWays() ? 3 : 2))
                .findFirst()
                .orElseThrow();
    }
}

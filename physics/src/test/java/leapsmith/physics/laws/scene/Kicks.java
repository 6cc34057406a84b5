package leapsmith.physics.laws.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import leapsmith.physics.laws.oracle.Box;
import leapsmith.physics.tile.TileType;

/** Adds kicks to a scene: bodies whose velocity is set or that are launched, with or without a tile painted beside them at the same tick. */
public final class Kicks {
    private static final int PIXEL = 4096;
    private static final TileType[] PAINTS = {TileType.EMPTY, TileType.BLOCK, TileType.ONE_WAY};

    private Kicks() {}

    /** The scene with slow kicks of random bodies at random ticks. */
    public static Scene without(SplittableRandom random, Scene scene) {
        return with(random, scene, false);
    }

    /** The same, where each kicked body has a tile painted within two tiles of it. */
    public static Scene withPaint(SplittableRandom random, Scene scene) {
        return with(random, scene, true);
    }

    private static Scene with(SplittableRandom random, Scene scene, boolean paint) {
        int speed = scene.setting().tileSize() * PIXEL / 2;
        List<Edit> edits = new ArrayList<>(scene.edits());
        Run run = new Run(scene);
        while (!run.isOver()) {
            long tick = run.world().tick();
            for (BodyState state : run.states()) {
                if (random.nextInt(4) == 0) {
                    int vx = random.nextInt(2 * speed) - speed;
                    int vy = random.nextInt(2 * speed) - speed;
                    edits.add(
                            random.nextBoolean()
                                    ? new Edit.SetVelocity(tick, state.index(), vx, vy)
                                    : new Edit.Launch(tick, state.index(), vx, vy));
                    if (paint) {
                        paint(random, scene, tick, state.box(), edits);
                    }
                }
            }
            run.step();
        }
        return scene.withEdits(edits);
    }

    private static void paint(SplittableRandom random, Scene scene, long tick, Box box, List<Edit> edits) {
        long side = (long) scene.setting().tileSize() * PIXEL;
        long column = near(random, Math.floorDiv(box.x(), side), Math.floorDiv(box.right() - 1, side));
        long row = near(random, Math.floorDiv(box.y(), side), Math.floorDiv(box.bottom() - 1, side));
        if (column >= 0
                && row >= 0
                && column < scene.tiles().columns()
                && row < scene.tiles().rows()) {
            edits.add(new Edit.Paint(tick, (int) column, (int) row, PAINTS[random.nextInt(PAINTS.length)]));
        }
    }

    private static long near(SplittableRandom random, long first, long last) {
        return first - 2 + random.nextLong(last - first + 5);
    }
}

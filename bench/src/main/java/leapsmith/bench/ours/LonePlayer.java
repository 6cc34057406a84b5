package leapsmith.bench.ours;

import java.util.function.Function;
import java.util.function.Supplier;
import leapsmith.bench.Contestant;
import leapsmith.bench.OwnTask;
import leapsmith.bench.scene.Tiles;
import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.Button;
import leapsmith.physics.body.Control;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;

/** A world with only a player, who runs back and forth and jumps. A tick is many steps, as one is too short to measure. */
final class LonePlayer implements Contestant {
    private static final int COLUMNS = 80;
    private static final int ROWS = 60;
    private static final int RUN_TICKS = 64;
    private static final int JUMP_TICKS = 32;

    private final World world;
    private final Supplier<?> afterStep;
    private final int steps = OwnTask.PLAYER_STEP.repeats();
    private final Inputs[] inputs = new Inputs[2 * RUN_TICKS];
    private int step;
    /** The last result, so that none is optimized away. */
    private Object last;

    /** A player with what is done after each step in the world, and its result. */
    LonePlayer(Function<World, Supplier<?>> afterStep) {
        Tiles tiles = new Tiles(COLUMNS, ROWS);
        tiles.fill(0, ROWS - 1, COLUMNS, 1);
        world = LeapsmithScene.level(tiles).build();
        world.spawn(BodyDef.character(COLUMNS / 2 * Tiles.SIZE, (ROWS - 6) * Tiles.SIZE)
                .control(Control.PLAYER));
        for (int i = 0; i < inputs.length; i++) {
            Inputs running = Inputs.of(i < RUN_TICKS ? Button.LEFT : Button.RIGHT);
            inputs[i] = i % RUN_TICKS < JUMP_TICKS ? running : running.with(0, running.buttons(0) | Button.JUMP.bit());
        }
        this.afterStep = afterStep.apply(world);
    }

    @Override
    public void tick() {
        for (int i = 0; i < steps; i++) {
            world.step(inputs[step++ % inputs.length]);
            last = afterStep.get();
        }
    }

    @Override
    public long pairs() {
        return 0;
    }

    @Override
    public double overlap() {
        return 0;
    }
}

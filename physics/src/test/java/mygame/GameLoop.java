package mygame;

import leapsmith.physics.world.Frame;
import leapsmith.physics.world.FrameBullets;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;

/** Steps a world at its fixed rate, independent of the frame rate, and interpolates the positions that it draws. */
public final class GameLoop {
    private static final long SECOND = 1_000_000_000L;
    private static final int MAX_STEPS_PER_FRAME = 6;

    /** Paints boxes, in level pixels. */
    public interface Screen {
        void box(double x, double y, double width, double height);
    }

    private final World world;
    private final Frame frame = new Frame();
    /**
     * Elapsed time that is not simulated yet, in nanoseconds times ticks per second, so that nothing is rounded.
     */
    private long accumulator;

    public GameLoop(World world) {
        this.world = world;
    }

    /** Call this once per frame. */
    public void drawFrame(long nanosSinceLast, Inputs inputs, Screen screen) {
        accumulator = Math.min(accumulator + nanosSinceLast * world.ticksPerSecond(), MAX_STEPS_PER_FRAME * SECOND);
        for (; accumulator >= SECOND; accumulator -= SECOND) {
            world.step(inputs);
            // Read events and contacts here: the next step replaces them.
        }
        world.capture(frame, 0, 0, 640, 360);
        double alpha = (double) accumulator / SECOND;
        for (int i = 0; i < frame.bodyCount(); i++) {
            double x = frame.previousX(i) + alpha * (frame.x(i) - frame.previousX(i));
            double y = frame.previousY(i) + alpha * (frame.y(i) - frame.previousY(i));
            screen.box(x, y, frame.width(i), frame.height(i));
        }
        FrameBullets bullets = frame.bullets();
        double back = (1 - alpha) / frame.ticksPerSecond();
        for (int i = 0; i < bullets.count(); i++) {
            double x = bullets.x(i) - back * bullets.vx(i);
            double y = bullets.y(i) - back * bullets.vy(i);
            screen.box(x, y, bullets.width(i), bullets.height(i));
        }
    }
}

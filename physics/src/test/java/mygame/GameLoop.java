package mygame;

import leapsmith.physics.world.Frame;
import leapsmith.physics.world.FrameBullets;
import leapsmith.physics.world.Inputs;
import leapsmith.physics.world.World;

/** Steps a world at its own rate, however often pictures are drawn, and draws what moves between two ticks. */
public final class GameLoop {
    private static final long SECOND = 1_000_000_000L;
    private static final int MOST_STEPS_A_PICTURE = 6;

    /** Paints boxes, in level pixels. */
    public interface Screen {
        void box(double x, double y, double width, double height);
    }

    private final World world;
    private final Frame frame = new Frame();
    /** Time that has passed and was not simulated yet: nanoseconds times ticks per second, so that nothing is rounded. */
    private long owed;

    public GameLoop(World world) {
        this.world = world;
    }

    /** Call this once a picture. */
    public void picture(long nanosSinceLast, Inputs down, Screen screen) {
        owed = Math.min(owed + nanosSinceLast * world.ticksPerSecond(), MOST_STEPS_A_PICTURE * SECOND);
        for (; owed >= SECOND; owed -= SECOND) {
            world.step(down);
            // Read events and contacts here: the next step replaces them.
        }
        world.capture(frame, 0, 0, 640, 360);
        double part = (double) owed / SECOND;
        for (int i = 0; i < frame.bodyCount(); i++) {
            double x = frame.previousX(i) + part * (frame.x(i) - frame.previousX(i));
            double y = frame.previousY(i) + part * (frame.y(i) - frame.previousY(i));
            screen.box(x, y, frame.width(i), frame.height(i));
        }
        FrameBullets bullets = frame.bullets();
        double back = (1 - part) / frame.ticksPerSecond();
        for (int i = 0; i < bullets.count(); i++) {
            double x = bullets.x(i) - back * bullets.vx(i);
            double y = bullets.y(i) - back * bullets.vy(i);
            screen.box(x, y, bullets.width(i), bullets.height(i));
        }
    }
}

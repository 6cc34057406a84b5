package leapsmith.physics.world;

import leapsmith.physics.fixed.StateHash;
import leapsmith.physics.fixed.SubPixels;

/** The numbers of a world as a whole: tick, gravity, maximum fall speed, and the inputs of the last step. */
final class WorldNumbers {
    private final int ticksPerSecond;
    private double gravityPx;
    private double maxFallPx;
    /** Sub-pixels per tick squared. */
    private int gravity;
    /** Sub-pixels per tick. */
    private int maxFall;

    long tick;
    long previousInputs;

    WorldNumbers(int ticksPerSecond) {
        this.ticksPerSecond = ticksPerSecond;
    }

    int ticksPerSecond() {
        return ticksPerSecond;
    }

    void setGravity(double pxPerSecondSquared) {
        gravity = SubPixels.perTickSquared(pxPerSecondSquared, ticksPerSecond);
        gravityPx = pxPerSecondSquared;
    }

    void setMaxFallSpeed(double pxPerSecond) {
        if (pxPerSecond < 0) {
            throw new IllegalArgumentException("maxFallSpeed is " + pxPerSecond + " px/s");
        }
        maxFall = SubPixels.perTick(pxPerSecond, ticksPerSecond);
        maxFallPx = pxPerSecond;
    }

    double gravityPx() {
        return gravityPx;
    }

    double maxFallPx() {
        return maxFallPx;
    }

    int gravity() {
        return gravity;
    }

    int maxFall() {
        return maxFall;
    }

    void addTo(StateHash hash) {
        hash.add(tick).add(previousInputs).add(gravity).add(maxFall);
    }
}

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
    /** The same at the reference rate. */
    private int referenceGravity;
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
        gravity = SubPixels.perTickSquared(pxPerSecondSquared, ticksPerSecond, "gravity");
        int rate = SubPixels.REFERENCE_RATE;
        double most = (double) SubPixels.MAX_PX * rate * rate;
        referenceGravity = SubPixels.perTickSquared(Math.max(-most, Math.min(pxPerSecondSquared, most)), rate);
        gravityPx = pxPerSecondSquared;
    }

    void setMaxFallSpeed(double pxPerSecond) {
        if (pxPerSecond < 0) {
            throw new IllegalArgumentException("maxFallSpeed is " + pxPerSecond + " px/s, less than 0");
        }
        maxFall = SubPixels.perTick(pxPerSecond, ticksPerSecond, "maxFallSpeed");
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

    int referenceGravity() {
        return referenceGravity;
    }

    int maxFall() {
        return maxFall;
    }

    void addTo(StateHash hash) {
        hash.add(tick).add(previousInputs).add(gravity).add(maxFall);
        if (ticksPerSecond != SubPixels.REFERENCE_RATE) {
            hash.add(referenceGravity);
        }
    }
}

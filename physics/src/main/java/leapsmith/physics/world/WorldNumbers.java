package leapsmith.physics.world;

import leapsmith.physics.control.TakeOff;
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
    // See SubPixels.fineAcceleration.
    private int fineGravity;
    private int fineReferenceGravity;
    /** Sub-pixels per tick. */
    private int maxFall;

    long tick;
    Inputs previousInputs = Inputs.NONE;

    WorldNumbers(int ticksPerSecond) {
        this.ticksPerSecond = ticksPerSecond;
    }

    int ticksPerSecond() {
        return ticksPerSecond;
    }

    void setGravity(double pxPerSecondSquared) {
        int whole = SubPixels.perTickSquared(pxPerSecondSquared, ticksPerSecond, "gravity");
        fineGravity = SubPixels.fineAcceleration(pxPerSecondSquared, ticksPerSecond);
        gravity = atLeastOne(whole, fineGravity);
        int rate = SubPixels.REFERENCE_RATE;
        double most = (double) SubPixels.MAX_PX * rate * rate;
        double reference = Math.max(-most, Math.min(pxPerSecondSquared, most));
        fineReferenceGravity = SubPixels.fineAcceleration(reference, rate);
        referenceGravity = atLeastOne(SubPixels.perTickSquared(reference, rate), fineReferenceGravity);
        gravityPx = pxPerSecondSquared;
    }

    /** The whole number, whose sign says where gravity acts also if it is less than a half. */
    private static int atLeastOne(int whole, int fine) {
        return whole == 0 ? Integer.signum(fine) : whole;
    }

    /** Sets the gravity by which heights of jumps are found. */
    void applyTo(TakeOff takeOff) {
        takeOff.setGravity(gravity, fineGravity, referenceGravity, fineReferenceGravity);
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

    /** Gravity with its fraction if it is small, or 0; see {@link SubPixels#fineAcceleration}. */
    int fineGravity() {
        return fineGravity;
    }

    int maxFall() {
        return maxFall;
    }

    void addTo(StateHash hash) {
        hash.add(tick).add(previousInputs.bits()).add(gravity).add(maxFall);
        if (previousInputs.moreBits() != 0) {
            hash.add(previousInputs.moreBits());
        }
        if (ticksPerSecond != SubPixels.REFERENCE_RATE) {
            hash.add(referenceGravity);
        }
        if (fineGravity != 0) {
            hash.add(fineGravity).add(fineReferenceGravity);
        }
    }
}

package leapsmith.physics.body;

import java.util.Objects;

/**
 * A source of bullets that fires the same volley at a fixed interval of ticks. Immutable.
 *
 * @param bullet what it fires, from where, and in which direction
 * @param interval ticks from one volley to the next, at least 1
 * @param phase ticks from its start to the first volley, not negative; 0 is the end of the next step
 * @param count bullets in a volley, 1 to {@link #MAX_COUNT}
 * @param spreadDegrees the angle over which the bullets of a volley are spread evenly, centered on the direction of
 *     {@code bullet}; 0 to 360. At 360 they are spread over the full circle, starting in that direction
 */
public record EmitterDef(BulletDef bullet, int interval, int phase, int count, double spreadDegrees) {
    /** The most bullets in a volley. */
    public static final int MAX_COUNT = 1024;

    private static final double FULL_CIRCLE = 360;

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is out of range
     */
    public EmitterDef {
        Objects.requireNonNull(bullet);
        if (interval < 1) {
            throw new IllegalArgumentException("interval is " + interval + " ticks, less than 1");
        }
        if (phase < 0) {
            throw new IllegalArgumentException("phase is " + phase + " ticks, less than 0");
        }
        if (count < 1 || count > MAX_COUNT) {
            throw new IllegalArgumentException("count is " + count + ", not from 1 to " + MAX_COUNT);
        }
        if (!(spreadDegrees >= 0 && spreadDegrees <= FULL_CIRCLE)) {
            throw new IllegalArgumentException("spreadDegrees is " + spreadDegrees + ", not from 0 to 360");
        }
    }

    /**
     * {@return a source that fires one bullet per interval, the first at the end of the next step}
     *
     * @param interval ticks, at least 1
     * @param bullet what it fires
     * @throws IllegalArgumentException if the interval is less
     */
    public static EmitterDef every(int interval, BulletDef bullet) {
        return new EmitterDef(bullet, interval, 0, 1, 0);
    }

    /**
     * {@return a copy with another phase}
     * @param ticks from its start to the first volley, not negative
     * @throws IllegalArgumentException if it is negative
     */
    public EmitterDef phase(int ticks) {
        return new EmitterDef(bullet, interval, ticks, count, spreadDegrees);
    }

    /**
     * {@return a copy with several bullets in each volley, spread over an angle}
     *
     * @param bullets 1 to {@link #MAX_COUNT}
     * @param degrees 0 to 360, as {@link #spreadDegrees}
     * @throws IllegalArgumentException if one is out of range
     */
    public EmitterDef fan(int bullets, double degrees) {
        return new EmitterDef(bullet, interval, phase, bullets, degrees);
    }

    /**
     * {@return one of the bullets of a volley}
     * @param i 0 to {@link #count} - 1
     */
    public BulletDef bulletOf(int i) {
        if (count == 1) {
            return bullet;
        }
        double turn = spreadDegrees == FULL_CIRCLE
                ? FULL_CIRCLE * i / count
                : spreadDegrees * i / (count - 1) - spreadDegrees / 2;
        return bullet.turned(turn);
    }
}

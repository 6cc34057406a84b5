package leapsmith.physics.body;

import java.util.Objects;

/**
 * A source of bullets: fires the same ones again and again, in a rhythm counted in ticks. Never changes.
 *
 * @param bullet what it fires, from where, and in which direction
 * @param interval ticks from one volley to the next, at least 1
 * @param phase ticks from its start to the first volley, not negative; with 0 that is the end of the next step
 * @param count bullets of a volley, 1 to {@link #MAX_COUNT}
 * @param spreadDegrees the angle over which the bullets of a volley are spread evenly, the middle of it being the
 *     bullet's own direction; 0 to 360. With 360 they are spread over the full circle, the first in that direction
 */
public record EmitterDef(BulletDef bullet, int interval, int phase, int count, double spreadDegrees) {
    /** The most bullets of a volley. */
    public static final int MAX_COUNT = 1024;

    private static final double FULL_CIRCLE = 360;

    /**
     * Checks the numbers.
     *
     * @param bullet what it fires
     * @param interval ticks, at least 1
     * @param phase ticks, not negative
     * @param count 1 to {@link #MAX_COUNT}
     * @param spreadDegrees 0 to 360
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
            throw new IllegalArgumentException("a volley of " + count + " bullets");
        }
        if (!(spreadDegrees >= 0 && spreadDegrees <= FULL_CIRCLE)) {
            throw new IllegalArgumentException("a spread of " + spreadDegrees + " degrees");
        }
    }

    /**
     * {@return a source that fires one bullet every so many ticks, the first at the end of the next step}
     *
     * @param interval ticks, at least 1
     * @param bullet what it fires
     * @throws IllegalArgumentException if the interval is less
     */
    public static EmitterDef every(int interval, BulletDef bullet) {
        return new EmitterDef(bullet, interval, 0, 1, 0);
    }

    /**
     * {@return the same, the first volley later}
     * @param ticks how much later, not negative
     * @throws IllegalArgumentException if it is negative
     */
    public EmitterDef phase(int ticks) {
        return new EmitterDef(bullet, interval, ticks, count, spreadDegrees);
    }

    /**
     * {@return the same with volleys of several bullets, spread over an angle}
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

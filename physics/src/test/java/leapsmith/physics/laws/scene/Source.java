package leapsmith.physics.laws.scene;

import leapsmith.physics.body.EmitterDef;

/** A source of bullets of a scene. */
public record Source(Shot shot, int interval, int phase, int count, double spread) {

    /** The definition for the world. */
    public EmitterDef toDef(int ticksPerSecond) {
        return new EmitterDef(shot.toDef(ticksPerSecond), interval, phase, count, spread);
    }

    /** The same with another bullet. */
    public Source of(Shot other) {
        return new Source(other, interval, phase, count, spread);
    }
}

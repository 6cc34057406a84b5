package leapsmith.levels.model;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.EmitterDef;

/** What an object becomes in the simulation. */
public sealed interface ObjectPhysics {
    /** Nothing. */
    ObjectPhysics NONE = new None();

    /**
     * A body.
     *
     * @param def the body at the start
     */
    record OfBody(BodyDef def) implements ObjectPhysics {}

    /**
     * A source of bullets.
     *
     * @param def the source of bullets at the start
     */
    record OfEmitter(EmitterDef def) implements ObjectPhysics {}

    /**
     * {@return a definition for an emitter that is added while a level runs, which fires as if it had been there from the start}
     *
     * @param def the emitter at the start of the level
     * @param tick the number of steps since then
     */
    static EmitterDef inPhase(EmitterDef def, long tick) {
        long left = def.phase() - tick;
        return def.phase((int) (left >= 0 ? left : Math.floorMod(left, def.interval())));
    }

    /** Nothing. */
    record None() implements ObjectPhysics {}
}

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

    /** Nothing. */
    record None() implements ObjectPhysics {}
}

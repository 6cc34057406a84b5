package leapsmith.levels.model;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.EmitterDef;

/** What an object becomes in the simulation. */
public sealed interface ObjectPhysics {
    /** Nothing. */
    ObjectPhysics NONE = new None();

    /** A body. */
    record OfBody(BodyDef def) implements ObjectPhysics {}

    /** A source of bullets. */
    record OfEmitter(EmitterDef def) implements ObjectPhysics {}

    /** Nothing. */
    record None() implements ObjectPhysics {}
}

package leapsmith.levels.model;

import leapsmith.physics.body.BodyDef;
import leapsmith.physics.body.EmitterDef;

/** What an object becomes in the simulation. */
public sealed interface Matter {
    /** Nothing. */
    Matter NONE = new None();

    /** A body. */
    record OfBody(BodyDef def) implements Matter {}

    /** A source of bullets. */
    record OfEmitter(EmitterDef def) implements Matter {}

    /** Nothing. */
    record None() implements Matter {}
}

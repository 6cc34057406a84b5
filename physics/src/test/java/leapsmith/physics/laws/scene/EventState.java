package leapsmith.physics.laws.scene;

import leapsmith.physics.world.EventType;

/** A copy of an event. */
public record EventState(EventType type, int body, int other) {}

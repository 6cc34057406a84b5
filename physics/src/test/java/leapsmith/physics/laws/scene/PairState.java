package leapsmith.physics.laws.scene;

/** A copy of a pair: the indices and the signed overlap of the lower one in px. */
public record PairState(int a, int b, double overlapX, double overlapY) {}

package leapsmith.physics.laws.kit;

import java.util.stream.Stream;

/** A case on which a law is checked, and that can be reduced. Its {@code toString} is enough to build it again. */
public interface Case<C extends Case<C>> {
    /** Cases with something left out, the largest reduction first. Finite: each is smaller than this one. */
    Stream<C> smaller();
}

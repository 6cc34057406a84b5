package leapsmith.physics.laws.kit;

import java.util.stream.Stream;

/** A case that a law is checked on, and that can be made smaller. Its {@code toString} is enough to build it again. */
public interface Case<C extends Case<C>> {
    /** Cases with something left out, the boldest first. Finite chains only: each is smaller than this one. */
    Stream<C> smaller();
}

package leapsmith.bench.peer;

import leapsmith.bench.peer.PeerEngine.Kind;

/** Category and mask bits of walls and bodies: two things meet if each has the other's category in its mask. */
final class Categories {
    static final int WALL = 1;
    /** The part of a walker that walls stop, where it has two parts. */
    static final int SOLID_PART = 64;

    static final int WALL_MASK = SOLID_PART | bit(Kind.WALKER) | bit(Kind.BULLET);

    private Categories() {}

    static int bit(Kind kind) {
        return 2 << kind.ordinal();
    }

    static int mask(Kind kind) {
        return switch (kind) {
            case WALKER -> WALL | bit(Kind.WALKER);
            case BULLET -> WALL | bit(Kind.TARGET);
            case TARGET -> bit(Kind.BULLET);
            case BOX -> bit(Kind.BOX);
        };
    }
}

package leapsmith.physics.body;

/** What a bullet does when it hits a body. */
public enum OnBody {
    /** It is removed at the first body on its path. */
    VANISH,
    /** It passes through, with its path unchanged. */
    PIERCE
}

package leapsmith.physics.body;

/** What a bullet does when it meets a body. */
public enum OnBody {
    /** It is gone at the first body on its way. */
    VANISH,
    /** It goes on as if nothing were there. */
    PIERCE
}

package leapsmith.bench;

/** How the places of all bodies are read after a tick, as a game does that draws them. */
public enum Reading {
    /** Not at all. */
    NONE,
    /** Each through its handle. */
    HANDLES,
    /** From a frame of the whole level. */
    FRAME
}

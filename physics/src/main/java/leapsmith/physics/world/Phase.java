package leapsmith.physics.world;

/** The phases of a step, in the order in which they run. */
public enum Phase {
    /** Moves bodies out of walls in which edits left them, and updates contacts near edits. */
    RESOLVE_EDITS("resolve edits"),
    /** Sets the velocities of players and patrols. */
    CONTROL("control"),
    /** Applies gravity, up to the maximum fall speed, and friction. */
    INTEGRATE("integrate"),
    /** Moves platforms, and the bodies that they carry or push. */
    PLATFORMS("platforms"),
    /** Moves bodies until tiles stop them. */
    MOVE("move"),
    /** Finds the sides of bodies that touch tiles. */
    CONTACTS("contacts"),
    /** Copies the boxes of bodies, and finds those that are in other bands of the level than before. */
    PARTITION("partition"),
    /** Finds and sorts the pairs of overlapping bodies. */
    PAIRS("pairs"),
    /** Moves bullets, finds their hits, and fires emitters. */
    BULLETS("bullets"),
    /** Separates overlapping bodies that are solid to each other. */
    RESPOND("respond"),
    /** Finds the materials of tiles that act on bodies, launches these, and lets tiles crumble, break and return. */
    TILES("tiles"),
    /** Publishes events, and removes crushed bodies. */
    EVENTS("events");

    private final String label;

    Phase(String label) {
        this.label = label;
    }

    /** {@return its display name, in lower case} */
    public String label() {
        return label;
    }
}

package leapsmith.physics.world;

/** The parts of a step, in the order in which they run. */
public enum Phase {
    /** Bodies that an edit caught in a wall are moved out, and contacts near edits are looked at again. */
    RESOLVE_EDITS("resolve edits"),
    /** From buttons and patrols to wanted velocities. */
    CONTROL("control"),
    /** Gravity, and the limit of falling. */
    INTEGRATE("integrate"),
    /** Platforms move, and who stands on them or is in their way. */
    PLATFORMS("platforms"),
    /** Bodies move until tiles stop them. */
    MOVE("move"),
    /** Which sides touch tiles now. */
    CONTACTS("contacts"),
    /** Bodies are sorted into cells. */
    PARTITION("partition"),
    /** Overlapping bodies are found and put in order. */
    PAIRS("pairs"),
    /** Bullets move and hit, and sources fire. */
    BULLETS("bullets"),
    /** Overlapping bodies that are solid to each other are separated. */
    RESPOND("respond"),
    /** What began and what ended is published, and crushed bodies are removed. */
    EVENTS("events");

    private final String label;

    Phase(String label) {
        this.label = label;
    }

    /** {@return its name for people, in lower case} */
    public String label() {
        return label;
    }
}

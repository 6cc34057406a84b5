package leapsmith.editor.view.panel.timeline;

/** Something that happened in a run, at a tick of it. */
record Mark(long tick, Kind kind) {

    /** What happened; the later ones are drawn over the earlier. */
    enum Kind {
        CONTACT_BEGIN,
        CONTACT_END,
        COLLISION_BEGIN,
        COLLISION_END,
        EDIT,
        START,
        DEATH,
        GOAL
    }
}

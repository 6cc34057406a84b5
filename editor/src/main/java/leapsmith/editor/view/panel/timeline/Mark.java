package leapsmith.editor.view.panel.timeline;

/** An event at a tick of a run; later constants are drawn over earlier ones. */
enum Mark {
    CONTACT_BEGIN,
    CONTACT_END,
    COLLISION_BEGIN,
    COLLISION_END,
    EDIT,
    START,
    DEATH,
    GOAL
}

package leapsmith.editor.view.panel.timeline;

/** What happened at a tick of a run; the later ones are drawn over the earlier. */
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

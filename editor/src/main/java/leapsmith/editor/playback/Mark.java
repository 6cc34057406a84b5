package leapsmith.editor.playback;

/** An event at a tick of a run; later constants are drawn over earlier ones. */
enum Mark {
    CONTACT_BEGIN("mark.contactBegin"),
    CONTACT_END("mark.contactEnd"),
    COLLISION_BEGIN("mark.collisionBegin"),
    COLLISION_END("mark.collisionEnd"),
    EDIT("mark.edit"),
    START("mark.start"),
    DEATH("mark.death"),
    GOAL("mark.goal");

    final String textKey;

    Mark(String textKey) {
        this.textKey = textKey;
    }
}

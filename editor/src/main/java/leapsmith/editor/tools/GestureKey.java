package leapsmith.editor.tools;

/**
 * What the modifier keys mean in gestures. The tools ask it, and texts name the keys by a placeholder such as {@code
 * {gesture.add}}.
 */
public enum GestureKey {
    ADD(true, false),
    SUBTRACT(false, true),
    INTERSECT(true, true),
    PICK(false, true),
    LINE(true, false),
    RECTANGLE(true, true),
    COPY(false, true),
    REMOVE(false, true),
    /** Moves along one axis. */
    STRAIGHT(true, false),
    /** Snaps to tiles what else snaps to px, and the other way around. */
    SNAP(false, true),
    /** Keeps the aspect ratio. */
    ASPECT(true, false),
    /** Moves freely what else snaps. */
    FREE(false, true),
    /** Places a character where the pointer is, not on the ground. */
    AIR(true, false),
    /** Draws a new zone over another one. */
    OVER(true, false),
    /** Loops a part of the timeline. */
    LOOP(true, false),
    ZOOM(false, true),
    /** Scrolls horizontally by the wheel. */
    SIDEWAYS(true, false);

    private final boolean shift;
    private final boolean control;

    GestureKey(boolean shift, boolean control) {
        this.shift = shift;
        this.control = control;
    }

    /** Whether Shift is one of its keys. */
    public boolean shift() {
        return shift;
    }

    /** Whether the platform's shortcut key is one of its keys: Ctrl, or Command on a Mac. */
    public boolean control() {
        return control;
    }

    /** Whether all of its keys are held. */
    public boolean isHeld(boolean shiftHeld, boolean controlHeld) {
        return (!shift || shiftHeld) && (!control || controlHeld);
    }
}

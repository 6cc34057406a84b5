package leapsmith.levels.reach;

import leapsmith.levels.model.KebabNames;

/** Whether a goal can be reached. */
public enum Verdict {
    /** It can; the inputs that do it are known. */
    PROVEN,
    /** It can't, whatever the player does. */
    IMPOSSIBLE,
    /** The search didn't find a way, but there may be one. */
    NOT_FOUND;

    /** Its name on the command line and in files, such as {@code not-found}. */
    public String text() {
        return KebabNames.nameOf(this);
    }
}

package leapsmith.editor.document;

import java.util.Set;
import java.util.TreeSet;
import leapsmith.levels.model.Fix;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Message;
import leapsmith.levels.reach.repair.RepairChange;

/** The edits that solve problems or stop checking for them. */
public final class ProblemEdits {
    private ProblemEdits() {}

    /**
     * Applies a fix as one step.
     *
     * @param nearX where new objects are wanted, in level px
     * @param nearY where new objects are wanted, in level px
     */
    public static Edit fixing(Fix fix, Level level, double nearX, double nearY) {
        Message name = Message.of("fix." + fix.key());
        return Edit.of(name, level, fix.apply(level, nearX, nearY));
    }

    /** Makes a goal reachable as one step. */
    public static Edit repairing(Message description, RepairChange change) {
        return new Edit(Message.of("edit.repair", description), change.delta());
    }

    public static Edit checking(String rule, boolean checked, Level level) {
        Set<String> off = new TreeSet<>(level.checks().off());
        if (checked) {
            off.remove(rule);
        } else {
            off.add(rule);
        }
        Message name = Message.of(checked ? "edit.checkRule" : "edit.ignoreRule", rule);
        return Edit.of(name, level, level.withChecks(level.checks().withOff(off)));
    }
}

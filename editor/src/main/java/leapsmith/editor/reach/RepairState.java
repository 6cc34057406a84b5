package leapsmith.editor.reach;

import java.util.List;
import java.util.Optional;

/**
 * The repairs that are proposed. Immutable.
 *
 * @param aim what they are for; empty if none are proposed
 * @param repairs the repairs found so far, the best first
 * @param isSearching whether more may follow
 */
record RepairState(Optional<RepairAim> aim, List<ProposedRepair> repairs, boolean isSearching) {
    public static final RepairState OFF = new RepairState(Optional.empty(), List.of(), false);

    public RepairState {
        repairs = List.copyOf(repairs);
    }

    /** Nothing was found yet. */
    static RepairState searching(RepairAim aim) {
        return new RepairState(Optional.of(aim), List.of(), true);
    }
}

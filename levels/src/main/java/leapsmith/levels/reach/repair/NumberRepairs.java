package leapsmith.levels.reach.repair;

import java.util.ArrayList;
import java.util.List;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.LevelObject;
import leapsmith.levels.model.NumberType;
import leapsmith.levels.model.Property;
import leapsmith.physics.fixed.PortableMath;

/** Changes of the player's numbers that may make a goal reachable: a higher jump, and a faster walk for a longer one. */
final class NumberRepairs {
    private static final int[] PERCENT = {5, 10, 15, 20, 30, 40, 50};
    /** A number of the player changes the whole level. */
    private static final int COST = 10;

    private static final int WALK_COST = 3;

    private NumberRepairs() {}

    /** For each number its changes, the smallest first. */
    static List<List<RepairCandidate>> of(Level level) {
        return level.player()
                .map(player -> List.of(
                        steps(player, Repair.Kind.JUMP_HIGHER, COST),
                        steps(player, Repair.Kind.WALK_FASTER, COST + WALK_COST)))
                .orElse(List.of());
    }

    private static List<RepairCandidate> steps(LevelObject player, Repair.Kind kind, int cost) {
        Property<Double> property = kind.number().orElseThrow();
        double before = player.get(property);
        double most = ((NumberType) property.type()).most();
        List<RepairCandidate> steps = new ArrayList<>();
        for (int percent : PERCENT) {
            double after = PortableMath.rint(before * (100 + percent) / 100);
            if (after > before && after <= most) {
                steps.add(RepairCandidate.ofObject(kind, player.with(property, after), cost + percent / 2, 0));
            }
        }
        return steps;
    }
}

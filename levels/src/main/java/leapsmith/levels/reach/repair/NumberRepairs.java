package leapsmith.levels.reach.repair;

import java.util.List;
import java.util.stream.IntStream;
import leapsmith.levels.model.CharacterType;
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

    /**
     * One of some changes.
     *
     * @param cost how unnatural it is
     */
    record Step(RepairChange.OfNumber change, int cost) {}

    /** For each number its changes, the smallest first. */
    static List<List<Step>> of(Level level) {
        return level.player()
                .map(player -> List.of(
                        steps(player, Repair.Kind.JUMP_HIGHER, CharacterType.JUMP_SPEED, COST),
                        steps(player, Repair.Kind.WALK_FASTER, CharacterType.WALK_SPEED, COST + WALK_COST)))
                .orElse(List.of());
    }

    private static List<Step> steps(LevelObject player, Repair.Kind kind, Property<Double> property, int cost) {
        double before = player.get(property);
        double most = ((NumberType) property.type()).most();
        return IntStream.of(PERCENT)
                .mapToObj(percent -> new Step(
                        new RepairChange.OfNumber(
                                kind, player.id(), property, before, PortableMath.rint(before * (100 + percent) / 100)),
                        cost + percent / 2))
                .filter(step -> step.change.after() > before && step.change.after() <= most)
                .toList();
    }
}

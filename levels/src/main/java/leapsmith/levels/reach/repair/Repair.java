package leapsmith.levels.reach.repair;

import java.util.Comparator;
import java.util.Optional;
import leapsmith.levels.model.CharacterType;
import leapsmith.levels.model.KebabNames;
import leapsmith.levels.model.Level;
import leapsmith.levels.model.Property;
import leapsmith.levels.play.PlayRecording;
import leapsmith.levels.reach.odds.JumpOdds;
import leapsmith.levels.reach.odds.RunOdds;

/**
 * A small change of a level after which a goal can be reached.
 *
 * @param run a run in the changed level that reaches the goal in its last tick
 * @param cost how unnatural the change is, about 4 for each tile; 0 or more
 */
public record Repair(RepairChange change, PlayRecording run, RunOdds odds, int cost) {
    /** The order in which repairs are proposed: natural ones with an easy run first. */
    public static final Comparator<Repair> BEST_FIRST = Comparator.comparingDouble(Repair::rank);

    /** What a run with an impossible jump adds to the cost. */
    private static final double HARDNESS_COST = 16;

    /** What a repair changes. */
    public enum Kind {
        /** Tiles continue ground beside them. */
        EXTEND_GROUND,
        /** Tiles on top of ground make a step. */
        ADD_STEP,
        /** Tiles are added in the air. */
        ADD_GROUND,
        /** A tile of ground becomes a spring. */
        ADD_SPRING,
        /** A ladder leads from ground up to other ground. */
        ADD_LADDER,
        /** Tiles in the way are removed. */
        REMOVE_TILES,
        /** A platform is moved. */
        MOVE_PLATFORM,
        /** The goal is moved. */
        MOVE_GOAL,
        /** The player jumps higher. */
        JUMP_HIGHER,
        /** The player walks faster. */
        WALK_FASTER;

        /** Whether tiles are changed, and not an object. */
        public boolean isOfTiles() {
            return addsKind()
                    || this == EXTEND_GROUND
                    || this == ADD_STEP
                    || this == ADD_GROUND
                    || this == REMOVE_TILES;
        }

        /** Whether tiles become a standard kind, which the level may not have yet. */
        public boolean addsKind() {
            return this == ADD_SPRING || this == ADD_LADDER;
        }

        /** The number of the player that is changed, if it is one. */
        public Optional<Property<Double>> number() {
            return switch (this) {
                case JUMP_HIGHER -> Optional.of(CharacterType.JUMP_SPEED);
                case WALK_FASTER -> Optional.of(CharacterType.WALK_SPEED);
                default -> Optional.empty();
            };
        }

        /** Its name on the command line, such as {@code extend-ground}. */
        public String text() {
            return KebabNames.nameOf(this);
        }
    }

    public Kind kind() {
        return change.kind();
    }

    public Level level() {
        return run.level();
    }

    /** It with other odds. */
    public Repair withOdds(RunOdds others) {
        return new Repair(change, run, others, cost);
    }

    private double rank() {
        return cost + HARDNESS_COST * (1 - hardestRate());
    }

    /** How many of the tries of its hardest jump succeed, 0 to 1; 1 if the run has no jump. */
    public double hardestRate() {
        return odds.hardest().map(JumpOdds::rate).orElse(1.0);
    }
}

package leapsmith.levels.replay;

import java.util.Objects;
import leapsmith.physics.world.World;

/**
 * Whether a run still ends as it was recorded.
 *
 * <p>In the level in which it was recorded it must go the same way to the bit. In a level that has changed since it
 * can't; there the question is whether the same comes of it. That is also the question if the simulation is another one
 * than that of the recording: its states are other ones, and no hashes are compared.
 *
 * @param level whether the level is the one in which it was recorded
 * @param simulation the version of the simulation that recorded it, see {@link World#SIMULATION_VERSION}
 * @param recorded how it ended then
 * @param now how it ends now
 * @param states how far its states are those of the recording
 * @param player how far the player moves as recorded, whatever else has changed; not known of replays without such hashes
 */
public record ReplayVerdict(
        LevelMatch level, int simulation, RunEnd recorded, RunEnd now, HashMatch states, HashMatch player) {
    public ReplayVerdict {
        Objects.requireNonNull(level);
        Objects.requireNonNull(recorded);
        Objects.requireNonNull(now);
        Objects.requireNonNull(states);
        Objects.requireNonNull(player);
    }

    /**
     * Compares.
     *
     * @param level whether the run was made in the level of the recording
     */
    public static ReplayVerdict of(ReplayDocument recorded, LevelMatch level, ReplayRun finished) {
        boolean isComparable = recorded.simulation() == World.SIMULATION_VERSION;
        return new ReplayVerdict(
                level,
                recorded.simulation(),
                recorded.end(),
                finished.end(),
                isComparable ? HashMatch.of(recorded.run().hashes(), finished.hashes()) : HashMatch.NONE,
                isComparable ? HashMatch.of(recorded.playerHashes(), finished.playerHashes()) : HashMatch.NONE);
    }

    /** Whether another version of the simulation recorded it than the one that runs it now. */
    public boolean isOtherSimulation() {
        return simulation != World.SIMULATION_VERSION;
    }

    /** Whether the same came of it: the same goal was reached, or the player ended in the same way. */
    public boolean isSameOutcome() {
        return now.isSameOutcome(recorded);
    }

    /** Whether it went the same way, to the bit. That can't be said of another simulation. */
    public boolean isSameRun() {
        return !isOtherSimulation()
                && now.equals(recorded)
                && states.firstDivergence().isEmpty();
    }

    /** Whether the outcome alone decides, as the run can't be expected to go the same way to the bit. */
    public boolean isByOutcome() {
        return level != LevelMatch.SAME || isOtherSimulation();
    }

    /** Whether the run does what it should. */
    public boolean passes() {
        return isByOutcome() ? isSameOutcome() : isSameRun();
    }
}

package leapsmith.bench.ours;

import leapsmith.physics.world.Checkpoint;
import leapsmith.physics.world.Snapshot;

/** A world with only a player whose state is saved or restored after each step. */
final class PlayerStates {
    private PlayerStates() {}

    static final class Saving extends LonePlayer {
        private final Checkpoint checkpoint = new Checkpoint();

        @Override
        void afterStep() {
            world.save(checkpoint);
        }
    }

    /** Always the same state, as when a game tries inputs. */
    static final class Restoring extends LonePlayer {
        private final Checkpoint checkpoint = new Checkpoint();

        Restoring() {
            world.save(checkpoint);
        }

        @Override
        void afterStep() {
            world.restore(checkpoint);
        }
    }

    static final class TakingSnapshots extends LonePlayer {
        private Snapshot last;

        @Override
        void afterStep() {
            last = world.snapshot();
        }

        /** The last one, so that none is optimized away. */
        Snapshot last() {
            return last;
        }
    }

    static final class RestoringSnapshots extends LonePlayer {
        private final Snapshot snapshot = world.snapshot();

        @Override
        void afterStep() {
            world.restore(snapshot);
        }
    }
}

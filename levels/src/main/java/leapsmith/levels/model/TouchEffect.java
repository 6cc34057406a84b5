package leapsmith.levels.model;

/** What happens when the player begins to touch an object whose body is a sensor. */
@FunctionalInterface
public interface TouchEffect {
    /** Nothing happens. */
    TouchEffect NONE = (object, player) -> {};

    /** Applies the effect, between two ticks. */
    void apply(LevelObject object, Player player);

    /** The player that touches it. */
    interface Player {
        /** To the right, in pixels a second. */
        double vx();

        /** Downward, in pixels a second. */
        double vy();

        /** Gives it another velocity, in pixels a second. */
        void setVelocity(double vx, double vy);
    }
}

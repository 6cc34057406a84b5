package leapsmith.levels.model;

/** What happens when the player starts touching an object whose body is a sensor. */
@FunctionalInterface
public interface TouchEffect {
    /** Nothing happens. */
    TouchEffect NONE = (object, player) -> {};

    /** Applies the effect, between two ticks. */
    void apply(LevelObject object, Player player);

    /** The player touching the object. */
    interface Player {
        /** To the right, in pixels per second. */
        double vx();

        /** Downward, in pixels per second. */
        double vy();

        /** Sets its velocity, in pixels per second. */
        void setVelocity(double vx, double vy);

        /** Launches it as a spring or a blow does, in pixels per second; see {@code World.launch}. */
        void launch(double vx, double vy);
    }
}

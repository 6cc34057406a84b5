package leapsmith.levels.model;

/** What happens when the player starts touching an object whose body is a sensor. */
@FunctionalInterface
public interface TouchEffect {
    /** Nothing happens. */
    TouchEffect NONE = (object, player) -> {};

    /**
     * Applies the effect, between two ticks.
     *
     * @param object an object of a level
     * @param player the player that touches it
     */
    void apply(LevelObject object, Player player);

    /** The player touching the object. */
    interface Player {
        /** {@return its velocity to the right, in pixels per second} */
        double vx();

        /** {@return its downward velocity, in pixels per second} */
        double vy();

        /**
         * Sets its velocity, in pixels per second.
         *
         * @param vx to the right, in pixels per second
         * @param vy downward, in pixels per second
         */
        void setVelocity(double vx, double vy);

        /**
         * Launches it as a spring or a blow does, in pixels per second; see {@code World.launch}.
         *
         * @param vx to the right, in pixels per second
         * @param vy downward, in pixels per second
         */
        void launch(double vx, double vy);

        /** Kills it: it respawns one second later. */
        void die();

        /**
         * Has it respawn on the ground of an object from now on.
         *
         * @param checkpoint an object of the level
         */
        void respawnAt(LevelObject checkpoint);

        /**
         * Moves it to where a portal leads.
         *
         * @param portal an object of the level
         */
        void enter(LevelObject portal);
    }
}

package leapsmith.physics.tile;

/**
 * Which sides of a level are open. A closed side is an infinite wall; beyond an open side there is nothing, and bodies
 * may leave. The area beyond two sides at once is wall if either is closed.
 *
 * @param leftOpen whether bodies may leave to the left
 * @param rightOpen whether they may to the right
 * @param topOpen whether they may upward
 * @param bottomOpen whether they may downward
 */
public record Borders(boolean leftOpen, boolean rightOpen, boolean topOpen, boolean bottomOpen) {
    /** All four sides closed, the default. */
    public static final Borders CLOSED = new Borders(false, false, false, false);
}

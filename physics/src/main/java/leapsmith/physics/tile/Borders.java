package leapsmith.physics.tile;

/**
 * Which sides of a level are open. A closed side is a wall without end; beyond an open side nothing is, and a body may
 * leave there. What lies beyond two sides at once is wall if either is closed.
 *
 * @param leftOpen whether bodies may leave to the left
 * @param rightOpen whether they may to the right
 * @param topOpen whether they may upward
 * @param bottomOpen whether they may downward
 */
public record Borders(boolean leftOpen, boolean rightOpen, boolean topOpen, boolean bottomOpen) {
    /** All four sides closed: what a level has unless it says otherwise. */
    public static final Borders CLOSED = new Borders(false, false, false, false);
}

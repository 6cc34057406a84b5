/**
 * What the player can do next from one state of play: an {@link leapsmith.levels.reach.maneuver.Explorer} tries all
 * maneuvers with the real simulation, and an {@link leapsmith.levels.reach.maneuver.Expansion} has where they end, and on
 * which tiles that depends. The package must not know where the player came from or what is searched.
 *
 * <p>Where the player is, {@code x} and {@code y} are its left and top edge, and {@code dx} and {@code dy} how far it
 * moves to the right and down in a step, all in sub-pixels.
 */
package leapsmith.levels.reach.maneuver;

/**
 * The upper bound of where the player of a level can get, see {@link leapsmith.levels.reach.bound.ReachBound}: it is
 * never smaller than the truth, so what it excludes is impossible. The package must not import files or pictures of
 * levels, nor sessions of play.
 *
 * <p>Its classes move boxes of the size of the player: {@code low} and {@code high} are the lowest and the highest value
 * of their top edges in sub-pixels, and {@code slow} and {@code fast} the least and the greatest downward velocity
 * in sub-pixels per tick.
 */
package leapsmith.levels.reach.bound;

/**
 * The upper bound of where the player of a level can get, see {@link leapsmith.levels.reach.bound.ReachBound}: it is
 * never smaller than the truth, so what it excludes is impossible. The package must not import files or pictures of
 * levels, nor sessions of play.
 */
package leapsmith.levels.reach.bound;

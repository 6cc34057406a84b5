/**
 * How hard the jumps of a run are for a person, see {@link leapsmith.levels.reach.odds.RunOdds}, and which run to a goal
 * is the easiest. The timing is random, but the same run gives the same odds on every machine. The package must not
 * import repairs, pictures of levels, files or views.
 */
package leapsmith.levels.reach.odds;

/**
 * What the player of a level can reach, see {@link leapsmith.levels.reach.ReachSearch}. Everything that it finds comes
 * with the inputs that prove it. The same level and settings give the same result on every machine, because its limits
 * count steps and not time. What is remarkable beside the goals is found here too, as it follows the arcs that a {@link
 * leapsmith.levels.reach.ReachMap} keeps to itself. The package must not import pictures of levels, files or views, nor
 * repairs and the odds of jumps.
 */
package leapsmith.levels.reach;

/**
 * What the player of a level can reach: a search over the real steps of the simulation, see {@link
 * leapsmith.levels.reach.ReachSearch}. Everything that it finds comes with the inputs that prove it. The same level and
 * settings give the same result on every machine, because its limits count steps and not time. The package must not
 * import pictures of levels, files or views.
 */
package leapsmith.levels.reach;

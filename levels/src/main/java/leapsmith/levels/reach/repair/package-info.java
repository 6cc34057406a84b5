/**
 * Small changes of a level that make a goal reachable, see {@link leapsmith.levels.reach.repair.ReachRepair}. Each is
 * proven by a run in the changed level. The same level gives the same repairs on every machine, because limits count
 * steps and not time. The package must not import pictures of levels, files or views.
 */
package leapsmith.levels.reach.repair;

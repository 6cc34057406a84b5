/**
 * From a level to a running world: characters, zones and platforms become bodies, emitters sources of bullets, and
 * each tile what it does to bodies. The level isn't changed, and the world keeps no reference to it. It must not import pictures or the command line.
 */
package leapsmith.levels.build;

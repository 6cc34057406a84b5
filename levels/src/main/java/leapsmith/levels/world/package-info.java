/**
 * From a level to a running world: objects become bodies, sensors, platforms and emitters, and each tile becomes its
 * shape. The level isn't changed, and the world keeps no reference to it. It must not import play, files or pictures.
 *
 * <p>{@link leapsmith.levels.world.WorldBuilder} is the entry class.
 */
package leapsmith.levels.world;

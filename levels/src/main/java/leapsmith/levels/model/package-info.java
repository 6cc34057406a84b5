/**
 * A level as values: tiles, objects, numbers and free properties, all in level pixels with y down, and the descriptions
 * that the rest of the program follows: the types of objects with their kinds and properties, and the kinds of tiles.
 * Nothing here reads files or runs a simulation, and it must not import Jackson or any other package of the module.
 *
 * <p>{@link leapsmith.levels.model.Level} is where to start; {@link leapsmith.levels.model.ObjectTypes#STANDARD} lists the
 * types of objects.
 */
package leapsmith.levels.model;

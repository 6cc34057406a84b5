/**
 * A level as values: tiles, objects, numbers and free properties, all in level pixels with y down, and the descriptions
 * that the rest of the program uses: object types with their kinds and properties, and tile kinds. The package reads no
 * files and runs no simulation. It must not import Jackson or any other package of the module.
 *
 * <p>{@link leapsmith.levels.model.Level} is the entry class; {@link leapsmith.levels.model.ObjectTypes#STANDARD} lists
 * the object types.
 */
package leapsmith.levels.model;

/**
 * Maps of other editors, such as Tiled and LDtk, as values: everything in them that a level can use, the same for all
 * formats. Readers make a {@link leapsmith.levels.external.ExternalProject} of a file, writers a file of a {@link
 * leapsmith.levels.external.ExternalMap}; neither knows levels. {@code leapsmith.levels.convert} turns maps into levels
 * and levels into maps.
 *
 * <p>The package knows no file format, and no package of its module but the model.
 */
package leapsmith.levels.external;

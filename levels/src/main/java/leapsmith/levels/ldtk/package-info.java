/**
 * Projects of LDtk, from version 0.6 to 1.5: {@link leapsmith.levels.ldtk.LdtkReader} makes a map of each level, also of
 * levels in files of their own and in several worlds, and {@link leapsmith.levels.ldtk.LdtkWriter} makes a project of a
 * map. Files are read as a stream; the memory that they need depends on what they contain, not on the sizes that they
 * name.
 *
 * <p>The package knows maps and no levels.
 */
package leapsmith.levels.ldtk;

/**
 * Maps of Tiled: JSON and XML files with their tilesets, templates and worlds. Both syntaxes are read into the same
 * {@link leapsmith.levels.tiled.Element}s, under the names that XML has for them, so that each thing is interpreted
 * once. What a map only refers to may be missing: the rest is read, and a finding says what was left out.
 *
 * <p>{@link leapsmith.levels.tiled.TiledReader} is the entry class. The package knows maps as values and must not import
 * levels or their conversion. It resolves no entity, reads no DTD, and allocates nothing because of a number in a file
 * before it is checked.
 */
package leapsmith.levels.tiled;

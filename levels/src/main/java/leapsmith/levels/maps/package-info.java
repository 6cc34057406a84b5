/**
 * Files of levels and maps in all formats, as levels: what {@code leapsmith convert} does, for games and their tools. Entry
 * class: {@link leapsmith.levels.maps.MapFile}.
 *
 * <p>Maps of Tiled, LDtk and Ogmo, text grids and CSV are read by rules that say what their layers, tiles and objects become.
 * What a level can't hold is left out and named. Maps in XML need the module {@code java.xml}, and the pictures that are
 * written beside maps {@code java.desktop}.
 */
package leapsmith.levels.maps;

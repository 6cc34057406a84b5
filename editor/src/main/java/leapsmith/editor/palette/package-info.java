/**
 * The palette: the tile kinds and object kinds that can be painted and placed, and which are selected. {@link
 * leapsmith.editor.palette.Palette} is built from their descriptions.
 */
package leapsmith.editor.palette;

/**
 * What can be painted and placed in a level: the kinds of its tiles and of its objects, and which is chosen.
 * {@link leapsmith.editor.palette.Palette} is made from the descriptions of both.
 */
package leapsmith.editor.palette;

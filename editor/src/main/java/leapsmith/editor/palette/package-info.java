/**
 * What can be painted and placed in a level: the kinds of its tiles and of its objects, and which is chosen.
 * {@link leapsmith.editor.palette.Palette} walks over the descriptions.
 */
package leapsmith.editor.palette;

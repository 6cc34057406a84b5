/**
 * Drawing in plain Java: an array of pixels, and a pen for lines, shapes and text. It needs no display, toolkit or
 * installed font, and the same input gives the same pixels everywhere. It must not import levels.
 *
 * <p>{@link leapsmith.levels.raster.Pen} is the entry class: it draws into a {@link leapsmith.levels.raster.Picture}.
 */
package leapsmith.levels.raster;

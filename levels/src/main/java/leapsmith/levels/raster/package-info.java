/**
 * Drawing in plain Java: an array of pixels, and a pen with lines, shapes and letters of its own. It needs no display, no
 * toolkit and no font of the machine, and the same input gives the same pixels everywhere. It must not import levels.
 *
 * <p>{@link leapsmith.levels.raster.Pen} is where to start: it draws into a {@link leapsmith.levels.raster.Picture}.
 */
package leapsmith.levels.raster;

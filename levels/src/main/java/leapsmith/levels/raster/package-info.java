/**
 * Pictures in plain Java: a level and what lies over it as an array of pixels, and that array as a PNG. It needs no
 * display, no toolkit and no font of the machine, and the same input gives the same pixels everywhere.
 *
 * <p>{@link leapsmith.levels.raster.Rasteriser} is where to start: it draws a {@link leapsmith.levels.raster.Scene}, seen
 * by a {@link leapsmith.levels.raster.Camera}, layer by layer into a {@link leapsmith.levels.raster.Picture}. It must not
 * import the command line.
 */
package leapsmith.levels.raster;

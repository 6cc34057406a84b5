/**
 * Pictures of levels: what of a level, of its running world and of runs is seen, layer by layer.
 *
 * <p>{@link leapsmith.levels.scene.Rasteriser} is where to start: it draws a {@link leapsmith.levels.scene.Scene}, seen by
 * a {@link leapsmith.levels.scene.Camera}, into a {@link leapsmith.levels.raster.Picture}. It must not import files.
 */
package leapsmith.levels.scene;

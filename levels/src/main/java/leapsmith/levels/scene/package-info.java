/**
 * Pictures of levels, of running worlds and of trails, drawn layer by layer.
 *
 * <p>{@link leapsmith.levels.scene.Rasteriser} is the entry class: it draws a {@link leapsmith.levels.scene.Scene},
 * seen by a {@link leapsmith.levels.scene.Camera}, into a {@link leapsmith.levels.raster.Picture}. It must not import
 * files.
 */
package leapsmith.levels.scene;

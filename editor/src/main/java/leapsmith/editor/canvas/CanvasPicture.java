package leapsmith.editor.canvas;

import leapsmith.levels.model.Level;
import leapsmith.levels.raster.Picture;
import leapsmith.levels.scene.Camera;
import leapsmith.levels.scene.ColorScheme;

/**
 * The picture of a view, with what marks need to know to be drawn into it.
 *
 * @param picture in device pixels
 * @param camera from level pixels to device pixels
 * @param outputScale device pixels per JavaFX pixel
 */
public record CanvasPicture(Picture picture, Camera camera, double outputScale, ColorScheme colors, Level level) {}

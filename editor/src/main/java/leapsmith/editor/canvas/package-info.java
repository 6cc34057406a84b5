/**
 * The view of the level: {@link leapsmith.editor.canvas.LevelCanvas} draws it with the rasteriser of the levels module,
 * turns pointer and keys into gestures for the tools, and shows the layers of the features above it. This package must
 * not import a feature.
 */
package leapsmith.editor.canvas;

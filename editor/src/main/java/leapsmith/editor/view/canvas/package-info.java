/**
 * The canvas on which a level is edited and played: the viewport, the input of pointer and keys, and marks over the
 * level. The level itself is drawn by the rasteriser, at most once per pulse and only after a change, at a cost that
 * depends on the view, not on the level.
 *
 * <p>{@link leapsmith.editor.view.canvas.LevelCanvas} is the entry class. Pointer events become gestures in level
 * pixels here; tools never see an event. This package must import neither the panels nor the application.
 */
package leapsmith.editor.view.canvas;

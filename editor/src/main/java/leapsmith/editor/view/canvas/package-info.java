/**
 * The canvas on which a level is edited and played: what is seen of it, what the pointer and the game's keys do in it,
 * and what is drawn over it. The level itself is a picture of the rasteriser, drawn at most once a pulse and only after
 * something changed, at the cost of what is in sight and never of the level.
 *
 * <p>{@link leapsmith.editor.view.canvas.LevelCanvas} is the way in. Pointer events become gestures in level pixels
 * here, and tools never see an event. This package must not import the panels, which stand beside it, nor the
 * application.
 */
package leapsmith.editor.view.canvas;

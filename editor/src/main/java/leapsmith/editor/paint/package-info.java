/**
 * The tools that paint or pick tiles. {@link leapsmith.editor.paint.TilePaint} decides what they paint; a {@code
 * TilePlan} is what a shape would paint, for the preview and for the edit.
 */
package leapsmith.editor.paint;

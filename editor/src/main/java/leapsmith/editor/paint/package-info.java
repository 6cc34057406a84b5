/**
 * The tools that paint, pick or select tiles. {@link leapsmith.editor.paint.TilePaint} decides what they paint; {@link
 * leapsmith.editor.paint.StampTool} paints what was copied. A {@code TilePlan} is what a shape would paint, for the
 * preview and for the edit.
 */
package leapsmith.editor.paint;

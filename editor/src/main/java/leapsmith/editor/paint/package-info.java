/**
 * The tools that paint, pick or select tiles. {@link leapsmith.editor.paint.TilePaint} decides what they paint; {@link
 * leapsmith.editor.paint.StampTool} paints what was copied.
 */
package leapsmith.editor.paint;

/** The tools that paint or pick tiles. {@link leapsmith.editor.paint.TilePaint} decides what they paint. */
package leapsmith.editor.paint;

/** The tools that paint tiles or pick them up. {@link leapsmith.editor.paint.TilePaint} says what they paint. */
package leapsmith.editor.paint;
